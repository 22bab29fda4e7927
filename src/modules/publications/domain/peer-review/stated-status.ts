/** The editorial status that a source itself states of a version. */

import type { ArticleMetadata } from '../../../../document/article-document.ts'
import type { StatedStatus } from '../../../../document/peer-review/editorial-status.ts'
import { type EditorialStatus, editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import type { StatedReview } from '../../../../document/peer-review/stated-review.ts'
import { inlineText } from '../../../../document/text.ts'

type Stating = Pick<ArticleMetadata, 'versionLabel' | 'custom'> & { statedReview: StatedReview | null }

/**
 * The status in custom metadata (`editorial-status` or `peer-review-status`), else the stage of `article-version` in the terms and codes of
 * NISO RP-8-2008, Journal Article Versions, and of its revision (PMUR). A “reviewed preprint” (eLife) has reports but no outcome, so it
 * states none. No report can show that a review was discontinued, so this counts even where there are reports.
 */
export function statedStatus({ versionLabel, custom, statedReview }: Stating): StatedStatus | null {
  const named = custom
    .filter(({ name }) => /^(?:editorial|peer[ _-]?review)[ _-]status$/i.test(name.trim()))
    .map(({ value }) =>
      inlineText(value)
        .trim()
        .toUpperCase()
        .replaceAll(/[\s_-]+/g, '_'),
    )
  const status = editorialStatuses.find(known => named.includes(known))
  if (status !== undefined) return { status, how: 'named' }
  if (statedReview?.status === 'NOT_PASSED_PEER_REVIEW') return { status: 'NOT_PASSED_PEER_REVIEW', how: 'named' }
  const stage = (versionLabel ?? '').split(',').flatMap(label => stages.get(keyOf(label)) ?? [])[0]
  return stage === undefined ? null : { status: stage, how: 'by-version' }
}

const keyOf = (label: string): string => label.toLowerCase().replaceAll(/[^a-z]+/g, '')

const stages: ReadonlyMap<string, EditorialStatus> = new Map(
  (
    [
      ['PUBLISHED', ['AO', 'Author’s original', 'Authors original', 'preprint']],
      ['UNDERGOING_PEER_REVIEW', ['SMUR', 'Submitted manuscript under review', 'PMUR', 'Published manuscript under review']],
      [
        'PASSED_PEER_REVIEW',
        [
          ...['AM', 'Accepted manuscript', 'VoR', 'Version of record'],
          ...['CVoR', 'Corrected version of record', 'EVoR', 'Enhanced version of record'],
        ],
      ],
    ] as const
  ).flatMap(([status, labels]) => labels.map(label => [keyOf(label), status] as const)),
)
