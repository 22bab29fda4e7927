/** All that has to do with accounts, as pages and API call it: a port for each part. */
import type { Sessions } from './sessions/sessions.ts'

export interface Accounts {
  sessions: Sessions
}
