/** Every change of the schema, in order. A migration that was released is never edited: add another. */
import type { Migrations } from '../core/database/migrate.ts'
import * as accounts from '../modules/accounts/data/migrations/0004-accounts.ts'
import * as sessions from '../modules/accounts/data/migrations/0015-sessions.ts'
import * as organisations from '../modules/accounts/data/migrations/0016-organisations.ts'
import * as roleChanges from '../modules/accounts/data/migrations/0018-role-changes.ts'
import * as freshSignIns from '../modules/accounts/data/migrations/0019-fresh-sign-ins.ts'
import * as suggestedOrganisations from '../modules/accounts/data/migrations/0024-suggested-organisations.ts'
import * as gatewaysOfAccounts from '../modules/accounts/data/migrations/0026-gateways-of-accounts.ts'
import * as updateSignUps from '../modules/alerts/data/migrations/0005-update-sign-ups.ts'
import * as alerts from '../modules/alerts/data/migrations/0021-alerts.ts'
import * as digests from '../modules/alerts/data/migrations/0022-digests.ts'
import * as confirmedSignUps from '../modules/alerts/data/migrations/0023-confirmed-sign-ups.ts'
import * as comments from '../modules/comments/data/migrations/0020-comments.ts'
import * as postComments from '../modules/comments/data/migrations/0040-post-comments.ts'
import * as search from '../modules/discovery/data/migrations/0010-search.ts'
import * as searchChanges from '../modules/discovery/data/migrations/0011-search-changes.ts'
import * as mail from '../modules/email/data/migrations/0017-mail.ts'
import * as mailsWithoutReply from '../modules/email/data/migrations/0084-mails-without-reply.ts'
import * as gateways from '../modules/gateways/data/migrations/0014-gateways.ts'
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
import * as content from '../modules/sites/data/migrations/0001-content.ts'
import * as passRule from '../modules/sites/data/migrations/0006-pass-rule.ts'
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
}
