import type { ArticleMetadata, PeerReviewKind } from '../../../article-document.ts'
import type { ReviewerDecision } from '../../../peer-review/decision.ts'
import { decisionOfRecommendation } from '../../../peer-review/recommendation.ts'
import { plainText } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'

export interface Recommendation {
  decision: ReviewerDecision | null
  recommendation: string | null
}

/** F1000 has `recommendation`, SciELO and JATS4R `peer-review-recommendation`, others call it a decision. */
export function isRecommendation(name: string): boolean {
  return /^(?:(?:peer|reviewer|referee|editor)[ -]?(?:review)?[ -])?(?:recommendation|decision)$/i.test(name.trim())
}

/**
 * The recommendation of a report in its custom metadata, else the whole text after “Decision:” or in brackets of a title or role. Unknown
 * text gives UNKNOWN, with a warning; no text gives none. A response has none.
 */
export function readRecommendation(
  report: XmlElement,
  kind: PeerReviewKind,
  metadata: ArticleMetadata,
  context: ReadContext,
): Recommendation {
  if (kind === 'author-response' || kind === 'commentary') return { decision: null, recommendation: null }
  const stated = metadata.custom
    .filter(entry => isRecommendation(entry.name))
    .map(entry => plainText(entry.value))
    .find(Boolean)
  if (stated) {
    const decision = decisionOfRecommendation(stated)
    if (!decision) context.warn('unknown-attribute-value', report, `The recommendation “${stated}” is not known.`)
    return { decision: decision ?? 'UNKNOWN', recommendation: stated }
  }
  const roles = metadata.contributorGroups.flatMap(group => group.contributors).flatMap(contributor => contributor.roles)
  for (const words of [plainText(metadata.title), ...roles].flatMap(sentencesOf)) {
    const decision = decisionOfRecommendation(words)
    if (decision) return { decision, recommendation: words }
  }
  return { decision: null, recommendation: null }
}

/** Parses “Decision: Major revision”, “Referee report 1 [Approved]”. */
function sentencesOf(words: string): string[] {
  const behind = /(?:decision|recommendation|verdict|status)\s*[:–—-]\s*(.+)$/i.exec(words)?.[1] ?? ''
  const inBrackets = /[[(]([^[\]()]+)[\])]\s*$/.exec(words)?.[1] ?? ''
  return [behind.trim(), inBrackets.trim()].filter(Boolean)
}
