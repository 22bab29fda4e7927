/** Words that the server alone says: they reach a page inside its data, in English. */
import type { Catalogue } from '../../../../domain/text/message.ts'

export const words = {
  // Peer review
  'title-status-version': '[version {number}]',
  'title-status': '[version {number}; {review}]',
  'title-status-peer-review': 'peer review: {decisions}',
  'title-status-list': '{first}, {second}',
  'title-status-discontinued': 'discontinued',
  'title-status-approved': { one: '{count} approved', other: '{count} approved' },
  'title-status-approved-with-reservations': { one: '{count} approved with reservations', other: '{count} approved with reservations' },
  'title-status-not-approved': { one: '{count} not approved', other: '{count} not approved' },

  // Reading aids
  'related-not-available': 'Associated content cannot be loaded',

  // Open peer review on the page
  'peer-review-not-available': 'Peer Reviews cannot be loaded',
  'reviewer-information-not-available': 'Reviewer information cannot be loaded',
  'versions-not-available': 'Other versions cannot be loaded',
  'downloads-not-available': 'Files to download cannot be loaded',
  'gateways-not-available': 'Gateways and collections cannot be loaded',
  'labels-not-available': 'The text is shown with English labels',
  'part-missing-title': 'Part of this page is missing',
  'part-missing-text': 'The article itself is complete. Please try again in a few minutes.',
  'peer-review-not-shown': 'This site does not show peer review.',
  'peer-review-not-reviewed': 'Articles of this type are not peer reviewed.',
  'peer-review-preprint': 'This article has not been sent to reviewers. Read it as a preprint.',
  'peer-review-faculty':
    'This is a faculty review: its reviewers were asked before publication and approved the version that was published. They are named, without their reports.',
  'peer-review-awaiting': 'Reviewers have been asked for their reports. They stand here as soon as they arrive.',
  'peer-review-no-reports': 'No reports have been published with this article.',
  'peer-review-on-other-versions': 'The reports on this article speak of other versions.',
  'report-by': '{report} by {names}',
  'report-kind-reviewer-report': 'Reviewer report',
  'report-kind-editor-report': 'Editor’s report',
  'report-kind-decision-letter': 'Decision letter',
  'report-kind-author-response': 'Author response',
  'report-kind-commentary': 'Commentary',
  'report-kind-review-documents': 'Review documents',
  'pass-rule': 'A version passes peer review with {ways}. The newest decision of each reviewer counts.',
  'pass-rule-never': 'No number of approvals makes a version pass by itself: the editors decide.',
  'pass-rule-or': '{first}, or {second}',
  'pass-rule-and': '{first} and {second}',
  'pass-rule-approvals': { one: '{count} approval', other: '{count} approvals' },
  'pass-rule-approvals-with-reservations': { one: '{count} approval with reservations', other: '{count} approvals with reservations' },

  // Time line, and versions compared
  'compare-change-number': 'Change {number}',
  'compare-kind-changed': 'Changed',
  'compare-kind-added': 'Added',
  'compare-kind-removed': 'Removed',
  'compare-kind-moved': 'Moved here',
  'compare-part-title': 'Title',
  'compare-part-authors': 'Authors',
  'compare-part-affiliations': 'Affiliations',
  'compare-part-information': 'Article information',
  'compare-part-untitled': 'Text without a heading',
  'compare-read-in': 'Read in version {number}',
  'compare-show-unchanged': { one: 'Show {count} unchanged passage', other: 'Show {count} unchanged passages' },
  'compare-no-changes': 'No changes.',
  'compare-spoken-added': 'added',
  'compare-spoken-removed': 'removed',
  'compare-moved-away': 'What stood here has moved:',
  'compare-picture-same': 'The picture is the same; the text beneath it changed.',
  'compare-picture-changed': 'The picture was replaced.',
  'compare-file-changed': 'The file was replaced.',
} as const satisfies Catalogue
