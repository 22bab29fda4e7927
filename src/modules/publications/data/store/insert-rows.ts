/** Inserts many rows in few statements. */

import { type Insertable, sql, type Transaction } from 'kysely'
import type { IdColumn } from '../../../../core/database/column.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { type AnyId, isId } from '../../../../core/ids/id.ts'

/** Tables without json columns, whose values would be taken for text. */
type PlainTable = Exclude<keyof Schema, 'version' | 'report' | 'report_response' | 'search_change'>

/** Inserts the rows as one parameter, whatever their number. All rows have the same columns; missing columns get their defaults. */
export async function insertRows<Table extends PlainTable>(
  trx: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(trx)
}

/** The type of a table's ids. */
type RowId<Table extends keyof Schema> = Schema[Table] extends { id: IdColumn<infer SomeId extends AnyId> } ? SomeId : never

/** Ids that no other row of the table gets, so that rows can refer to each other before they are inserted. */
export class ReservedIds<Table extends keyof Schema> {
  readonly #ids: ReadonlyMap<Table, number[]>
  constructor(ids: ReadonlyMap<Table, number[]>) {
    this.#ids = ids
  }

  /** @throws where more ids are taken than were reserved */
  next<Name extends Table>(table: Name): RowId<Name> {
    const id = this.#ids.get(table)?.pop()
    if (id === undefined || !isId<RowId<Name>>(id)) throw new Error(`Too few ids of ${table} were reserved`)
    return id
  }
}

export async function reserveIds<Table extends keyof Schema & string>(
  trx: Transaction<Schema>,
  counts: Readonly<Record<Table, number>>,
): Promise<ReservedIds<Table>> {
  const { rows } = await sql<{ table: Table; ids: number[] }>`
    select wanted.name as "table", array(
      select nextval(pg_get_serial_sequence(wanted.name, 'id'))::integer from generate_series(1, wanted.count) order by 1 desc) as ids
    from unnest(${Object.keys(counts)}::text[], ${Object.values(counts)}::integer[]) as wanted (name, count)`.execute(trx)
  return new ReservedIds(new Map(rows.map(({ table, ids }) => [table, ids])))
}

/**
 * Speeds up a large transaction that can be repeated: the commit does not wait for the disk, and long values are compressed with the faster
 * lz4 where the server supports it.
 */
export async function hastenStoring(trx: Transaction<Schema>): Promise<void> {
  await sql`
    select set_config('synchronous_commit', 'off', true), (
      select set_config(name, 'lz4', true) from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals))`.execute(
    trx,
  )
}
