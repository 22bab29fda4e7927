import { expect, test } from 'vitest'
import { cardPeerReview } from './card-peer-review.ts'

test.each([
  ['POSTER', null, false, null, 'not peer reviewed'],
  ['VIDEO', null, true, 'PASSED_PEER_REVIEW', 'not peer reviewed'],
  ['ARTICLE', 'EDITORIAL', false, 'PUBLISHED', 'not peer reviewed'],
  ['ARTICLE', 'RETRACTION', true, null, 'not peer reviewed'],
  ['ARTICLE', 'RESEARCH_ARTICLE', false, 'PEER_REVIEW_REQUESTED', 'awaiting peer review'],
  ['ARTICLE', 'RESEARCH_ARTICLE', false, 'CHECKING_VOR_REQUIREMENTS', 'awaiting peer review'],
  ['ARTICLE', 'RESEARCH_ARTICLE', false, 'UNDERGOING_PEER_REVIEW', 'awaiting peer review'],
  ['ARTICLE', 'RESEARCH_ARTICLE', false, 'PUBLISHED', 'not peer reviewed'],
  ['ARTICLE', 'RESEARCH_ARTICLE', false, 'PASSED_PEER_REVIEW', null],
  ['ARTICLE', 'RESEARCH_ARTICLE', false, 'NOT_PASSED_PEER_REVIEW', null],
  ['ARTICLE', 'RESEARCH_ARTICLE', true, 'UNDERGOING_PEER_REVIEW', null],
  ['ARTICLE', 'RESEARCH_ARTICLE', false, null, null],
  ['ARTICLE', null, false, 'PEER_REVIEW_REQUESTED', null],
] as const)('%s, %s, referees: %s, %s: %s', (contentType, articleType, hasReferees, editorialStatus, shown) => {
  expect(cardPeerReview({ contentType, articleType, hasReferees, editorialStatus })).toBe(shown)
})
