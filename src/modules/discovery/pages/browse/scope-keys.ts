/** The keys of the names of what a search looks in. */
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { searchScopes } from '../../domain/search/search-tree.ts'

export const scopeKeys = messageKeys('scope', searchScopes)
