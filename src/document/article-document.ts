/** The result of importing one JATS file: metadata, the article tree, its peer review, and warnings. */
import type { PartialDate } from '../core/text/date.ts'
import type { Block, Inline, Licence } from './node.ts'
import type { ReviewerDecision } from './peer-review/decision.ts'
import type { StatedReview } from './peer-review/stated-review.ts'

export interface ArticleDocument {
  metadata: ArticleMetadata
  body: Block[]
  /** Acknowledgements, appendices, glossaries, notes and reference lists, in the source's order. */
  back: Block[]
  /** Figures and tables that the source keeps apart (`floats-group`). */
  floats: Block[]
  /**
   * Reports, decision letters, editor reports and author responses; a response is inside the document that it answers, where the source
   * says which.
   */
  peerReview: PeerReviewDocument[]
  /** Translations of the whole article. */
  translations: ArticleDocument[]
  /** Any other sub-article or response, with all its content. */
  subArticles: SubArticle[]
}
export interface SubArticle {
  id: string | null
  type: string
  document: ArticleDocument
}

/** A warning for every element or value that the importer did not understand, or corrected. */
export interface ImportWarning {
  code:
    | 'unknown-element'
    | 'unknown-attribute-value'
    | 'unresolved-reference'
    | 'missing-file'
    | 'remote-file'
    | 'invalid-value'
    | 'repaired'
    | 'limit'
    | 'namespace'
    | 'no-pdf'
    | 'pdf-without-notice'
  /** Element name as in the source. */
  element: string
  message: string
  line: number
}

export interface ArticleMetadata {
  identifiers: { type: string; value: string }[]
  doi: string | null
  /** The JATS value of `article/@article-type`. */
  jatsArticleType: string
  /** The publisher's own name for the type, from the `heading` subject group. */
  heading: string | null
  language: string
  title: Inline[]
  subtitles: Inline[][]
  alternativeTitles: { type: string | null; language: string | null; title: Inline[] }[]
  translatedTitles: { language: string; title: Inline[]; subtitles: Inline[][] }[]
  /** Footnotes to the title. */
  titleNotes: Block[]
  /** The state of this version's review, from a note beside the title. Absent without such a note, and in documents of older readers. */
  statedReview?: StatedReview | undefined
  /** The publisher's number of this version; from article-version, the DOI's suffix, or 1. */
  versionNumber: number
  versionLabel: string | null
  journal: {
    title: string | null
    abbreviation: string | null
    issns: { type: string | null; value: string }[]
    publisher: string | null
    publisherPlace: string | null
    identifiers: { type: string; value: string }[]
  }
  volume: string | null
  issue: string | null
  firstPage: string | null
  lastPage: string | null
  elocationId: string | null
  published: PartialDate | null
  dates: { type: string; date: PartialDate }[]
  /** Received, accepted, revised, and the events of `pub-history`. */
  history: { type: string; date: PartialDate | null; description: Inline[]; links: { type: string | null; href: string }[] }[]
  abstracts: Abstract[]
  contributorGroups: ContributorGroup[]
  affiliations: Affiliation[]
  correspondence: { id: string | null; label: string | null; children: Inline[] }[]
  authorNotes: { id: string | null; type: string | null; label: string | null; children: Block[] }[]
  /** Subject tree paths, broadest term first, without the heading. */
  subjects: { groupType: string | null; language: string | null; path: string[] }[]
  keywords: { type: string | null; language: string | null; title: Inline[]; keywords: Inline[][] }[]
  funding: { awards: Award[]; statements: Inline[][]; openAccess: Inline[][] }
  permissions: {
    statements: Inline[][]
    copyrightYear: string | null
    copyrightHolder: string | null
    licences: Licence[]
    freeToRead: boolean
  }
  related: RelatedObject[]
  competingInterests: Block[]
  ethics: Block[]
  dataAvailability: Block[]
  datasets: Dataset[]
  conferences: { text: Inline[] }[]
  products: { children: Inline[] }[]
  selfLinks: { type: string | null; href: string; text: Inline[] }[]
  counts: { type: string; count: number }[]
  /** The list has all `custom-meta`, and other metadata that has no field here, so that nothing is lost. */
  custom: { name: string; value: Inline[] }[]
  /** Demonstration content, marked as such by its author. */
  sampleContent: boolean
  /** Other front matter with text (notes, support groups and elements that the importer does not know). */
  other: Block[]
}

/** JATS `abstract-type`; null for the main abstract. */
export interface Abstract {
  type: string | null
  language: string | null
  label: Inline[]
  title: Inline[]
  children: Block[]
}

export interface ContributorGroup {
  type: string | null
  contributors: Contributor[] /** Group-level text such as “on behalf of …”. */
  notes: Inline[][]
}
interface ContributorFacts {
  /** JATS `contrib-type`: author, editor, reviewer, … */
  type: string | null
  id: string | null
  orcid: string | null
  orcidAuthenticated: boolean
  otherIdentifiers: { type: string; value: string }[]
  emails: string[]
  links: { href: string; text: string }[]
  isCorresponding: boolean
  equalContribution: boolean
  deceased: boolean
  /** Ids of affiliations, corresponding notes and author notes. */
  affiliationIds: string[]
  noteIds: string[]
  creditRoles: CreditRole[]
  roles: string[]
  degrees: string[]
  onBehalfOf: Inline[][]
  addresses: Inline[][]
  biography: Block[]
  comments: Inline[][]
}
export type Contributor =
  | (ContributorFacts & { kind: 'person'; name: PersonName; alternativeNames: PersonName[] })
  | (ContributorFacts & { kind: 'group'; collectiveName: Inline[]; members: Contributor[] })
  | (ContributorFacts & { kind: 'anonymous' })
export interface PersonName {
  given: string | null
  family: string | null
  prefix: string | null
  suffix: string | null /** The string has all parts, in the source's order. */
  full: string
  style: string | null
  language: string | null
}
/** CRediT: one of the 14 roles, with the degree where given. `written` is the source's own word where that differs. */
export interface CreditRole {
  term: string
  written: string | null
  uri: string | null
  degree: string | null
}

export interface Affiliation {
  id: string | null
  label: string | null
  /** The whole affiliation as the source prints it. */
  text: Inline[]
  institution: string | null
  department: string | null
  ror: string | null
  otherIdentifiers: { type: string; value: string }[]
  city: string | null
  state: string | null
  country: string | null
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null
  /** The fields in the source's order, where the source gives the affiliation both as printed (`text`) and in fields. */
  parts: string[]
}
export interface Award {
  funder: string | null
  funderIdentifiers: { type: string; value: string }[]
  awardNumbers: string[]
  recipients: string[]
  text: Inline[]
}
export interface RelatedObject {
  element: 'related-article' | 'related-object'
  type: string | null
  linkType: string | null
  href: string | null
  text: Inline[]
}
export interface Dataset {
  title: string | null
  repository: string | null
  doi: string | null
  accession: string | null
  href: string | null
  year: string | null
  use: string | null
  text: Inline[]
}

/** Terms of NISO Z39.106 where they apply. */
export const peerReviewKinds = [
  'reviewer-report',
  'editor-report',
  'decision-letter',
  'author-response',
  'commentary',
  'review-documents',
] as const
export type PeerReviewKind = (typeof peerReviewKinds)[number]
export interface PeerReviewDocument {
  id: string | null
  kind: PeerReviewKind
  /** The source's own `article-type`. */
  jatsType: string
  doi: string | null
  language: string | null
  title: Inline[]
  contributorGroups: ContributorGroup[]
  affiliations: Affiliation[]
  published: PartialDate | null
  /** Null where the source names none. */
  decision: ReviewerDecision | null
  /** The recommendation in the source's own words. */
  recommendation: string | null
  competingInterests: Block[]
  /** “I confirm that I have read this submission …” and other notes. */
  notes: Block[]
  expertise: string | null
  keywords: { type: string | null; keywords: Inline[][] }[]
  /** The version that it reviews, where the source says so. */
  reviewedDoi: string | null
  body: Block[]
  back: Block[]
  responses: PeerReviewDocument[]
  /** Other text of its front matter: licence, dates, custom metadata. */
  other: Block[]
}
