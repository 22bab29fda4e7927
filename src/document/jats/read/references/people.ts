/** Reads the people of a reference: as names for export and matching, and as printed in its text. */
import type { Inline, ReferenceName } from '../../../node.ts'
import { joinRuns, text } from '../inline-runs.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childText, descendants, elementChildren, firstChild, hasText, textOf } from '../xml/read.ts'

export const nameElements: ReadonlySet<string> = new Set([
  'name',
  'string-name',
  'name-alternatives',
  'collab',
  'collab-alternatives',
  'anonymous',
  'etal',
])

/** Person group types of the work's makers; editors and translators are not among them. */
const makers: ReadonlySet<string> = new Set([
  'author',
  'authors',
  'allauthors',
  'inventor',
  'curator',
  'compiler',
  'creator',
  'developer',
  'director',
  '',
])

export function isMaker(role: string | null): boolean {
  return makers.has(role?.toLowerCase() ?? '')
}

export function isEditor(role: string | null): boolean {
  return /^(?:guest-?)?ed(?:itor|s?$)/i.test(role ?? '')
}

export function personGroupRole(group: XmlElement): string | null {
  return attribute(group, 'person-group-type')
}

/**
 * Makers and editors of a citation. Names outside any `person-group` made the work when they precede its title, and edited the book that
 * contains it when they follow.
 */
export function readPeople(citation: XmlElement): { authors: ReferenceName[]; editors: ReferenceName[] } {
  const authors: ReferenceName[] = []
  const editors: ReferenceName[] = []
  let titleSeen = false
  const inGroups = new Set<XmlElement>()
  for (const element of descendants(citation)) {
    if (inGroups.has(element)) continue
    if (element.name === 'person-group') {
      const role = personGroupRole(element)
      const target = isEditor(role) ? editors : isMaker(role) ? authors : null
      for (const inside of descendants(element)) {
        if (inGroups.has(inside)) continue
        inGroups.add(inside)
        if (nameElements.has(inside.name)) {
          const name = readReferenceName(inside)
          if (name) target?.push(name)
          for (const part of descendants(inside)) inGroups.add(part)
        }
      }
    } else if (nameElements.has(element.name)) {
      const name = readReferenceName(element)
      if (name) (titleSeen ? editors : authors).push(name)
      for (const part of descendants(element)) inGroups.add(part)
    } else if (element.name === 'article-title' || element.name === 'chapter-title' || element.name === 'source') titleSeen = true
  }
  return { authors, editors }
}

function readReferenceName(element: XmlElement): ReferenceName | null {
  if (element.name === 'etal') return { kind: 'et-al' }
  if (element.name === 'anonymous') return { kind: 'group', name: textOf(element) || 'Anonymous' }
  if (element.name === 'name-alternatives' || element.name === 'collab-alternatives') {
    const first = firstChild(element, 'name', 'string-name', 'collab')
    return first && readReferenceName(first)
  }
  if (!hasText(element.children)) return null
  if (element.name === 'collab') return { kind: 'group', name: textOf(element) }
  const family = childText(element, 'surname')
  const given = childText(element, 'given-names')
  const suffix = childText(element, 'suffix')
  if (family) return { kind: 'person', family, given, suffix }
  if (given) return { kind: 'person', family: given, given: null, suffix }
  return { kind: 'person', ...splitName(textOf(element)), suffix }
}

/** Splits an untagged name with initials before or after it; any other stays whole as the family name. */
function splitName(name: string): { family: string; given: string | null } {
  const first = /^((?:\p{Lu}\p{Ll}?\.[\s-]*)+)(\p{L}.+)$/u.exec(name)
  if (first?.[1] && first[2]) return { family: first[2], given: first[1].trim() }
  const last = /^(.+?),?\s+((?:\p{Lu}\.?[\s-]?){1,4})$/u.exec(name)
  return last?.[1] && last[2] ? { family: last[1], given: last[2].trim() } : { family: name, given: null }
}

/**
 * A `name` as Vancouver references print it: “Curie M”, “King ML Jr”. Initials stand for given names that the source writes in full, and
 * expand to them; those of Eastern names and other scripts without initials stay whole.
 */
export function printedName(name: XmlElement): Inline[] {
  const family = [childText(name, 'prefix'), childText(name, 'surname')].filter(part => part !== null).join(' ')
  const rest = ['surname', 'given-names', 'prefix', 'suffix']
  const others = elementChildren(name).filter(child => !rest.includes(child.name))
  return joinRuns(
    [family, printedGiven(name), childText(name, 'suffix'), ...others.map(textOf)].map(part =>
      part === null || part === '' ? [] : typeof part === 'string' ? [text(part)] : [part],
    ),
    ' ',
  )
}

function printedGiven(name: XmlElement): Inline | null {
  const given = childText(name, 'given-names')
  if (given === null) return null
  const isWhole = attribute(name, 'name-style') === 'eastern' || childText(name, 'surname') === null
  const initials = isWhole ? null : vancouverInitials(given)
  return initials === null ? text(given) : { kind: 'abbreviation', expansion: given, children: [text(initials)] }
}

/**
 * The initials of given names that are written in full, as Vancouver references have them: “Jean-Luc A.” is “JLA”; particles (“Maria de”)
 * have none. Null for names that are initials already, or have no capital letters to make them of.
 */
export function vancouverInitials(given: string): string | null {
  if (!/(?:^|[\s-])\p{Lu}\p{Ll}+(?![\p{L}.])|\p{Ll}{2}/u.test(given)) return null
  const initials = given
    .split(/[\s.‐-―-]+/u)
    .map(part => (/^\p{Lu}{2,4}$/u.test(part) ? part : (/^\P{L}*(\p{Lu})/u.exec(part)?.[1] ?? '')))
    .join('')
  return initials === '' || given === initials ? null : initials
}
