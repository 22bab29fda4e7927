/** Reads the parts of the OpenAPI document that its page shows. */
import { z } from 'zod'

/** The keywords of JSON Schema that the document uses. */
export interface JsonSchema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  description?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  default?: unknown
  examples?: unknown[] | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  maxItems?: number | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  additionalProperties?: boolean | JsonSchema | undefined
  items?: JsonSchema | undefined
  anyOf?: JsonSchema[] | undefined
}

const schema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    examples: z.array(z.unknown()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
  }),
)

const content = z.record(z.string(), z.object({ schema }))
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  description: z.string().optional(),
  example: z.unknown().optional(),
  schema,
})
const operation = z.object({
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
})
const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const
type Word = keyof typeof methods
const words: readonly Word[] = ['get', 'post', 'put', 'delete']

const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.partialRecord(z.enum(words), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})

export type NamedSchemas = Readonly<Record<string, JsonSchema>>
export type Parameter = z.output<typeof parameter>
export interface Call extends z.output<typeof operation> {
  method: (typeof methods)[Word]
  path: string
  /** The id of its heading. */
  id: string
}

export interface ApiDocument {
  title: string
  /** Paragraphs. */
  about: string[]
  /** Calls by tag, in the order of the document. */
  groups: { name: string; description: string; id: string; calls: Call[] }[]
  schemas: NamedSchemas
}

const asId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** @throws ZodError where the document is none of ours */
export function readDocument(json: unknown): ApiDocument {
  const { info, tags, paths, components } = documentSchema.parse(json)
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    words.flatMap((word): Call[] => {
      const found = operations[word]
      const method = methods[word]
      return found === undefined ? [] : [{ ...found, method, path, id: asId(`${method} ${path}`) }]
    }),
  )
  const groups = tags.map(({ name, description }) => ({
    name,
    description,
    id: asId(`calls ${name}`),
    calls: calls.filter(call => call.tags[0] === name),
  }))
  return { title: info.title, about: info.description.split('\n\n'), groups, schemas: components.schemas }
}

/** The name of the schema of a reference; null where it is no reference. */
export const nameOfReference = ({ $ref }: JsonSchema): string | null => $ref?.replace('#/components/schemas/', '') ?? null
