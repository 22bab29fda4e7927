/** Writes the peer review after everything else: each report as its page shows it, followed by the responses to it. */

import { formatPartialDate } from '../../core/text/date.ts'
import type { Affiliation, Contributor, PeerReviewDocument } from '../article-document.ts'
import { missingFrom, readableWord } from '../html/facts.ts'
import type { ArticleLabels } from '../html/labels/labels.ts'
import { doiUrl } from '../html/reference.ts'
import type { ReviewerDecision } from '../peer-review/decision.ts'
import { inlineText } from '../text.ts'
import { call, noTypst, sequence, space, type Typst, words } from './code.ts'
import type { TypstContext } from './context.ts'
import { nameAndValue, writeName } from './front.ts'
import { writeHeading } from './heading.ts'
import { writePartOf } from './information.ts'
import { inLanguage, isEmpty } from './inline.ts'

/** Empty where the version's source contained no reports. */
export function writePeerReview(reports: readonly PeerReviewDocument[], context: TypstContext): Typst {
  if (reports.length === 0) return noTypst
  const heading = writeHeading(words(context.labels.openPeerReview), context)
  return sequence([call('pagebreak'), heading, ...reports.map(report => writeReport(report, context.below()))])
}

function writeReport(report: PeerReviewDocument, context: TypstContext): Typst {
  const { labels } = context
  const kind = report.kind === 'author-response' ? labels.response : labels.report
  const title = isEmpty(report.title) ? words(kind) : context.inlines(report.title)
  const inner = context.below()
  const heading = writeHeading(title, context, context.place(report))
  const content = sequence([
    heading,
    writeHead(report, context),
    inner.blocks(report.body),
    inner.blocks(report.back),
    writePartOf(labels.competingInterests, inner.below().blocks(report.competingInterests), inner),
    writePartOf(labels.expertise, report.expertise === null ? noTypst : call('par', [words(report.expertise)]), inner),
    writePartOf(labels.confirmations, inner.below().blocks(report.notes), inner),
  ])
  return sequence([inLanguage(report.language, content), ...report.responses.map(response => writeReport(response, inner))])
}

/** The reviewer with affiliations (or that the reviewer is anonymous), the recommendation, the date, and the DOI. */
function writeHead(report: PeerReviewDocument, context: TypstContext): Typst {
  const { contributorGroups, affiliations } = report
  const people = contributorGroups.flatMap(group => group.contributors)
  const lines = people.map(person => call('par', [writePerson(person, affiliations, context)]))
  const unused = affiliations.filter(({ id }) => id === null || !people.some(person => person.affiliationIds.includes(id)))
  const places = unused.map(affiliation => call('par', [writePlace(affiliation, context)]))
  const head = sequence([...lines, ...places, writeFacts(report, context)])
  return head === noTypst ? noTypst : call('small-print', [head])
}

function writePerson(person: Contributor, affiliations: readonly Affiliation[], context: TypstContext): Typst {
  const places = affiliations.filter(({ id }) => id !== null && person.affiliationIds.includes(id))
  const name = call('strong', [writeName(person, context)])
  const rest = [...person.roles.map(role => words(readableWord(role))), ...places.map(place => writePlace(place, context))]
  return sequence([context.place(person), name, ...rest], words(', '))
}

function writePlace({ text, department, institution, city, country }: Affiliation, context: TypstContext): Typst {
  const rest = missingFrom(inlineText(text), [department, institution, city, country])
  return sequence([context.inlines(text), words(rest.join(', '))], words(', '))
}

const decisionLabel = {
  APPROVED: 'decisionApproved',
  APPROVED_WITH_RESERVATIONS: 'decisionApprovedWithReservations',
  NOT_APPROVED: 'decisionNotApproved',
  UNKNOWN: null,
} as const satisfies Record<ReviewerDecision, keyof ArticleLabels | null>

function writeFacts({ decision, recommendation, published, doi }: PeerReviewDocument, context: TypstContext): Typst {
  const { labels } = context
  const label = decision === null ? null : decisionLabel[decision]
  const said = label === null ? (recommendation === null ? '' : readableWord(recommendation)) : labels[label]
  const facts = [
    said === '' ? noTypst : call('strong', [nameAndValue(labels.recommendation, said, context)]),
    published === null ? noTypst : nameAndValue(labels.published, formatPartialDate(published, context.setting.language), context),
    doi === null ? noTypst : context.link(doiUrl(doi), words(doiUrl(doi))),
  ]
  const line = sequence(facts, sequence([space, words('·'), space]))
  return line === noTypst ? noTypst : call('par', [line])
}
