import type { Affiliation, Contributor, ContributorGroup } from '../../../article-document.ts'
import { readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, descendants, descendantsNamed, elementChildren, hasText, textOf } from '../xml/read.ts'
import { readAffiliation } from './affiliations.ts'
import { type ContributorScope, readContributor } from './contributor.ts'
import type { FrontMatter } from './front-matter.ts'

/** Reads contributors and affiliations of an article; the journal's own editors (in `journal-meta`) form a group at the end. */
export function readContributors(
  front: FrontMatter,
  language: string,
  context: ReadContext,
): { contributorGroups: ContributorGroup[]; affiliations: Affiliation[] } {
  const places = front.journalMeta ? [front.articleMeta, front.journalMeta] : [front.articleMeta]
  const affiliated = places.flatMap(findAffiliations)
  const idOf = new Map(affiliated.map((aff, index) => [aff, attribute(aff, 'id') ?? ownIds(aff)[0] ?? `affiliation-${index + 1}`]))
  const targets = new Map(affiliated.flatMap(aff => ownIds(aff).map(id => [id, idOf.get(aff) ?? id] as const)))
  const notes = readNoteKinds(front.articleMeta)
  const scope = (defaultType: string | null): ContributorScope => ({
    context,
    language,
    defaultType,
    affiliationId: id => targets.get(id) ?? null,
    affiliationIdOf: aff => idOf.get(aff) ?? '',
    isCorrespondence: id => notes.correspondence.has(id),
    isEqualContributor: id => notes.equal.has(id),
    isDeceased: id => notes.deceased.has(id),
  })
  const groups = places.flatMap(place =>
    childrenNamed(place, 'contrib-group').map(element => {
      const ofJournal = place === front.journalMeta
      const group = readGroup(element, ofJournal, scope, context)
      return shareAffiliations(
        group,
        childrenNamed(element, 'aff', 'aff-alternatives').map(aff => idOf.get(aff) ?? ''),
      )
    }),
  )
  const loose = childrenNamed(front.articleMeta, 'aff', 'aff-alternatives').map(aff => idOf.get(aff) ?? '')
  const isOnly = affiliated.length === 1 && loose.length === 1
  return {
    contributorGroups: gatherMembers(isOnly ? groups.map(group => shareAffiliations(group, loose)) : groups),
    affiliations: affiliated.map(aff => readAffiliation(aff, idOf.get(aff) ?? null, context)),
  }
}

function findAffiliations(place: XmlElement): XmlElement[] {
  const alternatives = new Set(descendantsNamed(place, 'aff-alternatives').flatMap(elementChildren))
  return descendantsNamed(place, 'aff', 'aff-alternatives').filter(aff => !alternatives.has(aff) && hasText(aff.children))
}

/** Ids of an affiliation: its own and those of its forms and institutions. */
function ownIds(aff: XmlElement): string[] {
  return [aff, ...descendants(aff)].map(element => attribute(element, 'id')).filter(id => id !== null)
}

function readGroup(
  element: XmlElement,
  ofJournal: boolean,
  scope: (type: string | null) => ContributorScope,
  context: ReadContext,
): ContributorGroup {
  const type = attribute(element, 'content-type') ?? attribute(element, 'contrib-group-type') ?? (ofJournal ? 'journal' : null)
  const defaultType = ofJournal ? 'editor' : (/^(author|editor|reviewer|translator)s?$/i.exec(type ?? '')?.[1]?.toLowerCase() ?? null)
  const reader = scope(defaultType)
  const read = ['contrib', 'aff', 'aff-alternatives', 'x']
  return {
    type,
    contributors: childrenNamed(element, 'contrib').map(contrib => readContributor(contrib, reader)),
    notes: elementChildren(element)
      .filter(child => !read.includes(child.name) && hasText(child.children))
      .map(child => readRun(child, context)),
  }
}

/** An affiliation inside a group applies to all its contributors, unless one of them refers to an affiliation (JATS tag library, `aff`). */
function shareAffiliations(group: ContributorGroup, ids: string[]): ContributorGroup {
  if (ids.length === 0 || group.contributors.some(contributor => contributor.affiliationIds.length > 0)) return group
  return { ...group, contributors: group.contributors.map(contributor => ({ ...contributor, affiliationIds: ids })) }
}

const groupKey = 'group-author-key'

/** eLife lists the members of a collaboration separately and gives both the same key, so the members are moved into it. */
function gatherMembers(groups: ContributorGroup[]): ContributorGroup[] {
  const keyOf = (contributor: Contributor) => contributor.otherIdentifiers.find(id => id.type === groupKey)?.value ?? null
  const leaders = new Set(
    groups
      .flatMap(group => group.contributors)
      .flatMap(contributor => (contributor.kind === 'group' ? [keyOf(contributor)] : []))
      .filter(key => key !== null),
  )
  if (leaders.size === 0) return groups
  const isMember = (contributor: Contributor) => contributor.kind !== 'group' && leaders.has(keyOf(contributor) ?? '')
  const members = groups.flatMap(group => group.contributors).filter(isMember)
  return groups
    .map(group => ({
      ...group,
      contributors: group.contributors
        .filter(contributor => !isMember(contributor))
        .map(contributor =>
          contributor.kind === 'group'
            ? { ...contributor, members: [...contributor.members, ...members.filter(member => keyOf(member) === keyOf(contributor))] }
            : contributor,
        ),
    }))
    .filter(group => group.contributors.length > 0 || group.notes.length > 0)
}

/** Reads the kinds of footnotes to contributors, from `fn-type` or, in older files, from their text. */
function readNoteKinds(meta: XmlElement): { correspondence: Set<string>; equal: Set<string>; deceased: Set<string> } {
  const kinds = { correspondence: new Set<string>(), equal: new Set<string>(), deceased: new Set<string>() }
  for (const note of childrenNamed(meta, 'author-notes').flatMap(elementChildren)) {
    const id = attribute(note, 'id')
    if (!id) continue
    const type = attribute(note, 'fn-type') ?? ''
    const words = note.name === 'fn' ? textOf(note) : ''
    if (note.name === 'corresp' || type === 'corresp') kinds.correspondence.add(id)
    if (type.startsWith('equal') || /contributed equally|equal(?:ly)? contribut|joint (?:first|senior) author/i.test(words))
      kinds.equal.add(id)
    if (type === 'deceased' || /^[^\p{L}]*deceased\b/iu.test(words)) kinds.deceased.add(id)
  }
  return kinds
}
