/** Validation of a form by a schema, the same one in the browser and on the server. */
import * as z from 'zod/mini'
import { normaliseLine } from '../text/normalise-line.ts'
import type { Entries } from './entries.ts'
import type { FieldError, FieldErrors } from './message-keys.ts'
import { treeOf } from './repeated-entries.ts'

/** Validates one entry of a schema; null where it is valid. */
export type FieldRule = (entry: string) => FieldError | null

/** `continue`: the rules of the group around it are checked all the same, so that a form names everything that is wrong at once. */
const issueOf = ({ key, values }: FieldError, input: unknown, path: PropertyKey[] = []) =>
  ({ code: 'custom', input, path, params: { key, values }, continue: true }) as const

const checked =
  (rule: FieldRule): z.core.CheckFn<string> =>
  context => {
    const invalid = rule(context.value)
    if (invalid) context.issues.push(issueOf(invalid, context.value))
  }

/** An entry that a rule of forms validates; one that was not sent counts as empty. */
export const ruledText = (rule: FieldRule) => z._default(z.string(), '').check(checked(rule))

/** A line of text: normalised as it is stored, then validated. */
export const ruledLine = (rule: FieldRule) => z._default(z.string(), '').check(z.overwrite(normaliseLine), checked(rule))

/** An optional entry without a rule. */
export const anyText = () => z._default(z.string(), '')

/** Several entries of one name, such as ticked boxes. @param atLeastOne what is said where there are none */
export const severalTexts = (atLeastOne?: FieldError) =>
  z._default(z.array(z.string()), []).check(context => {
    if (atLeastOne && context.value.length === 0) context.issues.push(issueOf(atLeastOne, context.value))
  })

type Fields = Readonly<Record<string, z.ZodMiniType>>
/** The rules of fields that depend on others of their group. A field that breaks a rule of its own is not asked about again. */
type RulesAmong<Group> = { readonly [Field in keyof Group]?: (group: Group) => FieldError | null }

/** The fields of a form, or of a row. Errors are in the order of the fields. */
export const groupOf = <Shape extends Fields>(shape: Shape, among: RulesAmong<z.output<z.ZodMiniObject<Shape>>> = {}) =>
  z.object(shape).check(context => {
    for (const field of keysOf(among)) {
      const invalid = among[field]?.(context.value) ?? null
      if (invalid !== null && !context.issues.some(({ path }) => path?.[0] === field))
        context.issues.push(issueOf(invalid, context.value, [field]))
    }
    const fields = Object.keys(shape)
    sortByPlace(context.issues, ([field]) => fields.indexOf(String(field)))
  })

/** The rules of fields that depend on the rows before theirs. */
type RulesOfRows<Row> = { readonly [Field in keyof Row]?: (row: Row, before: readonly Row[]) => FieldError | null }

/** The rows of a group. @param maxRows more are refused */
export const rowsOfGroup = <Row extends z.ZodMiniType>(row: Row, maxRows: number, among: RulesOfRows<z.output<Row>> = {}) =>
  z._default(z.array(row).check(z.maxLength(maxRows)), []).check(context => {
    for (const [index, each] of context.value.entries()) {
      for (const field of keysOf(among)) {
        const invalid = among[field]?.(each, context.value.slice(0, index)) ?? null
        if (invalid !== null && !context.issues.some(({ path }) => path?.[0] === index && path[1] === field))
          context.issues.push(issueOf(invalid, each, [index, field]))
      }
    }
    const fields = Object.keys(context.value.find(each => typeof each === 'object' && each !== null) ?? {})
    sortByPlace(context.issues, ([, field]) => fields.indexOf(String(field)))
    sortByPlace(context.issues, ([index = -1]) => Number(index))
  })

/**
 * A form with a field for each of something, such as the subjects that there are: the texts of all its entries, validated together.
 * @param find names entries, in the order of the form
 */
export const textsByName = (find: (texts: Readonly<Record<string, string>>) => FieldErrors) =>
  z.record(z.string(), z.string()).check(context => {
    for (const [name, invalid] of Object.entries(find(context.value)))
      if (invalid !== undefined) context.issues.push(issueOf(invalid, context.value[name], [name]))
  })

function keysOf<Rules extends object>(rules: Rules): (keyof Rules)[] {
  const isKey = (key: PropertyKey): key is keyof Rules => Object.hasOwn(rules, key)
  const keys: PropertyKey[] = Object.keys(rules)
  return keys.filter(isKey)
}

/** Rules about several fields are checked after those of each, and their errors stand where their fields do. The order is stable. */
function sortByPlace(issues: z.core.$ZodRawIssue[], placeOf: (path: readonly PropertyKey[]) => number): void {
  issues.sort((one, other) => placeOf(one.path ?? []) - placeOf(other.path ?? []))
}

export type ValidatedForm<Value> = { kind: 'valid'; value: Value } | { kind: 'invalid'; errors: FieldErrors }

/** Validates entries. Errors have the names of entries, in the order of the schema; what no rule says is `choose-from-list`. */
export function validateForm<Value>(schema: z.ZodMiniType<Value>, entries: Entries): ValidatedForm<Value> {
  const outcome = schema.safeParse(treeOf(entries))
  if (outcome.success) return { kind: 'valid', value: outcome.data }
  const errors: Record<string, FieldError> = {}
  for (const issue of outcome.error.issues) errors[nameOf(issue.path, entries)] ??= messageOf(issue)
  return { kind: 'invalid', errors }
}

function messageOf(issue: z.core.$ZodIssue): FieldError {
  const read = messageSchema.safeParse(issue.code === 'custom' ? issue.params : null)
  return read.success ? read.data : { key: 'choose-from-list', values: {} }
}

const messageSchema = z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })

/** `authors[0].name`; with `[]` where that is the entry, as for a group of boxes. */
function nameOf(path: readonly PropertyKey[], entries: Entries): string {
  const name = path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`)).join('')
  return Object.hasOwn(entries, `${name}[]`) ? `${name}[]` : name
}
