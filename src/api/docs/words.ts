/** Parts that several pages of the documentation are made of. */
import { escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Call } from './read-document.ts'

/** Renders text between backquotes as code. */
export const withCode = (text: string): SafeHtml[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${escapeHtml(part)}</code>` : escapeHtml(part)))

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The method with the class that gives it its colour. */
const methodOf = ({ method }: Pick<Call, 'method'>): SafeHtml =>
  html`<b class="${escapeHtml(method.toLowerCase())}">${escapeHtml(method)}</b>`

/** The name for lists that are code altogether. The path may wrap at its slashes. */
export const plainCallName = (call: Pick<Call, 'method' | 'path'>): SafeHtml =>
  html`${methodOf(call)} ${joinHtml(call.path.split(/(?=\/)/).map(escapeHtml), html`<wbr>`)}`

/** The name of a call, as code. */
export const callName = (call: Pick<Call, 'method' | 'path'>): SafeHtml => html`<code>${plainCallName(call)}</code>`

/** A heading within a call or a schema, with what it names. @param id of the call or schema */
export function titled(id: string, part: string, title: string, content: (labelledBy: string) => SafeHtml): SafeHtml {
  const own = `${id}-${part}`
  return html`<h3 id="${escapeHtml(own)}">${escapeHtml(title)}</h3>${content(own)}`
}

/** Lines of an example, above which it scrolls in a box of its own beside the tables. */
const maxLines = 32

/** An example as JSON. A keyboard can scroll what has more lines than are shown. */
export function sample(value: unknown): SafeHtml {
  const json = JSON.stringify(value, null, 2)
  const scrolls = json.split('\n').length > maxLines
  return html`<pre${scrolls ? html` class="long" tabindex="0" role="group" aria-label="Example"` : noHtml}><code>${escapeHtml(json)}</code></pre>`
}
