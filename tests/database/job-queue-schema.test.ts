/** The tables of the job queue are made by our migrations alone: they must be those that the installed pg-boss would make. */
import { CompiledQuery, type Kysely } from 'kysely'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { createQueueDatabase } from '../../src/core/jobs/queue-database.ts'
import { openTestDatabase } from '../support/database.ts'

const reference = 'reference_of_pgboss'
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.runText(getConstructionPlans(reference), [])
})
afterAll(() => database.close())

/** Statistics are not kept, so that their partitions by day are not made. */
const partitionByDay = /queue_stats_\d{8}/

async function describe(kysely: Kysely<never>, schema: string): Promise<string[]> {
  const { rows } = await kysely.executeQuery<{ line: string }>(
    CompiledQuery.raw(
      `
      select format('column %s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
        from information_schema.columns where table_schema = $1
      union all select indexdef from pg_indexes where schemaname = $1
      union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = $1::regnamespace
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = $1::regnamespace
      union all select format('%s %s', t.typname, string_agg(enumlabel, ',' order by enumsortorder))
        from pg_enum join pg_type t on t.oid = enumtypid where typnamespace = $1::regnamespace group by t.typname
      union all select format('partition %s of %s', inhrelid::regclass, inhparent::regclass)
        from pg_inherits join pg_class c on c.oid = inhrelid where c.relnamespace = $1::regnamespace`,
      [schema],
    ),
  )
  return rows
    .map(({ line }) => line.replaceAll(`${schema}.`, '').replaceAll(/\s+/g, ' '))
    .filter(line => !partitionByDay.test(line))
    .toSorted()
}

test('our migrations make the same schema as the installed pg-boss', async () => {
  const kysely = database.kysely.withTables<never>()
  const ours = await describe(kysely, 'pgboss')
  expect(ours.length).toBeGreaterThan(150)
  expect(ours).toEqual(await describe(kysely, reference))
})

test('the installed pg-boss accepts the version and finds nothing missing', async () => {
  const db = createQueueDatabase(database, { onBack: () => undefined })
  const versions = await Promise.all(['pgboss', reference].map(schema => new PgBoss({ db, schema, migrate: false }).schemaVersion()))
  expect(versions[0]).toBe(versions[1])
  const boss = new PgBoss({ db, backend: database.kind, migrate: false })
  expect(await boss.isInstalled()).toBe(true)
  const { ok, ...drift } = await boss.detectSchemaDrift()
  expect(ok, JSON.stringify(drift)).toBe(true)
})
