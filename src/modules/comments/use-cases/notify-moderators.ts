import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { href } from '../../../core/http/href.ts'
import { type AttemptLimit, countAttempt, type RequestContext, wholeLink } from '../../accounts/index.ts'
import type { Mail } from '../../email/index.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import { countCommentsToModerate } from '../data/comment-moderation.ts'

/** A flood causes one email with the number at that time; the page shows the rest. */
const limit: AttemptLimit = { what: 'letters about comments to moderate', max: 1, seconds: 3600 }

/**
 * Notifies a site's editorial address of comments to moderate. In the transaction that stored a waiting comment or a
 * reader's report. Sends nothing where the site
 * has no address, or its origin is unknown: the email consists of a link.
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
      link: wholeLink({ site, language: platform.languages[0] ?? 'en' }, href('/my/moderation')),
    },
  })
}
