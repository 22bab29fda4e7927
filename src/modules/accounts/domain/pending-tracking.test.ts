import { expect, test } from 'vitest'
import { trackingSignInPath } from './pending-tracking.ts'

test('what is to be tracked goes along to sign-in, and the way back (A4-14)', () => {
  const address = trackingSignInPath({ contentId: 12, contentType: 'ARTICLE', returnTo: '/articles/1-101/v2' })
  expect(address).toBe('/login?toggleTracking=true&trackContentId=12&trackContentType=ARTICLE&returnTo=%2Farticles%2F1-101%2Fv2')
})
