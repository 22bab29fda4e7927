import { expect, test } from 'vitest'
import { formMessages } from '../../../core/forms/message-keys.ts'
import { type UpdateSignUpField, updateSignUpRules } from './update-sign-up.ts'

const rules = updateSignUpRules({ firstName: 'First name', lastName: 'Last name', email: 'Email address', institution: 'Institution' })

test.each<[UpdateSignUpField, string, string | null]>([
  ['firstName', 'Ada', null],
  ['firstName', ' ', 'First name cannot be blank'],
  ['firstName', 'a'.repeat(50), null],
  ['firstName', 'a'.repeat(51), 'First name cannot be longer than 50'],
  ['lastName', 'Roof', null],
  ['lastName', '', 'Last name cannot be blank'],
  ['email', 'ada@example.org', null],
  ['email', '', 'Email address cannot be blank'],
  ['email', 'ada@example', 'Enter an email address such as name@example.org'],
  ['email', `${'a'.repeat(250)}@example.org`, 'Email address cannot be longer than 254'],
  ['institution', '', null],
  ['institution', 'University of Slate', null],
  ['institution', 'a'.repeat(51), 'Institution cannot be longer than 50'],
  ['captcha', 'eyJ', null],
  ['captcha', '', 'Please complete recaptcha'],
])('the field %s with %.60j has the error: %s (A5-13, A5-15)', (field, entry, said) => {
  const found = rules[field](entry)
  const words = found && formMessages[found.key].replace(/\{(\w+)\}/g, (_, name: string) => String(found.values[name]))
  expect(words).toBe(said)
})
