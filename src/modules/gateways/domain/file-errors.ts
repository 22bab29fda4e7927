/** Describes the errors in a gateway's file for its author. */
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { JsonPath } from '../../../core/text/placed-json.ts'
import { gatewayFileSchema } from './gateway-file.ts'

export interface FileError {
  /** The path within the file; for a missing property, where it should be. */
  path: JsonPath
  message: string
}
type Issue = z.core.$ZodIssue

/** @param value the file's content, so that a message can say what it has in place of the expected value */
export function errorsOf(error: z.ZodError, value: unknown): FileError[] {
  return error.issues.flatMap(issue => errorsOfIssue(issue, value))
}

function errorsOfIssue(issue: Issue, whole: unknown): FileError[] {
  const { path } = issue
  const fileErrors = (message: string): FileError[] => [{ path, message }]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ path: [...path, key], message: `is not known here${suggestion(key)}` }))
    case 'invalid_type':
      return fileErrors(unlike(wordFor(issue.expected), valueAt(whole, path)))
    case 'invalid_value':
      return fileErrors(unlike(`one of ${issue.values.map(String).join(', ')}`, valueAt(whole, path)))
    case 'invalid_union':
      return errorsOfUnion(issue, whole)
    case 'invalid_key':
    case 'invalid_element':
      return fileErrors(issue.issues[0]?.message ?? issue.message)
    case 'too_small':
      return fileErrors(isOurs(issue) ? issue.message : `must ${boundOf(issue.origin, 'least')} ${issue.minimum}${unitOf(issue.origin)}`)
    case 'too_big':
      return fileErrors(isOurs(issue) ? issue.message : `must ${boundOf(issue.origin, 'most')} ${issue.maximum}${unitOf(issue.origin)}`)
    case 'invalid_format':
      return fileErrors(issue.format === 'date' && !isOurs(issue) ? 'must be a date such as 2026-11-21' : issue.message)
    default:
      return fileErrors(issue.message)
  }
}

/** Messages of our own start with a lower-case letter, because they continue a sentence; Zod's do not. */
const isOurs = ({ message }: Issue): boolean => /^\p{Ll}/u.test(message)

function errorsOfUnion(issue: Extract<Issue, { code: 'invalid_union' }>, whole: unknown): FileError[] {
  const { path } = issue
  if ('options' in issue && Array.isArray(issue.options))
    return [{ path, message: unlike(`one of ${issue.options.map(String).join(', ')}`, valueAt(whole, path)) }]
  // Of a union's alternatives, the author meant the one whose error is deeper than the value itself.
  const meant = issue.errors.find(issues => issues.every(each => each.path.length > 0 || each.code !== 'invalid_type'))
  const inner = (issues: readonly Issue[]) => issues.flatMap(each => errorsOfIssue({ ...each, path: [...path, ...each.path] }, whole))
  const isChoice = issue.errors.length > 1 && issue.errors.every(issues => issues.every(each => each.path.length === 0))
  if (meant !== undefined && !isChoice) return inner(meant)
  const forms = issue.errors.flatMap(([first]) => {
    if (first?.code === 'invalid_type') return wordFor(first.expected)
    return first?.code === 'invalid_value' ? `one of ${first.values.map(String).join(', ')}` : []
  })
  const value = valueAt(whole, path)
  // A text that fails its own rule gets that rule's message, not a list of the other alternatives.
  if (meant !== undefined && forms.length < issue.errors.length) return inner(meant)
  return [{ path, message: unlike(forms.join(' or '), value) }]
}

const unlike = (wanted: string, value: unknown): string =>
  value === undefined ? `is missing: it must be ${wanted}` : `must be ${wanted}, and is ${shown(value)}`

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object in { }'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

const words: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
  null: 'null',
}
const wordFor = (expected: string): string => words[expected] ?? expected

const boundOf = (origin: string, which: 'least' | 'most'): string =>
  `${origin === 'number' || origin === 'int' ? 'be' : 'have'} at ${which}`
const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '')

function valueAt(whole: unknown, path: JsonPath): unknown {
  let value = whole
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

/** Every property name that the file may contain, for suggestions. */
const knownNames = new Set<string>()
function gather(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return
  if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null)
    for (const name of Object.keys(schema.properties)) knownNames.add(name)
  for (const part of Object.values(schema)) gather(part)
}

function suggestion(key: string): string {
  if (knownNames.size === 0) gather(z.toJSONSchema(gatewayFileSchema, { io: 'input' }))
  const [near] = [...knownNames]
    .map(name => ({ name, steps: distance(key.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(2, Math.floor(key.length / 3)))
    .toSorted((one, other) => one.steps - other.steps)
  if (near === undefined) return '; take it out, or see gateway.schema.json for what there is'
  return near.name === key ? '; it stands elsewhere in the file' : `; is “${near.name}” meant?`
}
