/**
 * Renders the API's documentation: calls by tag, each with parameters, responses and a curl command; then the schemas. Works without
 * JavaScript.
 */

import { type CallPath, callPaths } from '../../core/http/call-paths.ts'
import { escapeHtml, html, type SafeHtml } from '../../core/text/safe-html.ts'
import { curlLine, exampleOf } from './example.ts'
import type { ApiDocument, Call, JsonSchema, NamedSchemas } from './read-document.ts'
import { describeType, fieldsOf, fieldTable, schemaId } from './schema-words.ts'

export interface PageSite {
  /** The site's name. */
  name: string
  /** The origin, such as https://example.org. */
  origin: string
}

export function writePage({ title, about, groups, schemas }: ApiDocument, { name, origin }: PageSite): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeHtml(name)}</title>
<meta name="description" content="${escapeHtml(title)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
<header class="masthead"><a href="/">${escapeHtml(name)}</a></header>
<div class="columns">
<nav aria-label="Calls"><ul>${groups.map(navigationGroup)}<li><a href="#root-paths">Calls at the site’s root</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<main id="content" tabindex="-1">
<h1>The API of this platform</h1>
<div class="about">${about.map(paragraph => html`<p>${withCode(paragraph)}</p>`)}
<p>For programs the same is in <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></div>
<section aria-labelledby="root-paths"><h2 id="root-paths">Calls at the site’s root</h2>
<table><thead><tr><th scope="col">Path</th><th scope="col">Call</th><th scope="col">Beside a page</th></tr></thead><tbody>
${callPaths.map(rootPathRow)}</tbody></table></section>
${groups.map(
  group => html`<section aria-labelledby="${escapeHtml(group.id)}"><h2 id="${escapeHtml(group.id)}">${escapeHtml(sentence(group.name))}</h2>
<p>${escapeHtml(group.description)}.</p>${group.calls.map(call => callSection(call, origin, schemas))}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2><p>What calls answer with, by name.</p>
${Object.entries(schemas).map(([name, schema]) => schemaSection(name, schema, schemas))}</section>
</main>
</div>
</body>
</html>
`
}

const rootPathRow = ({ method, path, call, hasPage = false }: CallPath): SafeHtml =>
  html`<tr><td><code>${escapeHtml(`${method} ${path}`)}</code></td><td><code>${escapeHtml(call)}</code></td><td>${escapeHtml(hasPage ? 'yes' : 'no')}</td></tr>`

/** Renders text between backquotes as code. */
const withCode = (text: string): SafeHtml[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${escapeHtml(part)}</code>` : escapeHtml(part)))

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function navigationGroup({ id, name, calls }: ApiDocument['groups'][number]): SafeHtml {
  const links = calls.map(call => html`<li><a href="#${escapeHtml(call.id)}">${callName(call)}</a></li>`)
  return html`<li><a href="#${escapeHtml(id)}">${escapeHtml(sentence(name))}</a><ul>${links}</ul></li>`
}

/** The path may wrap at its slashes. */
const callName = ({ method, path }: Call): SafeHtml =>
  html`<code><span class="method">${escapeHtml(method)}</span> ${path
    .split(/(?=\/)/)
    .flatMap((part, at) => (at === 0 ? [escapeHtml(part)] : [html`<wbr>`, escapeHtml(part)]))}</code>`

function callSection(call: Call, origin: string, schemas: NamedSchemas): SafeHtml {
  const { id, summary, description, parameters, requestBody } = call
  const inOrder = parameters.toSorted((one, other) => one.in.localeCompare(other.in))
  const rows = inOrder.map(({ in: place, required: isRequired, ...rest }) => ({ ...rest, isRequired, place: `in the ${place}` }))
  const good = Object.entries(call.responses).find(([status]) => status.startsWith('2'))?.[1]
  const body = Object.values(requestBody?.content ?? {})[0]
  return html`<article aria-labelledby="${escapeHtml(id)}"><h3 id="${escapeHtml(id)}">${callName(call)}</h3>
<p class="summary">${escapeHtml(summary)}.</p>${description === undefined ? null : html`<p>${escapeHtml(description)}</p>`}
${rows.length > 0 && titled(id, 'parameters', 'Parameters', labelledBy => fieldTable(rows, labelledBy))}
${body !== undefined && titled(id, 'body', 'Body', labelledBy => fieldTable(fieldsOf(body.schema), labelledBy))}
${titled(id, 'answers', 'Answers', labelledBy => answerTable(call, labelledBy))}
${titled(id, 'call', 'Call', () => html`<pre class="line"><code>${escapeHtml(curlLine(call, origin, schemas))}</code></pre>`)}
${good !== undefined && exampleOfAnswer(id, good.content, schemas)}</article>`
}

function titled(id: string, part: string, title: string, content: (labelledBy: string) => SafeHtml): SafeHtml {
  const own = `${id}-${part}`
  return html`<h4 id="${escapeHtml(own)}">${escapeHtml(title)}</h4>${content(own)}`
}

function answerTable({ responses }: Call, labelledBy: string): SafeHtml {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const types = Object.keys(content)
    const what = types.every(type => type === 'application/json')
      ? []
      : types.map((type, at) => html`${at > 0 && escapeHtml(', ')}<code>${escapeHtml(type)}</code>`)
    const schema = Object.values(content)[0]?.schema
    return html`<tr><th scope="row">${escapeHtml(status)}</th><td><p class="type">${what.length > 0 ? what : schema !== undefined && describeType(schema)}</p><p>${escapeHtml(description)}</p></td></tr>`
  })
  return html`<table aria-labelledby="${escapeHtml(labelledBy)}"><thead><tr><th scope="col">Status</th><th scope="col">What it is</th></tr></thead><tbody>${rows}</tbody></table>`
}

/** Files have no example: their formats are others' to describe. */
function exampleOfAnswer(id: string, content: Record<string, { schema: JsonSchema }>, schemas: NamedSchemas): SafeHtml | false {
  const schema = content['application/json']?.schema
  return schema !== undefined && titled(id, 'example', 'Example', () => sample(exampleOf(schema, schemas)))
}

const sample = (value: unknown): SafeHtml => html`<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`

function schemaSection(name: string, schema: JsonSchema, schemas: NamedSchemas): SafeHtml {
  const id = schemaId(name)
  return html`<article aria-labelledby="${escapeHtml(id)}"><h3 id="${escapeHtml(id)}"><code>${escapeHtml(name)}</code></h3>
${schema.description !== undefined && html`<p>${escapeHtml(schema.description)}</p>`}
${fieldTable(fieldsOf(schema), id)}
${schema.examples !== undefined && titled(id, 'example', 'Example', () => sample(exampleOf(schema, schemas)))}</article>`
}
