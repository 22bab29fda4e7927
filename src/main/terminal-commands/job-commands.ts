/** The command `recto jobs`, executed by the terminal's process or by the running server. */
import { z } from 'zod'
import { createJobs } from '../../core/jobs/jobs.ts'
import { countJobs, listFailedJobs } from '../../core/jobs/list-jobs.ts'
import { OperatorError } from '../../core/operator-error.ts'
import { jobDefinitions } from '../jobs.ts'
import { libraryCommand } from './library-command.ts'

const time = z.iso.datetime()

export const jobList = libraryCommand({
  name: 'job-list',
  input: z.strictObject({}),
  result: z.array(
    z.object({
      name: z.string(),
      purpose: z.string(),
      /** Seconds between two times; null: not by the clock. */
      every: z.number().nullable(),
      isDoneAtStart: z.boolean(),
      waiting: z.number(),
      running: z.number(),
      dead: z.number(),
      lastDoneAt: time.nullable(),
      lastFailure: z.object({ at: time, message: z.string() }).nullable(),
    }),
  ),
  changesLibrary: () => false,
  run: async ({ database }) => {
    const counts = await countJobs(database.kysely)
    return jobDefinitions
      .map(({ name, purpose, schedule }) => {
        const { waiting, running, dead, lastDoneAt = null, lastFailure = null } = counts.get(name) ?? { waiting: 0, running: 0, dead: 0 }
        return {
          ...{ name, purpose, waiting, running, dead },
          every: typeof schedule === 'object' ? (schedule?.every ?? null) : null,
          isDoneAtStart: schedule === 'at start',
          lastDoneAt: lastDoneAt?.toISOString() ?? null,
          lastFailure: lastFailure && { ...lastFailure, at: lastFailure.at.toISOString() },
        }
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  },
})

export const jobFailed = libraryCommand({
  name: 'job-failed',
  input: z.strictObject({ max: z.int().min(1).max(10_000) }),
  result: z.array(z.object({ id: z.string(), job: z.string(), at: time, attempts: z.number(), payload: z.unknown(), message: z.string() })),
  changesLibrary: () => false,
  run: async ({ database }, { max }) => {
    const failed = await listFailedJobs(database.kysely, max)
    return failed.map(job => ({ ...job, at: job.at.toISOString() }))
  },
})

export const jobRetry = libraryCommand({
  name: 'job-retry',
  input: z.strictObject({ ids: z.array(z.uuid()).min(1) }),
  result: z.object({ ids: z.array(z.string()) }),
  changesLibrary: () => false,
  run: async ({ database }, { ids }) => {
    const jobs = createJobs({ database, definitions: jobDefinitions, onFailure: () => undefined })
    await jobs.prepare()
    await database.kysely.transaction().execute(async transaction => {
      for (const id of ids)
        if (!(await jobs.retry(id, transaction)))
          throw new OperatorError(`The job ${id} cannot be tried again: none that was given up has this id.`)
    })
    return { ids }
  },
})
