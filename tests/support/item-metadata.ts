/** For tests: the metadata of a publication, of which a test changes only what it is about. */
import type {
  ItemMetadata,
  MetadataAuthor,
  MetadataFile,
  MetadataReview,
  MetadataSite,
} from '../../src/modules/publications/domain/metadata/item-metadata.ts'

export const site: MetadataSite = {
  origin: 'https://kelp.example.org',
  name: 'Kelp Forests',
  publisher: 'Kelp Forests',
  issn: '1234-5679',
  hasGatewayPages: true,
}

export const ada: MetadataAuthor = {
  kind: 'person',
  given: 'Ada',
  family: 'Reyes',
  suffix: null,
  full: 'Ada Reyes',
  orcid: '0000-0002-1825-0097',
  affiliations: [{ name: 'Tidal Institute', ror: 'https://ror.org/02jx3x895' }],
}
export const group: MetadataAuthor = { kind: 'group', full: 'The Kelp Consortium', affiliations: [] }

export const file = (name: string, change: Partial<MetadataFile> = {}): MetadataFile => ({
  url: `/files/00ff/${name}`,
  name,
  mimeType: 'application/pdf',
  bytes: 2048,
  role: 'supplement',
  language: null,
  ...change,
})

export const review = (change: Partial<MetadataReview> = {}): MetadataReview => ({
  kind: 'reviewer-report',
  path: '/articles/7-1374/v2#r1',
  doi: null,
  published: '2024-05-02',
  reviewedVersion: 2,
  decision: 'APPROVED',
  authors: [ada],
  ...change,
})

export const item = (change: Partial<ItemMetadata> = {}): ItemMetadata => ({
  contentType: 'ARTICLE',
  path: '/articles/7-1374/v2',
  itemPath: '/articles/7-1374',
  title: 'Kelp & light',
  notice: null,
  notices: [],
  editorialStatus: null,
  statusLine: null,
  language: 'en',
  typeName: 'Research Article',
  versionNumber: 2,
  versions: [],
  doi: '10.5555/kelp.1374.2',
  published: '2024-03-31',
  abstract: null,
  authors: [ada],
  editors: [],
  keywords: [],
  subjects: [],
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  copyright: { year: null, holder: null },
  funding: [],
  journal: null,
  volume: '7',
  issue: null,
  firstPage: null,
  lastPage: null,
  elocationId: '1374',
  conference: null,
  files: [],
  reviews: [],
  collections: [],
  sampleContent: false,
  picture: null,
  ...change,
})

export const poster = (change: Partial<ItemMetadata> = {}): ItemMetadata =>
  item({
    contentType: 'POSTER',
    path: '/posters/2-501',
    itemPath: '/posters/2-501',
    versionNumber: null,
    volume: null,
    elocationId: null,
    typeName: null,
    ...change,
  })
