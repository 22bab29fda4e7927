import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import { href } from '../../../../core/http/href.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { type DeadLink, linkHours, type ResendOutcome, resendDays } from '../../../accounts/domain/mailed-links.ts'
import {
  type AccountDependencies,
  confirmByLink,
  countEmailTo,
  findLink,
  issueMailedLink,
  type MailedLink,
  type OpenLink,
  type RequestContext,
  resendLink,
  wholeLink,
} from '../../../accounts/index.ts'
import type { EmailTemplate, Mail } from '../../../email/index.ts'
import { askToConfirm, confirmUpdateSignUp, hasUpdateSignUp } from '../../data/update-sign-up.ts'

const hours = linkHours['confirm-updates']
/** Seconds. An unconfirmed address is deleted once the page of its link sends no other any more. */
const lifetime = (hours + resendDays * 24) * 3600

const signUp = z.object({ platform: z.string(), email: z.string() })
type SignUp = z.output<typeof signUp>
const link: MailedLink<SignUp> = { purpose: 'confirm-updates', data: signUp }

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
  if (site.origin === null || !(await askToConfirm(db, platform, email, lifetime))) return
  const secret = await issueMailedLink(db, { purpose: 'confirm-updates', accountId: null, data: { platform, email } })
  await mail.post(db, {
    site,
    language,
    // The email has no name, which a stranger may have typed.
    to: { name: '', address: email },
    template: confirmationEmail({ site, language }, secret),
  })
}

const confirmationEmail = (recipient: Pick<RequestContext, 'site' | 'language'>, secret: string): EmailTemplate => ({
  kind: 'confirm-updates',
  link: wholeLink(recipient, href('/updates/confirm/:ticket', { ticket: secret })),
  hours,
})

/** Sends another link in place of one that has expired, unless the address was confirmed meanwhile. @throws HttpError ORIGIN_UNKNOWN */
export const resendUpdatesLink = (
  dependencies: AccountDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<ResendOutcome> =>
  resendLink(dependencies, requestContext, link, secret, async (trx, { data: { platform, email } }) => {
    if (!(await askToConfirm(trx, platform, email, lifetime))) return null
    return {
      to: { name: '', address: email },
      language: requestContext.language,
      template: created => confirmationEmail(requestContext, created),
    }
  })

/** @returns whether one more email may be sent there */
export const mayAsk = (db: Kysely<Schema>, email: string): Promise<boolean> => countEmailTo(db, email)

/** The address that a link would confirm. @param platform key of the site of the request */
export const findSignUp = (kysely: Kysely<Schema>, platform: string, secret: string): Promise<OpenLink<SignUp> | DeadLink> =>
  findLink(kysely, link, platform, secret)

/** Confirms the address, which another link may have done before, or nobody in time. */
export async function confirmSignUp(kysely: Kysely<Schema>, platform: string, secret: string): Promise<{ kind: 'confirmed' } | DeadLink> {
  return await confirmByLink(
    kysely,
    link,
    platform,
    secret,
    async (trx, { data: { email } }, refuse): Promise<{ kind: 'confirmed' } | DeadLink> => {
      if (await confirmUpdateSignUp(trx, platform, email)) return { kind: 'confirmed' }
      return refuse({ kind: (await hasUpdateSignUp(trx, platform, email)) ? 'used' : 'expired' })
    },
  )
}
