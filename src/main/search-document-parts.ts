/** The list has what all modules add to the documents of the search index. */
import { listCommentsToSearch } from '../modules/comments/data/comment.ts'
import type { IndexedLibrary } from '../modules/discovery/use-cases/search/index-changes.ts'
import type { SearchDocumentParts } from '../modules/discovery/use-cases/search/search-document-parts.ts'
import { listGatewayIds } from '../modules/gateways/data/gateway-content.ts'
import { applyRules } from '../modules/gateways/use-cases/apply-rules.ts'
import { listSearchCounts } from '../modules/metrics/data/metric-count.ts'

const searchDocumentParts: SearchDocumentParts = {
  comments: listCommentsToSearch,
  gatewayIds: listGatewayIds,
  counts: listSearchCounts,
}

/** The search index needs this of other modules. */
export const indexParts: Pick<IndexedLibrary, 'searchDocumentParts' | 'afterIndexing'> = { searchDocumentParts, afterIndexing: applyRules }
