/**
 * Patches a document to match its next state without touching what is equal in both, so that loaded images, the scroll position and opened
 * details stay.
 * @param shown an element of the document @param next its next state, whose nodes are moved into the document
 * @returns the changed elements within the document
 */
export function bringUpToDate(shown: Element, next: Element): Element[] {
  if (shown.isEqualNode(next)) return []
  if (!isSameElement(shown, next)) {
    shown.replaceWith(next)
    return [next]
  }
  const before = [...shown.childNodes]
  const after = [...next.childNodes]
  const max = Math.min(before.length, after.length)
  let start = 0
  while (start < max && before[start]?.isEqualNode(after[start] ?? null)) start++
  let end = 0
  while (end < max - start && before.at(-1 - end)?.isEqualNode(after.at(-1 - end) ?? null)) end++
  const removed = before.slice(start, before.length - end)
  const come = after.slice(start, after.length - end)
  if (removed.length === come.length) return removed.flatMap((node, place) => exchange(node, come[place] ?? node, shown))
  const behind = before[before.length - end] ?? null
  for (const node of removed) node.remove()
  for (const node of come) shown.insertBefore(node, behind)
  const elements = come.filter(isElement)
  return elements.length === 0 ? [shown] : elements
}

function exchange(node: ChildNode, next: ChildNode, parent: Element): Element[] {
  if (isElement(node) && isElement(next)) return bringUpToDate(node, next)
  if (node.isEqualNode(next)) return []
  node.replaceWith(next)
  return [isElement(next) ? next : parent]
}

/** `instanceof` would fail, because each document has classes of its own. */
const isElement = <Any extends Node>(node: Any): node is Any & Element => node.nodeType === 1

/** The reader decides whether `details` are open. */
const ofReader = 'open'

function isSameElement(one: Element, other: Element): boolean {
  const said = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => name !== ofReader)
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join('\n')
  return one.tagName === other.tagName && said(one) === said(other)
}
