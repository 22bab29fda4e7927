/** The word by which a WordPress says that something of it is another one: signed with a secret that both know, and good for a short while. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Clocks differ, and a word that was overheard is of no use later. */
const goodFor = 300

/** @param at seconds since 1970 */
export const signChange = (secret: string, at: number): string => createHmac('sha256', secret).update(`recto-changed ${at}`).digest('hex')

/** @param now seconds since 1970 */
export function isSignedChange(secret: string, { at, signature }: { at: number; signature: string }, now: number): boolean {
  const [expected, given] = [Buffer.from(signChange(secret, at)), Buffer.from(signature)]
  return Math.abs(now - at) <= goodFor && expected.length === given.length && timingSafeEqual(expected, given)
}
