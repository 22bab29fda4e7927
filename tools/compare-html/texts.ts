/** What pages say: which lines of text they lost and gained between two commits. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Elements that stand within a line. */
const inline = new Set(['abbr', 'b', 'cite', 'code', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup'])
const unread = new Set(['script', 'style', 'template'])

/** The text of a page by lines, with the title and the content of its meta elements; each control and link is a line of its own. */
export function linesOfText(html: string): string[] {
  const lines: string[] = []
  let line = ''
  const end = (): void => {
    if (line.trim() !== '') lines.push(line.trim().replaceAll(/\s+/g, ' '))
    line = ''
  }
  const read = (node: Node): void => {
    if ('value' in node) line += node.value
    if (!('childNodes' in node) || unread.has(node.nodeName)) return
    const isLine = !inline.has(node.nodeName)
    if (isLine) end()
    if (node.nodeName === 'meta' && 'attrs' in node) lines.push(`meta ${node.attrs.map(({ value }) => value).join(': ')}`)
    for (const child of node.childNodes) read(child)
    if (isLine) end()
  }
  read(parse(html))
  return lines
}

export interface ChangedText {
  text: string
  /** The names of the answers that lost or gained it. */
  answers: string[]
}

/** Lines that pages lost and gained, those of most pages first. A line that only moved is neither. */
export function changedTexts(pages: readonly { name: string; before: string; after: string }[]): {
  lost: ChangedText[]
  gained: ChangedText[]
} {
  const [lost, gained] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const countOf = (lines: readonly string[]) => Map.groupBy(lines, text => text)
  for (const { name, before, after } of pages) {
    const [former, present] = [countOf(linesOfText(before)), countOf(linesOfText(after))]
    const note = (from: typeof former, to: typeof former, into: typeof lost): void => {
      for (const [text, { length }] of from) if (length > (to.get(text)?.length ?? 0)) into.set(text, [...(into.get(text) ?? []), name])
    }
    note(former, present, lost)
    note(present, former, gained)
  }
  const listOf = (texts: typeof lost): ChangedText[] =>
    Array.from(texts, ([text, answers]) => ({ text, answers })).toSorted((one, other) => other.answers.length - one.answers.length)
  return { lost: listOf(lost), gained: listOf(gained) }
}
