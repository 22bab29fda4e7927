import type { Contributor, PersonName } from '../../../article-document.ts'
import { readOrcid, readUrl } from '../../../metadata/identifiers.ts'
import type { Inline } from '../../../node.ts'
import { joinRuns, readRun } from '../inline-runs.ts'
import { plainElements } from '../known-elements.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, elementChildren, hasText, textOf } from '../xml/read.ts'
import { composedRun } from './composed-run.ts'
import { readCreditRole } from './credit.ts'
import { isInvalidIdentifier } from './invalid-identifier.ts'
import { readNameAlternatives, readPersonName } from './names.ts'

/** The metadata for the ids that contributors refer to. */
export interface ContributorScope {
  context: ReadContext
  language: string
  /** Type of the contributors of this group that have none themselves. */
  defaultType: string | null
  /** The affiliation of an id; null where the id is not an affiliation's. */
  affiliationId(id: string): string | null
  affiliationIdOf(aff: XmlElement): string
  isCorrespondence(id: string): boolean
  isEqualContributor(id: string): boolean
  isDeceased(id: string): boolean
}

type Facts = Omit<Extract<Contributor, { kind: 'anonymous' }>, 'kind'>

/** Reads a `contrib`. A contributor with both a person's and a group's name is the person, and the group's name a comment. */
export function readContributor(contrib: XmlElement, scope: ContributorScope): Contributor {
  const facts = readFacts(contrib, scope)
  const names = readNames(contrib, scope)
  const collabs = childrenNamed(contrib, 'collab', 'collab-alternatives').flatMap(child =>
    child.name === 'collab' ? [child] : childrenNamed(child, 'collab'),
  )
  const [name, ...alternativeNames] = names
  if (name && /^anonymous$/i.test(name.full)) return { kind: 'anonymous', ...facts }
  const collectives = collabs.map(collab => collectiveName(collab, scope.context))
  if (name) return { kind: 'person', ...facts, name, alternativeNames, comments: [...facts.comments, ...collectives] }
  const [collectiveNameRun, ...otherNames] = collectives
  if (!collectiveNameRun) return { kind: 'anonymous', ...facts }
  const groups = collabs.flatMap(collab => childrenNamed(collab, 'contrib-group'))
  for (const collab of collabs) for (const child of elementChildren(collab)) readFact(child, facts, scope)
  const groupComments = groups.flatMap(group => otherText(group, scope.context))
  return {
    kind: 'group',
    ...facts,
    collectiveName: collectiveNameRun,
    members: groups.flatMap(group => readMembers(group, scope)),
    comments: [...facts.comments, ...otherNames, ...groupComments],
  }
}

/** Members of a collaboration; the role of a group within it applies to each of them. */
function readMembers(group: XmlElement, scope: ContributorScope): Contributor[] {
  const roles = childrenNamed(group, 'role').map(textOf).filter(Boolean)
  const members = elementChildren(group).flatMap(child => {
    if (child.name === 'contrib') return [readContributor(child, scope)]
    return child.name === 'contrib-group' ? readMembers(child, scope) : []
  })
  return roles.length > 0 ? members.map(member => ({ ...member, roles: [...roles, ...member.roles] })) : members
}

function otherText(group: XmlElement, context: ReadContext): Inline[][] {
  const read = ['contrib', 'contrib-group', 'role', 'aff', 'aff-alternatives', 'x']
  return elementChildren(group)
    .filter(child => !read.includes(child.name) && hasText(child.children))
    .map(child => readRun(child, context))
}

function readNames(contrib: XmlElement, scope: ContributorScope): PersonName[] {
  const names = elementChildren(contrib).flatMap(child => {
    if (child.name === 'name' || child.name === 'string-name') return hasText(child.children) ? [readPersonName(child)] : []
    return child.name === 'name-alternatives' ? readNameAlternatives(child, scope.language) : []
  })
  const loose = contrib.children
    .filter(child => typeof child === 'string')
    .join(' ')
    .replace(/[\s,;]+/g, ' ')
    .trim()
  if (names.length > 0 || !/\p{L}/u.test(loose)) return names
  return [{ given: null, family: null, prefix: null, suffix: null, full: loose, style: null, language: null }]
}

/** Children of `collab` that are not part of the group's name: its members and other data. */
const notInName = ['contrib-group', 'aff', 'aff-alternatives', 'address', 'email', 'xref', 'fn', 'contrib-id']

function collectiveName(collab: XmlElement, context: ReadContext): Inline[] {
  return composedRun(collab, context, notInName)
}

function readFacts(contrib: XmlElement, scope: ContributorScope): Facts {
  const facts: Facts = {
    type: attribute(contrib, 'contrib-type') ?? scope.defaultType,
    id: attribute(contrib, 'id'),
    orcid: null,
    orcidAuthenticated: false,
    otherIdentifiers: [],
    emails: [],
    links: [],
    isCorresponding: attribute(contrib, 'corresp') === 'yes',
    equalContribution: attribute(contrib, 'equal-contrib') === 'yes',
    deceased: attribute(contrib, 'deceased') === 'yes',
    affiliationIds: [],
    noteIds: [],
    creditRoles: [],
    roles: [],
    degrees: [],
    onBehalfOf: [],
    addresses: [],
    biography: [],
    comments: [],
  }
  addReferences(attribute(contrib, 'rid'), facts, scope)
  for (const child of elementChildren(contrib)) readFact(child, facts, scope, true)
  return facts
}

const handledSeparately: ReadonlySet<string> = new Set([
  'name',
  'string-name',
  'name-alternatives',
  'collab',
  'collab-alternatives',
  'x',
  'contrib-group',
])

/** `keepRest` is for the contributor itself: in a collab, all other text is part of its name. */
function readFact(child: XmlElement, facts: Facts, scope: ContributorScope, keepRest = false): void {
  const value = textOf(child)
  switch (child.name) {
    case 'contrib-id':
    case 'object-id':
      readIdentifier(child, value, facts, scope.context)
      return
    case 'uri':
    case 'ext-link':
      if (keepRest) readLink(child, value, facts, scope.context)
      return
    case 'email':
      if (value && !facts.emails.includes(value)) facts.emails.push(value)
      return
    case 'xref':
      if (attribute(child, 'ref-type') === 'corresp') facts.isCorresponding = true
      addReferences(attribute(child, 'rid'), facts, scope)
      return
    case 'aff':
    case 'aff-alternatives':
      addOnce(facts.affiliationIds, scope.affiliationIdOf(child))
      return
    case 'role':
      readRole(child, value, facts)
      return
    case 'degrees':
      if (value) facts.degrees.push(value)
      return
    case 'on-behalf-of':
      if (value) facts.onBehalfOf.push(readRun(child, scope.context))
      return
    case 'address':
      readPostalAddress(child, facts, scope)
      return
    case 'bio':
      facts.biography.push(...scope.context.readBlocks(child.children))
      return
    case 'anonymous':
      // “Reviewer 2” says more than that the contributor is anonymous.
      if (value && !/^anonymous$/i.test(value)) facts.comments.push(readRun(child, scope.context))
      return
    default:
      if (!keepRest || handledSeparately.has(child.name) || !value) return
      if (!plainElements.has(child.name) && child.name !== 'fn')
        scope.context.warn(
          'unknown-element',
          child,
          `<${child.name}> is not known among a contributor's facts; its text is kept as a comment.`,
        )
      facts.comments.push(joinRuns([readRun(child, scope.context)], ' '))
  }
}

function readIdentifier(child: XmlElement, value: string, facts: Facts, context: ReadContext): void {
  const type = attribute(child, 'contrib-id-type') ?? attribute(child, 'pub-id-type')
  const written = value || (attribute(child, 'xlink:href') ?? '')
  const isOrcid = type?.toLowerCase() === 'orcid' || /orcid\.org/i.test(written)
  const isInvalid = isInvalidIdentifier(type, written, child, context)
  const orcid = isOrcid && !isInvalid ? readOrcid(written) : null
  if (orcid && facts.orcid === null) {
    facts.orcid = orcid
    facts.orcidAuthenticated = attribute(child, 'authenticated') === 'true'
  } else if (written && (orcid === null || orcid !== facts.orcid)) facts.otherIdentifiers.push({ type: type ?? 'other', value: written })
}

function readLink(child: XmlElement, value: string, facts: Facts, context: ReadContext): void {
  const target = attribute(child, 'xlink:href') ?? value
  const isOrcid = /orcid/i.test([attribute(child, 'content-type'), attribute(child, 'ext-link-type'), target].join(' '))
  const orcid = isOrcid && !isInvalidIdentifier('orcid', target, child, context) ? readOrcid(target) : null
  const href = readUrl(target)
  if (orcid && (facts.orcid === null || facts.orcid === orcid)) facts.orcid = orcid
  else if (href) facts.links.push({ href, text: value || href })
  else if (value) facts.otherIdentifiers.push({ type: attribute(child, 'content-type') ?? 'uri', value })
}

function readRole(child: XmlElement, value: string, facts: Facts): void {
  const credit = readCreditRole(child)
  if (credit) facts.creditRoles.push(credit)
  else if (value) facts.roles.push(value)
}

function readPostalAddress(address: XmlElement, facts: Facts, scope: ContributorScope): void {
  for (const email of childrenNamed(address, 'email')) readFact(email, facts, scope)
  const run = composedRun(address, scope.context, ['email'])
  if (run.length > 0) facts.addresses.push(run)
}

function addReferences(rid: string | null, facts: Facts, scope: ContributorScope): void {
  for (const id of rid?.split(/\s+/) ?? []) {
    const affiliation = scope.affiliationId(id)
    if (affiliation) addOnce(facts.affiliationIds, affiliation)
    else addOnce(facts.noteIds, id)
    if (scope.isCorrespondence(id)) facts.isCorresponding = true
    if (scope.isEqualContributor(id)) facts.equalContribution = true
    if (scope.isDeceased(id)) facts.deceased = true
  }
}

function addOnce(ids: string[], id: string): void {
  if (!ids.includes(id)) ids.push(id)
}
