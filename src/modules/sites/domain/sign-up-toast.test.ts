import { expect, test } from 'vitest'
import { showsSignUpToast } from './sign-up-toast.ts'

const on = { toast: { enabled: true } }

test.each([
  ['/', true],
  ['/de', true],
  ['/browse?all=/login', true],
  ['/articles/7-1374#/my', true],
  ['/mycology', true],
  ['/authors', true],
  ['/legality', true],
  ['/for-authors/article-guidelines', true],
  ['/gateways/soil/about', true],
  ['/login', false],
  ['/login?from=/browse', false],
  ['/de/login', false],
  ['/register/redirect', false],
  ['/signout', false],
  ['/my/user-details', false],
  ['/ja/my/submissions', false],
  ['/legal', false],
  ['/legal/privacypolicy/cookies', false],
  ['/about/legal/privacypolicy', false],
  ['/for-authors/publish-your-research', false],
  ['/gateways/soil/for-authors/publish-your-research/', false],
  ['/author/poster/new', false],
  ['/editor/version/preview/9', false],
  ['/blogPreview/9', false],
  ['/staticContentPreview/9', false],
  ['/critical-error', false],
])('whether the sign-up toast is shown at %s is %s (A2-49)', (path, expected) => {
  expect(showsSignUpToast({ path, signedUp: false, features: on })).toBe(expected)
})

test('it is not shown after signing up, nor on a site without the feature (A2-49, A3-24)', () => {
  expect(showsSignUpToast({ path: '/', signedUp: true, features: on })).toBe(false)
  expect(showsSignUpToast({ path: '/', signedUp: false, features: { toast: { enabled: false } } })).toBe(false)
})
