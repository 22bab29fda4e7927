import { describe, expect, it } from 'vitest'
import { formMessages } from './message-keys.ts'
import {
  allOf,
  emailAddress,
  emailAddresses,
  maximumLength,
  minimumLength,
  parseRecipients,
  required,
  requiredTick,
  requiredWith,
  sameAs,
  sameEmailAddressAs,
  withoutBannedCharacters,
} from './rules.ts'

const lines = (text: string, times: number) => Array(times).fill(text).join('')

describe.each([
  [
    'a required text field',
    required('First name'),
    [
      ['Ada', null],
      [' ', 'field-required'],
      ['\u00A0\n', 'field-required'],
      ['', 'field-required'],
      ['0', null],
    ],
  ],
  [
    'a required tick',
    requiredTick('Consent'),
    [
      ['on', null],
      ['', 'field-required'],
    ],
  ],
  [
    'accepted terms',
    requiredWith('terms-not-accepted'),
    [
      ['on', null],
      ['', 'terms-not-accepted'],
    ],
  ],
  [
    'a completed captcha',
    requiredWith('recaptcha-incomplete'),
    [
      ['eyJ', null],
      ['', 'recaptcha-incomplete'],
    ],
  ],
  [
    'a minimum length',
    minimumLength('Password', 8),
    [
      ['12345678', null],
      ['1234567', 'field-too-short'],
      ['', null],
      [lines('😀', 7), 'field-too-short'],
      [lines('😀', 8), null],
    ],
  ],
  [
    'a maximum length',
    maximumLength('Name', 5),
    [
      ['12345', null],
      ['123456', 'field-too-long'],
      ['12\r\n45', null],
      ['', null],
      ['😀😀😀', 'field-too-long'],
    ],
  ],
  [
    'an email address',
    emailAddress,
    [
      ['ada@example.org', null],
      [' ada@example.org ', null],
      ['ada@example', 'email_invalid_message'],
      ['ada', 'email_invalid_message'],
      ['', null],
      [' ', null],
    ],
  ],
  [
    'several recipients',
    emailAddresses,
    [
      ['a@example.org, b@example.org; c@example.org\nd@example.org', null],
      ['a@example.org,', null],
      ['a@example.org b@example.org', 'email-several-invalid'],
      ['a@example.org, b', 'email-several-invalid'],
      ['', null],
    ],
  ],
  [
    'a second entry',
    sameAs('Abc'),
    [
      ['Abc', null],
      ['abc', 'entries-do-not-match'],
      ['', 'entries-do-not-match'],
      ['Abc ', 'entries-do-not-match'],
    ],
  ],
  [
    'a second email address',
    sameEmailAddressAs('Ada@Example.org'),
    [
      ['ada@example.org ', null],
      ['ida@example.org', 'entries-do-not-match'],
    ],
  ],
  [
    'a name without banned characters',
    withoutBannedCharacters,
    [
      ['Müller & Søn: 50% – "IL-6" / p53', null],
      ['日本語', null],
      ['a<b', 'label-banned-characters'],
      ['{x}', 'label-banned-characters'],
      ['[x', 'label-banned-characters'],
      ['a\\b', 'label-banned-characters'],
      ['a\tb', 'label-banned-characters'],
      ['a\u202Eb', 'label-banned-characters'],
      ['', null],
    ],
  ],
  [
    'several rules',
    allOf(required('Email'), emailAddress),
    [
      ['', 'field-required'],
      ['ada', 'email_invalid_message'],
      ['ada@example.org', null],
    ],
  ],
] as const)('the rule %s (R5-03, A5-01, A5-02, A5-03, A5-04, A5-06, A5-08, A5-09)', (_, rule, table) => {
  it.each(table.map(([entry, key]) => [entry, key]))('the entry %j gives the error: %s', (entry, key) =>
    expect(rule(entry ?? '')?.key ?? null).toBe(key),
  )
})

it('each rule gives its message the values of all placeholders', () => {
  expect(required('First name')('')).toEqual({ key: 'field-required', values: { label: 'First name' } })
  for (const message of [
    required('Name')(''),
    minimumLength('Name', 3)('a'),
    maximumLength('Name', 3)('abcd'),
    emailAddress('a'),
    requiredTick('Name')(''),
  ]) {
    const words = message ? formMessages[message.key] : ''
    expect([...words.matchAll(/\{(\w+)\}/g)].map(match => match[1])).toEqual(Object.keys(message?.values ?? {}))
  }
})

it('the list of recipients is read without surrounding spaces', () => {
  expect(parseRecipients(' a@example.org ;\n b@example.org')).toEqual(['a@example.org', 'b@example.org'])
  expect(parseRecipients('')).toEqual([])
})
