/** The content-alerts box (specification, accounts.md sections 3 and 5). */
import type { EntryRule } from '../../../core/forms/entries.ts'
import { newAddress } from '../../accounts/domain/forms/registration.ts'

export const alertSignUpFields = ['emailAddress'] as const
export type AlertSignUpField = (typeof alertSignUpFields)[number]

export const alertSignUpRules = (label: string): Record<AlertSignUpField, EntryRule> => ({ emailAddress: newAddress(label) })
