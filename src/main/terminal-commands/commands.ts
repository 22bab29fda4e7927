import { digestRun } from './digest-commands.ts'
import { gatewayAdd, gatewayExport, gatewayImport, gatewayList, gatewayRemove } from './gateway-commands.ts'
import { jobFailed, jobList, jobRetry } from './job-commands.ts'
import type { NamedCommand } from './library-command.ts'
import { mailBounced, mailList, mailRetry, mailShow } from './mail-commands.ts'
import { organisationsLoad } from './organisation-commands.ts'
import { statusSet, statusShow } from './status-commands.ts'
import {
  userAdd,
  userList,
  userMemberships,
  userPassword,
  userRemove,
  userRequireFactor,
  userResetFactor,
  userRoles,
  userSignOut,
} from './user-commands.ts'
import { wordpressFollow, wordpressImport, wordpressUnfollow } from './wordpress-commands.ts'

/** The commands that a running server executes for a terminal. The terminal executes all others itself, once the server has ended. */
export const commands: readonly NamedCommand[] = [
  ...[gatewayAdd, gatewayImport, gatewayExport, gatewayList, gatewayRemove],
  organisationsLoad,
  ...[jobList, jobFailed, jobRetry],
  ...[mailList, mailShow, mailRetry, mailBounced],
  digestRun,
  ...[statusShow, statusSet],
  ...[wordpressImport, wordpressUnfollow, wordpressFollow],
  ...[userAdd, userList, userRoles, userMemberships, userPassword, userResetFactor, userRequireFactor, userSignOut, userRemove],
]
