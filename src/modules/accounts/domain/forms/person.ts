/** The personal details that registration and the account page ask for (specification, accounts.md section 3). */

import type { EntryRule } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { allOf, maximumLength, required } from '../../../../core/forms/rules.ts'
import { isCountryCode } from '../countries.ts'

/** The fields are in the order of the form. The institution's identifier comes from the list that it is picked from. */
export const personFields = [
  'firstName',
  'lastName',
  'jobTitle',
  'institution',
  'institutionRor',
  'department',
  'place',
  'state',
  'zipCode',
  'countryCode',
] as const
export type PersonField = (typeof personFields)[number]
export type PersonLabels = Readonly<Record<Exclude<PersonField, 'institutionRor'>, string>>

const line = (label: string, length: number = formLimits.textLength) => maximumLength(label, length)

/** First and last name are required; everything else is optional, since some people belong to no institution. */
export const personRules = (labels: PersonLabels): Record<PersonField, EntryRule> => ({
  firstName: allOf(required(labels.firstName), line(labels.firstName)),
  lastName: allOf(required(labels.lastName), line(labels.lastName)),
  jobTitle: line(labels.jobTitle),
  institution: line(labels.institution, formLimits.institutionLength),
  institutionRor: entry => (entry === '' || isRor(entry) ? null : { key: 'institution-not-selected-title', values: {} }),
  department: line(labels.department),
  place: line(labels.place),
  state: line(labels.state),
  zipCode: line(labels.zipCode),
  countryCode: entry => (entry === '' || isCountryCode(entry) ? null : { key: 'choose-from-list', values: {} }),
})

/** The last part of an identifier at ror.org, or the whole of it. */
const isRor = (entry: string): boolean => /^(?:https:\/\/ror\.org\/)?0[a-z0-9]{6}\d{2}$/.test(entry)
