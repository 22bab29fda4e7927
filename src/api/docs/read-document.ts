/** Reads the parts of the OpenAPI document that its pages show. */
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
  in: z.enum(['path', 'query', 'header']),
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
  info: z.object({ description: z.string() }),
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

/** The calls of a tag, which have a page. */
export interface CallGroup {
  name: string
  description: string
  /** The last segment of its page's path. */
  slug: string
  /** The id of its heading in the list of all calls. */
  id: string
  calls: Call[]
}

/** A part of the description with a heading of its own. */
export interface AboutSection {
  title: string
  id: string
  paragraphs: string[]
}

export interface ApiDocument {
  /** The paragraphs before the first section. */
  about: string[]
  sections: AboutSection[]
  /** The tags in the order of the document. */
  groups: CallGroup[]
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
    slug: asId(name),
    id: asId(`calls ${name}`),
    calls: calls.filter(call => call.tags[0] === name),
  }))
  return { ...readAbout(info.description), groups, schemas: components.schemas }
}

const headingMark = '## '

/** Splits the description, which is CommonMark, at its headings. */
function readAbout(description: string): Pick<ApiDocument, 'about' | 'sections'> {
  const about: string[] = []
  const sections: AboutSection[] = []
  for (const paragraph of description.split('\n\n')) {
    const title = paragraph.startsWith(headingMark) ? paragraph.slice(headingMark.length) : null
    if (title !== null) sections.push({ title, id: asId(title), paragraphs: [] })
    else (sections.at(-1)?.paragraphs ?? about).push(paragraph)
  }
  return { about, sections }
}

/** The name of the schema of a reference; null where it is no reference. */
export const nameOfReference = ({ $ref }: JsonSchema): string | null => $ref?.replace('#/components/schemas/', '') ?? null
