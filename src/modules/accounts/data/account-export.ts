/**
 * This module stores the following about one user, who may download it. Without secrets: hashes of passwords and cookies, and the keys of
 * passkeys and authenticator apps, are no personal data.
 */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { listMemberships } from './membership.ts'

/** @param receiveTocAlerts the user's choice, which the module of alerts stores @throws where there is no such account */
export async function exportDetails(db: Kysely<Schema>, accountId: AccountId, receiveTocAlerts: boolean) {
  const { acceptedTermsAt, orcid, researcherId, createdAt, hasPassword, ...account } = await db
    .selectFrom('account')
    .leftJoin('platform', 'platform.id', 'account.platform_id')
    .where('account.id', '=', accountId)
    .select([
      'account.id',
      'email',
      'email_verified_at as emailVerifiedAt',
      'first_name as firstName',
      'last_name as lastName',
      'roles',
      'platform.key as registeredAt',
      'language',
      'job_title as jobTitle',
      'institution',
      'institution_ror as institutionRor',
      'department',
      'place',
      'state',
      'zip_code as zipCode',
      'country_code as countryCode',
      'accepted_terms_at as acceptedTermsAt',
      'orcid',
      'researcher_id as researcherId',
      'created_at as createdAt',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
    ])
    .executeTakeFirstOrThrow()
  return {
    account: { ...account, receiveTocAlerts, acceptedTermsAt, orcid, researcherId, createdAt, hasPassword },
    demographics:
      (await db
        .selectFrom('account_demographics')
        .where('account_id', '=', accountId)
        .select([
          'gender',
          'other_gender as otherGender',
          'gender_prefer_not_to_say as genderPreferNotToSay',
          'ethnicity',
          'ethnicity_prefer_not_to_say as ethnicityPreferNotToSay',
          'nationality',
          'nationality_prefer_not_to_say as nationalityPreferNotToSay',
        ])
        .executeTakeFirst()) ?? null,
  }
}

export async function exportSignIns(db: Kysely<Schema>, accountId: AccountId) {
  return {
    sessions: await db
      .selectFrom('session')
      .innerJoin('platform', 'platform.id', 'session.platform_id')
      .where('account_id', '=', accountId)
      .select([
        'platform.key as platform',
        'signed_in_by as signedInBy',
        'user_agent as userAgent',
        'network',
        'created_at as startedAt',
        'seen_at as seenAt',
        'proven_at as provenAt',
        'factor_at as factorAt',
        'expires_at as expiresAt',
        'remember_until as rememberedUntil',
      ])
      .orderBy('session.id')
      .execute(),
    identities: await db
      .selectFrom('account_identity')
      .where('account_id', '=', accountId)
      .select(['provider', 'subject', 'label', 'linked_at as linkedAt'])
      .orderBy('linked_at')
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .where('account_id', '=', accountId)
      .select(['name', 'transports', 'created_at as createdAt', 'used_at as usedAt'])
      .orderBy('created_at')
      .execute(),
    authenticators: await db
      .selectFrom('authenticator')
      .where('account_id', '=', accountId)
      .select(['name', 'created_at as createdAt', 'used_at as usedAt'])
      .orderBy('id')
      .execute(),
    recoveryCodes: await db
      .selectFrom('recovery_code')
      .where('account_id', '=', accountId)
      .select('created_at as createdAt')
      .orderBy('created_at')
      .execute(),
    suggestedOrganisations: await db
      .selectFrom('organisation_suggestion')
      .where('suggested_by', '=', accountId)
      .select(['id', 'name', 'place_name as placeName', 'country_code as countryCode', 'status', 'suggested_at as suggestedAt'])
      .orderBy('id')
      .execute(),
    openLinks: await db
      .selectFrom('ticket')
      .where('account_id', '=', accountId)
      .where('purpose', 'in', ['reset-password', 'change-address', 'delete-account'])
      .select(['purpose', 'data', 'expires_at as expiresAt'])
      .orderBy('expires_at')
      .execute(),
    memberships: (await listMemberships(db, accountId)).map(({ role, site, gateway, since }) => ({
      ...{ role, since, platform: site.key, gateway: gateway?.url ?? null },
    })),
    // The changes of the account's own roles. Who made them is personal data of others.
    roleChanges: await db
      .selectFrom('role_change')
      .where('account_id', '=', accountId)
      .select(['role', 'change', 'changed_at as changedAt'])
      .orderBy('id')
      .execute(),
  }
}
