/**
 * The short registration after a sign-in by ORCID or an institution: the provider has authenticated the user, so no password is asked for.
 */
import type { EntryRule } from '../../../../core/forms/entries.ts'
import { requiredWith } from '../../../../core/forms/rules.ts'
import { personRules } from './person.ts'
import { newAddress } from './registration.ts'

export const linkedAccountFields = ['firstName', 'lastName', 'userEmail', 'acceptedTermsAndConditions'] as const
export type LinkedAccountField = (typeof linkedAccountFields)[number]
export type LinkedAccountLabels = Readonly<Record<'firstName' | 'lastName' | 'userEmail', string>>

const unasked = { jobTitle: '', institution: '', department: '', place: '', state: '', zipCode: '', countryCode: '' }

export function linkedAccountRules({ firstName, lastName, userEmail }: LinkedAccountLabels): Record<LinkedAccountField, EntryRule> {
  const person = personRules({ ...unasked, firstName, lastName })
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    userEmail: newAddress(userEmail),
    acceptedTermsAndConditions: requiredWith('terms-not-accepted'),
  }
}
