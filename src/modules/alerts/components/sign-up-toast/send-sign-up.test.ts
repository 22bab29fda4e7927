import { expect, test } from 'vitest'
import { readRefusal } from './send-sign-up.ts'

const failed = { kind: 'failed', message: 'sign-up-error' }

test.each([
  [
    { errors: { email: 'field-required', captcha: 'captcha-error' } },
    { kind: 'refused', errors: { email: 'field-required', captcha: 'captcha-error' } },
  ],
  [{ errors: { email: 'field-required', other: 'x', lastName: 7 } }, { kind: 'refused', errors: { email: 'field-required' } }],
  [{ errors: [{ message: 'The form cannot be read.' }] }, failed],
  [{ errors: {} }, failed],
  [{ errors: null }, failed],
  [{}, failed],
  [null, failed],
  ['<html>', failed],
])('the answer %j is read as %j', (answer, outcome) => expect(readRefusal(answer)).toEqual(outcome))
