import { describe, expect, test } from 'vitest'
import { keysOfErrors } from '../../../../tests/support/schema-keys.ts'
import { recipientsOf, recommendationSchema } from './recommendation.ts'

const right = { recipients: 'ada@example.org', senderName: 'Bo Roof', senderEmail: 'bo@example.org', message: '', captcha: 'x' }
const keysOf = (typed: Partial<Record<keyof typeof right, string>>, isSignedIn = false) =>
  keysOfErrors(recommendationSchema(isSignedIn), { ...right, ...typed })
const many = (count: number) => Array.from({ length: count }, (_, number) => `r${number}@example.org`).join(', ')

describe('errors of a recommendation', () => {
  test.each<[Parameters<typeof keysOf>[0], string[]]>([
    [{}, []],
    [{ recipients: ' ' }, ['recipients: field-required']],
    [{ recipients: 'ada@example.org, ben' }, ['recipients: email-several-invalid']],
    [{ recipients: 'ada@example.org\r\nBcc: eve@example.org' }, ['recipients: email-several-invalid']],
    [{ recipients: many(5) }, []],
    [{ recipients: many(6) }, ['recipients: recipients-too-many']],
    [{ recipients: 'a@example.org;'.repeat(6) }, []],
    [{ senderName: '' }, ['senderName: field-required']],
    [{ senderName: 'Win at evil.example' }, ['senderName: name-not-shown']],
    [{ senderEmail: 'bo' }, ['senderEmail: email_invalid_message']],
    [{ message: 'x'.repeat(1001) }, ['message: field-too-long']],
    [{ message: 'See https://evil.example' }, ['message: text-has-addresses']],
    [{ message: 'See evil.example' }, ['message: text-has-addresses']],
    [{ message: 'Look, e.g. at page 3. Good.\nReally' }, []],
    [{ captcha: '' }, ['captcha: recaptcha-incomplete']],
    [
      { senderName: ' \t', captcha: '', recipients: 'ada' },
      ['recipients: email-several-invalid', 'senderName: field-required', 'captcha: recaptcha-incomplete'],
    ],
  ])('the form with %j has the errors %j (A3-59, A5-05)', (typed, invalid) => expect(keysOf(typed)).toEqual(invalid))
})

test('signed-in users need no name, email or captcha', () =>
  expect(keysOf({ senderName: '', senderEmail: '', captcha: '' }, true)).toEqual([]))

test('each recipient counts once', () =>
  expect(recipientsOf('Ada@example.org, ben@example.org;ada@example.org\n')).toEqual(['ada@example.org', 'ben@example.org']))
