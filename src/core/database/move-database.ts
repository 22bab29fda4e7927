/**
 * Copies the embedded database into an empty one on a PostgreSQL server. The migrations make the tables there, so that two versions of
 * PostgreSQL make no difference; the rows follow in the format of COPY, in one transaction: the server has all of them or none.
 */

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { OperatorError } from '../operator-error.ts'
import { type Migrations, migrate } from './migrate.ts'
import { openDatabase, type PGliteDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

interface Table {
  schema: string
  name: string
  /** The columns are those that are stored, not generated, in an order that both databases know. */
  columns: string[]
}

/** A table of the source is read in blocks: so many of its pages have some 32 MB of rows, which are in memory at once. */
interface SourceTable extends Table {
  pages: number
  pagesAtOnce: number
}

interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

/** Our own schemas and that of the job queue; tables that are parts of others have rows of their own. */
const isOurs = sql<boolean>`n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'`
const columnsOfTable = sql<string[]>`(select array_agg(attname::text order by attname)
  from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '')`

/**
 * @param source is migrated to the newest schema, and otherwise only read
 * @param databaseUrl of an existing database without tables
 * @returns the number of rows that were copied
 * @throws OperatorError where the server cannot be used or the database there is not empty
 */
export async function moveDatabase(source: PGliteDatabase, databaseUrl: string, migrations: Migrations): Promise<number> {
  const target = await openDatabase({ databaseUrl, directory: '' })
  try {
    await checkEmpty(target.kysely)
    await migrate(source, migrations)
    await migrate(target, migrations)
  } finally {
    await target.close()
  }
  const tables = await sourceTables(source.kysely)
  const sequences = await sequencesOf(source.kysely)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'recto' })
  await client.connect()
  try {
    await client.query('begin')
    const copied = await copyAll(source, client, tables)
    for (const { name, value, isCalled } of sequences) await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
    await client.query('commit')
    return copied
  } finally {
    await client.end()
  }
}

async function checkEmpty(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and ${isOurs} order by 1 limit 1`.execute(kysely)
  const [table] = rows
  if (table === undefined) return
  throw new OperatorError(
    `The database that DATABASE_URL names has tables already, such as “${table.name}”. Name an empty one: createdb makes it.`,
    { exitCode: 1 },
  )
}

async function sourceTables(kysely: Kysely<Schema>): Promise<SourceTable[]> {
  const { rows } = await sql<Table & { pages: string; bytes: string }>`
    select n.nspname as schema, c.relname as name, ${columnsOfTable} as columns,
      pg_relation_size(c.oid) / current_setting('block_size')::int as pages, pg_table_size(c.oid) as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${isOurs} order by 1, 2`.execute(kysely)
  return rows.map(({ pages: stored, bytes, ...table }) => {
    const pages = Number(stored)
    // Long values are stored outside of the table's own pages, and compressed to a quarter or so.
    const bytesOfPage = (4 * Number(bytes)) / Math.max(1, pages)
    return { ...table, pages, pagesAtOnce: Math.max(1, Math.floor(32_000_000 / Math.max(1, bytesOfPage))) }
  })
}

async function sequencesOf(kysely: Kysely<Schema>): Promise<Sequence[]> {
  const { rows: names } = await sql<{ name: string }>`select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${isOurs} order by 1`.execute(kysely)
  const found: Sequence[] = []
  for (const { name } of names) {
    const { rows } = await sql<Omit<Sequence, 'name'>>`select last_value::text as value, is_called as "isCalled"
      from ${sql.raw(name)}`.execute(kysely)
    for (const row of rows) found.push({ name, ...row })
  }
  return found
}

/** Constraints between tables and triggers are away meanwhile; the former are checked over all rows when they come back. */
async function copyAll(source: PGliteDatabase, client: pg.Client, tables: readonly SourceTable[]): Promise<number> {
  const names = tables.map(nameOf)
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text !~ '^pg_'`,
  )
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // The migrations have stored some rows of their own, which come with the others.
  await client.query(`truncate ${names.join(', ')}`)
  let copied = 0
  for (const table of tables) copied += await copyTable(source, client, table)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of foreignKeys) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  return copied
}

async function copyTable(source: PGliteDatabase, client: pg.Client, table: SourceTable): Promise<number> {
  const stream = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
  await pipeline(Readable.from(rowsOf(source, table)), stream)
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.raw(nameOf(table))}`.execute(source.kysely)
  const expected = Number(rows[0]?.count)
  if (stream.rowCount !== expected) {
    throw new Error(`Of the ${expected} rows of ${nameOf(table)}, ${stream.rowCount} were copied`)
  }
  return expected
}

async function* rowsOf(source: PGliteDatabase, table: SourceTable): AsyncGenerator<Uint8Array> {
  for (let first = 0; first < table.pages; first += table.pagesAtOnce) {
    const isWithin = `ctid >= '(${first},0)' and ctid < '(${first + table.pagesAtOnce},0)'`
    yield await source.copyOut(`copy (select ${columnsOf(table)} from ${nameOf(table)} where ${isWithin}) to '/dev/blob'`)
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const nameOf = ({ schema, name }: Table): string => `${quoted(schema)}.${quoted(name)}`
const columnsOf = ({ columns }: Table): string => columns.map(quoted).join(', ')
