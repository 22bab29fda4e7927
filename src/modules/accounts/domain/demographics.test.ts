import { expect, test } from 'vitest'
import {
  type Demographics,
  ethnicities,
  ethnicityLabels,
  genderLabels,
  genders,
  isEthnicity,
  isGender,
  noDemographics,
  normaliseDemographics,
} from './demographics.ts'

test('each choice is accepted and has a unique label', () => {
  expect(genders.filter(isGender)).toEqual([...genders])
  expect(ethnicities.filter(isEthnicity)).toEqual([...ethnicities])
  expect(new Set([...Object.values(genderLabels), ...Object.values(ethnicityLabels)]).size).toBe(genders.length + ethnicities.length)
  expect([isGender('female'), isGender(''), isEthnicity('toString')]).toEqual([false, false, false])
})

test.each<[string, Partial<Demographics>, Partial<Demographics>]>([
  ['a gender of the list', { gender: 'FEMALE' }, { gender: 'FEMALE' }],
  ['a gender of one’s own', { gender: 'OTHER', otherGender: ' agender ' }, { gender: 'OTHER', otherGender: 'agender' }],
  ['no words of one’s own', { gender: 'OTHER', otherGender: '  ' }, { gender: 'OTHER', otherGender: null }],
  ['words beside a gender of the list', { gender: 'MALE', otherGender: 'agender' }, { gender: 'MALE', otherGender: null }],
  [
    'nothing, of whoever prefers not to say',
    { gender: 'OTHER', otherGender: 'x', genderPreferNotToSay: true },
    { gender: null, otherGender: null, genderPreferNotToSay: true },
  ],
  [
    'an ethnicity that is kept back',
    { ethnicity: 'MIXED', ethnicityPreferNotToSay: true },
    { ethnicity: null, ethnicityPreferNotToSay: true },
  ],
  ['nationalities once each, and known ones alone', { nationality: [276, 276, 5, 392] }, { nationality: [276, 392] }],
  ['five nationalities at most', { nationality: [4, 8, 12, 20, 24, 28] }, { nationality: [4, 8, 12, 20, 24] }],
  [
    'nationalities that are kept back',
    { nationality: [276], nationalityPreferNotToSay: true },
    { nationality: [], nationalityPreferNotToSay: true },
  ],
])('the form is read: %s', (_, answers, retained) =>
  expect(normaliseDemographics({ ...noDemographics, ...answers })).toEqual({ ...noDemographics, ...retained }),
)
