/** Words of what an account’s holder may say of themself, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'gender-female': 'Woman',
  'gender-male': 'Man',
  'gender-non-binary': 'Non-binary',
  'gender-other': 'In my own words',
  'ethnicity-asian': 'Asian',
  'ethnicity-black': 'Black or African',
  'ethnicity-hispanic-latino': 'Hispanic or Latino',
  'ethnicity-indigenous': 'Indigenous',
  'ethnicity-middle-eastern-north-african': 'Middle Eastern or North African',
  'ethnicity-pacific-islander': 'Pacific Islander',
  'ethnicity-white': 'White',
  'ethnicity-mixed': 'More than one',
  'ethnicity-other': 'Another',
} as const satisfies Catalogue
