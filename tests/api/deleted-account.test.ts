/** Pages asked for in a session whose account was deleted a moment before: they answer as to somebody who is signed out. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../../src/core/access/user.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { signedInAs } from '../support/user.ts'

const removed: SignedIn = { ...signedInAs('ROLE_USER'), accountId: testId(424_242), sessionId: 424_242 }

let library: TestApp
let comments = ''
beforeAll(async () => {
  library = await buildTestApp({}, { userOf: async () => removed })
  await library.load(['demo/assets/hedgerow-moths'])
  const { volume, publicationId } = await library.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id as publicationId'])
    .executeTakeFirstOrThrow()
  comments = `/posters/${volume}-${publicationId}/comments`
})
afterAll(() => library.close())

const headers = { host: 'localhost', accept: 'text/html', cookie: 'recto_session=its', 'sec-fetch-site': 'same-origin' }

test.each(['/my/user-details', '/my/confirm?returnTo=/my/ways-in'])('after the account is deleted, %s redirects to sign-in', async url => {
  const answer = await library.app.inject({ url, headers })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login'])
})

test('after the account is deleted, re-authentication redirects to sign-in', async () => {
  const answer = await library.app.inject({
    method: 'POST',
    url: '/my/confirm?returnTo=/my/ways-in',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'plainPassword=of-the-account-that-went',
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login'])
})

test('after the account is deleted, comments can be read, and adding one asks for sign-in', async () => {
  const { statusCode, body } = await library.app.inject({ url: comments, headers })
  expect(statusCode).toBe(200)
  expect(body).toContain('Please sign in to add this comment')
})
