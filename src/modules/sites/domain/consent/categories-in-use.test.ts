import { expect, test } from 'vitest'
import { readPlatformInfo } from '../platform-info.ts'
import { categoriesInUse } from './categories-in-use.ts'
import { consentCategories } from './consent.ts'

const site = (features: object, marketing: object) => readPlatformInfo({ displayName: 'Tides', features, marketing }, 'a test')

test('advertising is not in use without such a service', () => {
  expect(categoriesInUse(site({}, {}))).toEqual(['essential', 'analytics', 'functional'])
  // Without its name the service is not there, whatever the feature says.
  expect(categoriesInUse(site({ helloBar: { enabled: true } }, {}))).not.toContain('advertising')
})

test('advertising is in use with an announcement bar, and on an unknown site', () => {
  expect(categoriesInUse(site({ helloBar: { enabled: true } }, { helloBarId: 'abc' }))).toEqual(consentCategories)
  expect(categoriesInUse(undefined)).toEqual(consentCategories)
})
