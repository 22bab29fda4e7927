/** Extracts the reference from the HTML of a bibliography: its text and italics, and no other markup of the processor. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { escapeHtml, html, joinHtml, type SafeHtml } from '../../../../core/text/safe-html.ts'
import type { StyledCitation } from '../../domain/citation/citation-style.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** @param url of the reference's link, where the text contains it in full */
export function readReference(bibliography: string, url: string | undefined): StyledCitation {
  const item = findItem(parseFragment(bibliography).childNodes)
  if (item === null) throw new Error('The processor wrote no reference.')
  const runs = normaliseRuns(item.childNodes.flatMap(node => runsOf(node, false)))
  const text = runs.map(run => run.text).join('')
  if (text === '') throw new Error('The processor wrote an empty reference.')
  return { text, html: joinHtml(runs.map(run => markUp(run, url))) }
}

interface Run {
  text: string
  italic: boolean
}

function findItem(nodes: readonly Node[]): Element | null {
  for (const node of nodes) {
    if (!('tagName' in node)) continue
    if (node.tagName === 'li') return node
    const found = findItem(node.childNodes)
    if (found !== null) return found
  }
  return null
}

function runsOf(node: Node, italic: boolean): Run[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ text: node.value, italic }]
  if (!('tagName' in node) || isNumber(node)) return []
  return node.childNodes.flatMap(child => runsOf(child, italic || node.tagName === 'em'))
}

/** “1.” or “[1]”: a single reference needs no number. */
const isNumber = (element: Element): boolean => element.attrs.some(({ name, value }) => name === 'class' && value === 'prefix')

/**
 * Joins runs of the same kind and normalises spaces: single ones, none at the ends, and none before the semicolon of a date without a day.
 */
function normaliseRuns(runs: readonly Run[]): Run[] {
  const normalised: Run[] = []
  for (const { text, italic } of runs) {
    const last = normalised.at(-1)
    if (last?.italic === italic) last.text += text
    else normalised.push({ text, italic })
  }
  let before = ' '
  for (const run of normalised) {
    const spaced = (before.endsWith(' ') ? run.text.replace(/^[\s\u00a0]+/, '') : run.text).replaceAll(/[\s\u00a0]+/g, ' ')
    run.text = spaced.replaceAll(/(?<=\p{L}) (?=;\d)/gu, '')
    if (run.text !== '') before = run.text
  }
  const last = normalised.findLast(run => run.text.trim() !== '')
  if (last) last.text = last.text.trimEnd()
  return normalised.slice(0, last ? normalised.indexOf(last) + 1 : 0).filter(run => run.text !== '')
}

function markUp({ text, italic }: Run, url: string | undefined): SafeHtml {
  const at = url === undefined ? -1 : text.lastIndexOf(url)
  const marked =
    url === undefined || at === -1
      ? escapeHtml(text)
      : html`${escapeHtml(text.slice(0, at))}<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>${escapeHtml(text.slice(at + url.length))}`
  return italic ? html`<i>${marked}</i>` : marked
}
