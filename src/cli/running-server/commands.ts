import { digestRun } from './digest-commands.ts'
import { gatewayAdd, gatewayExport, gatewayImport, gatewayList, gatewayRemove } from './gateway-commands.ts'
import type { NamedCommand } from './library-command.ts'
import { mailBounced, mailList, mailRetry, mailShow } from './mail-commands.ts'
import { organisationsLoad } from './organisation-commands.ts'
import { statusSet, statusShow } from './status-commands.ts'
import { userAdd, userList, userPassword, userRemove, userRoles, userSignOut } from './user-commands.ts'
import { wordpressFollow, wordpressImport, wordpressUnfollow } from './wordpress-commands.ts'

/** All that a running server does for a terminal. What is not here, a terminal does itself once the server has ended. */
export const commands: readonly NamedCommand[] = [
  ...[gatewayAdd, gatewayImport, gatewayExport, gatewayList, gatewayRemove],
  organisationsLoad,
  ...[mailList, mailShow, mailRetry, mailBounced],
  digestRun,
  ...[statusShow, statusSet],
  ...[wordpressImport, wordpressUnfollow, wordpressFollow],
  ...[userAdd, userList, userRoles, userPassword, userSignOut, userRemove],
]
