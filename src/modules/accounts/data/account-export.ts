/** The export of everything that is stored about one person, for that person. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { wantsTocAlerts } from '../../alerts/data/alert.ts'
import { listGatewaysOfAccount } from '../../gateways/data/account-gateway.ts'
import { noticeRelationsOf, underNotice } from '../../publications/data/item-parts.ts'

/**
 * The tables that refer to an account or an email address, each with the property that exports it: a test compares this list with the
 * database,
 * so that none is forgotten. Null: the table holds no personal data.
 */
export const tablesAboutPeople = {
  account: 'account',
  account_demographics: 'demographics',
  account_gateway: 'gateways',
  session: 'sessions',
  account_identity: 'identities',
  passkey: 'passkeys',
  organisation_suggestion: 'suggestedOrganisations',
  ticket: 'openLinks',
  role_change: 'roleChanges',
  version_status_change: 'statusChanges',
  comment: 'comments',
  comment_event: 'commentHistory',
  comment_flag: 'commentReports',
  comment_block: 'commentBlock',
  update_sign_up: 'updateSignUps',
  mail: 'letters',
  tracked_item: 'trackedItems',
  alert_subscriber: 'alerts',
  site_page_revision: 'sitePages',
  blog_post_revision: 'posts',
  blog_author: 'postAuthors',
  site_part_revision: 'siteParts',
  // Authors as their articles name them: part of the publication, and public.
  author: null,
  // The former paths of images on the site.
  site_media_former_address: null,
} as const satisfies Record<string, string | null>

/** Without secrets: hashes of passwords and cookies, and the keys of passkeys, are not personal data. */
export async function exportAccount(db: Kysely<Schema>, accountId: number) {
  const account = await db
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
      wantsTocAlerts.as('receiveTocAlerts'),
      'accepted_terms_at as acceptedTermsAt',
      'orcid',
      'researcher_id as researcherId',
      'created_at as createdAt',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
    ])
    .executeTakeFirst()
  if (account === undefined) return null
  return {
    account,
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
    gateways: await listGatewaysOfAccount(db, accountId),
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
    // The changes of the account's own roles. Who made them is personal data of others.
    roleChanges: await db
      .selectFrom('role_change')
      .where('account_id', '=', accountId)
      .select(['role', 'change', 'changed_at as changedAt'])
      .orderBy('id')
      .execute(),
    statusChanges: await db
      .selectFrom('version_status_change')
      .where('by_account_id', '=', accountId)
      .select(['version_id as versionId', 'from_status as from', 'to_status as to', 'reason', 'changed_at as changedAt'])
      .orderBy('id')
      .execute(),
    comments: await db
      .selectFrom('comment')
      .where('account_id', '=', accountId)
      .select([
        'id',
        'content_item_id as contentId',
        'blog_post_id as postId',
        'version_id as versionId',
        'report_id as reportId',
        'parent_id as inReplyTo',
        'author_name as authorName',
        'user_affiliation as userAffiliation',
        'competing_interests as competingInterests',
        'body',
        'posted_at as postedAt',
        'state',
        'published_at as publishedAt',
        'role',
        'doi',
        'institution',
        'institution_ror as institutionRor',
        'department',
        'place',
        'province',
        'country_code as countryCode',
        'held_for as heldFor',
      ])
      .orderBy('id')
      .execute(),
    // The history of the account's own comments. Who changed them is personal data of others.
    commentHistory: await db
      .selectFrom('comment_event')
      .innerJoin('comment', 'comment.id', 'comment_event.comment_id')
      .where('comment.account_id', '=', accountId)
      .select(['comment_event.comment_id as commentId', 'comment_event.kind', 'comment_event.reason', 'comment_event.at'])
      .orderBy('comment_event.id')
      .execute(),
    commentReports: await db
      .selectFrom('comment_flag')
      .where('account_id', '=', accountId)
      .select(['comment_id as commentId', 'reason', 'text', 'at'])
      .orderBy('id')
      .execute(),
    commentBlock:
      (await db.selectFrom('comment_block').where('account_id', '=', accountId).select(['reason', 'at']).executeTakeFirst()) ?? null,
    sitePages: await db
      .selectFrom('site_page_revision as revision')
      .innerJoin('site_page', 'site_page.id', 'revision.site_page_id')
      .where('account_id', '=', accountId)
      .select(['revision.path', 'title', 'body', 'revision.created_at as writtenAt'])
      .orderBy('revision.id')
      .execute(),
    posts: await db
      .selectFrom('blog_post_revision as revision')
      .innerJoin('blog_post_now as post', 'post.id', 'revision.blog_post_id')
      .where('account_id', '=', accountId)
      .select(['section', 'slug', 'title', 'excerpt', 'body', 'revision.created_at as writtenAt'])
      .orderBy('revision.id')
      .execute(),
    // Menus, boards and authors as they saved them.
    siteParts: await db
      .selectFrom('site_part_revision')
      .where('account_id', '=', accountId)
      .select(['part', 'content', 'created_at as writtenAt'])
      .orderBy('id')
      .execute(),
    // The author profiles that the account writes posts under.
    postAuthors: await db
      .selectFrom('blog_author')
      .where('account_id', '=', accountId)
      .select(['slug', 'name', 'bio'])
      .orderBy('id')
      .execute(),
    updateSignUps: await db
      .selectFrom('update_sign_up')
      .innerJoin('platform', 'platform.id', 'update_sign_up.platform_id')
      .where(sql`lower(update_sign_up.email)`, '=', account.email.toLowerCase())
      .select([
        'platform.key as platform',
        'email',
        'first_name as firstName',
        'last_name as lastName',
        'institution',
        'header_text as headerText',
        'language',
        'signed_up_at as signedUpAt',
        'confirmed_at as confirmedAt',
      ])
      .orderBy('update_sign_up.id')
      .execute(),
    trackedItems: (
      await db
        .selectFrom('tracked_item')
        .innerJoin('content_item', 'content_item.id', 'tracked_item.content_item_id')
        .where('account_id', '=', accountId)
        .select(['content_item.id as contentId', 'content_item.title', 'tracked_at as trackedAt'])
        .select(noticeRelationsOf('content_item.id').as('noticeRelations'))
        .orderBy('tracked_at')
        .execute()
    ).map(underNotice),
    alerts: await db
      .selectFrom('alert_subscriber')
      .innerJoin('platform', 'platform.id', 'alert_subscriber.platform_id')
      .leftJoin('alert', 'alert.subscriber_id', 'alert_subscriber.id')
      .leftJoin('alert_topic as topic', 'topic.id', 'alert.topic_id')
      .leftJoin('ontology_term as term', 'term.id', 'topic.ontology_term_id')
      .leftJoin('gateway', 'gateway.id', 'topic.gateway_id')
      .where(eb =>
        eb.or([
          eb('alert_subscriber.account_id', '=', accountId),
          eb(sql<string>`lower(alert_subscriber.email)`, '=', account.email.toLowerCase()),
        ]),
      )
      .select(['platform.key as platform', 'frequency', 'tracking_mails as trackingMails', 'stopped_at as stoppedAt'])
      .select(['stop_reason as stopReason', 'topic.kind', 'term.slug as subject', 'gateway.url as gateway', 'topic.orcid', 'topic.search'])
      .select('alert.followed_at as followedAt')
      .orderBy('platform.key')
      .orderBy('followed_at')
      .execute(),
    // The body is deleted once an email is sent, and until then it may hold a link that signs in: only the envelope is exported.
    letters: await db
      .selectFrom('mail')
      .innerJoin('platform', 'platform.id', 'mail.platform_id')
      .where(sql`lower(recipient)`, '=', account.email.toLowerCase())
      .select(['platform.key as platform', 'kind', 'language', 'subject', 'state', 'posted_at as postedAt', 'ended_at as endedAt'])
      .orderBy('mail.id')
      .execute(),
  }
}

export type AccountExport = NonNullable<Awaited<ReturnType<typeof exportAccount>>>
