import { expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { trackingSignInPath } from './pending-tracking.ts'

test('a tracking request survives sign-in and returns to its page (A4-14)', () => {
  const path = trackingSignInPath({ contentId: testId(12), contentType: 'ARTICLE', returnTo: '/articles/1-101/v2' })
  expect(path).toBe('/login?toggleTracking=true&trackContentId=12&trackContentType=ARTICLE&returnTo=%2Farticles%2F1-101%2Fv2')
})
