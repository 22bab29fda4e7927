import { randomUUID } from 'node:crypto'
import { createAltchaCaptcha } from './altcha-captcha.ts'
import type { Captcha } from './captcha.ts'

/** For tests: it signs, expires, forgets and refuses as the real one does, over a secret of its own; only the work is next to nothing. */
export function createFakeCaptcha(): Captcha {
  const secret = randomUUID()
  return createAltchaCaptcha({ secret: async () => secret, work: { cost: 1, minTries: 1, maxTries: 4 } })
}
