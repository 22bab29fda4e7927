/**
 * Demographics of the account's holder (specification, accounts.md section 3): every field is optional, and “prefer not to say” is an
 * answer of its own. The lists are short and allow one's own words; labels are messages by key.
 */
import { isCountryId } from './countries.ts'

export const genders = ['FEMALE', 'MALE', 'NON_BINARY', 'OTHER'] as const
export type Gender = (typeof genders)[number]

export const ethnicities = [
  'ASIAN',
  'BLACK',
  'HISPANIC_LATINO',
  'INDIGENOUS',
  'MIDDLE_EASTERN_NORTH_AFRICAN',
  'PACIFIC_ISLANDER',
  'WHITE',
  'MIXED',
  'OTHER',
] as const
export type Ethnicity = (typeof ethnicities)[number]

export const genderLabels = {
  FEMALE: 'gender-female',
  MALE: 'gender-male',
  NON_BINARY: 'gender-non-binary',
  OTHER: 'gender-other',
} as const satisfies Record<Gender, string>

export const ethnicityLabels = {
  ASIAN: 'ethnicity-asian',
  BLACK: 'ethnicity-black',
  HISPANIC_LATINO: 'ethnicity-hispanic-latino',
  INDIGENOUS: 'ethnicity-indigenous',
  MIDDLE_EASTERN_NORTH_AFRICAN: 'ethnicity-middle-eastern-north-african',
  PACIFIC_ISLANDER: 'ethnicity-pacific-islander',
  WHITE: 'ethnicity-white',
  MIXED: 'ethnicity-mixed',
  OTHER: 'ethnicity-other',
} as const satisfies Record<Ethnicity, string>

export const isGender = (value: string): value is Gender => genders.some(gender => gender === value)
export const isEthnicity = (value: string): value is Ethnicity => ethnicities.some(ethnicity => ethnicity === value)

/** Several passports, and none that is counted twice. */
export const maxNationalities = 5

/** Nationalities are countries by their ISO 3166-1 numeric codes. */
export const isNationality = isCountryId

export interface Demographics {
  gender: Gender | null
  /** Free text; only with OTHER. */
  otherGender: string | null
  genderPreferNotToSay: boolean
  ethnicity: Ethnicity | null
  ethnicityPreferNotToSay: boolean
  nationality: readonly number[]
  nationalityPreferNotToSay: boolean
}

export const noDemographics: Demographics = {
  gender: null,
  otherGender: null,
  genderPreferNotToSay: false,
  ethnicity: null,
  ethnicityPreferNotToSay: false,
  nationality: [],
  nationalityPreferNotToSay: false,
}

/** “Prefer not to say” removes every other answer to the question, and a gender of the list removes the free text. */
export function normaliseDemographics(answers: Demographics): Demographics {
  const gender = answers.genderPreferNotToSay ? null : answers.gender
  const otherGender = answers.otherGender?.trim() || null
  return {
    gender,
    otherGender: gender === 'OTHER' ? otherGender : null,
    genderPreferNotToSay: answers.genderPreferNotToSay,
    ethnicity: answers.ethnicityPreferNotToSay ? null : answers.ethnicity,
    ethnicityPreferNotToSay: answers.ethnicityPreferNotToSay,
    nationality: answers.nationalityPreferNotToSay
      ? []
      : [...new Set(answers.nationality)].filter(isNationality).slice(0, maxNationalities),
    nationalityPreferNotToSay: answers.nationalityPreferNotToSay,
  }
}
