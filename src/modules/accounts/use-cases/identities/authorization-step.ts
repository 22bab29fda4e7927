/** The state of an authorization request: a one-time token, whose secret only the browser has. */

import { stringifySetCookie } from 'cookie'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { languages } from '../../../../core/text/languages.ts'
import { authorizationCookie } from '../../../sites/domain/consent/account-cookies.ts'
import { consumeOneTimeToken, findOneTimeToken, issueOneTimeToken } from '../../data/one-time-token.ts'
import type { CookieSetting } from '../sessions/session-cookies.ts'

const identity = z.object({
  provider: z.string(),
  subject: z.string(),
  label: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.object({ address: z.string(), isVerified: z.boolean() }).nullable(),
})
const common = { platform: z.string(), returnTo: z.string() }

/** The user is at the provider. */
const away = z.object({
  step: z.literal('away'),
  ...common,
  provider: z.string(),
  language: z.enum(languages),
  journey: z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), backTo: z.string(), maxAge: z.int().nullable() }),
})
/** The provider has verified the identity, which has no account here. */
const proven = z.object({ step: z.literal('proven'), ...common, identity })
/** An account to be created with an address that still has to be confirmed by a link. */
export const newLinkedAccount = z.object({
  platform: z.string(),
  // Older links have no page to return to.
  returnTo: z.string().default('/'),
  identity,
  person: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  language: z.enum(languages),
  acceptedTermsAt: z.coerce.date(),
})

export interface Steps {
  away: z.output<typeof away>
  proven: z.output<typeof proven>
}
export type StepName = keyof Steps

const schemas: { readonly [Name in StepName]: z.ZodType<Steps[Name]> } = { away, proven }

/** Lifetimes in seconds. */
export const stepLifetimes = { away: 20 * 60, proven: 60 * 60 } as const satisfies Record<StepName, number>

/** @param accountId the account to link to; null for signing in */
export const issueStep = (db: Kysely<Schema>, data: Steps[StepName], accountId: AccountId | null = null): Promise<string> =>
  issueOneTimeToken(db, { purpose: 'identity-provider', accountId, data, lifetime: stepLifetimes[data.step] })

export interface FoundStep<Name extends StepName> {
  accountId: AccountId | null
  data: Steps[Name]
}

/** Null for a one-time token of another step or another site: accounts are shared, authorization requests are not. */
export async function findStep<Name extends StepName>(
  db: Kysely<Schema>,
  name: Name,
  platform: string,
  secret: string | undefined,
): Promise<FoundStep<Name> | null> {
  return read(name, platform, secret === undefined ? null : await findOneTimeToken(db, 'identity-provider', secret))
}

/** Finds the step as `findStep` does, and uses it up. */
export async function takeStep<Name extends StepName>(
  db: Kysely<Schema>,
  name: Name,
  platform: string,
  secret: string | undefined,
): Promise<FoundStep<Name> | null> {
  return read(name, platform, secret === undefined ? null : await consumeOneTimeToken(db, 'identity-provider', secret))
}

function read<Name extends StepName>(
  name: Name,
  platform: string,
  oneTimeToken: { accountId: AccountId | null; data: unknown } | null,
): FoundStep<Name> | null {
  const parsed = schemas[name].safeParse(oneTimeToken?.data)
  return oneTimeToken === null || !parsed.success || parsed.data.platform !== platform
    ? null
    : { accountId: oneTimeToken.accountId, data: parsed.data }
}

/** The cookie has to be sent with the provider's callback, which is a link from another site, but not with another site's form. */
export const authorizationCookieWith = (secret: string, step: 'away' | 'proven', { secure }: CookieSetting): string =>
  stringifySetCookie({
    name: authorizationCookie,
    value: secret,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: stepLifetimes[step],
  })

export const expiredAuthorizationCookie = ({ secure }: CookieSetting): string =>
  stringifySetCookie({
    name: authorizationCookie,
    value: '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: 0,
    expires: new Date(0),
  })
