/** Finds the report that each response answers. */
import type { PeerReviewDocument } from '../../../article-document.ts'
import { findFrontMatter } from '../front/front-matter.ts'
import { relatedDois } from '../front/related.ts'
import { plainText } from '../inline-runs.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed } from '../xml/read.ts'

export interface ReadReport {
  element: XmlElement
  document: PeerReviewDocument
}

/**
 * Moves responses beside a report into it: the one that they refer to by DOI or id; the one that their title names (PLOS: “Author response
 * to Decision Letter 0”); the decision letter right before them, as in eLife's; and for F1000's types, the report before them. A response
 * to all of several reports stays beside them.
 */
export function attachResponses(reports: readonly ReadReport[]): PeerReviewDocument[] {
  const responsesOf = new Map<PeerReviewDocument, PeerReviewDocument[]>()
  const attached = new Set<PeerReviewDocument>()
  for (const [index, response] of reports.entries()) {
    if (response.document.kind !== 'author-response') continue
    const answered = findAnswered(response, reports, index)
    if (!answered) continue
    responsesOf.set(answered.document, [...(responsesOf.get(answered.document) ?? []), response.document])
    attached.add(response.document)
  }
  const withResponses = (document: PeerReviewDocument): PeerReviewDocument => ({
    ...document,
    responses: [...document.responses, ...(responsesOf.get(document) ?? []).map(withResponses)],
  })
  return reports.filter(report => !attached.has(report.document)).map(report => withResponses(report.document))
}

function findAnswered(response: ReadReport, reports: readonly ReadReport[], index: number): ReadReport | null {
  const candidates = reports.filter(report => report.document.kind !== 'author-response')
  const related = childrenNamed(findFrontMatter(response.element).articleMeta, 'related-article', 'related-object')
  const dois = new Set(related.flatMap(relatedDois).map(doi => doi.toLowerCase()))
  const ids = new Set(
    related.flatMap(element => ['xlink:href', 'rid', 'object-id', 'document-id'].map(name => attribute(element, name)?.replace(/^#/, ''))),
  )
  const pointedAt = candidates.filter(
    ({ document }) => (document.doi !== null && dois.has(document.doi.toLowerCase())) || (document.id !== null && ids.has(document.id)),
  )
  if (pointedAt.length > 0) return pointedAt.length === 1 ? (pointedAt[0] ?? null) : null
  const title = plainText(response.document.title).toLowerCase()
  const earlier = reports.slice(0, index).filter(report => candidates.includes(report))
  const named = earlier.find(({ document }) => {
    const words = plainText(document.title).toLowerCase()
    return words !== '' && title !== words && title.endsWith(words)
  })
  const before = earlier.at(-1)
  if (named || !before) return named ?? null
  const letters = candidates.filter(({ document }) => document.kind === 'decision-letter')
  if (before.document.kind === 'decision-letter' && letters.length === 1) return before
  const isF1000 =
    ['ref-report', 'peer-review'].includes(before.document.jatsType) && ['response', 'reply'].includes(response.document.jatsType)
  return isF1000 ? before : null
}
