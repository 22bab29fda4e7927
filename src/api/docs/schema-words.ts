/** Describes schemas in text and tables. */
import { escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import { type JsonSchema, nameOfReference } from './read-document.ts'

const code = (text: string): SafeHtml => html`<code>${escapeHtml(text)}</code>`

/** The link to where a schema is described. */
export type SchemaHref = (name: string) => string

const words: Readonly<Record<string, string>> = { integer: 'whole number', string: 'text', boolean: 'true or false', null: 'null' }
const formats: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'date and time', uri: 'address' }

/** “whole number from 1 to 100”, “list of Version”, “text or null”. */
export function describeType(schema: JsonSchema, schemaHref: SchemaHref): SafeHtml {
  const describe = (part: JsonSchema): SafeHtml => describeType(part, schemaHref)
  const name = nameOfReference(schema)
  if (name !== null) return html`<a href="${escapeHtml(schemaHref(name))}">${escapeHtml(name)}</a>`
  if (schema.anyOf !== undefined) return joinHtml(schema.anyOf.map(describe), escapeHtml(' or '))
  if (schema.enum !== undefined)
    return joinHtml(
      schema.enum.map(value => code(String(value))),
      escapeHtml(', '),
    )
  if (schema.const !== undefined) return code(String(schema.const))
  if (schema.items !== undefined)
    return html`list of ${describe(schema.items)}${schema.maxItems ? html`, ${schema.maxItems} at most` : null}`
  if (typeof schema.additionalProperties === 'object') return html`for each key ${describe(schema.additionalProperties)}`
  const types = [schema.type ?? 'anything'].flat().map(type => (type === 'string' && formats[schema.format ?? '']) || (words[type] ?? type))
  return html`${escapeHtml(types.join(' or '))}${bounds(schema)}`
}

function bounds({ type, minimum, maximum }: JsonSchema): SafeHtml {
  // The largest id is a limit of the database, and not worth mentioning.
  const max = maximum === undefined || maximum > 1_000_000_000 ? null : maximum
  if (![type].flat().includes('integer') || minimum === undefined) return noHtml
  return max === null ? html` from ${minimum}` : html` from ${minimum} to ${max}`
}

export interface Row {
  name: string
  schema: JsonSchema
  isRequired: boolean
  description?: string | undefined
  /** The place of a parameter in a request. */
  place?: string
}

/** A table with a row for each; what is within a row's object follows it, under its path. */
export function fieldTable(rows: readonly Row[], labelledBy: string, schemaHref: SchemaHref): SafeHtml {
  const body = rows.map(({ name, schema, isRequired, description = schema.description, place }) => {
    const facts = [place, isRequired ? null : 'optional'].filter(fact => typeof fact === 'string').map(fact => html`, ${escapeHtml(fact)}`)
    return html`<tr><th scope="row">${code(name)}</th><td><p class="type">${describeType(withoutParts(schema), schemaHref)}${facts}</p>${
      description === undefined ? null : html`<p>${escapeHtml(description)}</p>`
    }${schema.default === undefined || schema.default === '' ? null : html`<p>${code(String(schema.default))} where it is left out.</p>`}</td></tr>`
  })
  return html`<table aria-labelledby="${escapeHtml(labelledBy)}"><thead><tr><th scope="col">Name</th><th scope="col">What it is</th></tr></thead><tbody>${body}</tbody></table>`
}

/** The fields of an object and, beneath each, those of nested objects. */
export function fieldsOf(schema: JsonSchema, before = ''): Row[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([key, part]) => {
    const name = before + key
    return [{ name, schema: part, isRequired: required.includes(key) }, ...partsOf(part, name)]
  })
}

function partsOf(schema: JsonSchema, name: string): Row[] {
  if (schema.properties !== undefined) return fieldsOf(schema, `${name}.`)
  if (schema.items !== undefined) return partsOf(schema.items, `${name}[]`)
  if (typeof schema.additionalProperties === 'object') return partsOf(schema.additionalProperties, `${name}.*`)
  return (schema.anyOf ?? []).flatMap(each => partsOf(each, name))
}

/** An object whose fields have rows of their own is described as an object only. */
const withoutParts = (schema: JsonSchema): JsonSchema =>
  schema.properties === undefined ? schema : { ...schema, additionalProperties: undefined, type: 'object' }
