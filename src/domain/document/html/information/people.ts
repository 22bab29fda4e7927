/** Who did what: CRediT roles, editors and others, and all else that a source says of a person. */
import type { ArticleMetadata, Contributor, ContributorGroup } from '../../../content/article-document.ts'
import { isAuthor } from '../../../content/authors.ts'
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../text/safe-html.ts'
import type { RenderContext } from '../context.ts'
import { contributorName, renderContributorName, renderEmails, renderOrcid } from '../contributor.ts'
import { fact, factList, readableWord, textFact } from '../facts.ts'
import { outLink } from '../link.ts'

/** A person or group, and those within it. */
export function withMembers(contributor: Contributor): Contributor[] {
  return contributor.kind === 'group' ? [contributor, ...contributor.members.flatMap(withMembers)] : [contributor]
}

function everyone(groups: readonly ContributorGroup[]): Contributor[] {
  return groups.flatMap(group => group.contributors.flatMap(withMembers))
}

/** Each CRediT role with those who had it, in the order in which the roles first occur. */
export function renderCreditRoles(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const byRole = new Map<string, string[]>()
  for (const contributor of everyone(metadata.contributorGroups)) {
    for (const role of contributor.creditRoles) {
      const name = contributorName(contributor, context)
      const names = byRole.get(role.term) ?? []
      names.push(role.degree === null ? name : `${name} (${role.degree})`)
      byRole.set(role.term, names)
    }
  }
  const list = new Intl.ListFormat(context.setting.locale, { type: 'conjunction' })
  return factList([...byRole].map(([term, names]) => textFact(term, list.format(names))))
}

/** Editors, reviewers and others beside the authors, by the source's word for them. */
export function renderOtherContributors(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const rows = metadata.contributorGroups.flatMap(group =>
    group.contributors
      .filter(contributor => !isAuthor(contributor, group))
      .flatMap(contributor => withMembers(contributor))
      .map(contributor =>
        fact(readableWord(contributor.type ?? group.type ?? 'contributor'), [renderOther(contributor, metadata, context)]),
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

/** What is known of a person beyond the line of authors: roles, addresses, links, identifiers, biography, comments. */
export function renderAboutPeople(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  const rows = everyone(metadata.contributorGroups).map(contributor =>
    fact(contributorName(contributor, context), aboutOne(contributor, metadata, context)),
  )
  return factList(rows)
}

function aboutOne(contributor: Contributor, metadata: ArticleMetadata, context: RenderContext): SafeHtml[] {
  const author = metadata.contributorGroups.some(group => isAuthor(contributor, group) && group.contributors.includes(contributor))
  return [
    ...contributor.roles.map(escapeHtml),
    escapeHtml(contributor.creditRoles.map(role => role.term).join(', ')),
    ...(author ? [] : contributor.onBehalfOf.map(text => context.inlines(text))),
    ...contributor.addresses.map(address => context.inlines(address)),
    ...contributor.links.map(link => outLink(link.href, escapeHtml(link.text === '' ? link.href : link.text), context)),
    ...contributor.otherIdentifiers.map(other => html`${escapeHtml(`${readableWord(other.type)}: ${other.value}`)}`),
    ...contributor.comments.map(comment => context.inlines(comment)),
    context.blocks(contributor.biography),
  ]
}
