/**
 * The forms of “my details” (specification, accounts.md sections 3 and 5): each section of the page is one, and an API call may send all
 * together.
 */
import { type EntryRule, entryOf } from '../../../../core/forms/entries.ts'
import { required, sameEmailAddressAs } from '../../../../core/forms/rules.ts'
import { newPassword } from './password.ts'
import { newAddress } from './registration.ts'

export const emailChangeFields = ['newEmail', 'verifyNewEmail', 'plainPassword'] as const
export type EmailChangeField = (typeof emailChangeFields)[number]

/** @param hasPassword an account without one needs a fresh sign-in instead of this entry */
export const emailChangeRules = (
  labels: Readonly<Record<'newEmail' | 'plainPassword', string>>,
  hasPassword: boolean,
): Record<EmailChangeField, EntryRule> => ({
  newEmail: newAddress(labels.newEmail),
  verifyNewEmail: (entry, entries) => sameEmailAddressAs(entryOf(entries, 'newEmail'))(entry),
  plainPassword: hasPassword ? required(labels.plainPassword) : () => null,
})

/** `userEmail`, `firstName` and `lastName` are added for comparison; they come from the account and not from the form. */
export const passwordChangeFields = ['plainPassword', 'newPassword'] as const
export type PasswordChangeField = (typeof passwordChangeFields)[number]

export const passwordChangeRules = (
  labels: Readonly<Record<'plainPassword' | 'newPassword', string>>,
): Record<PasswordChangeField, EntryRule> => ({
  plainPassword: required(labels.plainPassword),
  newPassword: newPassword(labels.newPassword, { email: 'userEmail', firstName: 'firstName', lastName: 'lastName' }),
})

/** What happens to the author's name on publications when the account is deleted. */
export const nameChoices = ['kept', 'withheld'] as const
export type NameChoice = (typeof nameChoices)[number]

export const deletionFields = ['name', 'plainPassword'] as const
export type DeletionField = (typeof deletionFields)[number]

/** @param hasPassword an account without one is deleted by a link in an email */
export const deletionRules = (label: string, hasPassword: boolean): Record<DeletionField, EntryRule> => ({
  name: entry => (nameChoices.some(each => each === entry) ? null : { key: 'choose-from-list', values: {} }),
  plainPassword: hasPassword ? required(label) : () => null,
})
