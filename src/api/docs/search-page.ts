/** Renders the calls that a search finds, and the page for a group that there is none of. */
import { escapeHtml, html, joinHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import { callList } from './call-list.ts'
import { type DocsSite, writeFrame } from './frame.ts'
import { docsPaths, groupPath } from './paths.ts'
import type { Call, CallGroup } from './read-document.ts'
import { sentence } from './words.ts'

/** The calls that have each word of a search in their method, path, summary, description, group or parameters. */
export function findCalls(groups: readonly CallGroup[], query: string): { group: CallGroup; calls: Call[] }[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = (group: CallGroup, { method, path, summary, description = '', parameters }: Call): string =>
    [method, path, summary, description, group.name, ...parameters.map(({ name }) => name)].join(' ').toLowerCase()
  return groups
    .map(group => ({ group, calls: group.calls.filter(call => words.every(word => textOf(group, call).includes(word))) }))
    .filter(({ calls }) => calls.length > 0)
}

/** The page of a search. @param query has a word at least */
export function writeSearchPage(docs: DocsSite, query: string): string {
  const found = findCalls(docs.document.groups, query)
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0)
  const title = `Calls with “${query}”`
  const main = html`<h1>${escapeHtml(title)}</h1>
<p class="lead">${count === 0 ? html`No call has these words.` : html`${count} ${escapeHtml(count === 1 ? 'call' : 'calls')}.`} <a href="${escapeHtml(docsPaths.index)}">Show all calls</a></p>
${found.length > 0 && html`<section aria-labelledby="calls"><h2 id="calls" class="visually-hidden">Calls</h2>${found.map(({ group, calls }) => callList(group, calls, { hasIds: true }))}</section>`}`
  return writeFrame(docs, { title, description: title, path: null, query, main })
}

/** The page that is answered with 404. */
export function writeMissingPage(docs: DocsSite): string {
  const title = 'There is no such page'
  const links: SafeHtml[] = docs.document.groups.map(
    group => html`<a href="${escapeHtml(groupPath(group))}">${escapeHtml(sentence(group.name))}</a>`,
  )
  const main = html`<h1>${escapeHtml(title)}</h1>
<p class="lead">The documentation has no group of calls of this name. <a href="${escapeHtml(docsPaths.index)}">Show all calls</a></p>
<div class="about"><p>The groups are: ${joinHtml(links, escapeHtml(', '))}.</p></div>`
  return writeFrame(docs, { title, description: title, path: null, main })
}
