import { expect, test } from 'vitest'
import { frontPageLeadsTo, offersReading } from './submission-only.ts'

const several = { enabled: false, url: null }
const one = { enabled: true, url: '/gateways/soil' }

test.each([
  [false, false, several, null],
  [true, false, several, '/for-authors/publish-your-research'],
  [true, false, one, '/gateways/soil/for-authors/publish-your-research'],
  [true, true, several, null],
])('where submissionOnly is %s and readOnly %s, the front page of %j leads to %s', (enabled, readOnly, gatewayOnly, address) => {
  const platform = { readOnly, features: { gatewayOnly, submissionOnly: { enabled } } }
  expect(frontPageLeadsTo(platform)).toBe(address)
  expect(offersReading(platform)).toBe(!enabled)
})
