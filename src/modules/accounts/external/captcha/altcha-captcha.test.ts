import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAltchaCaptcha } from './altcha-captcha.ts'
import { createFakeCaptcha } from './fake-captcha.ts'
import { solveCaptcha } from './solve.ts'

const minute = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const captcha = createFakeCaptcha()
const decoded = (answer: string) => JSON.parse(Buffer.from(answer, 'base64').toString())
const encoded = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64')

test('a solution gives the id of its challenge and its expiry', async () => {
  const [challenge, other] = [await captcha.issue(), await captcha.issue()]
  const answer = await solveCaptcha(challenge)
  const { nonce, expiresAt } = challenge.parameters
  const solved = { kind: 'solved', id: nonce, expiresAt: new Date(expiresAt * 1000) }
  expect(await captcha.verify(answer)).toEqual(solved)
  expect(await captcha.verify(await solveCaptcha(other))).not.toMatchObject({ id: nonce })
  // Written otherwise it is the same one.
  const { solution } = decoded(answer)
  expect(await captcha.verify(encoded({ solution: { ...solution, time: 9, counter: solution.counter + 1 }, challenge }))).toEqual(solved)
})

test.each([
  [9, 'solved'],
  [11, 'expired'],
])('after %i minutes a solution is %s', async (minutes, verdict) => {
  const answer = await solveCaptcha(await captcha.issue())
  vi.setSystemTime(Date.now() + minutes * minute)
  expect(await captcha.verify(answer)).toMatchObject({ kind: verdict })
})

describe('a wrong captcha answer', () => {
  test.each(['', 'x', 'null', '{}', encoded(null), encoded({}), encoded([]), 'A'.repeat(5000)])(
    'the answer %.20j is wrong',
    async answer => {
      expect(await captcha.verify(answer)).toEqual({ kind: 'wrong' })
    },
  )

  test.each<[string, (answer: ReturnType<typeof decoded>) => unknown]>([
    ['a key that is not the one', answer => ({ ...answer, solution: { ...answer.solution, derivedKey: '00'.repeat(32) } })],
    ['the prefix alone', answer => ({ ...answer, solution: { ...answer.solution, derivedKey: answer.challenge.parameters.keyPrefix } })],
    ['no key', answer => ({ ...answer, solution: { counter: 1 } })],
    [
      'a later end',
      answer => ({
        ...answer,
        challenge: {
          ...answer.challenge,
          parameters: { ...answer.challenge.parameters, expiresAt: answer.challenge.parameters.expiresAt + 600 },
        },
      }),
    ],
    [
      'less work',
      answer => ({ ...answer, challenge: { ...answer.challenge, parameters: { ...answer.challenge.parameters, keyPrefix: '' } } }),
    ],
    [
      'no end',
      answer => ({ ...answer, challenge: { ...answer.challenge, parameters: { ...answer.challenge.parameters, expiresAt: undefined } } }),
    ],
    [
      'a signature of its own for the key',
      answer => ({ ...answer, challenge: { ...answer.challenge, parameters: { ...answer.challenge.parameters, keySignature: 'ab' } } }),
    ],
    ['no signature', answer => ({ ...answer, challenge: { ...answer.challenge, signature: '' } })],
    ['another challenge’s signature', answer => ({ ...answer, challenge: { ...answer.challenge, signature: 'ab'.repeat(32) } })],
  ])('an answer with %s is wrong', async (_, forge) => {
    const answer = await solveCaptcha(await captcha.issue())
    expect(await captcha.verify(encoded(forge(decoded(answer))))).toEqual({ kind: 'wrong' })
  })

  test('a solution of another installation’s challenge is wrong', async () => {
    expect(await captcha.verify(await solveCaptcha(await createFakeCaptcha().issue()))).toEqual({ kind: 'wrong' })
  })
})

test('processes that share a secret accept each other’s challenges', async () => {
  const work = { cost: 1, minTries: 1, maxTries: 2 }
  const [one, other] = [createAltchaCaptcha({ secret: async () => 's', work }), createAltchaCaptcha({ secret: async () => 's', work })]
  expect(await other.verify(await solveCaptcha(await one.issue()))).toMatchObject({ kind: 'solved' })
})

test('the work of a challenge is some hundred tries', async () => {
  vi.useRealTimers()
  const real = createAltchaCaptcha({ secret: async () => 's' })
  const { solution } = decoded(await solveCaptcha(await real.issue()))
  expect(solution.counter).toBeGreaterThanOrEqual(100)
  expect(solution.counter).toBeLessThanOrEqual(400)
})
