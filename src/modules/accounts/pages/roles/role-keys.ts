/** The keys of the messages about roles. */
import { roles } from '../../../../core/access/roles.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'

export const roleKeys = messageKeys('role', roles)
