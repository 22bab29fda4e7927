/**
 * Validates stored data as an article document and returns it typed: `articleDocumentSchema.parse(json)`. Throws zod's ZodError with the
 * path of the error; `safeParse` returns the same without throwing.
 */
import { z } from 'zod'
import type { PartialDate } from '../core/text/date.ts'
import type { ArticleDocument, ArticleMetadata, Contributor, ContributorGroup, PeerReviewDocument } from './article-document.ts'
import { blockSchema, inlineSchema, licenceSchema } from './node-schema.ts'
import { countedDecisions, reviewerDecisions } from './peer-review/decision.ts'
import { editorialStatuses } from './peer-review/editorial-statuses.ts'

export { blockSchema, inlineSchema }

const text = z.string()
const maybe = z.string().nullable()
const inlines = z.array(inlineSchema)
const runs = z.array(inlines)
const blocks = z.array(blockSchema)
const identifiers = z.array(z.object({ type: text, value: text }))

export const partialDateSchema: z.ZodType<PartialDate> = z.object({
  year: z.number(),
  month: z.number().nullable(),
  day: z.number().nullable(),
  text: maybe,
})

const personName = z.object({ given: maybe, family: maybe, prefix: maybe, suffix: maybe, full: text, style: maybe, language: maybe })
const contributorFacts = {
  type: maybe,
  id: maybe,
  orcid: maybe,
  orcidAuthenticated: z.boolean(),
  otherIdentifiers: identifiers,
  emails: z.array(text),
  links: z.array(z.object({ href: text, text })),
  isCorresponding: z.boolean(),
  equalContribution: z.boolean(),
  deceased: z.boolean(),
  affiliationIds: z.array(text),
  noteIds: z.array(text),
  creditRoles: z.array(z.object({ term: text, written: maybe.default(null), uri: maybe, degree: maybe })),
  roles: z.array(text),
  degrees: z.array(text),
  onBehalfOf: runs,
  addresses: runs,
  biography: blocks,
  comments: runs,
}
const contributor: z.ZodType<Contributor> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), ...contributorFacts, name: personName, alternativeNames: z.array(personName) }),
    z.object({ kind: z.literal('group'), ...contributorFacts, collectiveName: inlines, members: z.array(contributor) }),
    z.object({ kind: z.literal('anonymous'), ...contributorFacts }),
  ]),
)
const contributorGroups: z.ZodType<ContributorGroup[]> = z.array(z.object({ type: maybe, contributors: z.array(contributor), notes: runs }))

const affiliations = z.array(
  z.object({
    id: maybe,
    label: maybe,
    text: inlines,
    institution: maybe,
    department: maybe,
    ror: maybe,
    otherIdentifiers: identifiers,
    city: maybe,
    state: maybe,
    country: maybe,
    countryCode: maybe,
    parts: z.array(text).default([]),
  }),
)

const award = z.object({
  funder: maybe,
  funderIdentifiers: identifiers,
  awardNumbers: z.array(text),
  recipients: z.array(text),
  text: inlines,
})
const dataset = z.object({
  title: maybe,
  repository: maybe,
  doi: maybe,
  accession: maybe,
  href: maybe,
  year: maybe,
  use: maybe,
  text: inlines,
})
const related = z.object({
  element: z.enum(['related-article', 'related-object']),
  type: maybe,
  linkType: maybe,
  href: maybe,
  text: inlines,
})

export const articleMetadataSchema: z.ZodType<ArticleMetadata> = z.object({
  identifiers,
  doi: maybe,
  jatsArticleType: text,
  heading: maybe,
  language: text,
  title: inlines,
  subtitles: runs,
  alternativeTitles: z.array(z.object({ type: maybe, language: maybe, title: inlines })),
  translatedTitles: z.array(z.object({ language: text, title: inlines, subtitles: runs })),
  titleNotes: blocks,
  statedReview: z.object({ decisions: z.array(z.enum(countedDecisions)), status: z.enum(editorialStatuses).nullable() }).optional(),
  versionNumber: z.number(),
  versionLabel: maybe,
  journal: z.object({
    title: maybe,
    abbreviation: maybe,
    issns: z.array(z.object({ type: maybe, value: text })),
    publisher: maybe,
    publisherPlace: maybe,
    identifiers,
  }),
  volume: maybe,
  issue: maybe,
  firstPage: maybe,
  lastPage: maybe,
  elocationId: maybe,
  published: partialDateSchema.nullable(),
  dates: z.array(z.object({ type: text, date: partialDateSchema })),
  history: z.array(
    z.object({
      type: text,
      date: partialDateSchema.nullable(),
      description: inlines,
      links: z.array(z.object({ type: maybe, href: text })),
    }),
  ),
  abstracts: z.array(z.object({ type: maybe, language: maybe, label: inlines, title: inlines, children: blocks })),
  contributorGroups,
  affiliations,
  correspondence: z.array(z.object({ id: maybe, label: maybe, children: inlines })),
  authorNotes: z.array(z.object({ id: maybe, type: maybe, label: maybe, children: blocks })),
  subjects: z.array(z.object({ groupType: maybe, language: maybe, path: z.array(text) })),
  keywords: z.array(z.object({ type: maybe, language: maybe, title: inlines, keywords: runs })),
  funding: z.object({ awards: z.array(award), statements: runs, openAccess: runs }),
  permissions: z.object({
    statements: runs,
    copyrightYear: maybe,
    copyrightHolder: maybe,
    licences: z.array(licenceSchema),
    freeToRead: z.boolean(),
  }),
  related: z.array(related),
  competingInterests: blocks,
  ethics: blocks,
  dataAvailability: blocks,
  datasets: z.array(dataset),
  conferences: z.array(z.object({ text: inlines })),
  products: z.array(z.object({ children: inlines })),
  selfLinks: z.array(z.object({ type: maybe, href: text, text: inlines })),
  counts: z.array(z.object({ type: text, count: z.number() })),
  custom: z.array(z.object({ name: text, value: inlines })),
  sampleContent: z.boolean(),
  other: blocks,
})

export const peerReviewDocumentSchema: z.ZodType<PeerReviewDocument> = z.lazy(() =>
  z.object({
    id: maybe,
    kind: z.enum(['reviewer-report', 'editor-report', 'decision-letter', 'author-response', 'commentary', 'review-documents']),
    jatsType: text,
    doi: maybe,
    language: maybe,
    title: inlines,
    contributorGroups,
    affiliations,
    published: partialDateSchema.nullable(),
    decision: z.enum(reviewerDecisions).nullable(),
    recommendation: maybe,
    competingInterests: blocks,
    notes: blocks,
    expertise: maybe,
    keywords: z.array(z.object({ type: maybe, keywords: runs })),
    reviewedDoi: maybe,
    body: blocks,
    back: blocks,
    responses: z.array(peerReviewDocumentSchema),
    other: blocks,
  }),
)

export const articleDocumentSchema: z.ZodType<ArticleDocument> = z.lazy(() =>
  z.object({
    metadata: articleMetadataSchema,
    body: blocks,
    back: blocks,
    floats: blocks,
    peerReview: z.array(peerReviewDocumentSchema),
    translations: z.array(articleDocumentSchema),
    subArticles: z.array(z.object({ id: maybe, type: text, document: articleDocumentSchema })),
  }),
)
