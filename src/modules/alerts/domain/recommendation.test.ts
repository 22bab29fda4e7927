import { describe, expect, test } from 'vitest'
import { findEntryErrors } from '../../../core/forms/entries.ts'
import { messageOf, recipientsOf, recommendationFields, recommendationRules } from './recommendation.ts'

const labels = { recipients: 'To', senderName: 'Name', senderEmail: 'Address', message: 'Message' }
const right = { recipients: 'ada@example.org', senderName: 'Bo Roof', senderEmail: 'bo@example.org', message: '', captcha: 'x' }
const keysOf = (typed: Partial<Record<keyof typeof right, string>>, isSignedIn = false) => {
  const entries = Object.fromEntries(Object.entries({ ...right, ...typed }).map(([name, entry]) => [name, [entry]]))
  const invalid = findEntryErrors(recommendationFields, recommendationRules(labels, isSignedIn), entries)
  return Object.fromEntries(Object.entries(invalid).map(([field, { key }]) => [field, key]))
}
const many = (count: number) => Array.from({ length: count }, (_, number) => `r${number}@example.org`).join(', ')

describe('what is refused', () => {
  test.each<[Parameters<typeof keysOf>[0], object]>([
    [{}, {}],
    [{ recipients: ' ' }, { recipients: 'field-required' }],
    [{ recipients: 'ada@example.org, ben' }, { recipients: 'email-several-invalid' }],
    [{ recipients: 'ada@example.org\r\nBcc: eve@example.org' }, { recipients: 'email-several-invalid' }],
    [{ recipients: many(5) }, {}],
    [{ recipients: many(6) }, { recipients: 'recipients-too-many' }],
    [{ recipients: 'a@example.org;'.repeat(6) }, {}],
    [{ senderName: '' }, { senderName: 'field-required' }],
    [{ senderName: 'Win at evil.example' }, { senderName: 'name-not-shown' }],
    [{ senderEmail: 'bo' }, { senderEmail: 'email_invalid_message' }],
    [{ message: 'x'.repeat(1001) }, { message: 'field-too-long' }],
    [{ message: 'See https://evil.example' }, { message: 'text-has-addresses' }],
    [{ message: 'See evil.example' }, { message: 'text-has-addresses' }],
    [{ message: 'Look, e.g. at page 3. Good.\nReally' }, {}],
    [{ captcha: '' }, { captcha: 'recaptcha-incomplete' }],
  ])('%j: %j (A3-59, A5-05)', (typed, invalid) => expect(keysOf(typed)).toEqual(invalid))
})

test('who is signed in is asked for less', () => expect(keysOf({ senderName: '', senderEmail: '', captcha: '' }, true)).toEqual({}))

test('each recipient counts once', () =>
  expect(recipientsOf('Ada@example.org, ben@example.org;ada@example.org\n')).toEqual(['ada@example.org', 'ben@example.org']))

test('a message keeps its lines, and nothing that cannot be seen', () => expect(messageOf(' a\r\nb\u0000\u202Ec \n')).toBe('a\nb c'))
