/** A small article as the importer passes it to the store; tests set only what they are about. */
import { createHash } from 'node:crypto'
import { escapeHtml } from '../../src/core/text/safe-html.ts'
import type { ArticleMetadata, Contributor, PeerReviewDocument } from '../../src/document/article-document.ts'
import type { RenderedReport } from '../../src/document/html/rendered-article.ts'
import type { ArticleFile, StoredArticle } from '../../src/modules/publications/data/stored-article.ts'

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')
const words = (value: string) => [{ kind: 'text' as const, value }]
export const paragraph = (value: string) => ({ kind: 'paragraph' as const, id: null, continued: false, children: words(value) })

export function person(
  given: string,
  family: string,
  facts: { orcid?: string; affiliationIds?: string[]; type?: string } = {},
): Contributor {
  return {
    kind: 'person',
    type: facts.type ?? 'author',
    id: null,
    orcid: facts.orcid ?? null,
    orcidAuthenticated: false,
    otherIdentifiers: [],
    emails: [],
    links: [],
    isCorresponding: false,
    equalContribution: false,
    deceased: false,
    affiliationIds: facts.affiliationIds ?? [],
    noteIds: [],
    creditRoles: [],
    roles: [],
    degrees: [],
    onBehalfOf: [],
    addresses: [],
    biography: [],
    comments: [],
    name: { given, family, prefix: null, suffix: null, full: `${given} ${family}`, style: null, language: null },
    alternativeNames: [],
  }
}

export function place(id: string | null, text: string) {
  return {
    id,
    label: null,
    text: words(text),
    institution: text,
    department: null,
    ror: null,
    otherIdentifiers: [],
    city: null,
    state: null,
    country: null,
    countryCode: null,
    parts: [],
  }
}

export function report(facts: Partial<PeerReviewDocument> = {}): PeerReviewDocument {
  return {
    id: null,
    kind: 'reviewer-report',
    jatsType: 'reviewer-report',
    doi: null,
    language: 'en',
    title: words('Report'),
    contributorGroups: [],
    affiliations: [],
    published: { year: 2024, month: 5, day: 6, text: null },
    decision: null,
    recommendation: null,
    competingInterests: [],
    notes: [],
    expertise: null,
    keywords: [],
    reviewedDoi: null,
    body: [paragraph('The sampling is sound.')],
    back: [],
    responses: [],
    other: [],
    ...facts,
  }
}

function rendered(document: PeerReviewDocument): RenderedReport {
  const [first] = document.body
  const text = first?.kind === 'paragraph' && first.children[0]?.kind === 'text' ? first.children[0].value : ''
  return {
    id: document.id ?? 'report',
    kind: document.kind,
    language: document.language,
    title: escapeHtml('Report'),
    people: escapeHtml(''),
    body: escapeHtml(text),
    details: escapeHtml(''),
    responses: document.responses.map(rendered),
  }
}

export interface ArticleFacts {
  metadata?: Partial<ArticleMetadata>
  peerReview?: PeerReviewDocument[]
  files?: Record<string, string>
  title?: string
  /** Another text is another source. */
  text?: string
  rendererVersion?: string
  readerVersion?: string
}

export function article({
  metadata = {},
  peerReview = [],
  files = {},
  title = 'Lichens on slate roofs',
  text = 'The lichens grew.',
  rendererVersion = '1',
  readerVersion = '1',
}: ArticleFacts = {}): StoredArticle {
  const whole: ArticleMetadata = {
    identifiers: [],
    doi: null,
    jatsArticleType: 'research-article',
    heading: 'Research Article',
    language: 'en',
    title: words(title),
    subtitles: [],
    alternativeTitles: [],
    translatedTitles: [],
    titleNotes: [],
    versionNumber: 1,
    versionLabel: null,
    journal: { title: null, abbreviation: null, issns: [], publisher: null, publisherPlace: null, identifiers: [] },
    volume: null,
    issue: null,
    firstPage: null,
    lastPage: null,
    elocationId: null,
    published: { year: 2024, month: 3, day: 9, text: null },
    dates: [],
    history: [],
    abstracts: [{ type: null, language: null, label: [], title: [], children: [paragraph('We counted lichens.')] }],
    contributorGroups: [{ type: 'authors', notes: [], contributors: [person('Ines', 'Vogt', { affiliationIds: ['a1'] })] }],
    affiliations: [place('a1', 'Institute of Roofs')],
    correspondence: [],
    authorNotes: [],
    subjects: [],
    keywords: [{ type: null, language: null, title: [], keywords: [words('lichen'), words('slate')] }],
    funding: {
      awards: [
        {
          funder: 'Slate Fund',
          funderIdentifiers: [{ type: 'doi', value: 'https://doi.org/10.13039/5555' }],
          awardNumbers: ['S-1', 'S,"2'],
          recipients: [],
          text: [],
        },
      ],
      statements: [],
      openAccess: [],
    },
    permissions: { statements: [], copyrightYear: null, copyrightHolder: null, licences: [], freeToRead: false },
    related: [],
    competingInterests: [],
    ethics: [],
    dataAvailability: [],
    datasets: [
      {
        title: 'Counts',
        repository: null,
        doi: '10.5555/data.1',
        accession: null,
        href: null,
        year: '2024',
        use: null,
        text: words('Counts (2024)'),
      },
    ],
    conferences: [],
    products: [],
    selfLinks: [],
    counts: [],
    custom: [],
    sampleContent: false,
    other: [],
    ...metadata,
  }
  const source = JSON.stringify([whole, peerReview, text])
  return {
    document: { metadata: whole, body: [paragraph(text)], back: [], floats: [], peerReview, translations: [], subArticles: [] },
    warnings: [{ code: 'unknown-element', element: 'slate', message: 'slate is not known', line: 3 }],
    source: { sha256: sha256Of(source), bytes: source.length, mimeType: 'application/xml', width: null, height: null, name: 'article.xml' },
    files: new Map(Object.entries(files).map(([href, content]) => [href, file(href, content)])),
    rendered: {
      title: escapeHtml(title),
      header: escapeHtml(title),
      main: escapeHtml(text),
      peerReview: peerReview.map(rendered),
      outline: [],
    },
    rendererVersion,
    readerVersion,
    searchText: {
      title,
      abstract: '',
      keywords: '',
      body: text,
      captions: '',
      references: '',
      reports: '',
      competingInterests: '',
      funding: '',
    },
    thumbnail: null,
    missingSubjects: 'skip',
  }
}

function file(name: string, content: string): ArticleFile {
  return { sha256: sha256Of(content), bytes: content.length, mimeType: 'image/png', width: 8, height: 6, name, role: 'figure', label: null }
}
