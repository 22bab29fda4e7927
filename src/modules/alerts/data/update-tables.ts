import type { IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'

export interface UpdateTables {
  update_sign_up: UpdateSignUpTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends UpdateTables {}
}

interface UpdateSignUpTable {
  id: IdColumn
  platform_id: SiteId
  email: string
  first_name: string
  last_name: string
  institution: string | null
  header_text: string | null
  language: Language
  signed_up_at: Timestamp
  confirmed_at: Date | null
  confirm_by: Date | null
}
