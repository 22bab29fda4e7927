import { describe, expect, test } from 'vitest'
import { type Entries, findEntryErrors } from '../../../../core/forms/entries.ts'
import { formMessages } from '../../../../core/forms/message-keys.ts'
import { isCommonPassword } from '../common-passwords.ts'
import {
  deletionFields,
  deletionRules,
  emailChangeFields,
  emailChangeRules,
  passwordChangeFields,
  passwordChangeRules,
} from './my-details.ts'
import { passwordResetFields, passwordResetRules } from './password-reset.ts'
import { registrationFields, registrationRules } from './registration.ts'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
  institution: 'Institution',
  department: 'Department',
  place: 'City',
  state: 'State',
  zipCode: 'Postcode',
  countryCode: 'Country',
  userEmail: 'Email address',
  plainPassword: 'Password',
}
const filled = {
  firstName: 'Ada',
  lastName: 'Roof',
  userEmail: 'ada.roof@example.org',
  verifyEmail: 'Ada.Roof@example.org ',
  plainPassword: 'slates in the rain',
  acceptedTermsAndConditions: 'true',
  gRecaptchaResponse: 'eyJ',
}
const entriesOf = (fields: Record<string, string>): Entries =>
  Object.fromEntries(Object.entries(fields).map(([name, entry]) => [name, [entry]]))

/** The messages of the errors by field. */
const wordsOf = (found: Partial<Record<string, { key: keyof typeof formMessages; values: Readonly<Record<string, string | number>> }>>) =>
  Object.fromEntries(
    Object.entries(found).map(([field, invalid]) => [
      field,
      invalid && formMessages[invalid.key].replace(/\{(\w+)\}/g, (_, name: string) => String(invalid.values[name])),
    ]),
  )

describe('the registration form', () => {
  const reported = (over: Record<string, string>) =>
    wordsOf(findEntryErrors(registrationFields, registrationRules(labels), entriesOf({ ...filled, ...over })))

  test.each<[Record<string, string>, Record<string, string>]>([
    [{}, {}],
    [{ firstName: ' ' }, { firstName: 'First name cannot be blank' }],
    [{ firstName: 'a'.repeat(50) }, {}],
    [{ firstName: 'a'.repeat(51) }, { firstName: 'First name cannot be longer than 50' }],
    [{ lastName: '' }, { lastName: 'Last name cannot be blank' }],
    [{ lastName: 'a'.repeat(51) }, { lastName: 'Last name cannot be longer than 50' }],
    [{ jobTitle: 'a'.repeat(51) }, { jobTitle: 'Job title cannot be longer than 50' }],
    [{ institution: 'a'.repeat(255), institutionRor: '05gq02987' }, {}],
    [{ institution: 'a'.repeat(256) }, { institution: 'Institution cannot be longer than 255' }],
    [{ institutionRor: 'https://ror.org/05gq02987' }, {}],
    [{ institutionRor: 'javascript:alert(1)' }, { institutionRor: 'Choose your institution from the list' }],
    [{ countryCode: 'FR' }, {}],
    [{ countryCode: 'fr' }, { countryCode: 'Choose from the list' }],
    [{ countryCode: 'QQ' }, { countryCode: 'Choose from the list' }],
    [{ userEmail: '', verifyEmail: '' }, { userEmail: 'Email address cannot be blank' }],
    [{ userEmail: 'ada@example', verifyEmail: 'ada@example' }, { userEmail: 'Enter an email address such as name@example.org' }],
    [
      { userEmail: 'ada@example.org\r\nBcc: all@example.org', verifyEmail: 'ada@example.org\r\nBcc: all@example.org' },
      { userEmail: 'Enter an email address such as name@example.org' },
    ],
    [{ verifyEmail: 'ida@example.org' }, { verifyEmail: 'The two entries do not match, please try again' }],
    [{ plainPassword: 'short' }, { plainPassword: 'Password cannot be shorter than 10' }],
    [{ plainPassword: '' }, { plainPassword: 'Password cannot be blank' }],
    [{ plainPassword: 'é'.repeat(201) }, { plainPassword: 'Password cannot be longer than 200' }],
    [{ plainPassword: 'Password2024' }, { plainPassword: 'This password is too common. Choose another one' }],
    [{ plainPassword: 'ADA.Roof@example.org' }, { plainPassword: 'Your password must not be your name or email address' }],
    [
      { firstName: 'Ada-Maria', plainPassword: 'AdaMaria Roof 1815' },
      { plainPassword: 'Your password must not be your name or email address' },
    ],
    [{ acceptedTermsAndConditions: '' }, { acceptedTermsAndConditions: 'Please accept the Terms and Conditions' }],
    [{ gRecaptchaResponse: '' }, { gRecaptchaResponse: 'Please complete recaptcha' }],
  ])('the entry %.90j has the errors %j (A2-64, A5-22)', (over, words) => expect(reported(over)).toEqual(words))

  test('a field named like an inherited property of objects has no entry', () => {
    expect(findEntryErrors(['toString'], { toString: entry => (entry === '' ? null : { key: 'field-required', values: {} }) }, {})).toEqual(
      {},
    )
  })
})

test.each<[string, boolean]>([
  ['password123', true],
  ['P@ssw0rd2024!', true],
  ['1234567890', true],
  ['9876543210', true],
  ['aaaaaaaaaaaa', true],
  ['qwertyuiop', true],
  ['Welcome2025!', true],
  ['correcthorsebatterystaple', true],
  ['slates in the rain', false],
  ['パスワードはこれです', false],
  ['passwording', false],
])('whether the password %j counts as easily guessed is %s', (password, isCommon) => expect(isCommonPassword(password)).toBe(isCommon))

describe('the forms of my details (A2-65)', () => {
  const address = (fields: Record<string, string>) =>
    wordsOf(
      findEntryErrors(emailChangeFields, emailChangeRules({ newEmail: 'New address', plainPassword: 'Password' }, true), entriesOf(fields)),
    )
  test.each<[Record<string, string>, Record<string, string>]>([
    [{ newEmail: 'b@example.org', verifyNewEmail: 'B@example.org', plainPassword: 'x' }, {}],
    [
      { newEmail: 'b@example.org', verifyNewEmail: '', plainPassword: 'x' },
      { verifyNewEmail: 'The two entries do not match, please try again' },
    ],
    [{ newEmail: 'b@example.org', verifyNewEmail: 'b@example.org' }, { plainPassword: 'Password cannot be blank' }],
    [{ plainPassword: 'x' }, { newEmail: 'New address cannot be blank' }],
  ])('the form for another email with %j has the right errors', (fields, words) => expect(address(fields)).toEqual(words))

  const password = (fields: Record<string, string>) =>
    wordsOf(
      findEntryErrors(
        passwordChangeFields,
        passwordChangeRules({ plainPassword: 'Password', newPassword: 'New password' }),
        entriesOf({ userEmail: 'ada@example.org', firstName: 'Ada', lastName: 'Roof', ...fields }),
      ),
    )
  test.each<[Record<string, string>, Record<string, string>]>([
    [{ plainPassword: 'x', newPassword: 'slates in the rain' }, {}],
    [
      { newPassword: 'ada@example.org' },
      {
        plainPassword: 'Password cannot be blank',
        newPassword: 'Your password must not be your name or email address',
      },
    ],
  ])('the form for another password with %j has the right errors', (fields, words) => expect(password(fields)).toEqual(words))

  test.each<[Record<string, string>, boolean, Record<string, string>]>([
    [{ name: 'kept', plainPassword: 'x' }, true, {}],
    [{ name: 'withheld' }, false, {}],
    [{ name: 'withheld' }, true, { plainPassword: 'Password cannot be blank' }],
    [{ name: 'sold', plainPassword: 'x' }, true, { name: 'Choose from the list' }],
    [{ plainPassword: 'x' }, true, { name: 'Choose from the list' }],
  ])('the form for deleting the account with %j, where a password is required: %s, has the right errors', (fields, hasPassword, words) =>
    expect(wordsOf(findEntryErrors(deletionFields, deletionRules('Password', hasPassword), entriesOf(fields)))).toEqual(words),
  )
})

test.each<[Record<string, string>, Record<string, string>]>([
  [{ newPassword: 'slates in the rain' }, {}],
  [{ newPassword: 'iloveyou12' }, { newPassword: formMessages['password-too-common'] }],
])('the form for resetting the password with %j has the right errors', (fields, words) =>
  expect(wordsOf(findEntryErrors(passwordResetFields, passwordResetRules('New password'), entriesOf(fields)))).toEqual(words),
)
