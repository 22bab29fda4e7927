/**
 * Parts that a response can do without (specification, reading.md sections 7 and 8, “minor errors”): within a scope that collects missing
 * parts, a part that cannot be loaded is empty and the rest is returned. Outside of such a scope, the first error fails the whole query.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { isUnreachable } from '../../../core/database/unreachable.ts'
import { type MinorError, minorErrors } from '../domain/content/minor-error.ts'

/** Each missing part with its first error. */
export type Missing = Map<MinorError, unknown>

interface Scope {
  missing: Missing
  /** Parts that this scope requires. */
  required: readonly MinorError[]
}

const scopes = new AsyncLocalStorage<Scope>()

/** Runs in a scope of its own. Parts missing there are missing from the outer scope too. @param required parts without which it fails */
export async function collectMissing<Result>(
  run: () => Promise<Result>,
  required: readonly MinorError[] = [],
): Promise<{ result: Result; missing: Missing }> {
  const around = scopes.getStore()
  const missing: Missing = new Map()
  const result = await scopes.run({ missing, required }, run)
  for (const [part, error] of missing) around?.missing.set(part, error)
  return { result, missing }
}

/** This is for callers that use callbacks, such as hooks of a server: missing parts are added to the map. */
export const collectingInto = (missing: Missing, run: () => void): void => scopes.run({ missing, required: [] }, run)

/** The part, or `instead` where it cannot be loaded. An unreachable database is always an error. */
export async function readPart<Part, Instead>(part: MinorError, ask: () => Promise<Part>, instead: Instead): Promise<Part | Instead> {
  try {
    return await ask()
  } catch (error) {
    const scope = scopes.getStore()
    if (scope === undefined || scope.required.includes(part) || isUnreachable(error)) throw error
    scope.missing.set(part, error)
    return instead
  }
}

/** The tables that a query reads for each part, in addition to those that it requires. */
export type PartTables = Partial<Record<MinorError, readonly (keyof Schema)[]>>
/** Whether a part can be read. */
export type Readable = (part: MinorError) => boolean

/** All parts are queried at first. */
const everythingReadable: Readable = () => true

/**
 * Runs one query that includes parts. Where it fails, each part is tried alone, and the query is repeated without those that failed.
 * @param ask leaves out the parts that are not readable
 */
export async function askReadable<Answer>(
  database: Kysely<Schema>,
  parts: PartTables,
  ask: (readable: Readable) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(everythingReadable)
  } catch (error) {
    const scope = scopes.getStore()
    if (scope === undefined || isUnreachable(error)) throw error
    const unread = new Set<MinorError>()
    for (const part of minorErrors) {
      const tables = parts[part] ?? []
      const tried = await Promise.all(tables.map(table => mayBeRead(database, table)))
      if (tried.includes(false)) unread.add(part)
    }
    if (unread.size === 0 || scope.required.some(part => unread.has(part))) throw error
    for (const part of unread) scope.missing.set(part, error)
    return await ask(part => !unread.has(part))
  }
}

const mayBeRead = (database: Kysely<Schema>, table: keyof Schema): Promise<boolean> =>
  sql`select from ${sql.table(table)} limit 1`.execute(database).then(
    () => true,
    (error: unknown) => {
      if (isUnreachable(error)) throw error
      return false
    },
  )

/** A JSON list in a select clause; empty where the part is not readable. */
export const listIf = <Row>(isReadable: boolean, list: RawBuilder<Row[]>): RawBuilder<Row[]> => (isReadable ? list : sql<Row[]>`'[]'::json`)
/** An array of ids in a select clause; empty where the part is not readable. */
export const idsIf = <SomeId extends number>(isReadable: boolean, ids: RawBuilder<SomeId[]>): RawBuilder<SomeId[]> =>
  isReadable ? ids : sql<SomeId[]>`'{}'::integer[]`
/** One row as an object, or a single value, in a select clause; null where the part is not readable. */
export const rowIf = <Row>(isReadable: boolean, row: RawBuilder<Row>): RawBuilder<Row | null> => (isReadable ? row : sql<null>`null`)
