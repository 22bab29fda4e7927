/** Renders schemas, each with its fields and an example. */
import { escapeHtml, html, type SafeHtml } from '../../core/text/safe-html.ts'
import { exampleOf } from './example.ts'
import { docsPaths, groupPath, schemaId } from './paths.ts'
import type { CallGroup, JsonSchema, NamedSchemas } from './read-document.ts'
import type { GroupOfSchema } from './schema-groups.ts'
import { fieldsOf, fieldTable, type SchemaHref } from './schema-words.ts'
import { sample } from './words.ts'

/** Links to schemas, whichever page describes them. @param from the group whose page has the links; null: the page of all calls */
export const schemaHrefs =
  (groupOf: GroupOfSchema, from: CallGroup | null): SchemaHref =>
  name => {
    const group = groupOf(name)
    const path = group === null ? docsPaths.index : groupPath(group)
    return `${group === from ? '' : path}#${schemaId(name)}`
  }

/** The schemas of a page, by name. @param group null: the page of all calls */
export const schemasOf = (group: CallGroup | null, schemas: NamedSchemas, groupOf: GroupOfSchema): [string, JsonSchema][] =>
  Object.entries(schemas).filter(([name]) => groupOf(name) === group)

interface SchemaContext {
  schemas: NamedSchemas
  schemaHref: SchemaHref
}

/** A schema beneath a heading of the second level. */
export function schemaSection(name: string, schema: JsonSchema, { schemas, schemaHref }: SchemaContext): SafeHtml {
  const id = schemaId(name)
  return html`<article class="schema" aria-labelledby="${escapeHtml(id)}"><div class="facts"><h3 id="${escapeHtml(id)}"><code>${escapeHtml(name)}</code></h3>
${schema.description !== undefined && html`<p>${escapeHtml(schema.description)}</p>`}
${fieldTable(fieldsOf(schema), id, schemaHref)}</div>
${schema.examples !== undefined && html`<div class="samples"><h4>Example</h4>${sample(exampleOf(schema, schemas))}</div>`}</article>`
}
