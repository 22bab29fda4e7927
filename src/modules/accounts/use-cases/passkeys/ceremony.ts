/** Shared parts of both ceremonies of passkeys (Web Authentication, level 3, section 7). */
import { z } from 'zod'
import { originUnknownError, type RequestContext } from '../account-emails.ts'

/** A passkey holds for one host, and for no other. @throws HttpError ORIGIN_UNKNOWN */
export function relyingPartyOf({ origin, platform }: RequestContext['site']): { id: string; name: string; origin: string } {
  if (origin === null) throw originUnknownError(platform.key)
  return { id: new URL(origin).hostname, name: platform.displayName, origin }
}

/** Seconds to touch a key or look at a device. */
export const challengeLifetime = 5 * 60

/** The data of a challenge say what it was made for. The challenge is a one-time token's secret: it is stored as its hash and used once. */
export const challengeData = z.object({ relyingParty: z.string() })

const text = z.string().max(20_000)
export const base64url = text.regex(/^[\w-]+$/)

const clientData = z.object({ challenge: base64url })

/** The challenge that was signed; null where it cannot be read. Everything else is verified with the signature. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge
  } catch {
    return null
  }
}

const credential = { id: base64url.max(1400), rawId: base64url.max(1400), type: z.literal('public-key') }

/** The shape that browsers send (`RegistrationResponseJSON`), without the properties that are not used. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})
export type RegistrationResponse = z.output<typeof registrationResponse>

/** `AuthenticationResponseJSON`. */
export const signInResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: text.nullish(),
  }),
})
export type SignInResponse = z.output<typeof signInResponse>
