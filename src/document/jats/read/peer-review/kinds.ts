import type { PeerReviewKind } from '../../../article-document.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, descendantsNamed, elementChildren, firstChild, textOf } from '../xml/read.ts'

/** The `article-type` values of F1000, PubMed Central, JATS4R, SciELO, Cambridge, eLife and PLOS. */
const kinds: ReadonlyMap<string, PeerReviewKind> = new Map<string, PeerReviewKind>(
  Object.entries({
    'ref-report': 'reviewer-report',
    'referee-report': 'reviewer-report',
    'reviewer-report': 'reviewer-report',
    'review-report': 'reviewer-report',
    'peer-review': 'reviewer-report',
    'peer-review-report': 'reviewer-report',
    'editor-report': 'editor-report',
    'editor-evaluation': 'editor-report',
    'acceptance-letter': 'editor-report',
    'decision-letter': 'decision-letter',
    'author-comment': 'author-response',
    'author-response': 'author-response',
    'author-reply': 'author-response',
    'aggregated-review-documents': 'review-documents',
    'community-comment': 'commentary',
    'reader-comment': 'commentary',
  }),
)

/** Values that mean a response to a report only where there are reports: a reply to a letter is an article of its own. */
const answers: ReadonlySet<string> = new Set(['reply', 'response', 'comment'])

export function subArticleType(element: XmlElement): string {
  return attribute(element, 'article-type') ?? attribute(element, 'response-type') ?? (element.name === 'response' ? 'response' : '')
}

export function isSubArticle(element: XmlElement): boolean {
  return element.name === 'sub-article' || element.name === 'response'
}

/** The part of the peer review that a sub-article is; null where it is none. `parent` is the article or report that contains it. */
export function peerReviewKind(element: XmlElement, parent: XmlElement): PeerReviewKind | null {
  const type = subArticleType(element).toLowerCase()
  // PubMed Central's copies of eLife type the decision letter as an article-commentary, so its title decides.
  const kind = kinds.get(type) ?? (['article-commentary', ''].includes(type) ? kindByTitle(element) : null)
  if (kind || !answers.has(type)) return kind
  const isInReport = isSubArticle(parent) && (kindOfItsOwn(parent) !== null || answers.has(subArticleType(parent).toLowerCase()))
  const hasSiblingReport = elementChildren(parent).some(sibling => isSubArticle(sibling) && kindOfItsOwn(sibling) !== null)
  return isInReport || hasSiblingReport ? 'author-response' : null
}

/** The kind of a sub-article by its own type or title alone. */
function kindOfItsOwn(element: XmlElement): PeerReviewKind | null {
  return kinds.get(subArticleType(element).toLowerCase()) ?? kindByTitle(element)
}

function kindByTitle(element: XmlElement): PeerReviewKind | null {
  const title = titleOf(element).toLowerCase()
  if (/^decision letter/.test(title)) return 'decision-letter'
  if (/^(?:author(?:s['’]|['’]s)? (?:response|reply)|response to (?:the )?(?:reviewers?|referees?))/.test(title)) return 'author-response'
  if (/^(?:editor['’]?s? (?:evaluation|report|assessment)|elife assessment|acceptance letter)/.test(title)) return 'editor-report'
  if (/^(?:referee|reviewer|peer review)\b/.test(title)) return 'reviewer-report'
  return null
}

/** The title in a sub-article's own front. */
export function titleOf(element: XmlElement): string {
  const front = firstChild(element, 'front-stub', 'front')
  const [title] = front ? descendantsNamed(front, 'article-title') : []
  return title ? textOf(title) : ''
}
