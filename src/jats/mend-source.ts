/** Changes to a source before it is read, where what one element needs is said at another. Each runs over the whole tree. */
import type { XmlElement } from './xml/node.ts'
import { attribute, descendants, elementChildren } from './xml/read.ts'

export function mendSource(root: XmlElement): void {
  numberContinuedLists(root)
  giveReferencesTheirIds(root)
}

/** Lists that go on from another one (`continued-from`) get a `start` attribute: the number after the other's last. */
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

/** Some sources put the id that citations point to on the citation instead of on its `ref`. */
function giveReferencesTheirIds(root: XmlElement): void {
  for (const reference of descendants(root)) {
    if (reference.name !== 'ref' || attribute(reference, 'id') !== null) continue
    const citation = elementChildren(reference).find(child => /citation/.test(child.name) && attribute(child, 'id') !== null)
    const id = citation ? attribute(citation, 'id') : null
    if (id !== null) reference.attributes = { ...reference.attributes, id }
  }
}
