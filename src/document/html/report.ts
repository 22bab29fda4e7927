/** Renders reports, decision letters and responses. Each is a document with its own ids, on the article's page. */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Affiliation, Contributor, PeerReviewDocument } from '../article-document.ts'
import { anonymisedReviewerType } from '../peer-review/anonymised-reviewer.ts'
import type { ReviewerDecision } from '../peer-review/decision.ts'
import { decisionOfRecommendation, isPlainTerm } from '../peer-review/recommendation.ts'
import { renderAffiliationText } from './affiliation.ts'
import type { Anchors } from './anchors.ts'
import type { RenderContext } from './context.ts'
import { renderContributorName, renderEmails, renderName, renderOrcid, renderWrittenOrcid } from './contributor.ts'
import { fact, factList, renderTime, textFact } from './facts.ts'
import { creditRoleText, everyone, institutionFacts } from './information/people.ts'
import type { ArticleLabels } from './labels/labels.ts'
import { outLink } from './link.ts'
import { renderPendingNotes } from './note.ts'
import { doiUrl } from './reference.ts'
import type { RenderedReport } from './rendered-article.ts'
import { renderNamedSection } from './section.ts'
import { sourceWord } from './source-word.ts'
import { unfolding } from './unfolding.ts'

/** A report whose ids are registered, so that any part of the page can link to it before it is rendered. */
export interface PreparedReport {
  report: PeerReviewDocument
  id: string
  anchors: Anchors
  responses: PreparedReport[]
}

/** Gives each report its id, the source's own or one from its position, and registers the ids within. */
export function prepareReports(reports: readonly PeerReviewDocument[], anchors: Anchors): PreparedReport[] {
  return reports.map((report, index) => {
    const id = anchors.own(report.id ?? `${report.kind === 'author-response' ? 'response' : 'report'}-${index + 1}`)
    if (report.id !== null) anchors.alias(report.id, id)
    const inner = anchors.scope(`${id}-`)
    const { responses: _, id: __, ...content } = report
    inner.collect(content)
    return { report, id, anchors: inner, responses: prepareReports(report.responses, inner) }
  })
}

/** Level of a report's own headings: the page's “Reports” is h2, the report's title h3. */
const headingLevel = 4

export function renderReport(prepared: PreparedReport, page: RenderContext): RenderedReport {
  const { report, id } = prepared
  const context = page.forDocument(prepared.anchors, headingLevel).inLanguage(report.language)
  const text = html`${context.blocks(report.body)}${context.blocks(report.back)}`
  const details = renderDetails(report, context)
  return {
    id,
    kind: report.kind,
    language: report.language,
    title: context.with({ plain: true }).inlines(report.title),
    people: renderReportPeople(report, context),
    body: html`${text}${renderPendingNotes(context)}`,
    details,
    responses: prepared.responses.map(response => renderReport(response, context)),
  }
}

function renderReportPeople(report: PeerReviewDocument, context: RenderContext): SafeHtml {
  const used = new Set<Affiliation>()
  const people = report.contributorGroups.flatMap(group =>
    group.contributors.map(person => renderReportPerson(person, report.affiliations, used, context)),
  )
  const notes = report.contributorGroups.flatMap(group =>
    group.notes.map(note => html`<li class="report-person">${context.inlines(note)}</li>`),
  )
  const unused = report.affiliations.filter(affiliation => !used.has(affiliation))
  const rest = unused.map(
    affiliation =>
      html`<li${attributes({ id: context.id(affiliation), class: 'report-affiliation' })}>${renderAffiliationText(affiliation, context)}</li>`,
  )
  const items = [...people, ...notes, ...rest]
  return items.length === 0 ? noHtml : html`<ul class="report-people" role="list">${items}</ul>`
}

function renderReportPerson(
  person: Contributor,
  affiliations: readonly Affiliation[],
  used: Set<Affiliation>,
  context: RenderContext,
): SafeHtml {
  const places = affiliations.filter(affiliation => affiliation.id !== null && person.affiliationIds.includes(affiliation.id))
  const shown = places.map(place => {
    used.add(place)
    return html`<span${attributes({ id: context.id(place), class: 'report-affiliation' })}>${renderAffiliationText(place, context)}</span>`
  })
  const members = person.kind === 'group' ? person.members.map(member => renderReportPerson(member, affiliations, used, context)) : []
  const parts = [
    html`${renderContributorName(person, context)}`,
    renderOrcid(person, context),
    ...person.roles.map(role => html`<span class="report-role">${escapeHtml(role)}</span>`),
    ...person.creditRoles.map(role => html`<span class="report-role">${escapeHtml(creditRoleText(role))}</span>`),
    ...person.onBehalfOf.map(text => context.inlines(text)),
    ...shown,
    renderEmails(person, context),
    ...person.otherIdentifiers
      .filter(({ type }) => type !== anonymisedReviewerType)
      .map(other => context.named(sourceWord(other.type, context), escapeHtml(other.value))),
    ...person.addresses.map(address => context.inlines(address)),
    ...person.comments.map(comment => context.inlines(comment)),
    context.blocks(person.biography),
    members.length === 0 ? noHtml : html`<ul role="list">${members}</ul>`,
  ]
  const content = joinHtml(
    parts.filter(part => part !== noHtml),
    html` `,
  )
  return html`<li${attributes({ id: context.id(person), class: 'report-person' })}>${content}</li>`
}

function renderDetails(report: PeerReviewDocument, context: RenderContext): SafeHtml {
  const { labels } = context
  const part = (title: string, content: SafeHtml): SafeHtml =>
    content === noHtml
      ? noHtml
      : renderNamedSection({ id: null, className: 'report-part', heading: context.label(title) }, () => content, context)
  const below = context.below()
  return html`${[
    part(labels.competingInterests, below.blocks(report.competingInterests)),
    part(labels.expertise, report.expertise === null ? noHtml : html`<p>${escapeHtml(report.expertise)}</p>`),
    part(labels.confirmations, below.blocks(report.notes)),
    part(
      labels.keywords,
      factList(
        report.keywords.map(group =>
          fact(
            group.type === null ? context.label(labels.keywords) : sourceWord(group.type, context),
            group.keywords.map(keyword => below.inlines(keyword)),
          ),
        ),
      ),
    ),
    unfolding(context.label(labels.furtherInformation), html`${below.blocks(report.other)}${renderIdentifiers(report, context)}`),
  ]}`
}

function renderIdentifiers(report: PeerReviewDocument, context: RenderContext): SafeHtml {
  const link = (doi: string | null): SafeHtml[] => (doi === null ? [] : [outLink(doiUrl(doi), escapeHtml(doi), context)])
  const { labels } = context
  return factList([
    fact(context.label(labels.recommendation), report.recommendation === null ? [] : [recommendationWord(report.recommendation, context)]),
    fact(context.label(labels.doi), link(report.doi)),
    fact(context.label(labels.reviewed), link(report.reviewedDoi)),
    ...everyone(report.contributorGroups).map(person => fact(renderName(person, context), [renderWrittenOrcid(person, context)])),
    ...institutionFacts(report.affiliations, context),
  ])
}

const decisionLabels = {
  APPROVED: 'decisionApproved',
  APPROVED_WITH_RESERVATIONS: 'decisionApprovedWithReservations',
  NOT_APPROVED: 'decisionNotApproved',
} as const satisfies Partial<Record<ReviewerDecision, keyof ArticleLabels>>

/** A term that is only another word for the decision is said as above the report. */
function recommendationWord(word: string, context: RenderContext): SafeHtml {
  const decision = isPlainTerm(word) ? decisionOfRecommendation(word) : null
  return decision === null || decision === 'UNKNOWN' ? sourceWord(word, context) : context.label(context.labels[decisionLabels[decision]])
}

/** A report with its head in one piece, for pages without their own layout of reports. */
export function renderWholeReport(prepared: PreparedReport, page: RenderContext): SafeHtml {
  const rendered = renderReport(prepared, page)
  const { report } = prepared
  const context = page.inLanguage(report.language)
  const { labels } = context
  const named = report.kind === 'author-response' ? labels.response : labels.report
  const title = rendered.title === noHtml ? context.label(named) : rendered.title
  const facts = factList([
    report.published === null ? noHtml : fact(context.label(labels.published), [renderTime(report.published, context)]),
    textFact(context.label(labels.recommendation), report.recommendation === null ? report.decision : null),
  ])
  const responses = prepared.responses.map(response => renderWholeReport(response, context))
  return html`<section${attributes({ id: rendered.id, class: 'report', lang: report.language })}><h3>${title}</h3>${rendered.people}${facts}${rendered.body}${rendered.details}${responses}</section>`
}
