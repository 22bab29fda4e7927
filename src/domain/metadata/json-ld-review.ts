/** Reports in the words of schema.org, and the way to a page. */
import { doiAddress } from '../content/identifiers.ts'
import type { ReviewerDecision } from '../peer-review/decision.ts'
import type { MetadataReview, MetadataSite } from './item-metadata.ts'
import { authorJsonLd, compact, type JsonLd } from './json-ld-parts.ts'

const decisionWords: Record<ReviewerDecision, string | null> = {
  APPROVED: 'Approved',
  APPROVED_WITH_RESERVATIONS: 'Approved with reservations',
  NOT_APPROVED: 'Not approved',
  // Shown as migrated content: no judgement that could be told.
  UNKNOWN: null,
}

/**
 * The decision stands in words: it is no number on a scale.
 * @param reviewed what names the version that the report speaks of
 */
export function reviewJsonLd(review: MetadataReview, reviewed: string, site: MetadataSite): JsonLd {
  const decision = review.decision && decisionWords[review.decision]
  return compact({
    '@type': 'Review',
    '@id': review.doi === null ? site.origin + review.path : doiAddress(review.doi),
    url: site.origin + review.path,
    itemReviewed: { '@id': reviewed },
    author: review.authors.map(authorJsonLd),
    datePublished: review.published,
    reviewAspect: review.kind === 'reviewer-report' ? 'Open peer review' : null,
    reviewRating: decision && { '@type': 'Rating', ratingExplanation: decision },
  })
}

/** @param crumbs the front page first, the page itself last; one without a path has no page of its own */
export function breadcrumbsJsonLd(crumbs: readonly { name: string; path: string | null }[], site: MetadataSite): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) =>
      compact({ '@type': 'ListItem', position: index + 1, name, item: path === null ? null : site.origin + path }),
    ),
  }
}
