import type { XmlElement } from './xml/node.ts'
import { attribute, descendants, elementChildren } from './xml/read.ts'

/** Lists that go on from another one (`continued-from`) get a `start` attribute: the number after the other's last. */
export function numberContinuedLists(root: XmlElement): void {
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
