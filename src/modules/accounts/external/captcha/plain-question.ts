/**
 * A sum, for browsers without JavaScript, which cannot compute a proof of work. It stops only the simplest bots, so callers that accept its
 * answer apply a stricter rate limit.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import type { CaptchaVerdict } from './captcha.ts'

export interface PlainQuestion {
  first: number
  second: number
  /** Is sent back with the answer. */
  token: string
}

export interface PlainQuestions {
  ask(): Promise<PlainQuestion>
  verify(answer: string): Promise<CaptchaVerdict>
}

const prefix = 'plain'
const lifetime = 3600_000

/** The captcha value that a form sends for a plain question. */
export const plainAnswer = (token: string, sum: string): string => `${prefix}:${token}:${sum}`
/** If no script has filled in the captcha, uses the answer to the plain question instead. @param captcha the field's name */
export function withPlainAnswer(captcha: string, entries: Entries): Entries {
  const [token, answer] = [entryOf(entries, 'questionToken'), entryOf(entries, 'questionAnswer')]
  const isAnswered = entryOf(entries, captcha) === '' && token !== '' && answer !== ''
  return isAnswered ? { ...entries, [captcha]: [plainAnswer(token, answer)] } : entries
}
export const isPlainAnswer = (answer: string): boolean => answer.startsWith(`${prefix}:`)

export function createPlainQuestions({ secret, now = Date.now }: { secret: () => Promise<string>; now?: () => number }): PlainQuestions {
  const sign = async (id: string, expires: number, sum: number) =>
    createHmac('sha256', await secret())
      .update(`plain question ${id} ${expires} ${sum}`)
      .digest('base64url')
  return {
    async ask() {
      const bytes = randomBytes(18)
      const [first, second] = [2 + ((bytes[0] ?? 0) % 8), 2 + ((bytes[1] ?? 0) % 8)]
      const id = bytes.subarray(2).toString('base64url')
      const expires = now() + lifetime
      return { first, second, token: `${id}.${expires}.${await sign(id, expires, first + second)}` }
    },
    async verify(answer) {
      const [, id, until, signature, typed] = /^plain:([\w-]{1,40})\.(\d{1,15})\.([\w-]{43}):\s*(\d{1,2})\s*$/.exec(answer) ?? []
      if (id === undefined || until === undefined || signature === undefined || typed === undefined) return { kind: 'wrong' }
      const right = await sign(id, Number(until), Number(typed))
      if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return { kind: 'wrong' }
      if (Number(until) < now()) return { kind: 'expired' }
      return { kind: 'solved', id: `${prefix} ${id}`, expiresAt: new Date(Number(until)) }
    },
  }
}
