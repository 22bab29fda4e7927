import type { Person } from '../../data/account-holder.ts'
import { type Entries, entryOf } from '../../domain/forms/entries.ts'

/** Labels for rules of which the keys alone are wanted. */
export const unnamed = {
  firstName: '',
  lastName: '',
  jobTitle: '',
  institution: '',
  department: '',
  place: '',
  state: '',
  zipCode: '',
  countryCode: '',
  userEmail: '',
  plainPassword: '',
} as const

/** Of entries in which nothing is wrong. */
export function personOf(entries: Entries): Omit<Person, 'receiveTocAlerts'> {
  const said = (field: string) => entryOf(entries, field) || null
  const ror = said('institutionRor')
  return {
    firstName: entryOf(entries, 'firstName'),
    lastName: entryOf(entries, 'lastName'),
    jobTitle: said('jobTitle'),
    institution: said('institution'),
    institutionRor: said('institution') === null ? null : ror,
    department: said('department'),
    place: said('place'),
    state: said('state'),
    zipCode: said('zipCode'),
    countryCode: said('countryCode'),
  }
}
