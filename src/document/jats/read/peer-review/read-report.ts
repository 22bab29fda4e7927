import type { PartialDate } from '../../../../core/text/date.ts'
import type { ArticleMetadata, PeerReviewDocument, PeerReviewKind } from '../../../article-document.ts'
import type { Block } from '../../../node.ts'
import { readWrittenDate } from '../front/dates.ts'
import { readMetadata } from '../front/read-metadata.ts'
import type { ReadContext } from '../read-context.ts'
import { readParts } from '../read-parts.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, descendantsNamed, firstChild, textOf } from '../xml/read.ts'
import { describeOtherFacts } from './other-facts.ts'
import { readRecommendation } from './recommendation.ts'
import { readReviewedDoi } from './reviewed-version.ts'

/** The data that a report takes from its context. */
export interface ReportSurroundings {
  article: XmlElement
  language: string
  /** The documents inside the report, already read. */
  responses: PeerReviewDocument[]
}

/** Reads one document of a peer review. Its text stays complete: the reviewer's expertise is repeated in a field of its own. */
export function readReport(
  element: XmlElement,
  kind: PeerReviewKind,
  jatsType: string,
  around: ReportSurroundings,
  context: ReadContext,
): PeerReviewDocument {
  const metadata = readMetadata(frontOnly(element), context, around.language)
  const { body, back, floats } = readParts(element, context)
  const interests = metadata.authorNotes.filter(statesInterests)
  return {
    id: attribute(element, 'id'),
    kind,
    jatsType,
    doi: metadata.doi,
    language: metadata.language,
    title: metadata.title,
    contributorGroups: metadata.contributorGroups,
    affiliations: metadata.affiliations,
    published: reportDate(element, metadata),
    ...readRecommendation(element, kind, metadata, context),
    competingInterests: [...metadata.competingInterests, ...interests.flatMap(note => note.children)],
    notes: metadata.authorNotes.filter(note => !interests.includes(note)).flatMap(asBlocks),
    expertise: readExpertise(element),
    keywords: metadata.keywords.map(({ type, keywords }) => ({ type, keywords })),
    reviewedDoi: kind === 'author-response' ? null : readReviewedDoi(element, around.article),
    body: [...body, ...floats],
    back,
    responses: around.responses,
    other: [...metadata.ethics, ...metadata.dataAvailability, ...describeOtherFacts(metadata)],
  }
}

/** Statements within a report's text stay where the reviewer put them, and are not shown twice. */
function frontOnly(element: XmlElement): XmlElement {
  return {
    ...element,
    children: element.children.filter(
      child => typeof child !== 'string' && (child.name.startsWith('front') || child.name === 'processing-meta'),
    ),
  }
}

type AuthorNote = ArticleMetadata['authorNotes'][number]

/** Cambridge's reviewers declare their interests in a footnote without a type. */
function statesInterests(note: AuthorNote): boolean {
  if (note.type !== null) return false
  const words = JSON.stringify(note.children)
  return /competing interests?|conflicts? of interests?|(?:reviewer|referee|editor|author)s? declares? (?:none|no\b)/i.test(words)
}

function asBlocks(note: AuthorNote): Block[] {
  if (note.label === null && note.id === null) return note.children
  const label = note.label === null ? [] : [{ kind: 'text' as const, value: note.label }]
  return [{ kind: 'notes', id: null, title: [], notes: [{ id: note.id, label, type: note.type, children: note.children }] }]
}

/** The date of publication, else of receipt, else the date at the head of PLOS's letters. */
function reportDate(element: XmlElement, metadata: ArticleMetadata): PartialDate | null {
  if (metadata.published) return metadata.published
  const received = metadata.history.find(event => event.date && /report|review|received/.test(event.type))
  if (received) return received.date
  const body = firstChild(element, 'body')
  const letterDate = body
    ? descendantsNamed(body, 'named-content').find(part => attribute(part, 'content-type') === 'letter-date')
    : undefined
  const date = letterDate ? readWrittenDate(textOf(letterDate)) : null
  return date && { ...date, text: null }
}

/** F1000 ends a report with “Reviewer Expertise: …”, in one paragraph or two. */
function readExpertise(element: XmlElement): string | null {
  const body = firstChild(element, 'body')
  const paragraphs = body ? descendantsNamed(body, 'p').map(textOf) : []
  const index = paragraphs.findIndex(words => /^(?:reviewer|referee) expertise\s*:?/i.test(words))
  if (index < 0) return null
  const said = (paragraphs[index] ?? '').replace(/^(?:reviewer|referee) expertise\s*:?\s*/i, '')
  return said || paragraphs[index + 1] || null
}
