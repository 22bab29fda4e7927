/**
 * Parts of an answer that may be missing from it (specification, reading.md sections 7 and 8, “minor errors”): within a scope that collects
 * what is missing, a part that cannot be read is empty, and the rest is answered. Outside of one, what cannot be read fails as a whole.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { isUnreachable } from '../../../core/database/unreachable.ts'
import { type MinorError, minorErrors } from '../domain/content/minor-error.ts'

/** Each with what went wrong the first time. */
export type Missing = Map<MinorError, unknown>

interface Scope {
  missing: Missing
  /** Parts that nothing in this scope can do without. */
  required: readonly MinorError[]
}

const scopes = new AsyncLocalStorage<Scope>()

/** Runs in a scope of its own. What is missing is missing from the scope around it too. @param required parts without which it fails */
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

/** For what calls back, such as hooks of a server: what is missing is added to the map. */
export const collectingInto = (missing: Missing, run: () => void): void => scopes.run({ missing, required: [] }, run)

/** The part, or `instead` where it cannot be read. A database that is away altogether has no parts. */
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

/** The tables of each part that a question asks for beside what it is about. */
export type PartTables = Partial<Record<MinorError, readonly (keyof Schema)[]>>
/** Whether a part can be read. */
export type Readable = (part: MinorError) => boolean

/** Where a question is asked for all of its parts. */
const everythingReadable: Readable = () => true

/**
 * One question with parts in it. Where it fails, each part is tried alone, and the question asked once more without those that cannot be read.
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

/** A JSON list of a select clause, or an empty one. */
export const listIf = <Row>(isReadable: boolean, list: RawBuilder<Row[]>): RawBuilder<Row[]> => (isReadable ? list : sql<Row[]>`'[]'::json`)
/** The same of an array of ids. */
export const idsIf = (isReadable: boolean, ids: RawBuilder<number[]>): RawBuilder<number[]> =>
  isReadable ? ids : sql<number[]>`'{}'::integer[]`
/** The same of one row as an object, or of a single value; null where it cannot be read. */
export const rowIf = <Row>(isReadable: boolean, row: RawBuilder<Row>): RawBuilder<Row | null> => (isReadable ? row : sql<null>`null`)
