/** Signs and verifies WordPress's notice of a change, with a shared secret and a short lifetime. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds. Clocks differ, but an intercepted notice must soon become useless. */
const goodFor = 300

/** @param at seconds since 1970 */
export const signChange = (secret: string, at: number): string => createHmac('sha256', secret).update(`recto-changed ${at}`).digest('hex')

/** @param now seconds since 1970 */
export function isSignedChange(secret: string, { at, signature }: { at: number; signature: string }, now: number): boolean {
  const [expected, given] = [Buffer.from(signChange(secret, at)), Buffer.from(signature)]
  return Math.abs(now - at) <= goodFor && expected.length === given.length && timingSafeEqual(expected, given)
}
