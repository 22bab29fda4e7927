/** The use-cases of second factors share this. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { href } from '../../../../core/http/href.ts'
import { withLanguage } from '../../../../core/text/languages.ts'
import type { AccountRecord } from '../../data/account-record.ts'
import { noteFactorGiven } from '../../data/second-factor.ts'
import { renewSessionSecrets, type SessionSecrets } from '../../data/session.ts'
import { type AccountDependencies, type RequestContext, recipientOf } from '../account-emails.ts'
import type { FactorEmail } from '../emails.ts'
import type { SealedKeys } from './sealed-keys.ts'

export interface FactorDependencies extends AccountDependencies {
  keys: SealedKeys
  /** Milliseconds. */
  now: () => number
  /** Logs what an operator should see. */
  onFailure: (message: string) => void
}

/**
 * The session has given a factor, so that roles that need one count from its next request on.
 * @param hasCookie false: the request had a token @returns the new secrets of its cookies; null where it has none
 */
export async function recordFactor(trx: Kysely<Schema>, sessionId: number, hasCookie: boolean): Promise<SessionSecrets | null> {
  await noteFactorGiven(trx, sessionId)
  return hasCookie ? await renewSessionSecrets(trx, sessionId) : null
}

/** The link is left out where the installation does not know the site's own URL. */
export async function postFactorEmail(
  { mail }: Pick<AccountDependencies, 'mail'>,
  trx: Kysely<Schema>,
  site: RequestContext['site'],
  account: AccountRecord,
  change: Omit<FactorEmail, 'factorsLink'>,
): Promise<void> {
  const { language } = account
  const { origin, platform } = site
  const factorsLink = origin === null ? null : origin + withLanguage(href('/my/ways-in'), language, platform.languages[0] ?? 'en')
  await mail.post(trx, { site, language, to: recipientOf(account), template: { kind: 'second-factor-changed', ...change, factorsLink } })
}
