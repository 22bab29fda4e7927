import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('an address that asks too often waits for the end of its window, and others do not', () => {
  let time = 0
  const throttle = createThrottle({ max: 2, seconds: 60 }, () => time)
  expect([throttle('192.0.2.1'), throttle('192.0.2.1'), throttle('192.0.2.1')]).toEqual([null, null, 60])
  expect(throttle('192.0.2.2')).toBeNull()
  time = 45_500
  expect(throttle('192.0.2.1')).toBe(15)
  time = 60_000
  expect(throttle('192.0.2.1')).toBeNull()
})

test('however many addresses ask, few are remembered: the ones longest not seen begin anew', () => {
  const throttle = createThrottle({ max: 1, seconds: 60 }, () => 0)
  throttle('first')
  for (let index = 0; index < 10_000; index += 1) throttle(`address ${index}`)
  expect(throttle('first')).toBeNull()
  expect(throttle('address 9999')).toBe(60)
})
