/** The keys of the names of the states of pages and posts. */
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { listStates } from '../../domain/site-pages/list-request.ts'

export const stateKeys = messageKeys('content-state', listStates)
