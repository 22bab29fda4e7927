/** A document for the search index, with defaults for what a test does not set. */
import { noFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import type { SearchDocument, SearchRequest } from '../../src/modules/discovery/engine/search-port.ts'

export const searchDocument = (facts: Partial<SearchDocument> & { id: number }): SearchDocument => ({
  platform: 'p',
  language: 'en',
  published: '2024-05-06',
  title: '',
  abstract: '',
  keywords: '',
  fullText: '',
  authors: [],
  affiliations: [],
  subjects: [],
  reports: '',
  reviewerNames: [],
  comments: '',
  commenterNames: [],
  grantInformation: '',
  grants: [],
  competingInterests: '',
  contentType: 'ARTICLE',
  articleType: 'RESEARCH_ARTICLE',
  documentTypeId: null,
  funderIds: [],
  gatewayIds: [],
  subjectIds: [],
  passedPeerReview: false,
  views: 0,
  citations: 0,
  ...facts,
})

export const searchRequest = (facts: Partial<SearchRequest> = {}): SearchRequest => ({
  platform: 'p',
  tree: null,
  filters: noFilters,
  subjectId: null,
  sort: 'newest',
  page: 1,
  show: 20,
  withFacets: false,
  ...facts,
})
