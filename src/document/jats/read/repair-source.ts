/** Changes a source before it is read, where one element needs data of another. Each change runs over the whole tree. */
import { withoutOpenBidi } from '../../../core/text/bidi-controls.ts'
import type { XmlElement } from './xml/node.ts'
import { attribute, descendants, descendantsNamed, elementChildren } from './xml/read.ts'

export function repairSource(root: XmlElement): void {
  nameHtmlSections(root)
  numberContinuedLists(root)
  giveReferencesTheirIds(root)
  closeDirections(root)
}

/** Titles and names are shown among other text, whose direction they must not change. */
function closeDirections(root: XmlElement): void {
  for (const element of descendantsNamed(root, ...titlesAndNames))
    for (const part of [element, ...descendants(element)])
      part.children = part.children.map(child => (typeof child === 'string' ? withoutOpenBidi(child) : child))
}
const titlesAndNames = ['article-title', 'subtitle', 'alt-title', 'trans-title', 'trans-subtitle', 'name', 'string-name', 'collab']

/** Renames HTML's `section` to `sec`, and a heading at its beginning to its title. */
function nameHtmlSections(root: XmlElement): void {
  for (const element of descendants(root)) {
    if (element.name === 'section') element.name = 'sec'
    if (element.name !== 'sec' || elementChildren(element).some(child => child.name === 'title')) continue
    const heading = elementChildren(element).find(child => child.name !== 'label' && child.name !== 'sec-meta')
    if (heading && /^h[1-6]$/.test(heading.name)) heading.name = 'title'
  }
}

/** Gives lists that continue another one (`continued-from`) a `start` attribute: the number after the other's last. */
function numberContinuedLists(root: XmlElement): void {
  const next = new Map<string, number>()
  for (const list of descendants(root)) {
    if (list.name !== 'list') continue
    const start = next.get(attribute(list, 'continued-from') ?? '') ?? 1
    if (start > 1) list.attributes = { ...list.attributes, start: String(start) }
    const id = attribute(list, 'id')
    const items = elementChildren(list).filter(child => child.name === 'list-item').length
    if (id !== null) next.set(id, start + items)
  }
}

/**
 * Some sources put the ids that citations point to on the citations instead of on their `ref`: the reference gets the first of them, and
 * all links to any of them lead to the reference.
 */
function giveReferencesTheirIds(root: XmlElement): void {
  const referenceOfCitation = new Map<string, string>()
  for (const reference of descendants(root)) {
    if (reference.name !== 'ref') continue
    const citationIds = descendantsNamed(reference, ...citationNames)
      .map(citation => attribute(citation, 'id'))
      .filter(id => id !== null)
    const id = attribute(reference, 'id') ?? citationIds[0]
    if (id === undefined) continue
    if (attribute(reference, 'id') === null) reference.attributes = { ...reference.attributes, id }
    for (const citationId of citationIds) if (citationId !== id) referenceOfCitation.set(citationId, id)
  }
  if (referenceOfCitation.size === 0) return
  for (const element of descendants(root)) {
    const targets = attribute(element, 'rid')?.split(/\s+/)
    if (!targets?.some(target => referenceOfCitation.has(target))) continue
    element.attributes = { ...element.attributes, rid: targets.map(target => referenceOfCitation.get(target) ?? target).join(' ') }
  }
}
const citationNames = ['mixed-citation', 'element-citation', 'nlm-citation', 'citation']
