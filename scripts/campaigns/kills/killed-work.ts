/** What a process does beside answering requests while the campaign `kills` kills it: jobs that note a number and post an email, and digests. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../src/core/database/open-database.ts'
import type { Jobs } from '../../../src/core/jobs/jobs.ts'
import { emailWriters } from '../../../src/main/email-writers.ts'
import { runDigest } from '../../../src/modules/alerts/use-cases/digests/run-digests.ts'
import type { MatchRequest } from '../../../src/modules/discovery/engine/search-port.ts'
import { createMail } from '../../../src/modules/email/use-cases/create-mail.ts'
import { digestSites, linksOf, platform } from '../../../tests/support/digest-library.ts'
import { campaignJobs, digested, noteNumber, numbered } from './killed-job.ts'

/** @param onPosted called when emails wait to be sent */
export async function startWork(database: Database, onPosted: () => void): Promise<Jobs> {
  const mail = createMail({ database, writers: emailWriters, from: 'no-reply@recto.example', onPosted })
  const sites = await digestSites()
  const site = sites.get(platform)
  if (site === undefined) throw new Error(platform)
  const jobs = campaignJobs(database)
  jobs.handle(numbered, async ({ payload: { number }, finish }) => {
    await wait(number % 7)
    await finish(async trx => {
      await noteNumber(trx, number, number % 11)
      await mail.post(trx, {
        site,
        language: 'en',
        to: { name: '', address: `job-${number}@example.net` },
        template: { kind: 'reset-password', link: `http://localhost:3000/password/${number}`, hours: 1 },
      })
    })
  })
  jobs.handle(digested, async run => {
    const search = { matching: async ({ among }: MatchRequest) => [...(among ?? [])] }
    await runDigest({ mail, sites, linksOf, search, batch: 5, ...run }, 'WEEKLY')
  })
  await jobs.start()
  return jobs
}
