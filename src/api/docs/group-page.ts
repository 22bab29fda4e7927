/** Renders the page of a group: its calls, each with parameters, body, responses and examples; then the schemas that they answer with. */
import { problemMediaType } from '../../core/http/api/problems.ts'
import { escapeHtml, html, joinHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import { curlLine, exampleOf } from './example.ts'
import { type DocsSite, writeFrame } from './frame.ts'
import { docsPaths, groupPath } from './paths.ts'
import type { Call, CallGroup, JsonSchema } from './read-document.ts'
import { schemaHrefs, schemaSection, schemasOf } from './schema-section.ts'
import { describeType, fieldsOf, fieldTable, type SchemaHref } from './schema-words.ts'
import { callName, sample, sentence, titled } from './words.ts'

/** The page of a group of calls. */
export function writeGroupPage(docs: DocsSite, group: CallGroup): string {
  const { groups, schemas } = docs.document
  const schemaHref = schemaHrefs(docs.groupOf, group)
  const title = sentence(group.name)
  const own = schemasOf(group, schemas, docs.groupOf)
  const main = html`<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li><a href="${escapeHtml(docsPaths.index)}">API</a></li><li><span aria-current="page">${escapeHtml(title)}</span></li></ol></nav>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(group.description)}.</p>
${group.calls.map(call => callSection(call, docs, schemaHref))}
${
  own.length > 0 &&
  html`<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${own.map(([name, schema]) => schemaSection(name, schema, { schemas, schemaHref }))}</section>`
}
${neighbours(groups, group)}`
  const summaries = group.calls.map(({ summary }) => summary).join('; ')
  return writeFrame(docs, { title, description: `${group.description}: ${summaries}.`, path: groupPath(group), group, main })
}

/** Links to the pages before and after one, in the order of the contents list. */
function neighbours(groups: readonly CallGroup[], group: CallGroup): SafeHtml {
  const at = groups.indexOf(group)
  const link = (to: CallGroup | undefined, label: string): SafeHtml | false =>
    to !== undefined && html`<a href="${escapeHtml(groupPath(to))}"><span>${escapeHtml(label)}</span> ${escapeHtml(sentence(to.name))}</a>`
  return html`<nav class="neighbours" aria-label="Next and previous calls">${link(groups[at - 1], 'Previous')}${link(groups[at + 1], 'Next')}</nav>`
}

function callSection(call: Call, { origin, document: { schemas } }: DocsSite, schemaHref: SchemaHref): SafeHtml {
  const { id, summary, description, parameters, requestBody } = call
  const inOrder = parameters.toSorted((one, other) => one.in.localeCompare(other.in))
  const rows = inOrder.map(({ in: place, required: isRequired, ...rest }) => ({ ...rest, isRequired, place: `in the ${place}` }))
  const good = Object.entries(call.responses).find(([status]) => status.startsWith('2'))?.[1]
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const types = Object.keys(requestBody?.content ?? {}).map(type => html`<code>${escapeHtml(type)}</code>`)
  return html`<article class="call" aria-labelledby="${escapeHtml(id)}"><div class="facts"><h2 id="${escapeHtml(id)}">${callName(call)}</h2>
<p class="summary">${escapeHtml(summary)}.</p>${description === undefined ? null : html`<p>${escapeHtml(description)}</p>`}
${rows.length > 0 && titled(id, 'parameters', 'Parameters', labelledBy => fieldTable(rows, labelledBy, schemaHref))}
${
  body !== undefined &&
  bodyType !== undefined &&
  titled(
    id,
    'body',
    'Body',
    labelledBy =>
      html`<p class="type">${joinHtml(types, escapeHtml(' or '))}</p>${fieldTable(fieldsOf(body.schema), labelledBy, schemaHref)}`,
  )
}
${titled(id, 'answers', 'Responses', labelledBy => responseTable(call, labelledBy, schemaHref))}</div>
<div class="samples">${html`<h3>Example request</h3><pre class="line"><code>${escapeHtml(curlLine(call, origin, schemas))}</code></pre>`}
${good !== undefined && exampleResponse(good.content, schemas)}</div></article>
`
}

function responseTable({ responses }: Call, labelledBy: string, schemaHref: SchemaHref): SafeHtml {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    // Problem details are described once, for all calls.
    const types = Object.keys(content).filter(type => type !== problemMediaType)
    const what = types.every(type => type === 'application/json') ? [] : types.map(type => html`<code>${escapeHtml(type)}</code>`)
    const schema = Object.values(content)[0]?.schema
    return html`<tr><th scope="row">${escapeHtml(status)}</th><td><p class="type">${what.length > 0 ? joinHtml(what, escapeHtml(', ')) : schema !== undefined && describeType(schema, schemaHref)}</p><p>${escapeHtml(description)}</p></td></tr>`
  })
  return html`<table class="responses" aria-labelledby="${escapeHtml(labelledBy)}"><thead><tr><th scope="col">Status</th><th scope="col">What it is</th></tr></thead><tbody>${rows}</tbody></table>`
}

/** Files have no example: their formats are others' to describe. */
function exampleResponse(content: Record<string, { schema: JsonSchema }>, schemas: DocsSite['document']['schemas']): SafeHtml | false {
  const schema = content['application/json']?.schema
  return schema !== undefined && html`<h3>Example response</h3>${sample(exampleOf(schema, schemas))}`
}
