/** The keys of the names of editorial statuses. */
import { messageKeys } from '../../../core/text/message-keys.ts'
import { editorialStatuses } from '../../../document/peer-review/editorial-statuses.ts'

export const statusKeys = messageKeys('editorial-status', editorialStatuses)
