/**
 * reCAPTCHA (version 2, the box to tick) beside the installation's own proof of work: where the installation has Google's keys. A form's
 * answer says by its shape which of the two it is. What a reader's browser will not load from Google, or may not without their consent,
 * it does by proof of work instead, so that both are taken.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Captcha, CaptchaVerdict } from './captcha.ts'

export interface RecaptchaSettings {
  /** Known to Google and to this installation. */
  secret: string
  /** The URL of Google’s `siteverify`. */
  url: string
}

/** The timeout of one request, in milliseconds. */
const timeout = 5000
/** A token is worth nothing two minutes after it was made (Google’s documentation); its id is remembered a little longer. */
const remembered = 5 * 60 * 1000
/** Google’s tokens have up to some thousand characters; the answers of our own begin as JSON does in base64. */
const token = /^(?!eyJ)[\w-]{20,8000}$/

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** @param onFailure told when Google cannot be asked, or does not know the secret: forms are then refused, and can be sent again */
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

/** Google is told the token and nothing of who sent it. */
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
