import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'

const institution = { key: 'slate', kind: 'institution' } as const
const orcid = { key: 'orcid', kind: 'orcid' } as const

test('the claims of an institution give subject, name and email', () => {
  const claims = { sub: 'u-17', given_name: 'Ada ', family_name: 'Roof', email: 'Ada@Slate.example', email_verified: true }
  expect(readClaims(claims, institution)).toEqual({
    provider: 'slate',
    subject: 'u-17',
    label: 'Ada@Slate.example',
    firstName: 'Ada',
    lastName: 'Roof',
    email: { address: 'Ada@Slate.example', isVerified: true },
  })
})

test.each([
  ['text', 'true', true],
  ['nothing', undefined, false],
  ['false', false, false],
  ['text that says no', 'false', false],
  ['a number', 1, false],
])('an email counts as verified where the provider says so: %s', (_name, email_verified, isVerified) => {
  expect(readClaims({ sub: '1', email: 'a@b.example', email_verified }, institution)?.email).toEqual({ address: 'a@b.example', isVerified })
})

test('the claims of ORCID give an iD and mostly no email', () => {
  expect(readClaims({ sub: '0000-0002-1825-0097', name: 'Josiah  S. Carberry' }, orcid)).toEqual({
    provider: 'orcid',
    subject: '0000-0002-1825-0097',
    label: '0000-0002-1825-0097',
    firstName: 'Josiah',
    lastName: 'S. Carberry',
    email: null,
  })
})

test.each([
  ['no subject', {}, institution],
  ['an empty one', { sub: '' }, institution],
  ['one that is no text', { sub: 7 }, institution],
  ['one that is too long', { sub: 'x'.repeat(256) }, institution],
  ['no iD', { sub: 'ada' }, orcid],
  ['an iD whose checksum is wrong', { sub: '0000-0002-1825-0098' }, orcid],
  ['nothing at all', null, orcid],
])('claims with %s are refused', (_name, claims, provider) => {
  expect(readClaims(claims, provider)).toBeNull()
})

test('line breaks in names and emails are removed, and texts are cut to their limits', () => {
  const proven = readClaims(
    { sub: '1', given_name: `A\r\nBcc: b@c.example ${'x'.repeat(80)}`, email: 'a@b.example\r\nBcc: c@d.example' },
    institution,
  )
  expect(proven?.firstName).toBe(`A Bcc: b@c.example ${'x'.repeat(80)}`.slice(0, 50))
  expect(proven?.email).toBeNull()
})
