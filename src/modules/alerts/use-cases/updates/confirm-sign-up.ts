import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import { href } from '../../../../core/http/href.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { consumeOneTimeToken, findOneTimeToken, issueOneTimeToken } from '../../../accounts/data/one-time-token.ts'
import { countEmailTo, type RequestContext, wholeLink } from '../../../accounts/use-cases/account-emails.ts'
import type { Mail } from '../../../email/use-cases/mail.ts'
import { askToConfirm, confirmUpdateSignUp } from '../../data/update-sign-up.ts'

/** The lifetime of the link in hours; then an unconfirmed address is deleted. */
const hours = 72
const tokenDataSchema = z.object({ platform: z.string(), email: z.string() })

interface Requested {
  site: RequestContext['site']
  language: Language
  email: string
}

/**
 * Sends the link that confirms an address. In the caller's transaction. A site without a known origin sends
 * none, since emails need links.
 */
export async function postConfirmation(db: Kysely<Schema>, mail: Mail, { site, language, email }: Requested): Promise<void> {
  const platform = site.platform.key
  if (site.origin === null || !(await askToConfirm(db, platform, email, hours * 3600))) return
  const secret = await issueOneTimeToken(db, {
    purpose: 'confirm-updates',
    accountId: null,
    data: { platform, email },
    lifetime: hours * 3600,
  })
  await mail.post(db, {
    site,
    language,
    // Without the name, which a stranger may have typed.
    to: { name: '', address: email },
    template: { kind: 'confirm-updates', link: wholeLink({ site, language }, href('/updates/confirm/:ticket', { ticket: secret })), hours },
  })
}

/** @returns whether one more email may be sent there */
export const mayAsk = (db: Kysely<Schema>, email: string): Promise<boolean> => countEmailTo(db, email)

/** The address that a link would confirm; null where it is invalid. @param platform key of the site that asks */
export async function findSignUp(kysely: Kysely<Schema>, platform: string, secret: string): Promise<string | null> {
  const oneTimeToken = await findOneTimeToken(kysely, 'confirm-updates', secret)
  return oneTimeToken === null ? null : emailOf(oneTimeToken.data, platform)
}

export async function confirmSignUp(kysely: Kysely<Schema>, platform: string, secret: string): Promise<boolean> {
  return await kysely.transaction().execute(async trx => {
    const oneTimeToken = await consumeOneTimeToken(trx, 'confirm-updates', secret)
    const email = oneTimeToken === null ? null : emailOf(oneTimeToken.data, platform)
    return email !== null && (await confirmUpdateSignUp(trx, platform, email))
  })
}

function emailOf(data: unknown, platform: string): string | null {
  const read = tokenDataSchema.parse(data)
  return read.platform === platform ? read.email : null
}
