/** What an installation of 0.1.0 has is opened, migrated and gone on with by today's code, and its export is imported: nothing is lost. */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailWriters } from '../../src/main/email-writers.ts'
import { exportParts } from '../../src/main/export-parts.ts'
import { type Library, openLibrary } from '../../src/main/library.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { runDigest } from '../../src/modules/alerts/use-cases/digests/run-digests.ts'
import { noteBounces } from '../../src/modules/alerts/use-cases/note-bounces.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { MatchRequest } from '../../src/modules/discovery/engine/search-port.ts'
import { catchUp } from '../../src/modules/discovery/use-cases/search/wait-for-index.ts'
import { readSmtpServer } from '../../src/modules/email/external/smtp-server.ts'
import { createSmtpTransport } from '../../src/modules/email/external/smtp-transport.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { createMailSender } from '../../src/modules/email/use-cases/send-mails.ts'
import { exportLibrary } from '../../src/modules/publications/use-cases/export/export-library.ts'
import { readLibraryAgain } from '../../src/modules/publications/use-cases/read-library-again.ts'
import { renderLibrary } from '../../src/modules/publications/use-cases/render-library.ts'
import { digestSites, linksOf } from '../support/digest-library.ts'
import { countRows, readRows } from '../support/library-rows.ts'
import { startMailServer } from '../support/mail-server.ts'
import { type Release, unpackRelease } from '../support/release.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let release: Release
let library: Library
const open = async (): Promise<void> => {
  release = await unpackRelease('0.1')
  library = await openLibrary(release.config)
}
const close = async (): Promise<void> => {
  await library.database.close()
  await release.remove()
}
const kysely = () => library.database.kysely

/** What is made again in an installation of its own: PDFs. */
const ownTables = new Set(['file', 'version_file'])

const readable = (row: string): string => row.replaceAll(/\$argon2id[^"]*/g, 'a hash').replaceAll(/("confirm_by":"[^".]*\.\d{3})\d+/g, '$1')

/**
 * Rows that the other library lacks, and those that it has beside them, cut to a readable length. The export is of the installation on
 * PostgreSQL, whose password hashes have other salts, and says times to the thousandth of a second.
 */
async function rowsThatDiffer(other: TestLibrary): Promise<string[]> {
  const read = async (database: Library['database']): Promise<[string, string[]][]> =>
    [...(await readRows(database.kysely))].map(([table, rows]) => [table, rows.map(readable)])
  const [there, here] = [new Map(await read(other.database)), await read(library.database)]
  return here.flatMap(([table, rows]) => {
    if (ownTables.has(table)) return []
    const others = there.get(table) ?? []
    const [lacking, added] = [rows.filter(row => !others.includes(row)), others.filter(row => !rows.includes(row))]
    return [...lacking.map(row => `- ${table} ${row.slice(0, 400)}`), ...added.map(row => `+ ${table} ${row.slice(0, 400)}`)]
  })
}

/** A digest that goes on asks its searches again. */
const notExported = [
  expect.stringMatching(/^- digest_run .*"asked_topic_id":"SEARCH/),
  expect.stringMatching(/^\+ digest_run .*"asked_topic_id":"\? alert_topic"/),
]
/** Exports of 0.1.0 do not say until when somebody may confirm a sign-up for updates. */
const notExportedThen = [
  expect.stringMatching(/^- update_sign_up .*"confirm_by":"2026-/),
  expect.stringMatching(/^\+ update_sign_up .*"confirm_by":null/),
]

/** Gateways find their publications by their rules when these are indexed. */
const indexAll = ({ database, files }: TestLibrary) =>
  catchUp(database, {
    ...{ kysely: database.kysely, files, search: createPostgresSearch(database.kysely), createSearch: createPostgresSearch },
    ...indexParts,
    onRefused: (id, error) => {
      throw new Error(`The publication ${id} is not indexed`, { cause: error })
    },
  })

describe('the migrated database of 0.1.0', () => {
  beforeAll(open)
  afterAll(close)

  test('it has every row after its migration', async () => {
    const now = await countRows(kysely())
    // The change log has what the log of imports said; the other two said nothing but that there was a change.
    const { kysely_migration: formerMigrations = 0, import_log: imports, gateway_change, site_change, ...former } = release.rows
    const noted = await kysely().selectFrom('change_log').where('kind', 'like', 'publications.%').select('payload').execute()
    expect([noted.length, gateway_change, site_change].map(Boolean)).toEqual([true, true, true])
    expect(noted).toHaveLength(imports ?? 0)
    expect(noted.every(({ payload }) => typeof payload.hash === 'string')).toBe(true)
    // What waits to be indexed is not counted, and follows from the rest.
    for (const [table, rows] of Object.entries(former)) if (table !== 'search_change') expect([table, now[table]]).toEqual([table, rows])
    expect(now.kysely_migration).toBeGreaterThan(formerMigrations)
  })

  test('it has accounts, comments, pages, posts and emails in their states', async () => {
    const accounts = await kysely().selectFrom('account').select(['email', 'roles']).orderBy('email').execute()
    expect(accounts).toEqual([
      { email: 'ada@example.org', roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'] },
      { email: 'ben@example.org', roles: ['ROLE_USER'] },
      { email: 'cleo@example.org', roles: ['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_RESEARCH_PUBLISHER'] },
      { email: 'dora@example.org', roles: ['ROLE_USER', 'ROLE_RESEARCH_EDITORIAL_ASSISTANT', 'ROLE_EDITORIAL_BOARD'] },
    ])
    const comments = await kysely().selectFrom('comment').select(['body', 'state']).orderBy('id').execute()
    expect(comments.map(({ body, state }) => [state, body])).toEqual([
      ['published', 'A careful study of cells.'],
      ['published', 'I agree with Ben.'],
      ['published', 'This report convinced me.'],
      ['published', 'Where is the seed of the generator?'],
      ['waiting', 'See https://slates.example for more.'],
      ['withdrawn', 'I take this back.'],
      ['removed', 'Buy my slates.'],
    ])
    const pages = await kysely()
      .selectFrom('site_page_revision as revision')
      .innerJoin('site_page as page', 'page.id', 'revision.site_page_id')
      .select(['revision.title', 'page.path', 'page.publish_at'])
      .orderBy('revision.id')
      .execute()
    expect(pages.map(({ title, path }) => `${path}: ${title}`)).toEqual([
      '/our-story: Our story',
      '/our-story: Our story',
      '/not-yet: A page nobody sees yet',
      '/rules: House rules',
      '/rules: House rules',
      // What leads from the former path to the present one.
      '/house-rules: House rules',
      '/rules: Rules of 2999',
    ])
    const posts = await kysely().selectFrom('blog_post').select(['section', 'slug', 'publish_at']).orderBy('id').execute()
    expect(posts.map(({ section, slug, publish_at }) => [section, slug, publish_at?.getUTCFullYear() ?? null])).toEqual([
      ['blog', 'ten-years-of-slates', 2026],
      ['blog', 'eleven-years-of-slates', null],
      ['news', 'a-thousand-years-of-slates', 2999],
    ])
    const mails = await kysely().selectFrom('mail').select(['kind', 'state']).orderBy('id').execute()
    expect(mails.map(({ kind, state }) => `${kind}: ${state}`)).toEqual([
      'recommendation: sent',
      'recommendation: sent',
      'confirm-registration: kept',
      'confirm-address: kept',
      'comments-to-moderate: kept',
      'comment-removed: kept',
      'confirm-alert: kept',
      'confirm-updates: kept',
      'digest: waiting',
      'digest: waiting',
    ])
    const uses = await kysely().selectFrom('usage_count').select(['kind', 'uses']).where('source', '=', 'pmc').orderBy('uses').execute()
    expect(uses).toEqual([
      { kind: 'xml-download', uses: 1 },
      { kind: 'pdf-download', uses: 5 },
      { kind: 'view', uses: 37 },
    ])
  })

  test('its articles are read again from their sources', async () => {
    const outcome = await readLibraryAgain({ kysely: kysely(), files: library.files })
    expect(outcome.failed).toEqual([])
    expect(outcome.changed + outcome.same).toBe(release.rows.version)
    const versions = await kysely().selectFrom('version').select('title').orderBy('id').execute()
    expect(versions.map(({ title }) => title)).toContain('Slates that whistle in the wind: an invented study')
  })

  describe.each([
    ['what 0.1.0 exported', [...notExportedThen, ...notExported], () => release.unpackExport()],
    [
      'what today’s code exports of it',
      notExported,
      async () => {
        const folder = join(release.config.dataDirectory, 'exported-today')
        await exportLibrary({ kysely: kysely(), files: library.files, exportParts }, folder)
        return folder
      },
    ],
  ] as const)('importing %s', (_, differing, exported) => {
    test('everything is imported', async () => {
      await readLibraryAgain({ kysely: kysely(), files: library.files })
      await renderLibrary({ kysely: kysely() })
      const to = await openTestLibrary()
      try {
        expect((await to.import([await exported()])).failed).toEqual([])
        await indexAll(to)
        expect(await rowsThatDiffer(to)).toEqual(differing)
      } finally {
        await to.close()
      }
    })
  })
})

describe('running jobs of 0.1.0', () => {
  beforeEach(open)
  afterEach(close)

  test('its digest continues, and nobody gets it twice', async () => {
    const { database } = library
    const mail = createMail({ database, writers: emailWriters, from: 'no-reply@example.org', onPosted: () => undefined })
    const search = { matching: async ({ among }: MatchRequest) => [...(among ?? [])] }
    const outcome = await runDigest({ kysely: database.kysely, mail, sites: await digestSites(), linksOf, search }, 'WEEKLY')
    expect(outcome).toEqual({ kind: 'WEEKLY', mails: 2 })
    const digests = await kysely().selectFrom('mail').select('recipient').where('kind', '=', 'digest').orderBy('id').execute()
    expect(digests.map(({ recipient }) => recipient)).toEqual([
      'ada@example.org',
      'ben@example.org',
      'cleo@example.org',
      'dora@example.org',
    ])
  })

  test('its waiting emails are sent once, and no others', async () => {
    const server = await startMailServer()
    const at = readSmtpServer(server.smtp)
    if (at === null) throw new Error(server.smtp)
    const sender = createMailSender({
      database: library.database,
      transport: createSmtpTransport(at),
      from: 'no-reply@example.org',
      onChange: () => undefined,
      onFailure: error => {
        throw error
      },
      onBounced: addresses => noteBounces(library.database.kysely, addresses),
      every: null,
    })
    try {
      sender.notify()
      const waiting = kysely().selectFrom('mail').select('id').where('state', 'in', ['waiting', 'sending'])
      await expect.poll(() => waiting.execute()).toEqual([])
      const received = await server.received()
      expect(received.map(({ envelope }) => envelope.to).toSorted()).toEqual(['ada@example.org', 'ben@example.org'])
    } finally {
      await sender.close()
      await server.stop()
    }
  })
})
