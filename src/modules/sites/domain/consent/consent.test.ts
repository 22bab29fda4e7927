import { expect, test } from 'vitest'
import {
  allows,
  allowsMetrics,
  type ConsentCategory,
  consentCategories,
  consentTo,
  readConsent,
  undecidedConsent,
  writeConsent,
} from './consent.ts'

test.each<[readonly ConsentCategory[], string]>([
  [[], '1.essential'],
  [['essential'], '1.essential'],
  [['advertising', 'analytics', 'analytics'], '1.essential.analytics.advertising'],
  [consentCategories, '1.essential.analytics.functional.advertising'],
])('the consent to %j is stored as %s (A9-08, A9-14)', (chosen, cookie) => {
  const consent = consentTo(chosen)
  expect(writeConsent(consent)).toBe(cookie)
  expect(encodeURIComponent(cookie)).toBe(cookie)
  expect(readConsent(cookie)).toEqual(consent)
  for (const category of consentCategories) expect(allows(consent, category)).toBe(category === 'essential' || chosen.includes(category))
  expect(allowsMetrics(consent)).toBe(chosen.includes('analytics'))
})

test.each([
  null,
  undefined,
  '',
  '1',
  '1.',
  '1.analytics',
  '1.essential.everything',
  '1.essential.analytics.analytics',
  '0.essential.analytics',
  '2.essential.analytics',
  ' 1.essential',
  '01.essential',
  'true',
  '{"analytics":true}',
  '1.essential,analytics',
  '.'.repeat(5000),
])('the cookie %.40j is no valid consent: only essential cookies are allowed', cookie => {
  expect(readConsent(cookie)).toEqual({ decided: false, granted: ['essential'] })
})

test('a browser without a stored consent has agreed to nothing, and is asked', () => {
  expect(consentCategories.filter(category => allows(undecidedConsent, category))).toEqual(['essential'])
  expect(undecidedConsent.decided).toBe(false)
  expect(consentTo([]).decided).toBe(true)
})
