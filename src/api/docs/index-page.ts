/** Renders the first page of the documentation: what holds for all calls, and each call with the link to its description. */
import { problemId, problemMediaType, problemType } from '../../core/http/api/problems.ts'
import { type HttpErrorKind, httpErrorKinds } from '../../core/http/http-error.ts'
import { escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import { type CallPath, callPaths } from '../call-paths.ts'
import { callList } from './call-list.ts'
import { type DocsSite, writeFrame } from './frame.ts'
import { docsPaths, schemaId } from './paths.ts'
import type { AboutSection } from './read-document.ts'
import { schemaHrefs, schemaSection, schemasOf } from './schema-section.ts'
import { withCode } from './words.ts'

/** The section of the description that the table of paths belongs to. */
const rootPathsSection = 'paths-outside-api'

interface IndexSection {
  id: string
  title: string
  content: SafeHtml
}

/** The page of all calls. It has every id that there was when the whole documentation was one page, so that old links still lead on. */
export function writeIndexPage(docs: DocsSite): string {
  const { document, site } = docs
  const isRootPaths = ({ id }: AboutSection): boolean => id === rootPathsSection
  const aboutRootPaths = document.sections.find(isRootPaths)
  const calls = html`${document.groups.map(group => callList(group, group.calls, { hasIds: true }))}`
  const sections: IndexSection[] = [
    ...document.sections
      .filter(each => !isRootPaths(each))
      .map(({ id, title, paragraphs }) => ({ id, title, content: inParagraphs(paragraphs) })),
    { id: 'calls', title: 'Calls', content: calls },
    { id: 'root-paths', title: aboutRootPaths?.title ?? '', content: rootPaths(aboutRootPaths?.paragraphs ?? []) },
    { id: 'problems', title: 'Problem types', content: problemTypes },
    { id: 'schemas', title: 'Schemas', content: schemaList(docs) },
  ]
  const main = html`<h1>The API of ${escapeHtml(site.platform.displayName)}</h1>
<div class="about">${inParagraphs(document.about)}
<p>For programs the same is in <a href="${escapeHtml(docsPaths.openApi)}">openapi.json</a> (OpenAPI 3.1).</p></div>
${sections.map(
  ({ id, title, content }) =>
    html`<section aria-labelledby="${escapeHtml(id)}"><h2 id="${escapeHtml(id)}">${escapeHtml(title)}</h2>${content}</section>
`,
)}`
  return writeFrame(docs, { title: null, description: document.about.join(' '), path: docsPaths.index, sections, main })
}

const inParagraphs = (paragraphs: readonly string[]): SafeHtml =>
  html`<div class="about">${paragraphs.map(paragraph => html`<p>${withCode(paragraph)}</p>`)}</div>`

const rootPathRow = ({ method, path, call, hasPage = false }: CallPath): SafeHtml =>
  html`<tr><td><code>${escapeHtml(`${method} ${path}`)}</code></td><td><code>${escapeHtml(call)}</code></td><td>${escapeHtml(hasPage ? 'yes' : 'no')}</td></tr>`

const rootPaths = (paragraphs: readonly string[]): SafeHtml => html`${inParagraphs(paragraphs)}
<table class="root-paths" aria-labelledby="root-paths"><thead><tr><th scope="col">Path</th><th scope="col">Call</th><th scope="col">Beside a page</th></tr></thead><tbody>
${callPaths.map(rootPathRow)}</tbody></table>`

const problemRow = ({ code, status, title, meaning }: HttpErrorKind): SafeHtml =>
  html`<tr id="${escapeHtml(problemId(code))}"><th scope="row"><code>${escapeHtml(problemType(code))}</code></th><td>${status}</td><td><p>${escapeHtml(title)}.</p><p>${withCode(meaning)}</p></td></tr>`

const problemTypes = html`<div class="about"><p>The types of problem details, which are sent to who accepts <code>${escapeHtml(problemMediaType)}</code>. A failure of another status has the type <code>about:blank</code>.</p></div>
<table class="problems" aria-labelledby="problems"><thead><tr><th scope="col">Type</th><th scope="col">Status</th><th scope="col">What it means</th></tr></thead><tbody>
${httpErrorKinds.map(problemRow)}</tbody></table>`

/** Links to the schemas, which stand beside the calls that answer with them; those of all calls are described here. */
function schemaList({ document: { schemas }, groupOf }: DocsSite): SafeHtml {
  const schemaHref = schemaHrefs(groupOf, null)
  const links = Object.keys(schemas).flatMap(name =>
    groupOf(name) === null
      ? []
      : [html`<li id="${escapeHtml(schemaId(name))}"><a href="${escapeHtml(schemaHref(name))}"><code>${escapeHtml(name)}</code></a></li>`],
  )
  const own = schemasOf(null, schemas, groupOf).map(([name, schema]) => schemaSection(name, schema, { schemas, schemaHref }))
  return html`<div class="about"><p>Each is described on the page of the calls that answer with it.</p></div>
<ul class="names">${links}</ul>
${own.length > 0 ? own : noHtml}`
}
