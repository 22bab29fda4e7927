import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('an IP address that asks too often is limited until its window ends, and others are not', () => {
  let time = 0
  const throttle = createThrottle({ max: 2, seconds: 60 }, () => time)
  expect([throttle('192.0.2.1'), throttle('192.0.2.1'), throttle('192.0.2.1')]).toEqual([null, null, 60])
  expect(throttle('192.0.2.2')).toBeNull()
  time = 45_500
  expect(throttle('192.0.2.1')).toBe(15)
  time = 60_000
  expect(throttle('192.0.2.1')).toBeNull()
})

test('the throttle stores a limited number of IP addresses and drops the longest unseen', () => {
  const throttle = createThrottle({ max: 1, seconds: 60 }, () => 0)
  throttle('first')
  for (let index = 0; index < 10_000; index += 1) throttle(`address ${index}`)
  expect(throttle('first')).toBeNull()
  expect(throttle('address 9999')).toBe(60)
})
