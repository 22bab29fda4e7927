/** Finds the one page on which a schema is described: that of the calls which answer with it most. */
import { type Call, type CallGroup, type JsonSchema, type NamedSchemas, nameOfReference } from './read-document.ts'

/** Every failure has these: they are described once, on the page of all calls. */
const ofAllCalls = new Set(['Errors', 'Problem'])

/** The group on whose page a schema is described; null: on the page of all calls. */
export type GroupOfSchema = (name: string) => CallGroup | null

/** A schema that no call names stands beside the schemas that name it. */
export function groupSchemas(groups: readonly CallGroup[], schemas: NamedSchemas): GroupOfSchema {
  const uses = groups.map(group => ({ group, names: group.calls.flatMap(schemasOf).flatMap(namesIn) }))
  const found = new Map<string, CallGroup>()
  for (const name of Object.keys(schemas)) {
    if (ofAllCalls.has(name)) continue
    const counted = uses.map(({ group, names }) => ({ group, count: names.filter(each => each === name).length }))
    const [most] = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
    if (most !== undefined) found.set(name, most.group)
  }
  // A map also goes through what is added meanwhile.
  for (const [name, group] of found)
    for (const part of namesIn(schemas[name] ?? {})) if (!found.has(part) && !ofAllCalls.has(part)) found.set(part, group)
  return name => found.get(name) ?? null
}

const schemasOf = ({ parameters, requestBody, responses }: Call): JsonSchema[] => [
  ...parameters.map(({ schema }) => schema),
  ...[requestBody?.content ?? {}, ...Object.values(responses).map(({ content }) => content)].flatMap(content =>
    Object.values(content).map(({ schema }) => schema),
  ),
]

/** The names of all schemas that a schema refers to, one for each reference. */
function namesIn(schema: JsonSchema): string[] {
  const name = nameOfReference(schema)
  const { properties = {}, items, anyOf = [], additionalProperties } = schema
  const parts = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf]
  if (typeof additionalProperties === 'object') parts.push(additionalProperties)
  return [...(name === null ? [] : [name]), ...parts.flatMap(namesIn)]
}
