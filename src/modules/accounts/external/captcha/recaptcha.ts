/**
 * reCAPTCHA (version 2, the checkbox) besides the installation's own proof of work, if the installation has Google's keys. The shape of an
 * answer shows which of the two it is. A browser that does not load Google's script, or may not without consent, computes a proof of work
 * instead, so both are accepted.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Captcha, CaptchaVerdict } from './captcha.ts'

export interface RecaptchaSettings {
  /** The secret that Google and this installation share. */
  secret: string
  /** The URL of Google’s `siteverify`. */
  url: string
}

/** The timeout of one request, in milliseconds. */
const timeout = 5000
/** Google's tokens expire after two minutes (its documentation); the id is stored a little longer. */
const remembered = 5 * 60 * 1000
/** Google’s tokens have up to some thousand characters; the answers of our own begin as JSON does in base64. */
const token = /^(?!eyJ)[\w-]{20,8000}$/

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** @param onFailure called if Google cannot be reached or rejects the secret: forms are then rejected, and can be sent again */
export function withRecaptcha(own: Captcha, settings: RecaptchaSettings, onFailure: (error: unknown) => void): Captcha {
  return {
    issue: () => own.issue(),
    async verify(answer) {
      if (!token.test(answer)) return await own.verify(answer)
      try {
        return verdictOf(answerSchema.parse(await ask(settings, answer)), answer)
      } catch (error) {
        onFailure(error)
        return { kind: 'wrong' }
      }
    },
  }
}

/** Google gets the token, and nothing about the client. */
async function ask({ url, secret }: RecaptchaSettings, response: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`reCAPTCHA answered ${answer.status}`)
  }
  return await answer.json()
}

function verdictOf({ success, 'error-codes': errors }: z.output<typeof answerSchema>, answer: string): CaptchaVerdict {
  if (success) {
    const id = createHash('sha256').update(answer).digest('base64url')
    return { kind: 'solved', id: `recaptcha ${id}`, expiresAt: new Date(Date.now() + remembered) }
  }
  const ours = errors.filter(error => !['timeout-or-duplicate', 'invalid-input-response', 'missing-input-response'].includes(error))
  if (ours.length > 0) throw new Error(`reCAPTCHA refuses the question: ${ours.join(', ')}`)
  return { kind: errors.includes('timeout-or-duplicate') ? 'expired' : 'wrong' }
}
