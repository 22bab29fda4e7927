/** Shared parts of the emails about accounts: absolute URLs, and rate limits. */

import type { Kysely } from 'kysely'
import type { ClientInfo } from '../../../core/access/credentials.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { HttpError } from '../../../core/http/http-error.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { type Language, withLanguage } from '../../../core/text/languages.ts'
import type { Mail } from '../../email/index.ts'
import type { Site } from '../../sites/index.ts'
import { type AttemptLimit, countAttempt } from '../data/attempt.ts'

export interface AccountDependencies {
  kysely: Kysely<Schema>
  mail: Mail
}

/** The site, client and locale of a request. */
export interface RequestContext {
  site: Pick<Site, 'platform' | 'brand' | 'origin'>
  language: Language
  clientInfo: ClientInfo
}

/**
 * The installation does not know its own URL: emails need links that lead back to it, and passkeys are bound to it. The Host header is
 * untrusted.
 */
export const originUnknownError = (platform: string) =>
  new HttpError(
    'ORIGIN_UNKNOWN',
    `Neither letters nor passkeys work for “${platform}”: the installation names no address for it (RECTO_PLATFORMS, hosts).`,
  )

/** @param path from the site's root, without a language. @throws HttpError ORIGIN_UNKNOWN */
export function wholeLink({ site: { origin, platform }, language }: Pick<RequestContext, 'site' | 'language'>, path: string): string {
  if (origin === null) throw originUnknownError(platform.key)
  return origin + withLanguage(path, language, platform.languages[0] ?? 'en')
}

/** The recipient of an email about an account. */
export const recipientOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) => ({
  name: `${firstName} ${lastName}`,
  address: email,
})

const hour = 3600
const limits = {
  /** Protects an address from being flooded by somebody who knows it. */
  address: { what: 'letters to an address', max: 5, seconds: hour },
  /** A class that registers together. */
  network: { what: 'letters from a network', max: 30, seconds: hour },
  /** This limit is for clients that solved no captcha. */
  idleNetwork: { what: 'letters from a network without a captcha', max: 6, seconds: hour },
  password: { what: 'own password', max: 10, seconds: 900 },
} as const satisfies Record<string, AttemptLimit>

/** @returns seconds to wait, or null. The network's limit may be disclosed */
export const countEmailFromNetwork = (
  db: Kysely<Schema>,
  { network }: ClientInfo,
  { worked }: { worked: boolean },
): Promise<number | null> => countAttempt(db, worked ? limits.network : limits.idleNetwork, network)

/** @returns whether one more may be sent there. This must not be disclosed, since it would reveal that the address is known */
export const countEmailTo = async (db: Kysely<Schema>, address: string): Promise<boolean> =>
  (await countAttempt(db, limits.address, address.toLowerCase())) === null

/** Limits guessing of the password at an unattended session. @returns seconds to wait, or null */
export const countPasswordTry = (db: Kysely<Schema>, accountId: AccountId): Promise<number | null> =>
  countAttempt(db, limits.password, String(accountId))

export const ownPasswordTries = limits.password.what
