import { expect, it } from 'vitest'
import { parseEmailAddress } from './email-address.ts'

it.each([
  ['ada@example.org', 'ada@example.org'],
  ["  o'brien+x@mail.example.co.uk ", "o'brien+x@mail.example.co.uk"],
  ['ADA@EXAMPLE.ORG', 'ADA@EXAMPLE.ORG'],
  ['ada@example', null],
  ['ada@example.o', null],
  ['ada@@example.org', null],
  ['ada@exa..mple.org', null],
  ['ada@-example.org', null],
  ['ada@example.org\r\nBcc: all@example.org', null],
  [`${'a'.repeat(250)}@example.org`, null],
  ['', null],
])('the email address check of %j answers %j (A5-04)', (text, address) => expect(parseEmailAddress(text)).toBe(address))
