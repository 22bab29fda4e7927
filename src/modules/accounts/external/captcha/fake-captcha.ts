import { randomUUID } from 'node:crypto'
import { createAltchaCaptcha } from './altcha-captcha.ts'
import type { Captcha } from './captcha.ts'

/** A fake captcha for tests: it signs, expires, forgets and rejects as the real one does, with its own secret and almost no work. */
export function createFakeCaptcha(): Captcha {
  const secret = randomUUID()
  return createAltchaCaptcha({ secret: async () => secret, work: { cost: 1, minTries: 1, maxTries: 4 } })
}
