/** The facts of comments by which moderation is decided. Their queries name the rows `comment`, and the site `platform`. */
import { type SqlBool, sql } from 'kysely'
import type { SingleResourceColumns } from '../../../core/access/one-resource.ts'
import { isAuthorOfItem, isItemOfGateway, isReviewerOfItem } from '../../publications/index.ts'

const item = sql.ref<number | null>('comment.content_item_id')

export const commentColumns: SingleResourceColumns = {
  site: sql.ref('platform.key'),
  isOfGateway: gateways => isItemOfGateway(item, gateways),
  participants: {
    commenter: accountId => sql<SqlBool>`(comment.account_id is not distinct from ${accountId})`,
    // The columns are of the publication that it is about: who wrote or reviewed it does not decide what is said of it.
    author: accountId => isAuthorOfItem(item, accountId),
    reviewer: accountId => isReviewerOfItem(item, accountId),
  },
  // A comment on a post counts as not public, although readers see it: a moderator of a gateway gets 404 for it, as for one that waits, and
  // not 403.
  isPublic: sql<SqlBool>`(comment.state = 'published' and exists (select from content_item as about
    where about.id = comment.content_item_id and about.is_public))`,
  // Authors and reviewers know the publication, and not what waits to be read.
  knownTo: ['commenter'],
}
