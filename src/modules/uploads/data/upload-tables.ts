import type { Defaulted } from '../../../core/database/column.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'

export interface UploadTables {
  upload: UploadTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends UploadTables {}
}

interface UploadTable {
  id: string
  account_id: AccountId
  purpose: string
  name: string
  bytes: number
  /** Bytes from the beginning that are known to be on the disk. */
  received: Defaulted<number>
  sha256: Defaulted<string | null>
  /** Why the file was refused. */
  problem: Defaulted<string | null>
  expires_at: Date
  lock_token: Defaulted<string | null>
  locked_until: Defaulted<Date | null>
  is_wanted: Defaulted<boolean>
}
