import type { PersonName } from '../../../article-document.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childText, elementChildren, hasText, textOf } from '../xml/read.ts'

/**
 * Reads a `name` or `string-name`. `full` is the name in spoken order: a `name` has no order in JATS, so its `name-style` decides (eastern
 * and Icelandic names keep the family name first); a `string-name` stays as written.
 */
export function readPersonName(element: XmlElement): PersonName {
  const given = childText(element, 'given-names')
  const family = childText(element, 'surname')
  const prefix = childText(element, 'prefix')
  const suffix = childText(element, 'suffix')
  const style = attribute(element, 'name-style')
  const inOrder = style === 'eastern' ? [prefix, family, given, suffix] : [prefix, given, family, suffix]
  const written = element.children.some(child => typeof child === 'string' && hasText([child]))
  const full = written || (!given && !family) ? textOf(element) : inOrder.filter(part => part !== null).join(' ')
  return { given, family, prefix, suffix, full, style, language: attribute(element, 'xml:lang') }
}

/** The names in `name-alternatives`, the one in the article's language (or in none) first. */
export function readNameAlternatives(element: XmlElement, language: string): PersonName[] {
  const names = elementChildren(element)
    .filter(child => (child.name === 'name' || child.name === 'string-name') && hasText(child.children))
    .map(readPersonName)
  const base = language.split('-')[0]?.toLowerCase()
  const rank = (name: PersonName) => (name.language === null ? 1 : name.language.split('-')[0]?.toLowerCase() === base ? 0 : 2)
  return names.toSorted((one, other) => rank(one) - rank(other))
}
