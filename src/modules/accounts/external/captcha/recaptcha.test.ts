import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Captcha } from './captcha.ts'
import { createFakeCaptcha } from './fake-captcha.ts'
import { type FakeRecaptcha, startFakeRecaptcha } from './fake-recaptcha.ts'
import { withRecaptcha } from './recaptcha.ts'
import { solveCaptcha } from './solve.ts'

let google: FakeRecaptcha
let failures: unknown[]
let captcha: Captcha
beforeEach(async () => {
  google = await startFakeRecaptcha('the secret')
  failures = []
  captcha = withRecaptcha(createFakeCaptcha(), { secret: 'the secret', url: google.url }, error => failures.push(error))
})
afterEach(() => google.close())

test('a token is accepted once', async () => {
  const token = google.makeToken()
  const first = await captcha.verify(token)
  expect(first).toMatchObject({ kind: 'solved', id: expect.stringMatching(/^recaptcha [\w-]{43}$/) })
  expect(first.kind === 'solved' && first.expiresAt.getTime() > Date.now()).toBe(true)
  expect(await captcha.verify(token)).toEqual({ kind: 'expired' })
  expect(failures).toEqual([])
})

test('a forged token is wrong', async () => {
  expect(await captcha.verify('03AFcWeA_forged-token-of-nobody')).toEqual({ kind: 'wrong' })
  expect([google.requested(), failures]).toEqual([1, []])
})

test('proof of work is accepted too, without a request to Google', async () => {
  expect(await captcha.verify(await solveCaptcha(await captcha.issue()))).toMatchObject({ kind: 'solved' })
  for (const answer of [
    '',
    'short',
    'eyJjaGFsbGVuZ2UiOnt9fQ',
    'a b '.repeat(20),
    'x'.repeat(9000),
    '03A\r\nX-Header: injected-by-an-answer',
  ])
    expect(await captcha.verify(answer)).toEqual({ kind: 'wrong' })
  expect(google.requested()).toBe(0)
})

describe('a token is refused and the failure reported, where Google', () => {
  test('it does not know the secret', async () => {
    const other = withRecaptcha(createFakeCaptcha(), { secret: 'another', url: google.url }, error => failures.push(error))
    expect(await other.verify(google.makeToken())).toEqual({ kind: 'wrong' })
    expect(String(failures[0])).toContain('invalid-input-secret')
  })

  test.each(['error 500', 'no JSON'] as const)('it answers with %s', async behaviour => {
    google.misbehave(behaviour)
    const token = google.makeToken()
    expect(await captcha.verify(token)).toEqual({ kind: 'wrong' })
    expect(failures.length).toBe(1)
    // The token was not used up by it.
    google.misbehave(null)
    expect((await captcha.verify(token)).kind).toBe('solved')
  })

  test('it does not answer', async () => {
    google.misbehave('silence')
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('timed out')))
    expect(await captcha.verify(google.makeToken())).toEqual({ kind: 'wrong' })
    expect(timeout).toHaveBeenCalledWith(5000)
    timeout.mockRestore()
  })

  test('it cannot be reached', async () => {
    await google.close()
    expect(await captcha.verify(google.makeToken())).toEqual({ kind: 'wrong' })
    expect(failures.length).toBe(1)
    google = await startFakeRecaptcha('the secret')
  })
})
