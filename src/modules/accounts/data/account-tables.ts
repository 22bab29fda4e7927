import type { ColumnType } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import type { Defaulted, IdColumn, Json, Timestamp } from '../../../core/database/column.ts'
import type { AccountId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { AuthenticatorId, MembershipId } from '../domain/ids.ts'

export interface AccountTables {
  used_captcha: UsedCaptchaTable
  account: AccountTable
  account_demographics: AccountDemographicsTable
  account_gateway: AccountGatewayTable
  account_identity: AccountIdentityTable
  session: SessionTable
  passkey: PasskeyTable
  authenticator: AuthenticatorTable
  recovery_code: RecoveryCodeTable
  ticket: TicketTable
  attempt: AttemptTable
  role_change: RoleChangeTable
  membership: MembershipTable
  idempotency_key: IdempotencyKeyTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends AccountTables {}
}

interface AccountTable {
  id: IdColumn<AccountId>
  email: string
  email_verified_at: Date | null
  first_name: string
  last_name: string
  password_hash: string | null
  roles: Defaulted<Role[]>
  platform_id: SiteId | null
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
  account_id: AccountId
  gateway_id: GatewayId
}

interface AccountDemographicsTable {
  account_id: AccountId
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
  id: IdColumn
  account_id: AccountId
  token_hash: string
  remember_hash: string | null
  platform_id: SiteId
  signed_in_by: SignInWay
  user_agent: Defaulted<string>
  network: Defaulted<string>
  created_at: Timestamp
  seen_at: Timestamp
  proven_at: Timestamp
  factor_at: Date | null
  expires_at: Date
  remember_until: Date | null
}

interface AccountIdentityTable {
  provider: string
  subject: string
  account_id: AccountId
  label: string
  linked_at: Timestamp
}

interface PasskeyTable {
  id: string
  account_id: AccountId
  public_key: Buffer
  counter: number
  transports: Defaulted<string[]>
  name: string
  created_at: Timestamp
  used_at: Date | null
}

interface AuthenticatorTable {
  id: IdColumn<AuthenticatorId>
  account_id: AccountId
  name: string
  sealed_key: Buffer
  /** The time step of the last code that was accepted. */
  last_step: number
  created_at: Timestamp
  used_at: Date | null
}

interface RecoveryCodeTable {
  hash: string
  account_id: AccountId
  created_at: Timestamp
}

interface TicketTable {
  hash: string
  purpose: string
  account_id: AccountId | null
  data: Json<unknown>
  expires_at: Date
  closed: Defaulted<'used' | 'withdrawn' | null>
}

interface AttemptTable {
  key: string
  count: number
  ends_at: Date
}

interface RoleChangeTable {
  id: IdColumn
  account_id: AccountId | null
  by_account_id: AccountId | null
  by_command_line: boolean
  role: Role
  change: 'give' | 'take'
  changed_at: Timestamp
}

interface MembershipTable {
  id: IdColumn<MembershipId>
  account_id: AccountId
  role: Role
  platform_id: SiteId
  /** Null: the whole site. */
  gateway_id: Defaulted<GatewayId | null>
  created_at: Timestamp
}

interface UsedCaptchaTable {
  id: string
  expires_at: Date
}

interface IdempotencyKeyTable {
  id: string
  account_id: AccountId | null
  fingerprint: string
  attempt: string
  leased_until: Date
  committed_at: Date | null
  status: number | null
  answer: ColumnType<Uint8Array | null, Buffer | null, Buffer | null>
  expires_at: Date
}
