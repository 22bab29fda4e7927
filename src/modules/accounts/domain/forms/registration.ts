/** The registration form (specification, accounts.md sections 3 and 5). */
import { type EntryRule, entryOf } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { allOf, emailAddress, maximumLength, required, requiredWith, sameEmailAddressAs } from '../../../../core/forms/rules.ts'
import { newPassword } from './password.ts'
import { type PersonLabels, personFields, personRules } from './person.ts'

/** The field names of the form, in its order. `verifyEmail` is the repeated address. */
export const registrationFields = [
  ...personFields,
  'userEmail',
  'verifyEmail',
  'plainPassword',
  'acceptedTermsAndConditions',
  'gRecaptchaResponse',
] as const
export type RegistrationField = (typeof registrationFields)[number]

export type RegistrationLabels = PersonLabels & Readonly<Record<'userEmail' | 'plainPassword', string>>

export const registrationRules = (labels: RegistrationLabels): Record<RegistrationField, EntryRule> => ({
  ...personRules(labels),
  userEmail: newAddress(labels.userEmail),
  verifyEmail: (entry, entries) => sameEmailAddressAs(entryOf(entries, 'userEmail'))(entry),
  plainPassword: newPassword(labels.plainPassword, { email: 'userEmail', firstName: 'firstName', lastName: 'lastName' }),
  acceptedTermsAndConditions: requiredWith('terms-not-accepted'),
  gRecaptchaResponse: requiredWith('recaptcha-incomplete'),
})

export const newAddress = (label: string): EntryRule =>
  allOf(required(label), maximumLength(label, formLimits.emailAddressLength), emailAddress)
