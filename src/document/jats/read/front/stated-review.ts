/** Reads the note beside a title that states the review's progress (F1000 and sites on its platform). */

import type { ArticleMetadata } from '../../../article-document.ts'
import type { CountedDecision } from '../../../peer-review/decision.ts'
import type { EditorialStatus } from '../../../peer-review/editorial-statuses.ts'
import type { StatedReview } from '../../../peer-review/stated-review.ts'
import { readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, descendantsNamed, textOf } from '../xml/read.ts'

/** The note in `title-group` that is such a statement and nothing else: the status line replaces it, so it is not printed elsewhere. */
export function findStatedReview(meta: XmlElement): { note: XmlElement; review: StatedReview } | null {
  for (const note of childrenNamed(meta, 'title-group').flatMap(group => childrenNamed(group, 'fn-group'))) {
    const review = readStatedReview(textOf(note))
    if (review !== null) return { note, review }
  }
  return null
}

/** The version's short URL, where the statement has one. */
export const readShortUrls = (note: XmlElement, context: ReadContext): ArticleMetadata['selfLinks'] =>
  descendantsNamed(note, 'ext-link').flatMap(link => {
    const href = attribute(link, 'xlink:href')
    return href ? [{ type: null, href, text: readRun(link, context) }] : []
  })

/**
 * Parses a note such as “[version 2; peer review: 1 approved, 1 approved with reservations]”; null where any word of it does not fit.
 * Before 2018 it said “referees”, before 2015 “ref status”, followed by the version's short URL.
 */
export function readStatedReview(note: string): StatedReview | null {
  const words = note.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const said =
    /^\[? ?v(?:ersion)? ?\d+(?:\.\d+)* ?[;,] ?(?:(?:peer review|peer reviewers?|reviewers?|referees?|ref status) ?: ?)?(.+?) ?\]? ?\.?$/.exec(
      words,
    )
  const parts = said?.[1]
    ?.replace(/[,;]? ?https?:\/\/\S+$/, '')
    .split(/ ?[,;] ?(?:and )?| and /)
    .filter(part => part !== '')
  if (parts === undefined || parts.length === 0) return null
  const review: StatedReview = { decisions: [], status: null }
  for (const part of parts) {
    const decisions = readCount(part)
    const status = statuses.get(part)
    // Each recommendation is counted once: a longer list is not a statement, and would be stored in full.
    if (decisions?.some(decision => review.decisions.includes(decision))) return null
    if (decisions !== null) review.decisions.push(...decisions)
    else if (status !== undefined && review.status === null) review.status = status
    else return null
  }
  // Recommendations and a status contradict each other, unless the review ended without passing.
  return review.decisions.length > 0 && review.status !== null && review.status !== 'NOT_PASSED_PEER_REVIEW' ? null : review
}

/** Parses “2 approved”, or “approved 2” as in the oldest notes. A large number of reviewers is not a count. */
function readCount(part: string): CountedDecision[] | null {
  const [, before, words = '', after] = /^(\d{1,2} )?(\D+?)( \d{1,2})?$/.exec(part) ?? []
  const decision = decisions.get(words)
  const count = before ?? after
  if (decision === undefined || count === undefined || (before !== undefined && after !== undefined)) return null
  return Array.from({ length: Number(count) }, () => decision)
}

const decisions: ReadonlyMap<string, CountedDecision> = new Map<string, CountedDecision>([
  ['approved', 'APPROVED'],
  ['approved with reservations', 'APPROVED_WITH_RESERVATIONS'],
  ['approved with reservation', 'APPROVED_WITH_RESERVATIONS'],
  ['not approved', 'NOT_APPROVED'],
])

const statuses: ReadonlyMap<string, EditorialStatus> = new Map<string, EditorialStatus>([
  ['awaiting peer review', 'PEER_REVIEW_REQUESTED'],
  ['awaiting referees', 'PEER_REVIEW_REQUESTED'],
  ['awaiting reviewers', 'PEER_REVIEW_REQUESTED'],
  ['undergoing peer review', 'UNDERGOING_PEER_REVIEW'],
  ['passed peer review', 'PASSED_PEER_REVIEW'],
  // Indexing followed a passed review.
  ['indexed', 'PASSED_PEER_REVIEW'],
  ['discontinued', 'NOT_PASSED_PEER_REVIEW'],
  ['peer review discontinued', 'NOT_PASSED_PEER_REVIEW'],
  ['not peer reviewed', 'PUBLISHED'],
])
