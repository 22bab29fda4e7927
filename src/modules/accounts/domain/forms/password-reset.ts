/** Forgotten and reset passwords (specification, accounts.md sections 2 and 5). */
import type { EntryRule } from '../../../../core/forms/entries.ts'
import { newPassword } from './password.ts'
import { newAddress } from './registration.ts'

export const passwordRequestFields = ['email'] as const
export const passwordRequestRules = (label: string): Record<'email', EntryRule> => ({ email: newAddress(label) })

export const passwordResetFields = ['newPassword'] as const
export type PasswordResetField = (typeof passwordResetFields)[number]

/** `userEmail`, `firstName` and `lastName` are the account's, to compare with. */
export const passwordResetRules = (label: string): Record<PasswordResetField, EntryRule> => ({
  newPassword: newPassword(label, { email: 'userEmail', firstName: 'firstName', lastName: 'lastName' }),
})
