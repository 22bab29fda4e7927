import { expect, test } from 'vitest'
import { consentCategories, consentTo, undecidedConsent } from './consent.ts'
import { type CookieKind, cookieAttributes, cookieKinds, cookiesToDelete } from './cookies.ts'

const year = 365 * 24 * 60 * 60

test.each<[keyof typeof cookieKinds, CookieKind['category'], number]>([
  ['consent', 'essential', 2 * year],
  ['termsAndConditions', 'essential', 2 * year],
  ['language', 'essential', 2 * year],
  ['contentEvent', 'analytics', year],
  ['updatesSignUp', 'functional', 2 * year],
  ['versionWarningSuppression', 'functional', 24 * 60 * 60],
  ['citationStyle', 'functional', 2 * year],
  ['livePreview', 'functional', 2 * year],
])('the cookie %s is %s, lives %i seconds and has the path / (A7-51, A9-07, A9-09, A9-12, A9-16)', (kind, category, maxAge) => {
  expect(cookieKinds[kind]).toMatchObject({ category, maxAge })
  expect(cookieAttributes(cookieKinds[kind])).toEqual({ path: '/', maxAge, sameSite: 'lax' })
})

test('each cookie has a unique name, and two have the names of the specification (A9-10, A9-11)', () => {
  const names = Object.values(cookieKinds).map(({ name }) => name)
  expect(new Set(names).size).toBe(8)
  expect([cookieKinds.termsAndConditions.name, cookieKinds.updatesSignUp.name]).toEqual(['TERMS_AND_CONDITIONS', 'UPDATES_SIGN_UP'])
})

const functional = [
  ...[cookieKinds.updatesSignUp, cookieKinds.versionWarningSuppression, cookieKinds.citationStyle],
  cookieKinds.livePreview,
]
test.each([
  [undecidedConsent, [cookieKinds.contentEvent, ...functional]],
  [consentTo(['functional']), [cookieKinds.contentEvent]],
  [consentTo(['analytics']), functional],
  [consentTo(consentCategories), []],
])('with the consent %j, these cookies are deleted: %j', (consent, expected) => expect(cookiesToDelete(consent)).toEqual(expected))
