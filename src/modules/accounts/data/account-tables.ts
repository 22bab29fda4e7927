import type { Role } from '../../../core/access/roles.ts'
import type { Defaulted, Id, Json, Timestamp } from '../../../core/database/column.ts'
import type { Language } from '../../../core/text/languages.ts'

export interface AccountTables {
  used_captcha: UsedCaptchaTable
  account: AccountTable
  account_demographics: AccountDemographicsTable
  account_gateway: AccountGatewayTable
  account_identity: AccountIdentityTable
  session: SessionTable
  passkey: PasskeyTable
  ticket: TicketTable
  attempt: AttemptTable
  role_change: RoleChangeTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends AccountTables {}
}

interface AccountTable {
  id: Id
  email: string
  email_verified_at: Date | null
  first_name: string
  last_name: string
  password_hash: string | null
  roles: Defaulted<Role[]>
  platform_id: number | null
  language: Defaulted<Language>
  job_title: string | null
  institution: string | null
  institution_ror: string | null
  department: string | null
  place: string | null
  state: string | null
  zip_code: string | null
  country_code: string | null
  accepted_terms_at: Date | null
  orcid: string | null
  researcher_id: string | null
  created_at: Timestamp
}

interface AccountGatewayTable {
  account_id: number
  gateway_id: number
}

interface AccountDemographicsTable {
  account_id: number
  gender: string | null
  other_gender: string | null
  gender_prefer_not_to_say: Defaulted<boolean>
  ethnicity: string | null
  ethnicity_prefer_not_to_say: Defaulted<boolean>
  nationality: Defaulted<number[]>
  nationality_prefer_not_to_say: Defaulted<boolean>
}

export type SignInWay = 'password' | 'passkey' | 'orcid' | 'institution'

interface SessionTable {
  id: Id
  account_id: number
  token_hash: string
  remember_hash: string | null
  platform_id: number
  signed_in_by: SignInWay
  user_agent: Defaulted<string>
  network: Defaulted<string>
  created_at: Timestamp
  seen_at: Timestamp
  proven_at: Timestamp
  expires_at: Date
  remember_until: Date | null
}

interface AccountIdentityTable {
  provider: string
  subject: string
  account_id: number
  label: string
  linked_at: Timestamp
}

interface PasskeyTable {
  id: string
  account_id: number
  public_key: Buffer
  counter: number
  transports: Defaulted<string[]>
  name: string
  created_at: Timestamp
  used_at: Date | null
}

interface TicketTable {
  hash: string
  purpose: string
  account_id: number | null
  data: Json<unknown>
  expires_at: Date
}

interface AttemptTable {
  key: string
  count: number
  ends_at: Date
}

interface RoleChangeTable {
  id: Id
  account_id: number | null
  by_account_id: number | null
  by_command_line: boolean
  role: Role
  change: 'give' | 'take'
  changed_at: Timestamp
}

interface UsedCaptchaTable {
  id: string
  expires_at: Date
}
