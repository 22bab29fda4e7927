/** Every change of the schema, in order. A migration that was released is never edited: add another. */
import * as changeLog from '../core/change-log/migrations/0087-change-log.ts'
import type { Migrations } from '../core/database/migrate.ts'
import * as leases from '../core/database/migrations/0110-leases.ts'
import * as jobs from '../core/jobs/migrations/0093-jobs.ts'
import * as autosavedTexts from '../core/revisions/migrations/0106-autosaved-texts.ts'
import * as autosaveSequence from '../core/revisions/migrations/0113-autosave-sequence.ts'
import * as accounts from '../modules/accounts/data/migrations/0004-accounts.ts'
import * as sessions from '../modules/accounts/data/migrations/0015-sessions.ts'
import * as organisations from '../modules/accounts/data/migrations/0016-organisations.ts'
import * as roleChanges from '../modules/accounts/data/migrations/0018-role-changes.ts'
import * as freshSignIns from '../modules/accounts/data/migrations/0019-fresh-sign-ins.ts'
import * as suggestedOrganisations from '../modules/accounts/data/migrations/0024-suggested-organisations.ts'
import * as gatewaysOfAccounts from '../modules/accounts/data/migrations/0026-gateways-of-accounts.ts'
import * as closedLinks from '../modules/accounts/data/migrations/0086-closed-links.ts'
import * as idempotencyKeys from '../modules/accounts/data/migrations/0092-idempotency-keys.ts'
import * as memberships from '../modules/accounts/data/migrations/0096-memberships.ts'
import * as secondFactors from '../modules/accounts/data/migrations/0107-second-factors.ts'
import * as committedCalls from '../modules/accounts/data/migrations/0114-committed-calls.ts'
import * as updateSignUps from '../modules/alerts/data/migrations/0005-update-sign-ups.ts'
import * as alerts from '../modules/alerts/data/migrations/0021-alerts.ts'
import * as digests from '../modules/alerts/data/migrations/0022-digests.ts'
import * as confirmedSignUps from '../modules/alerts/data/migrations/0023-confirmed-sign-ups.ts'
import * as comments from '../modules/comments/data/migrations/0020-comments.ts'
import * as postComments from '../modules/comments/data/migrations/0040-post-comments.ts'
import * as commentChanges from '../modules/comments/data/migrations/0091-comment-changes.ts'
import * as search from '../modules/discovery/data/migrations/0010-search.ts'
import * as searchChanges from '../modules/discovery/data/migrations/0011-search-changes.ts'
import * as mail from '../modules/email/data/migrations/0017-mail.ts'
import * as mailsWithoutReply from '../modules/email/data/migrations/0084-mails-without-reply.ts'
import * as leasedMails from '../modules/email/data/migrations/0094-leased-mails.ts'
import * as gateways from '../modules/gateways/data/migrations/0014-gateways.ts'
import * as gatewayChanges from '../modules/gateways/data/migrations/0089-gateway-changes.ts'
import * as metrics from '../modules/metrics/data/migrations/0007-metrics.ts'
import * as reportUse from '../modules/metrics/data/migrations/0012-report-use.ts'
import * as figuresByUrl from '../modules/metrics/data/migrations/0083-figures-by-url.ts'
import * as peopleAndReview from '../modules/publications/data/migrations/0002-people-and-review.ts'
import * as factsAndFiles from '../modules/publications/data/migrations/0003-facts-and-files.ts'
import * as publicItems from '../modules/publications/data/migrations/0009-public-items.ts'
import * as browse from '../modules/publications/data/migrations/0013-browse.ts'
import * as withheldReviewers from '../modules/publications/data/migrations/0025-withheld-reviewers.ts'
import * as harvest from '../modules/publications/data/migrations/0049-harvest.ts'
import * as readerVersion from '../modules/publications/data/migrations/0050-reader-version.ts'
import * as reviewSetting from '../modules/publications/data/migrations/0063-review-setting.ts'
import * as statusChanges from '../modules/publications/data/migrations/0064-status-changes.ts'
import * as identifiers from '../modules/publications/data/migrations/0071-identifiers.ts'
import * as statusesByReports from '../modules/publications/data/migrations/0080-statuses-by-reports.ts'
import * as statusesStatedBySource from '../modules/publications/data/migrations/0081-statuses-stated-by-source.ts'
import * as statedReviews from '../modules/publications/data/migrations/0085-stated-reviews.ts'
import * as importLog from '../modules/publications/data/migrations/0088-import-log.ts'
import * as publishedPeerReview from '../modules/publications/data/migrations/0099-published-peer-review.ts'
import * as authorEmails from '../modules/publications/data/migrations/0108-author-emails.ts'
import * as content from '../modules/sites/data/migrations/0001-content.ts'
import * as passRule from '../modules/sites/data/migrations/0006-pass-rule.ts'
import * as uploads from '../modules/uploads/data/migrations/0102-uploads.ts'
import * as sitePages from '../modules/website/data/migrations/0030-site-pages.ts'
import * as blog from '../modules/website/data/migrations/0035-blog.ts'
import * as scheduledRevisions from '../modules/website/data/migrations/0036-scheduled-revisions.ts'
import * as wordpress from '../modules/website/data/migrations/0037-wordpress.ts'
import * as formerMediaAddresses from '../modules/website/data/migrations/0038-former-media-addresses.ts'
import * as addressesOfRevisions from '../modules/website/data/migrations/0039-addresses-of-revisions.ts'
import * as siteSettings from '../modules/website/data/migrations/0041-site-settings.ts'
import * as formerPostAddresses from '../modules/website/data/migrations/0042-former-post-addresses.ts'
import * as authorTexts from '../modules/website/data/migrations/0043-author-texts.ts'
import * as scheduledPostChanges from '../modules/website/data/migrations/0044-scheduled-post-changes.ts'
import * as wordpressNotFollowed from '../modules/website/data/migrations/0046-wordpress-not-followed.ts'
import * as scheduledPostMoves from '../modules/website/data/migrations/0047-scheduled-post-moves.ts'
import * as siteChanges from '../modules/website/data/migrations/0090-site-changes.ts'

export const migrations: Migrations = {
  '0001-content': content,
  '0002-people-and-review': peopleAndReview,
  '0003-facts-and-files': factsAndFiles,
  '0004-accounts': accounts,
  '0005-update-sign-ups': updateSignUps,
  '0006-pass-rule': passRule,
  '0007-metrics': metrics,
  '0009-public-items': publicItems,
  '0010-search': search,
  '0011-search-changes': searchChanges,
  '0012-report-use': reportUse,
  '0013-browse': browse,
  '0014-gateways': gateways,
  '0015-sessions': sessions,
  '0016-organisations': organisations,
  '0017-mail': mail,
  '0018-role-changes': roleChanges,
  '0019-fresh-sign-ins': freshSignIns,
  '0020-comments': comments,
  '0021-alerts': alerts,
  '0022-digests': digests,
  '0023-confirmed-sign-ups': confirmedSignUps,
  '0024-suggested-organisations': suggestedOrganisations,
  '0025-withheld-reviewers': withheldReviewers,
  '0026-gateways-of-accounts': gatewaysOfAccounts,
  '0030-site-pages': sitePages,
  '0035-blog': blog,
  '0036-scheduled-revisions': scheduledRevisions,
  '0037-wordpress': wordpress,
  '0038-former-media-addresses': formerMediaAddresses,
  '0039-addresses-of-revisions': addressesOfRevisions,
  '0040-post-comments': postComments,
  '0041-site-settings': siteSettings,
  '0042-former-post-addresses': formerPostAddresses,
  '0043-author-texts': authorTexts,
  '0044-scheduled-post-changes': scheduledPostChanges,
  '0046-wordpress-not-followed': wordpressNotFollowed,
  '0047-scheduled-post-moves': scheduledPostMoves,
  '0049-harvest': harvest,
  '0050-reader-version': readerVersion,
  '0063-review-setting': reviewSetting,
  '0064-status-changes': statusChanges,
  '0071-identifiers': identifiers,
  '0080-statuses-by-reports': statusesByReports,
  '0081-statuses-stated-by-source': statusesStatedBySource,
  '0083-figures-by-url': figuresByUrl,
  '0084-mails-without-reply': mailsWithoutReply,
  '0085-stated-reviews': statedReviews,
  '0086-closed-links': closedLinks,
  '0087-change-log': changeLog,
  '0088-import-log': importLog,
  '0089-gateway-changes': gatewayChanges,
  '0090-site-changes': siteChanges,
  '0091-comment-changes': commentChanges,
  '0092-idempotency-keys': idempotencyKeys,
  '0093-jobs': jobs,
  '0094-leased-mails': leasedMails,
  '0096-memberships': memberships,
  '0099-published-peer-review': publishedPeerReview,
  '0102-uploads': uploads,
  '0106-autosaved-texts': autosavedTexts,
  '0107-second-factors': secondFactors,
  '0108-author-emails': authorEmails,
  '0110-leases': leases,
  '0113-autosave-sequence': autosaveSequence,
  '0114-committed-calls': committedCalls,
}
