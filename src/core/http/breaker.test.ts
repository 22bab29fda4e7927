import { expect, test } from 'vitest'
import { ServiceFailure } from './ask-json.ts'
import { createBreaker } from './breaker.ts'

const fails = async (): Promise<string> => {
  throw new ServiceFailure('away', 'down')
}
const answers = async (): Promise<string> => 'up'

function breakerAt(start: number) {
  const clock = { now: start }
  const breaker = createBreaker({ name: 'The feed', failures: 3, rest: 1000, now: () => clock.now })
  const outcome = (ask: () => Promise<string>) => breaker.run(ask).catch((error: unknown) => String(error))
  return { clock, outcome }
}

test('after three failures in a row the service is not called until the pause is over', async () => {
  const { clock, outcome } = breakerAt(0)
  for (const _ of [1, 2, 3]) expect(await outcome(fails)).toContain('down')
  expect(await outcome(answers)).toContain('The feed rests')
  clock.now = 999
  expect(await outcome(answers)).toContain('The feed rests')
  clock.now = 1000
  expect(await outcome(answers)).toBe('up')
  expect(await outcome(answers)).toBe('up')
})

test('an answer between failures resets the count of failures', async () => {
  const { outcome } = breakerAt(0)
  for (const ask of [fails, fails, answers, fails, fails]) await outcome(ask)
  expect(await outcome(answers)).toBe('up')
})

test('a refused request does not count as a failure of the service', async () => {
  const { outcome } = breakerAt(0)
  const refused = async (): Promise<string> => {
    throw new ServiceFailure('refused', 'no such cursor')
  }
  for (const _ of [1, 2, 3, 4]) expect(await outcome(refused)).toContain('no such cursor')
  expect(await outcome(answers)).toBe('up')
})

test('after the pause one request tries the service, and its failure begins a new pause', async () => {
  const { clock, outcome } = breakerAt(0)
  for (const _ of [1, 2, 3]) await outcome(fails)
  clock.now = 1000
  const held = Promise.withResolvers<string>()
  const trying = outcome(() => held.promise)
  expect(await outcome(answers)).toContain('The feed rests')
  held.reject(new ServiceFailure('away', 'still down'))
  expect(await trying).toContain('still down')
  clock.now = 1999
  expect(await outcome(answers)).toContain('The feed rests')
  clock.now = 2000
  expect(await outcome(answers)).toBe('up')
})
