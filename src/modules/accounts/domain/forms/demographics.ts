/** The demographic questions of a form, each of which can be declined (specification, accounts.md section 3). */

import { type Entries, type EntryRule, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { maximumLength } from '../../../../core/forms/rules.ts'
import {
  type Demographics,
  type Ethnicity,
  type Gender,
  isEthnicity,
  isGender,
  isNationality,
  maxNationalities,
  normaliseDemographics,
} from '../demographics.ts'

export const demographicFields = [
  'gender',
  'otherGender',
  'genderPreferNotToSay',
  'ethnicity',
  'ethnicityPreferNotToSay',
  'nationality',
  'nationalityPreferNotToSay',
] as const
export type DemographicField = (typeof demographicFields)[number]

const fromList =
  (isListed: (entry: string) => boolean): EntryRule =>
  entry =>
    entry === '' || isListed(entry) ? null : { key: 'choose-from-list', values: {} }

const isNationalityWord = (entry: string): boolean => /^\d{1,3}$/.test(entry) && isNationality(Number(entry))
const nationalitiesOf = (entries: Entries): readonly string[] => (entries.nationality ?? []).filter(entry => entry !== '')

/** @param otherGender its label */
export const demographicRules = (otherGender: string): Record<DemographicField, EntryRule> => ({
  gender: fromList(isGender),
  otherGender: maximumLength(otherGender, formLimits.textLength),
  genderPreferNotToSay: () => null,
  ethnicity: fromList(isEthnicity),
  ethnicityPreferNotToSay: () => null,
  nationality: (_, entries) => {
    const chosen = nationalitiesOf(entries)
    const isRight = chosen.length <= maxNationalities && chosen.every(isNationalityWord)
    return isRight ? null : { key: 'too-many-nationalities', values: { most: maxNationalities } }
  },
  nationalityPreferNotToSay: () => null,
})

/** Reads the answers from entries that are valid. */
export function demographicsOf(entries: Entries): Demographics {
  const listed = <Value extends string>(entry: string, isListed: (entry: string) => entry is Value): Value | null =>
    isListed(entry) ? entry : null
  return normaliseDemographics({
    gender: listed<Gender>(entryOf(entries, 'gender'), isGender),
    otherGender: entryOf(entries, 'otherGender') || null,
    genderPreferNotToSay: isTicked(entries, 'genderPreferNotToSay'),
    ethnicity: listed<Ethnicity>(entryOf(entries, 'ethnicity'), isEthnicity),
    ethnicityPreferNotToSay: isTicked(entries, 'ethnicityPreferNotToSay'),
    nationality: nationalitiesOf(entries).filter(isNationalityWord).map(Number),
    nationalityPreferNotToSay: isTicked(entries, 'nationalityPreferNotToSay'),
  })
}
