/** The holder of an account: what is stored about them, and how it is changed and removed. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { Demographics } from '../domain/demographics.ts'
import { isEthnicity, isGender, noDemographics } from '../domain/demographics.ts'

/** What the holder entered about themself; null for a field that was left out. */
export interface Person {
  firstName: string
  lastName: string
  jobTitle: string | null
  institution: string | null
  institutionRor: string | null
  department: string | null
  place: string | null
  state: string | null
  zipCode: string | null
  countryCode: string | null
}

export interface AccountRecord extends Person {
  id: AccountId
  email: string
  language: Language
  passwordHash: string | null
  orcid: string | null
  researcherId: string | null
  createdAt: Date
  /** Null until the holder has confirmed that they read mail at the address. */
  emailVerifiedAt: Date | null
}

/** The account and the verified identifiers by which a person is matched with the authors and reviewers of publications. */
export interface KnownBy {
  accountId: AccountId
  orcid: string | null
  /** Null while it is not confirmed. */
  confirmedEmail: string | null
}

export const knownBy = ({ id, orcid, email, emailVerifiedAt }: AccountRecord): KnownBy => ({
  accountId: id,
  orcid,
  confirmedEmail: emailVerifiedAt === null ? null : email,
})

const holders = (db: Kysely<Schema>) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'language',
      'password_hash as passwordHash',
      'first_name as firstName',
      'last_name as lastName',
      'job_title as jobTitle',
      'institution',
      'institution_ror as institutionRor',
      'department',
      'place',
      'state',
      'zip_code as zipCode',
      'country_code as countryCode',
      'orcid',
      'researcher_id as researcherId',
      'created_at as createdAt',
      'email_verified_at as emailVerifiedAt',
    ])

export const findAccountById = (db: Kysely<Schema>, accountId: AccountId): Promise<AccountRecord | undefined> =>
  holders(db).where('id', '=', accountId).executeTakeFirst()

/** @param email in any case */
export const findAccountByEmail = (db: Kysely<Schema>, email: string): Promise<AccountRecord | undefined> =>
  holders(db).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()

export async function storePerson(db: Kysely<Schema>, accountId: AccountId, person: Person): Promise<void> {
  await db
    .updateTable('account')
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      job_title: person.jobTitle,
      institution: person.institution,
      institution_ror: person.institutionRor,
      department: person.department,
      place: person.place,
      state: person.state,
      zip_code: person.zipCode,
      country_code: person.countryCode,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Stores where and how the account was registered. @param platform its key */
export async function storeOrigin(
  db: Kysely<Schema>,
  accountId: AccountId,
  { platform, language, acceptedTermsAt }: { platform: string; language: Language; acceptedTermsAt: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set(eb => ({
      platform_id: eb.selectFrom('platform').where('key', '=', platform).select('platform.id'),
      language,
      accepted_terms_at: acceptedTermsAt,
    }))
    .where('id', '=', accountId)
    .execute()
}

export async function findDemographics(db: Kysely<Schema>, accountId: AccountId): Promise<Demographics> {
  const row = await db.selectFrom('account_demographics').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (row === undefined) return noDemographics
  return {
    gender: row.gender !== null && isGender(row.gender) ? row.gender : null,
    otherGender: row.other_gender,
    genderPreferNotToSay: row.gender_prefer_not_to_say,
    ethnicity: row.ethnicity !== null && isEthnicity(row.ethnicity) ? row.ethnicity : null,
    ethnicityPreferNotToSay: row.ethnicity_prefer_not_to_say,
    nationality: row.nationality,
    nationalityPreferNotToSay: row.nationality_prefer_not_to_say,
  }
}

export async function storeDemographics(db: Kysely<Schema>, accountId: AccountId, answers: Demographics): Promise<void> {
  const row = {
    gender: answers.gender,
    other_gender: answers.otherGender,
    gender_prefer_not_to_say: answers.genderPreferNotToSay,
    ethnicity: answers.ethnicity,
    ethnicity_prefer_not_to_say: answers.ethnicityPreferNotToSay,
    nationality: [...answers.nationality],
    nationality_prefer_not_to_say: answers.nationalityPreferNotToSay,
  }
  await db
    .insertInto('account_demographics')
    .values({ account_id: accountId, ...row })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export async function storePassword(db: Kysely<Schema>, accountId: AccountId, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
}

/** Following a link that was sent to the email address confirms it. */
export async function noteEmailConfirmed(db: Kysely<Schema>, accountId: AccountId): Promise<void> {
  await db
    .updateTable('account')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** @throws the database's error for a unique index where another account has the address */
export async function storeEmail(db: Kysely<Schema>, accountId: AccountId, email: string): Promise<void> {
  await db.updateTable('account').set({ email, email_verified_at: sql<Date>`now()` }).where('id', '=', accountId).execute()
}

/** What refers to the account and cannot outlive it goes with its row. */
export async function deleteAccountRow(db: Kysely<Schema>, accountId: AccountId): Promise<void> {
  await db.deleteFrom('account').where('id', '=', accountId).execute()
}
