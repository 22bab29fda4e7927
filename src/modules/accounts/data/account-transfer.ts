/** The export and import of accounts. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { ExportedAccount } from '../domain/exported-account.ts'
import { accountAt } from './account.ts'
import { addMembership, findGatewayOfSite, listMembershipsToExport } from './membership.ts'

const text = (time: Date): string => time.toISOString()
const date = (time: string | null): Date | null => (time === null ? null : new Date(time))

/** Other modules keep this about the accounts. */
interface ToExport {
  gateways: readonly { accountId: AccountId; platform: string; url: string }[]
  /** The ids of the accounts that get alerts of everything new. */
  wantingTocAlerts: ReadonlySet<number>
}

/** Lists the accounts by email address. */
export async function listAccountsToExport(db: Kysely<Schema>, { gateways, wantingTocAlerts }: ToExport): Promise<ExportedAccount[]> {
  const accounts = await db
    .selectFrom('account')
    .leftJoin('platform', 'platform.id', 'account.platform_id')
    .selectAll('account')
    .select('platform.key as platform')
    .orderBy('email')
    .execute()
  const demographics = await db.selectFrom('account_demographics').selectAll().execute()
  const identities = await db.selectFrom('account_identity').selectAll().orderBy('provider').orderBy('subject').execute()
  const passkeys = await db.selectFrom('passkey').selectAll().orderBy('created_at').orderBy('id').execute()
  const changes = await db.selectFrom('role_change').selectAll().where('account_id', 'is not', null).orderBy('id').execute()
  const membershipsOf = Map.groupBy(await listMembershipsToExport(db), row => row.accountId)
  const addresses = new Map(accounts.map(({ id, email }) => [id, email]))
  const answers = new Map(demographics.map(row => [row.account_id, row]))
  const identitiesOf = Map.groupBy(identities, row => row.account_id)
  const passkeysOf = Map.groupBy(passkeys, row => row.account_id)
  const changesOf = Map.groupBy(changes, row => row.account_id)
  const gatewaysOf = Map.groupBy(gateways, ({ accountId }) => accountId)
  return accounts.map(row => {
    const about = answers.get(row.id)
    return {
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      passwordHash: row.password_hash,
      roles: row.roles,
      createdAt: text(row.created_at),
      emailVerifiedAt: row.email_verified_at && text(row.email_verified_at),
      platform: row.platform,
      language: row.language,
      jobTitle: row.job_title,
      institution: row.institution,
      institutionRor: row.institution_ror,
      department: row.department,
      place: row.place,
      state: row.state,
      zipCode: row.zip_code,
      countryCode: row.country_code,
      receiveTocAlerts: wantingTocAlerts.has(row.id),
      acceptedTermsAt: row.accepted_terms_at && text(row.accepted_terms_at),
      orcid: row.orcid,
      researcherId: row.researcher_id,
      demographics:
        about === undefined
          ? null
          : {
              gender: about.gender,
              otherGender: about.other_gender,
              genderPreferNotToSay: about.gender_prefer_not_to_say,
              ethnicity: about.ethnicity,
              ethnicityPreferNotToSay: about.ethnicity_prefer_not_to_say,
              nationality: about.nationality,
              nationalityPreferNotToSay: about.nationality_prefer_not_to_say,
            },
      gateways: (gatewaysOf.get(row.id) ?? []).map(({ platform, url }) => ({ platform, url })),
      identities: (identitiesOf.get(row.id) ?? []).map(({ provider, subject, label, linked_at }) => ({
        ...{ provider, subject, label },
        linkedAt: text(linked_at),
      })),
      passkeys: (passkeysOf.get(row.id) ?? []).map(key => ({
        id: key.id,
        publicKey: Buffer.from(key.public_key).toString('base64url'),
        counter: Number(key.counter),
        transports: key.transports,
        name: key.name,
        createdAt: text(key.created_at),
        usedAt: key.used_at && text(key.used_at),
      })),
      memberships: (membershipsOf.get(row.id) ?? []).map(({ role, platform, gateway }) => ({ role, platform, gateway })),
      roleChanges: (changesOf.get(row.id) ?? []).map(each => ({
        role: each.role,
        change: each.change,
        by: each.by_account_id === null ? null : (addresses.get(each.by_account_id) ?? null),
        byCommandLine: each.by_command_line,
        changedAt: text(each.changed_at),
      })),
    }
  })
}

/**
 * An existing account with the same email address is not changed.
 * @returns the accounts that are new
 */
export async function addExportedAccounts(db: Kysely<Schema>, accounts: readonly ExportedAccount[]): Promise<RestoredAccount[]> {
  const restored: RestoredAccount[] = []
  for (const account of accounts) {
    const id = await restoreAccount(db, account)
    if (id !== null) restored.push({ id, account })
  }
  for (const { id, account } of restored) await restoreMemberships(db, id, account)
  // The role changes name other accounts, so that all accounts have to exist first.
  for (const { id, account } of restored) {
    for (const { role, change, by, byCommandLine, changedAt } of account.roleChanges) {
      await db
        .insertInto('role_change')
        .values({
          ...{ account_id: id, role, change, by_command_line: byCommandLine, changed_at: new Date(changedAt) },
          by_account_id: by === null ? null : accountAt(db, by),
        })
        .execute()
    }
  }
  return restored
}

/** Those of sites and gateways that exist here: one without its gateway would be one of the whole site. */
async function restoreMemberships(db: Kysely<Schema>, accountId: AccountId, { memberships }: ExportedAccount): Promise<void> {
  for (const { role, platform, gateway } of memberships) {
    const gatewayId = gateway === null ? null : await findGatewayOfSite(db, platform, gateway)
    if (gateway === null || gatewayId !== null) await addMembership(db, { accountId, role, platform, gatewayId })
  }
}

export interface RestoredAccount {
  id: AccountId
  account: ExportedAccount
}

async function restoreAccount(db: Kysely<Schema>, account: ExportedAccount): Promise<AccountId | null> {
  const { createdAt, emailVerifiedAt } = account
  const row = await db
    .insertInto('account')
    .values(eb => ({
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      roles: account.roles,
      created_at: createdAt === undefined ? new Date() : new Date(createdAt),
      email_verified_at: emailVerifiedAt === undefined ? new Date() : date(emailVerifiedAt),
      platform_id: eb
        .selectFrom('platform')
        .select('platform.id')
        .where('key', '=', account.platform ?? ''),
      language: account.language,
      job_title: account.jobTitle,
      institution: account.institution,
      institution_ror: account.institutionRor,
      department: account.department,
      place: account.place,
      state: account.state,
      zip_code: account.zipCode,
      country_code: account.countryCode,
      accepted_terms_at: date(account.acceptedTermsAt),
      researcher_id: account.researcherId,
      // An account here that has proved to own the ORCID iD keeps it.
      orcid: sql<
        string | null
      >`(select ${account.orcid}::text where not exists (select from account where orcid = ${account.orcid}::text))`,
    }))
    .onConflict(conflict => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return null
  const account_id = row.id
  const answers = account.demographics
  if (answers !== null)
    await db
      .insertInto('account_demographics')
      .values({
        account_id,
        gender: answers.gender,
        other_gender: answers.otherGender,
        gender_prefer_not_to_say: answers.genderPreferNotToSay,
        ethnicity: answers.ethnicity,
        ethnicity_prefer_not_to_say: answers.ethnicityPreferNotToSay,
        nationality: answers.nationality,
        nationality_prefer_not_to_say: answers.nationalityPreferNotToSay,
      })
      .execute()
  for (const { linkedAt, ...identity } of account.identities)
    await db
      .insertInto('account_identity')
      .values({ ...identity, account_id, linked_at: new Date(linkedAt) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  for (const { publicKey, createdAt: made, usedAt, ...passkey } of account.passkeys)
    await db
      .insertInto('passkey')
      .values({
        ...passkey,
        account_id,
        public_key: Buffer.from(publicKey, 'base64url'),
        created_at: new Date(made),
        used_at: date(usedAt),
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  return account_id
}
