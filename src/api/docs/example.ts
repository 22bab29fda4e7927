/** Derives an example response and a curl command from schemas alone. */
import { type Call, type JsonSchema, type NamedSchemas, nameOfReference, type Parameter } from './read-document.ts'

const ofFormat: Readonly<Record<string, string>> = { date: '2024-05-31', 'date-time': '2024-05-31T09:30:00Z' }

/** The schema's own example, default or first value; else one made of its parts. */
export function exampleOf(schema: JsonSchema, named: NamedSchemas): unknown {
  const own = schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0]
  if (own !== undefined) return own
  const name = nameOfReference(schema)
  if (name !== null) return exampleOf(named[name] ?? {}, named)
  const [first] = schema.anyOf ?? []
  if (first !== undefined) return exampleOf(first, named)
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, exampleOf(part, named)]))
  if (typeof schema.additionalProperties === 'object') return { '12': exampleOf(schema.additionalProperties, named) }
  if (schema.items !== undefined) return [exampleOf(schema.items, named)]
  return exampleOfType([schema.type ?? 'null'].flat()[0] ?? 'null', schema)
}

function exampleOfType(type: string, { format, minimum }: JsonSchema): unknown {
  if (type === 'integer' || type === 'number') return minimum ?? 12
  if (type === 'boolean') return true
  if (type === 'string') return ofFormat[format ?? ''] ?? 'text'
  return type === 'object' ? {} : null
}

/** Required parameters, and those with an example: the call succeeds with them if the ids exist. */
const isGiven = ({ required, example }: Parameter): boolean => required || example !== undefined

/** A line for a shell. @param origin such as https://example.org */
export function curlLine({ method, path, parameters, requestBody }: Call, origin: string, named: NamedSchemas): string {
  const valueFor = (parameter: Parameter): string =>
    encodeURIComponent(String([parameter.example ?? exampleOf(parameter.schema, named)].flat()[0]))
  const given = parameters.filter(isGiven)
  const filled = given.filter(each => each.in === 'path').reduce((all, each) => all.replace(`{${each.name}}`, valueFor(each)), path)
  const query = given.filter(each => each.in === 'query').map(each => `${each.name}=${valueFor(each)}`)
  const url = `${origin}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`
  if (method === 'GET') return `curl '${url}'`
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (body === undefined) return `curl -X ${method} '${url}'`
  const values = exampleOf(body.schema, named)
  const requested = method === 'POST' ? '' : `-X ${method} `
  if (type === 'application/json') return `curl ${requested}'${url}' --json '${inQuotes(JSON.stringify(values))}'`
  const fields = Object.entries(typeof values === 'object' && values !== null ? values : {})
  return [`curl '${url}'`, ...fields.map(([name, value]) => `-F '${inQuotes(`${name}=${value}`)}'`)].join(' ')
}

/** Escapes a text within single quotes of a POSIX shell. */
const inQuotes = (text: string): string => text.replaceAll("'", "'\\''")
