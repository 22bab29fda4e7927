/** Renders calls as lines that link to their descriptions. */
import { escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import { callHref, groupPath } from './paths.ts'
import type { Call, CallGroup } from './read-document.ts'
import { callName, sentence } from './words.ts'

/** Some calls of a group, beneath a heading of the third level. `hasIds`: links may lead to the lines. */
export function callList(group: CallGroup, calls: readonly Call[], { hasIds }: { hasIds: boolean }): SafeHtml {
  const idOf = (id: string): SafeHtml => (hasIds ? html` id="${escapeHtml(id)}"` : noHtml)
  return html`<section class="group" aria-labelledby="${escapeHtml(group.id)}"><h3 id="${escapeHtml(group.id)}"><a href="${escapeHtml(groupPath(group))}">${escapeHtml(sentence(group.name))}</a></h3>
<p>${escapeHtml(group.description)}.</p>
<ul class="lines">${calls.map(
    call => html`<li${idOf(call.id)}><a href="${escapeHtml(callHref(group, call))}">${callName(call)}</a><p>${escapeHtml(call.summary)}.</p></li>
`,
  )}</ul></section>
`
}
