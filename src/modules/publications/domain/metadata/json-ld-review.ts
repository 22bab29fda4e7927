/** Reports in the words of schema.org, and the way to a page. */
import { doiAddress } from '../../../../document/metadata/identifiers.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { MetadataReview, MetadataSite } from './item-metadata.ts'
import { authorJsonLd, compact, type JsonLd } from './json-ld-parts.ts'

const ratings: Record<ReviewerDecision, { value: number; word: string } | null> = {
  APPROVED: { value: 3, word: 'Approved' },
  APPROVED_WITH_RESERVATIONS: { value: 2, word: 'Approved with reservations' },
  NOT_APPROVED: { value: 1, word: 'Not approved' },
  // Shown as migrated content: no judgement that could be told.
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
 * The decision stands in words beside its place on the scale of three: consumers drop a rating that has no value.
 * @param reviewed what names the version that the report speaks of
 */
export function reviewJsonLd(review: MetadataReview, reviewed: string, site: MetadataSite): JsonLd {
  const rating = review.decision && ratings[review.decision]
  return compact({
    '@type': 'Review',
    '@id': review.doi === null ? site.origin + review.path : doiAddress(review.doi),
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
