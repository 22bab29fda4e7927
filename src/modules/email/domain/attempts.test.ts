import { expect, test } from 'vitest'
import { maxAttempts, waitAfter } from './attempts.ts'

test('an email is tried six times in some eleven hours', () => {
  const minutes = Array.from({ length: maxAttempts }, (_, number) => waitAfter(number + 1)).map(wait => wait && wait / 60)
  expect(minutes).toEqual([1, 5, 30, 120, 480, null])
})
