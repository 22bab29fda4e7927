/** Who leaves and wants to be named no more is in nothing that the library holds or hands out of their reports. */

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { exportParts } from '../../src/main/export-parts.ts'
import { fileGuards, fileReferences } from '../../src/main/file-references.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { catchUp } from '../../src/modules/discovery/use-cases/search/wait-for-index.ts'
import { listReportsByReviewer } from '../../src/modules/publications/data/my-work.ts'
import { listReportsOfArticle } from '../../src/modules/publications/data/peer-review/report.ts'
import { exportLibrary } from '../../src/modules/publications/use-cases/export/export-library.ts'
import { findReadableResource, openPublishedFile } from '../../src/modules/publications/use-cases/open-file.ts'
import { createTestAccounts, entriesOf, password, type TestAccounts } from '../support/accounts.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'
import { signedInAs } from '../support/user.ts'

const orcid = '0000-0002-1825-0097'
const iD = `<contrib-id contrib-id-type="orcid">https://orcid.org/${orcid}</contrib-id>`
const address = '<email>Zelda@Quarry.example</email>'

/** A report by the reviewer who leaves. @param knownBy what its source says beside the name */
const report = (number: number, knownBy: string, decision: string, doi = `10.12688/slate.15606.r${number}`) => `
<sub-article article-type="reviewer-report" id="r${number}"><front-stub><article-id pub-id-type="doi">${doi}</article-id>
<title-group><article-title>Report ${number}, by Zelda Quarry</article-title></title-group>
<contrib-group><contrib contrib-type="author">${knownBy}<name><surname>Quarry</surname><given-names>Zelda</given-names></name><xref ref-type="aff" rid="q${number}"/></contrib></contrib-group>
<aff id="q${number}">Quarry Hill College</aff><pub-date><year>2024</year></pub-date>
<custom-meta-group><custom-meta><meta-name>recommendation</meta-name><meta-value>${decision}</meta-value></custom-meta></custom-meta-group></front-stub>
<body><p>The slates of Wales are missing.</p></body>
<response response-type="reply"><front-stub><contrib-group><contrib contrib-type="author"><name><surname>Moss</surname><given-names>Ben</given-names></name></contrib></contrib-group></front-stub>
<body><p>We thank Zelda Quarry.</p></body></response></sub-article>`

const article = (version: number, below: string) => `<?xml version="1.0"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article"><front><article-meta>
<article-id pub-id-type="doi">10.12688/slate.15606.${version}</article-id><article-version>${version}</article-version>
<title-group><article-title>Slates</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Moss</surname><given-names>Ben</given-names></name></contrib></contrib-group>
<pub-date><year>2024</year></pub-date></article-meta></front><body><p>They are grey.</p></body>${below}
<sub-article article-type="reviewer-report" id="o${version}"><front-stub><article-id pub-id-type="doi">10.12688/slate.15606.o${version}</article-id>
<contrib-group><contrib contrib-type="author"><name><surname>Tile</surname><given-names>Cy</given-names></name></contrib></contrib-group></front-stub>
<body><p>Clay is better.</p></body></sub-article></article>`

/** Whatever tells who it was. */
const reported = /quarry|zelda|0002-1825/i

let library: TestLibrary
let accounts: TestAccounts
const more: TestLibrary[] = []
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
afterEach(async () => {
  for (const each of more.splice(0)) await each.close()
})
const kysely = () => library.database.kysely

let sources: string[]
beforeEach(async () => {
  for (const table of ['content_item', 'withheld_reviewer', 'file', 'mail', 'account'] as const) await kysely().deleteFrom(table).execute()
  // The second version names the reviewer without the iD, as sources do.
  const versions = [
    article(1, report(1, iD, 'revision')),
    article(2, report(1, iD, 'revision') + report(2, '', 'accept')),
    article(1, report(1, address, 'accept', '10.12688/clay.15607.r1')).replaceAll('10.12688/slate.15606', '10.12688/clay.15607'),
  ]
  sources = versions.map((_, index) => join(library.folder, `source-${index}.xml`))
  for (const [index, text] of versions.entries()) await writeFile(sources[index] ?? '', text)
  await writeFile(join(library.folder, 'source-0.pdf'), '%PDF-1.4 by Zelda Quarry')
  expect((await library.import(sources)).failed).toEqual([])
  accounts = await createTestAccounts(kysely(), library.files)
})

async function holder({ linked = orcid, confirmed = true }: { linked?: string | null; confirmed?: boolean } = {}) {
  const me = await accounts.holder('zelda@quarry.example')
  await kysely()
    .updateTable('account')
    .set({ orcid: linked, email_verified_at: confirmed ? new Date() : null })
    .where('id', '=', me.accountId)
    .execute()
  return me
}
const leave = async (me: Awaited<ReturnType<typeof holder>>, name: 'kept' | 'withheld') =>
  accounts.mine.delete(me, accounts.requestContext(), entriesOf({ name, plainPassword: password }), 'Name withheld')

/** The rows of every table, but those of mails, which are the reader's own. */
async function rowsWith(pattern: RegExp, from = library): Promise<string[]> {
  const db = from.database.kysely
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('mail', 'account')`.execute(db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} as t`.execute(db)
    found.push(...rows.filter(({ row }) => pattern.test(row)).map(() => name))
  }
  return [...new Set(found)]
}

async function filesWith(pattern: RegExp, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const found: string[] = []
  for (const path of paths) if (pattern.test(await readFile(path, 'utf8'))) found.push(path.slice(folder.length))
  return found
}

const exportTo = async (name: string, from = library) => {
  const folder = join(library.folder, name)
  await exportLibrary({ kysely: from.database.kysely, files: from.files, exportParts }, folder)
  return folder
}
const statuses = () => kysely().selectFrom('version').select(['doi', 'editorial_status']).orderBy('doi').execute()
const hashesWith = async (pattern: RegExp) => {
  const found: string[] = []
  for (const sha256 of await library.storedFiles()) if (pattern.test((await library.files.read(sha256)).toString())) found.push(sha256)
  return found
}

describe('a reviewer who deletes the account', () => {
  test('the name stays in the reports where it is kept', async () => {
    expect(await leave(await holder(), 'kept')).toEqual({ kind: 'deleted' })
    expect(await rowsWith(reported)).toContain('report')
  })

  test('a name that is removed is in no row, file or export', async () => {
    const before = { statuses: await statuses(), hashes: await hashesWith(reported) }
    expect(before.hashes).toHaveLength(4)
    expect(await leave(await holder(), 'withheld')).toEqual({ kind: 'deleted' })
    await catchUp(library.database, {
      kysely: kysely(),
      files: library.files,
      search: createPostgresSearch(kysely()),
      createSearch: createPostgresSearch,
      ...indexParts,
      onRefused: (_, error) => {
        throw error
      },
    })
    expect(await rowsWith(reported)).toEqual([])
    const site = { key: 'f1000research', features: { prescreening: { enabled: false } } }
    const superEditor = { user: { ...signedInAs('ROLE_SUPER_EDITOR'), accountId: noId<AccountId>() }, site }
    const stored = { kysely: kysely(), files: library.files, references: fileReferences, guards: fileGuards }
    for (const sha256 of before.hashes) {
      expect(await openPublishedFile(stored, sha256)).toBeNull()
      expect(await findReadableResource(stored, sha256, superEditor)).toBeNull()
    }
    await kysely().deleteFrom('mail').execute()
    expect(await filesWith(reported, await exportTo('withheld'))).toEqual([])
    // What was said, by how many, and what came of it, is the same.
    expect(await statuses()).toEqual(before.statuses)
    const { id } = await kysely()
      .selectFrom('version')
      .select('article_id as id')
      .where('doi', '=', '10.12688/slate.15606.2')
      .executeTakeFirstOrThrow()
    const reports = await listReportsOfArticle(kysely(), id)
    expect(reports.map(({ doi }) => doi).toSorted()).toEqual([
      '10.12688/slate.15606.o1',
      '10.12688/slate.15606.o2',
      '10.12688/slate.15606.r1',
      '10.12688/slate.15606.r2',
    ])
    const nameless = reports.filter(({ doi }) => doi?.includes('.r')).flatMap(({ referees }) => referees)
    expect(nameless.map(({ fullName }) => fullName)).toEqual([null, null])
    expect(new Set(nameless.map(referee => referee.id)).size).toBe(1)
    expect(reports.find(({ doi }) => doi === '10.12688/slate.15606.o1')?.referees).toMatchObject([{ fullName: 'Cy Tile' }])
  })

  test('the name stays removed when sources are imported again, here and in another installation', async () => {
    await leave(await holder(), 'withheld')
    await kysely().deleteFrom('mail').execute()
    const other = await openTestLibrary()
    more.push(other)
    expect((await other.import([await exportTo('again')])).failed).toEqual([])
    for (const [to, outcome] of [
      [library, 'unchanged'],
      [other, 'unchanged'],
    ] as const) {
      const summary = await to.import(sources)
      expect(summary[outcome]).toHaveLength(3)
      expect(await rowsWith(reported, to)).toEqual([])
    }
    // A later version that brings the reports along.
    const later = join(library.folder, 'later.xml')
    await writeFile(later, article(3, report(1, iD, 'revision') + report(2, '', 'accept')))
    expect((await other.import([later])).created).toHaveLength(1)
    expect(await rowsWith(reported, other)).toEqual([])
  })

  test.each<[string, Parameters<typeof holder>[0], string[]]>([
    ['the iD alone', { confirmed: false }, ['10.12688/slate.15606.1', '10.12688/slate.15606.2']],
    ['the confirmed address alone', { linked: null }, ['10.12688/clay.15607.1']],
    ['an address that nobody confirmed', { linked: null, confirmed: false }, []],
  ])('reports are found by %s, never by name', async (_, known, articles) => {
    const before = await kysely().selectFrom('version').select(['doi', 'source_sha256']).orderBy('doi').execute()
    const me = await holder(known)
    await leave(me, 'withheld')
    const after = await kysely().selectFrom('version').select(['doi', 'source_sha256']).orderBy('doi').execute()
    expect(after.filter((row, index) => row.source_sha256 !== before[index]?.source_sha256).map(({ doi }) => doi)).toEqual(articles)
  })

  test('the same reports are listed before the deletion', async () => {
    const dois = async (known: Parameters<typeof listReportsByReviewer>[2]) => {
      const reports = await listReportsByReviewer(kysely(), 'f1000research', known)
      return reports.length
    }
    expect(await dois({ accountId: noId(), orcid, confirmedEmail: null })).toBe(3)
    expect(await dois({ accountId: noId(), orcid: null, confirmedEmail: 'ZELDA@quarry.example' })).toBe(1)
    expect(await dois({ accountId: noId(), orcid: null, confirmedEmail: null })).toBe(0)
  })
})
