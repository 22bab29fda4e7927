/** The pages of publications show this of gateways and comments. */
import { readCommentsSidebar, readDiscussion } from '../modules/comments/use-cases/read-discussion.ts'
import { listGatewaysOfItem } from '../modules/gateways/data/gateway.ts'
import type { ItemSources } from '../modules/publications/use-cases/reading/item-sources.ts'

export const itemSources: ItemSources = {
  gatewaysOf: listGatewaysOfItem,
  discussionOf: readDiscussion,
  commentsOf: readCommentsSidebar,
}
