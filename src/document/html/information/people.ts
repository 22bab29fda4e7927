/** Renders who did what: CRediT roles, editors and others, and all other data about people. */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { Affiliation, ArticleMetadata, Contributor, ContributorGroup, CreditRole } from '../../article-document.ts'
import { isAuthor } from '../../metadata/authors.ts'
import { inlineText } from '../../text.ts'
import { rorUrl } from '../affiliation.ts'
import type { RenderContext } from '../context.ts'
import { renderContributorName, renderEmails, renderName, renderOrcid, renderWrittenOrcid } from '../contributor.ts'
import { fact, factList, textFact } from '../facts.ts'
import { outLink } from '../link.ts'
import { sourceWord } from '../source-word.ts'

/** A person or group, followed by its members. */
export function withMembers(contributor: Contributor): Contributor[] {
  return contributor.kind === 'group' ? [contributor, ...contributor.members.flatMap(withMembers)] : [contributor]
}

/** All contributors of all groups, members after their group. */
export function everyone(groups: readonly ContributorGroup[]): Contributor[] {
  return groups.flatMap(group => group.contributors.flatMap(withMembers))
}

/** Each person with their CRediT roles, in the source's words. */
export function renderCreditRoles(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  return factList(
    everyone(metadata.contributorGroups).map(contributor =>
      textFact(renderName(contributor, context), contributor.creditRoles.map(creditRoleText).join('; ')),
    ),
  )
}

/** The source's own word, followed by the taxonomy's term where that differs. */
export function creditRoleText({ term, written, degree }: CreditRole): string {
  const qualifiers = [written === null ? [] : term, degree ?? []].flat()
  return qualifiers.length === 0 ? term : `${written ?? term} (${qualifiers.join(', ')})`
}

/** Editors, reviewers and other non-authors, by the source's term for them. */
export function renderOtherContributors(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const rows = metadata.contributorGroups.flatMap(group =>
    group.contributors
      .filter(contributor => !isAuthor(contributor, group))
      .flatMap(contributor => withMembers(contributor))
      .map(contributor =>
        fact(sourceWord(contributor.type ?? group.type ?? 'contributor', context), [renderOther(contributor, metadata, context)]),
      ),
  )
  return factList(rows)
}

function renderOther(contributor: Contributor, metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const places = contributor.affiliationIds.flatMap(id => {
    const index = metadata.affiliations.findIndex(affiliation => affiliation.id === id)
    const target = context.anchors.target(id)
    return index < 0 || target === null
      ? []
      : [html`<sup><a href="#${escapeHtml(target)}">${escapeHtml(metadata.affiliations[index]?.label ?? String(index + 1))}</a></sup>`]
  })
  const parts = [
    html`<span${attributes({ id: context.id(contributor) })}>${renderContributorName(contributor, context)}</span>${joinHtml(places, html`<sup>, </sup>`)}`,
    renderOrcid(contributor, context),
    renderEmails(contributor, context),
  ]
  return joinHtml(
    parts.filter(part => part !== noHtml),
    html` `,
  )
}

/**
 * The data about a person that the line of authors lacks: ORCID iD in full, roles, addresses, links, identifiers, biography, comments; and
 * the institutions' ROR IDs and fields.
 */
export function renderAboutPeople(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const people = everyone(metadata.contributorGroups).map(contributor =>
    fact(renderName(contributor, context), aboutOne(contributor, metadata, context)),
  )
  return factList([...people, ...institutionFacts(metadata.affiliations, context)])
}

/** The ROR ID of each institution in full, and the source's fields where the page shows the affiliation as printed. */
export function institutionFacts(affiliations: readonly Affiliation[], context: RenderContext): SafeHtml[] {
  return affiliations.map(({ ror, institution, text, parts }) => {
    const rorLink = ror === null ? noHtml : outLink(rorUrl(ror), escapeHtml(rorUrl(ror)), context)
    return fact(escapeHtml(institution ?? inlineText(text)), [rorLink, escapeHtml(parts.filter(part => part !== institution).join('; '))])
  })
}

function aboutOne(contributor: Contributor, metadata: ArticleMetadata, context: RenderContext): SafeHtml[] {
  const author = metadata.contributorGroups.some(group => isAuthor(contributor, group) && group.contributors.includes(contributor))
  return [
    renderWrittenOrcid(contributor, context),
    ...contributor.roles.map(escapeHtml),
    ...(author ? [] : contributor.onBehalfOf.map(text => context.inlines(text))),
    ...contributor.addresses.map(address => context.inlines(address)),
    ...contributor.links.map(link => outLink(link.href, escapeHtml(link.text === '' ? link.href : link.text), context)),
    ...contributor.otherIdentifiers.map(other => context.named(sourceWord(other.type, context), escapeHtml(other.value))),
    ...contributor.comments.map(comment => context.inlines(comment)),
    context.blocks(contributor.biography),
  ]
}
