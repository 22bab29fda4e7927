import { expect, test } from 'vitest'
import { readResearcherId, readResearcherIdMessage, researcherIdOutcome } from './researcher-id.ts'

test.each([
  ['', 'complete'],
  ['status=OK', 'complete'],
  ['status=NO_CONTENT', 'not-found'],
  ['error=UNAUTHORIZED', 'unauthorised'],
  ['BAD_REQUEST', 'failed'],
  ['x=1&status=INTERNAL_SERVER_ERROR', 'failed'],
])('the return with ?%s has the outcome %s (A2-73)', (query, outcome) => {
  expect(researcherIdOutcome(new URLSearchParams(query))).toBe(outcome)
})

test.each([
  ['AAB-1234-2020', 'AAB-1234-2020'],
  [' a-1009-2008 ', 'A-1009-2008'],
  ['ABCD-1234-2020', null],
  ['AAB-1234-2120', null],
  ['https://x.example/AAB-1234-2020', null],
  ['', null],
])('the text %s is read as the researcher id %s', (text, read) => {
  expect(readResearcherId(text)).toBe(read)
})

test.each([
  [
    { task: 'publons-login', success: true },
    { task: 'publons-login', success: true },
  ],
  [
    { task: 'publons-login', success: 'yes' },
    { task: 'publons-login', success: false },
  ],
  [{ task: 'another', success: true }, null],
  [null, null],
  ['publons-login', null],
])('the message %j is read as %j', (message, read) => {
  expect(readResearcherIdMessage(message)).toEqual(read)
})
