/** Reports and breadcrumbs in schema.org's vocabulary. */
import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { MetadataReview, MetadataSite } from './item-metadata.ts'
import { authorJsonLd, compact, type JsonLd } from './json-ld-parts.ts'

const ratings: Record<ReviewerDecision, { value: number; word: string } | null> = {
  APPROVED: { value: 3, word: 'Approved' },
  APPROVED_WITH_RESERVATIONS: { value: 2, word: 'Approved with reservations' },
  NOT_APPROVED: { value: 1, word: 'Not approved' },
  // Readers see it as migrated content: there is no recommendation to rate.
  UNKNOWN: null,
}

const ratingJsonLd = ({ value, word }: { value: number; word: string }): JsonLd => ({
  '@type': 'Rating',
  ratingValue: value,
  worstRating: 1,
  bestRating: 3,
  ratingExplanation: word,
})

/**
 * The recommendation is given in words and as a rating from one to three, because consumers drop a rating without a value.
 * @param reviewed the JSON-LD id of the version that the report reviews
 */
export function reviewJsonLd(review: MetadataReview, reviewed: string, site: MetadataSite): JsonLd {
  const rating = review.decision && ratings[review.decision]
  return compact({
    '@type': 'Review',
    '@id': review.doi === null ? site.origin + review.path : doiUrl(review.doi),
    url: site.origin + review.path,
    itemReviewed: { '@id': reviewed },
    author: review.authors.map(authorJsonLd),
    datePublished: review.published,
    reviewAspect: review.kind === 'reviewer-report' ? 'Open peer review' : null,
    reviewRating: rating && ratingJsonLd(rating),
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
