/** The captcha as proof of work by ALTCHA's library: nothing is loaded from another site, and no third party learns of the request. */
import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Captcha, CaptchaWork } from './captcha.ts'

/** Longer than a person needs for a form; a solution that is stored for later expires. Milliseconds. */
const lifetime = 10 * 60 * 1000
/** Longer than any answer, so that none costs much to read. */
const maxAnswerLength = 4000

/** About half a second of a small computer's, a second or two of a phone's. */
export const usualWork: CaptchaWork = { cost: 2000, minTries: 100, maxTries: 400 }

const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
})
const answerSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().default(0) }),
})

/** @param secret read on first use. Keys are derived from it, so that other keys can be derived too. */
export function createAltchaCaptcha({ secret, work = usualWork }: { secret: () => Promise<string>; work?: CaptchaWork }): Captcha {
  const keys = async () => {
    const given = await secret()
    const keyFor = (purpose: string) => createHmac('sha256', given).update(purpose).digest('hex')
    return { hmacSignatureSecret: keyFor('captcha challenge'), hmacKeySignatureSecret: keyFor('captcha solution') }
  }
  return {
    async issue() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.minTries, work.maxTries + 1),
        deriveKey,
        expiresAt: new Date(Date.now() + lifetime),
        ...(await keys()),
      })
      // JSON drops the properties that the library sets to undefined.
      return challengeSchema.parse(JSON.parse(JSON.stringify(challenge)))
    },

    async verify(answer) {
      const given = readAnswer(answer)
      if (given === null) return { kind: 'wrong' }
      const { challenge, solution } = given
      const found = await verifySolution({ challenge, solution, deriveKey, ...(await keys()) })
      if (found.expired) return { kind: 'expired' }
      if (!found.verified) return { kind: 'wrong' }
      const { nonce, expiresAt } = challenge.parameters
      return { kind: 'solved', id: nonce, expiresAt: new Date(expiresAt * 1000) }
    },
  }
}

function readAnswer(answer: string): z.output<typeof answerSchema> | null {
  if (answer.length > maxAnswerLength) return null
  try {
    return answerSchema.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
