import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { type AttemptLimit, countAttempt } from '../../accounts/data/attempt.ts'
import { type RequestContext, wholeLink } from '../../accounts/use-cases/account-emails.ts'
import type { Mail } from '../../email/use-cases/mail.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import { countCommentsToModerate } from '../data/comment-moderation.ts'

/** A flood is one email, which says how much there is by then; the page has the rest. */
const limit: AttemptLimit = { what: 'letters about comments to moderate', max: 1, seconds: 3600 }

/**
 * Tells a platform's editorial address that comments want to be seen to. In the transaction that made one of them wait, or noted what a
 * reader told of it. Nothing where the site
 * has no address to write to, or the installation does not know its own: what the email has to say is a link.
 */
export async function notifyModerators(trx: Kysely<Schema>, mail: Mail, { site }: Pick<RequestContext, 'site'>): Promise<void> {
  const { platform, origin } = site
  const address = contactOf(platform, 'editorial')
  if (origin === null || address === null || (await countAttempt(trx, limit, platform.key)) !== null) return
  const { waiting, flagged } = await countCommentsToModerate(trx, platform.key)
  await mail.post(trx, {
    site,
    language: platform.languages[0] ?? 'en',
    to: { name: '', address },
    template: {
      kind: 'comments-to-moderate',
      waiting,
      flagged,
      link: wholeLink({ site, language: platform.languages[0] ?? 'en' }, '/my/moderation'),
    },
  })
}
