/** The screen of the jobs that were given up. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobDefinitions } from '../../src/main/jobs.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addFailedJob } from '../support/failed-job.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const retryable = jobDefinitions.find(({ schedule }) => schedule === null)?.name ?? ''
const path = '/my/dashboard/jobs'
let site: TestApp
let cookie: string
beforeAll(async () => {
  site = await buildTestApp()
  await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
  cookie = await signIn(site.app, 'ada@example.org')
})
afterAll(() => site.close())

const get = async (url = path) =>
  (await site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', cookie } })).body.replaceAll('<!-- -->', '')
const send = (ids: readonly string[], fields: Record<string, string>) =>
  site.app.inject({
    ...{ method: 'POST', url: path, headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', cookie } },
    payload: new URLSearchParams([...ids.map(id => ['row', id]), ...Object.entries(fields)]).toString(),
  })
const statesOf = async (name: string): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`select state::text from pgboss.job where name = ${name} and state <> 'completed'`.execute(
    site.database.kysely,
  )
  return rows.map(({ state }) => state)
}

test('failed jobs are listed with their error and attempts, and chosen ones are run again or discarded', async () => {
  expect(await get()).toContain('No job has failed.')
  for (const [index, message] of ['the disk is full', 'nobody answers', 'it is locked'].entries())
    await addFailedJob(site.database, { id: idOf(index), message, job: retryable })
  const listed = await get()
  for (const shown of ['the disk is full', 'nobody answers', retryable]) expect(listed).toContain(shown)
  expect(listed).toMatch(/data-label="Attempts"[^>]*><div[^>]*>3</)

  const again = await send([idOf(0), idOf(9)], { act: 'retry' })
  expect([again.statusCode, again.headers.location]).toEqual([303, `${path}?done=retry&count=1&missing=${idOf(9)}`])
  expect(await statesOf('dead-letters')).toEqual(['created', 'created'])
  expect(await statesOf(retryable)).toHaveLength(1)
  expect(await get(String(again.headers.location))).toContain('1 job is run again.')

  const question = await send([idOf(1)], { act: 'discard' })
  expect(question.body).toContain('Discard 1 job?')
  expect(await statesOf('dead-letters')).toHaveLength(2)
  const discarded = await send([idOf(1)], { act: 'discard', confirmed: 'yes' })
  expect(discarded.headers.location).toBe(`${path}?done=discard&count=1`)
  const left = await get()
  expect(left).not.toContain('nobody answers')
  expect(left).toContain('it is locked')
})

test('nothing is done with an id that is none, or where nothing was chosen', async () => {
  expect((await send(['1'], { act: 'retry' })).statusCode).toBe(404)
  const none = await send([], { act: 'retry' })
  expect([none.statusCode, none.body.includes('Nothing is selected.')]).toEqual([422, true])
})
