/**
 * Parts of an answer that may be missing from it (specification, reading.md sections 7 and 8, “minor errors”): within a scope that collects
 * what is missing, a part that cannot be read is empty, and the rest is answered. Outside of one, what cannot be read fails as a whole.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type MinorError, minorErrors } from '../domain/content/minor-error.ts'
import type { Schema } from './schema.ts'
import { isUnreachable } from './unreachable.ts'

/** Each with what went wrong the first time. */
export type Missing = Map<MinorError, unknown>

const scope = new AsyncLocalStorage<Missing>()

/** Runs in a scope of its own. What is missing is missing from the scope around it too. */
export async function collectMissing<Result>(run: () => Promise<Result>): Promise<{ result: Result; missing: MinorError[] }> {
  const around = scope.getStore()
  const missing: Missing = new Map()
  const result = await scope.run(missing, run)
  for (const [part, error] of missing) around?.set(part, error)
  return { result, missing: [...missing.keys()] }
}

/** For what calls back, such as hooks of a server: what is missing is added to the map. */
export const collectingInto = (missing: Missing, run: () => void): void => scope.run(missing, run)

/** The part, or `instead` where it cannot be read. A database that is away altogether has no parts. */
export async function readPart<Part, Instead>(part: MinorError, ask: () => Promise<Part>, instead: Instead): Promise<Part | Instead> {
  try {
    return await ask()
  } catch (error) {
    const missing = scope.getStore()
    if (missing === undefined || isUnreachable(error)) throw error
    missing.set(part, error)
    return instead
  }
}

/** The tables of each part that a question asks for beside what it is about. */
export type PartTables = Partial<Record<MinorError, readonly (keyof Schema)[]>>
/** Whether a part can be read. */
export type Readable = (part: MinorError) => boolean

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
    const missing = scope.getStore()
    if (missing === undefined || isUnreachable(error)) throw error
    const unread = new Set<MinorError>()
    for (const part of minorErrors) {
      const tables = parts[part] ?? []
      const tried = await Promise.all(tables.map(table => mayBeRead(database, table)))
      if (tried.includes(false)) unread.add(part)
    }
    if (unread.size === 0) throw error
    for (const part of unread) missing.set(part, error)
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
