import { expect, test } from 'vitest'
import { submitDestination } from './submit-destination.ts'

test.each([
  [false, false, null, '/for-authors/publish-your-research'],
  [false, true, '/gateways/soil', '/gateways/soil/for-authors/publish-your-research'],
  [false, true, '/community-gateways/soil/', '/community-gateways/soil/for-authors/publish-your-research'],
  [false, true, null, '/for-authors/publish-your-research'],
  [false, false, '/gateways/soil', '/for-authors/publish-your-research'],
  [true, false, null, null],
  [true, true, '/gateways/soil', null],
])(
  'on a site that is read-only %s, gateway-only %s, at %j, the submit button leads to %j (A2-32, A2-33)',
  (readOnly, enabled, url, expected) => {
    expect(submitDestination({ readOnly, features: { gatewayOnly: { enabled, url } } })).toBe(expected)
  },
)
