/** The keys of the names of the sides that widgets stand on. */
import { messageKeys } from '../../../../core/text/message-keys.ts'

export const sideKeys = messageKeys('content', ['left', 'right'])
