/** The change log: what it refuses, and that each of its readers sees each change once, in an order that respects each subject. */

import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomOf } from '../../scripts/campaigns/campaign.ts'
import { appendChanges } from '../../src/core/change-log/append-changes.ts'
import { type Change, readChanges } from '../../src/core/change-log/read-changes.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())

const change = (subject: string, count = 0) =>
  ({ kind: 'tests.changed', platformId: null, subject, visibility: 'public', payload: { count } }) as const

/** What a reader sees now, as `subject count`. @param during runs while a batch is handled */
async function seen(
  reader: string,
  options?: Parameters<typeof readChanges>[3],
  during: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const all: Change[] = []
  await readChanges(
    library.database.kysely,
    reader,
    async (_trx, changes) => {
      all.push(...changes)
      await during()
    },
    options,
  )
  return all.map(({ subject, payload }) => `${subject} ${String(payload.count)}`)
}

describe('the change log', () => {
  test('it stores what a change carries', async () => {
    const { kysely } = library.database
    const platform = await kysely.selectFrom('platform').select('id').limit(1).executeTakeFirstOrThrow()
    const whole = {
      kind: 'tests.kept',
      platformId: platform.id,
      subject: 'slate:1',
      tags: ['slate:1', 'roof:2'],
      visibility: 'staff',
      payload: { before: null, after: ['a', 1] },
    } as const
    const found: Change[] = []
    await readChanges(kysely, 'what it keeps', async () => undefined)
    await appendChanges(kysely, [whole])
    await readChanges(kysely, 'what it keeps', async (_trx, changes) => void found.push(...changes))
    expect(found).toEqual([{ ...whole, id: expect.any(Number), actorId: null, at: expect.any(Date) }])
  })

  test('it has no change of a transaction that is rolled back', async () => {
    await seen('rolled back', { from: 'now' })
    const failed = library.database.kysely.transaction().execute(async trx => {
      await appendChanges(trx, [change('rolled-back:1')])
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await seen('rolled back')).toEqual([])
  })

  test.each([
    ['update', sql`update change_log set payload = '{}'`],
    ['delete', sql`delete from change_log`],
    ['truncate', sql`truncate change_log`],
    ['take the name of', sql`update change_log set subject = 'other:1', actor_id = null`],
  ])('the database refuses to %s its rows', async (_what, statement) => {
    await appendChanges(library.database.kysely, [change('refused:1', 1)])
    await expect(statement.execute(library.database.kysely)).rejects.toThrow('neither changed nor deleted')
  })

  test('it loses the reference to a deleted account, and nothing else', async () => {
    const { kysely } = library.database
    const { id } = await kysely
      .insertInto('account')
      .values({ email: 'actor@example.org', first_name: 'A', last_name: 'B' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await appendChanges(kysely, [{ ...change('actor:1'), actorId: id }])
    const row = () => kysely.selectFrom('change_log').where('subject', '=', 'actor:1').selectAll().executeTakeFirstOrThrow()
    const before = await row()
    expect(before.actor_id).toBe(id)
    await kysely.deleteFrom('account').where('id', '=', id).execute()
    expect(await row()).toEqual({ ...before, actor_id: null })
  })

  test('it can be erased in a transaction that declares so', async () => {
    const { kysely } = library.database
    await appendChanges(kysely, [change('erased:1')])
    await kysely.transaction().execute(async trx => {
      await sql`set local recto.erases = on`.execute(trx)
      await trx.updateTable('change_log').set({ payload: '{"erased":true}' }).where('subject', '=', 'erased:1').execute()
    })
    const rows = await kysely.selectFrom('change_log').where('subject', '=', 'erased:1').select('payload').execute()
    expect(rows).toEqual([{ payload: { erased: true } }])
  })
})

describe('a reader of the change log', () => {
  test('it begins at the first change, or at the next one', async () => {
    const { kysely } = library.database
    await appendChanges(kysely, [change('begin:1', 1)])
    expect(await seen('from the next', { from: 'now' })).toEqual([])
    expect(await seen('from the first')).toContain('begin:1 1')
    await appendChanges(kysely, [change('begin:1', 2)])
    expect(await seen('from the next')).toEqual(['begin:1 2'])
    expect(await seen('from the first')).toEqual(['begin:1 2'])
    expect(await seen('from the first')).toEqual([])
  })

  test('it reads in batches, each in one transaction with its effects', async () => {
    const { kysely } = library.database
    await seen('in batches', { from: 'now' })
    await appendChanges(
      kysely,
      Array.from({ length: 25 }, (_, index) => change('batch:1', index)),
    )
    const sizes: number[] = []
    const failing = readChanges(
      kysely,
      'in batches',
      async (trx, changes) => {
        sizes.push(changes.length)
        await trx.updateTable('platform').set({ key: sql`key` }).execute()
        if (sizes.length === 2) throw new Error('killed')
      },
      { limit: 10 },
    )
    await expect(failing).rejects.toThrow('killed')
    expect(sizes).toEqual([10, 10])
    expect(await seen('in batches', { limit: 10 })).toEqual(Array.from({ length: 15 }, (_, index) => `batch:1 ${index + 10}`))
  })

  test('it reads changes restored from another cluster once, and goes on here', async () => {
    const { kysely } = library.database
    await seen('moved', { from: 'now' })
    await appendChanges(kysely, [change('moved:1', 1), change('moved:1', 2)])
    expect(await seen('moved', { limit: 1 })).toEqual(['moved:1 1', 'moved:1 2'])
    await appendChanges(kysely, [change('moved:1', 3)])
    // As a dump of another cluster is restored here, whose transactions had far higher ids.
    await kysely.transaction().execute(async trx => {
      await sql`set local recto.erases = on`.execute(trx)
      await sql`update change_log set cluster = 7, transaction_id = (transaction_id::text::bigint + 1000000)::text::xid8`.execute(trx)
      await sql`update change_log_reader set cluster = 7, position = (position::text::bigint + 1000000)::text::xid8`.execute(trx)
    })
    await appendChanges(kysely, [change('moved:1', 4)])
    expect(await seen('moved', { limit: 1 })).toEqual(['moved:1 3', 'moved:1 4'])
    await appendChanges(kysely, [change('moved:1', 5)])
    expect(await seen('moved')).toEqual(['moved:1 5'])
    // Back in a cluster where it was before, it reads nothing again.
    const moveTo = (cluster: string) =>
      kysely.transaction().execute(async trx => {
        await sql`set local recto.erases = on`.execute(trx)
        await sql`update change_log_reader set cluster = ${cluster} where name = 'moved'`.execute(trx)
        await sql`update change_log set cluster = 8 where cluster = current_cluster() and ${cluster} = '8'`.execute(trx)
        await sql`update change_log set cluster = current_cluster(), transaction_id = (transaction_id::text::bigint - 1000000)::text::xid8
          where cluster = 7 and ${cluster} = '8'`.execute(trx)
      })
    await moveTo('8')
    expect(await seen('moved')).toEqual([])
    await appendChanges(kysely, [change('moved:1', 6)])
    expect(await seen('moved')).toEqual(['moved:1 6'])
    // A reader that comes later reads all of them, in their order.
    expect((await seen('later', { limit: 3 })).filter(each => each.startsWith('moved:1'))).toEqual(
      [1, 2, 3, 4, 5, 6].map(count => `moved:1 ${count}`),
    )
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('the change log on a server', () => {
  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'with interleaved transactions (seed %i), each reader sees each committed change once, those of a subject in order',
    async seed => {
      const random = randomOf(seed, 0)
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(library.database.kysely)
      const url = new URL(process.env.TEST_DATABASE_URL ?? '')
      url.pathname = `/${rows[0]?.name}`
      const writers = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const client = new pg.Client({ connectionString: url.href })
          await client.connect()
          return { client, isOpen: false, subjects: new Set<string>(), written: [] as string[] }
        }),
      )
      const readers = [`one of ${seed}`, `two of ${seed}`]
      for (const reader of readers) await seen(reader, { from: 'now' })
      const received = new Map(readers.map(reader => [reader, [] as string[]]))
      const committed = new Set<string>()
      let count = 0
      const write = async (): Promise<void> => {
        const writer = random.pick(writers)
        if (writer.isOpen && random.chance(0.3)) {
          const isCommitted = random.chance(0.8)
          await writer.client.query(isCommitted ? 'commit' : 'rollback')
          if (isCommitted) for (const each of writer.written) committed.add(each)
          Object.assign(writer, { isOpen: false, subjects: new Set(), written: [] })
          return
        }
        const subject = `of-${seed}:${random.below(8)}`
        // As its row's lock would have it.
        if (writers.some(other => other !== writer && other.subjects.has(subject))) return
        if (!writer.isOpen) await writer.client.query('begin')
        writer.isOpen = true
        await writer.client.query(
          `insert into change_log (kind, subject, visibility, payload) values ('tests.changed', $1, 'public', jsonb_build_object('count', $2::int))`,
          [subject, ++count],
        )
        writer.subjects.add(subject)
        writer.written.push(`${subject} ${count}`)
      }
      const writeSome = async (): Promise<void> => {
        for (let left = random.below(6); left > 0; left--) await write()
      }
      for (let step = 0; step < 60; step++) {
        await writeSome()
        const reader = random.pick(readers)
        received.get(reader)?.push(...(await seen(reader, { limit: 1 + random.below(4) }, writeSome)))
      }
      for (const { client, isOpen } of writers) {
        if (isOpen) await client.query('rollback')
        await client.end()
      }
      for (const reader of readers) {
        received.get(reader)?.push(...(await seen(reader)))
        const all = received.get(reader) ?? []
        expect(new Set(all)).toEqual(committed)
        expect(all).toHaveLength(committed.size)
        for (const subject of new Set(all.map(each => each.split(' ', 1)[0]))) {
          const counts = all.filter(each => each.startsWith(`${subject} `)).map(each => Number(each.split(' ')[1]))
          expect(counts).toEqual(counts.toSorted((one, other) => one - other))
        }
      }
      expect(committed.size).toBeGreaterThan(15)
    },
  )

  test('an open transaction does not delay other changes, and its own are read after it has ended', async () => {
    const { kysely } = library.database
    await seen('during a long transaction', { from: 'now' })
    const noted = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const long = kysely.transaction().execute(async trx => {
      await appendChanges(trx, [change('long:1', 1)])
      noted.resolve()
      await ended.promise
      await appendChanges(trx, [change('long:1', 2)])
    })
    await noted.promise
    for (let count = 1; count <= 3; count++) {
      await appendChanges(kysely, [change('short:1', count)])
      expect(await seen('during a long transaction')).toEqual([`short:1 ${count}`])
    }
    ended.resolve()
    await long
    expect(await seen('during a long transaction')).toEqual(['long:1 1', 'long:1 2'])
    const { rows } = await sql<{
      seen: string
    }>`select seen::text as seen from change_log_reader where name = 'during a long transaction'`.execute(kysely)
    expect(await seen('during a long transaction')).toEqual([])
    expect(rows).toHaveLength(1)
  })

  test('two processes that read under one name get each change once between them', async () => {
    const { kysely } = library.database
    await seen('two processes', { from: 'now' })
    await appendChanges(
      kysely,
      Array.from({ length: 200 }, (_, index) => change('shared:1', index)),
    )
    const both = await Promise.all([seen('two processes', { limit: 7 }), seen('two processes', { limit: 11 })])
    expect(both.flat().sort()).toEqual(Array.from({ length: 200 }, (_, index) => `shared:1 ${index}`).sort())
  })
})
