/** Titles of other services: text with HTML, of which only plain inline marks are kept. */
import { decodeHTML } from 'entities'
import { escapeHtml, html, joinHtml, type SafeHtml } from './safe-html.ts'

/** The mark that each element becomes; JATS's names are included. */
const markOfElement: Readonly<Record<string, Mark>> = {
  i: 'i',
  em: 'i',
  italic: 'i',
  b: 'b',
  strong: 'b',
  bold: 'b',
  sub: 'sub',
  sup: 'sup',
}
type Mark = 'i' | 'b' | 'sub' | 'sup'
const marks: Readonly<Record<Mark, { start: SafeHtml; end: SafeHtml }>> = {
  i: { start: html`<i>`, end: html`</i>` },
  b: { start: html`<b>`, end: html`</b>` },
  sub: { start: html`<sub>`, end: html`</sub>` },
  sup: { start: html`<sup>`, end: html`</sup>` },
}
/** Elements that are left out while their text stays. Whatever else looks like a tag is text: “p <0.05 and n> 3” is no element. */
const passedOver = /^(?:u|span|a|p|br|div|h[1-6]|font|small|big|tt|code|underline|sc|ext-link|xref|mml:\w+|sec|title)$/
const anyTag = /<(\/?)([a-z][\w:-]{0,30})(?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)){0,10}\s*\/?>/gi
/** The control characters that no page can show. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g

/**
 * Safe HTML of at most `max` characters of source: marks without attributes, each ended where it was begun, and everything else escaped.
 * Marks that were escaped themselves, as they often are, are marks too.
 */
export function safeInlineHtml(source: string, max = 2000): SafeHtml {
  const text = decodeHTML(source.slice(0, max)).replace(controls, '').replace(/\s+/g, ' ').trim()
  const parts: SafeHtml[] = []
  const open: Mark[] = []
  let at = 0
  const close = (mark: Mark): void => {
    const from = open.lastIndexOf(mark)
    if (from !== -1) for (const each of open.splice(from).toReversed()) parts.push(marks[each].end)
  }
  for (const { 0: whole, 1: slash, 2: written = '', index } of text.matchAll(anyTag)) {
    const name = written.toLowerCase().replace(/^jats:/, '')
    const mark = Object.hasOwn(markOfElement, name) ? markOfElement[name] : undefined
    if (mark === undefined && !passedOver.test(name)) continue
    parts.push(escapeHtml(text.slice(at, index)))
    at = index + whole.length
    if (mark === undefined || whole.endsWith('/>')) continue
    if (slash === '/') close(mark)
    // A mark nested in itself has no effect.
    else if (!open.includes(mark)) {
      open.push(mark)
      parts.push(marks[mark].start)
    }
  }
  parts.push(escapeHtml(text.slice(at)), ...open.toReversed().map(mark => marks[mark].end))
  return joinHtml(parts)
}

/** The plain text, without marks. @param inline HTML with inline marks only */
export const textOfInlineHtml = (inline: string): string => decodeHTML(inline.replace(/<[^>]*>/g, ''))
