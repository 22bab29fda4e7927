/** Codes of authenticator apps (RFC 6238) with the parameters that every app knows: SHA-1, six digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth'

const period = 30
/** Steps before and after the present one that are accepted, for clocks that differ. */
const window = 1
/** RFC 4226, section 4, R6: 160 bits. */
const keyBytes = 20

const totpOf = (key: Secret, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: key, algorithm: 'SHA1', digits: 6, period })

/** @returns the key as base 32 */
export const newKey = (): string => new Secret({ size: keyBytes }).base32

/** The URI that a QR code holds. @param issuer the site. @param label the account there */
export const uriOfKey = (key: string, issuer: string, label: string): string =>
  totpOf(Secret.fromBase32(key), { issuer: withoutColon(issuer), label: withoutColon(label) }).toString()

/** A colon divides the two names. */
const withoutColon = (name: string): string => name.replaceAll(':', ' ')

/** @param now milliseconds. @returns the time step of the code; null where it is wrong */
export function stepOfCode(key: string, code: string, now: number): number | null {
  const delta = totpOf(Secret.fromBase32(key)).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
