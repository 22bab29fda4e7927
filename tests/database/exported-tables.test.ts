/** Each table of the database is exported and restored by one part, or is named with the reason why it is not (docs/decisions/0116). */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportParts, importParts, tablesNotExported } from '../../src/main/export-parts.ts'
import { type Library, openLibrary } from '../../src/main/library.ts'
import { changeEditorialStatus } from '../../src/modules/publications/use-cases/editorial/change-editorial-status.ts'
import { exportLibrary, itemTables } from '../../src/modules/publications/use-cases/export/export-library.ts'
import { importPaths } from '../../src/modules/publications/use-cases/import/import-paths.ts'
import { recordPeerReview } from '../../src/modules/publications/use-cases/peer-review/record-peer-review.ts'
import { contentsOf } from '../support/folder-contents.ts'
import { type Release, unpackRelease } from '../support/release.ts'
import { report as makeReport, person } from '../support/stored-article.ts'
import { limits, openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let release: Release
let library: Library
const opened: TestLibrary[] = []
beforeAll(async () => {
  release = await unpackRelease('0.1')
  library = await openLibrary(release.config)
})
afterAll(async () => {
  for (const each of opened) await each.close()
  await library.database.close()
  await release.remove()
})

const exported = [...itemTables, ...exportParts.flatMap(({ tables }) => tables)]

test('each table is in one list: exported or not', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(library.database.kysely)
  const named = [...exported, ...Object.values(tablesNotExported).flat()]
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

const write = async (from: Pick<TestLibrary, 'database' | 'files'>, folder: string): Promise<string> => {
  await exportLibrary({ kysely: from.database.kysely, files: from.files, exportParts }, folder)
  return folder
}

const emptyTables = async (): Promise<string[]> => {
  const empty: string[] = []
  for (const table of exported) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(library.database.kysely)
    if (rows[0]?.n === 0) empty.push(table)
  }
  return empty
}

/** What the installation of 0.1.0 lacks: an article with funders, what it cannot read, and rows of the tables that are empty. */
async function fillTables(): Promise<void> {
  const { kysely } = library.database
  const file = join(release.config.dataDirectory, 'funded.xml')
  await writeFile(
    file,
    `<?xml version="1.0"?><article article-type="research-article"><front><article-meta>
<article-id pub-id-type="doi">10.5555/funded.1</article-id><title-group><article-title>Funded slates</article-title></title-group>
<pub-date><year>2024</year></pub-date><funding-group><award-group><funding-source>Slate Fund</funding-source><award-id>S-1</award-id>
</award-group></funding-group></article-meta></front><body><p>They grew.<unknown-element>x</unknown-element></p></body></article>`,
  )
  const setting = { ...importParts, kysely, files: library.files, limits, platform: 'f1000research', gateways: [], typeset: null }
  expect((await importPaths([file], setting, { dryRun: false })).failed).toEqual([])
  const report = { doi: '10.5555/funded.1.r1', decision: 'APPROVED', published: { year: 2026, month: 5, day: 6, text: null } } as const
  const { versionId, articleId, metadata } = await kysely
    .selectFrom('version')
    .where('doi', '=', '10.5555/funded.1')
    .select(['id as versionId', 'article_id as articleId', 'metadata'])
    .executeTakeFirstOrThrow()
  const { id: ben } = await kysely.selectFrom('account').where('email', '=', 'ben@example.org').select('id').executeTakeFirstOrThrow()
  const reviewers = [{ type: 'reviewers', notes: [], contributors: [person('Ben', 'Slate')] }]
  const document = makeReport({ ...report, contributorGroups: reviewers })
  await kysely
    .transaction()
    .execute(trx =>
      recordPeerReview(trx, { versionId, articleId, metadata }, { kind: 'reports', reports: [{ document, reviewers: [ben] }] }),
    )
  const by = { kind: 'command-line' } as const
  const given = {
    platform: 'f1000research',
    versionId,
    status: 'NOT_PASSED_PEER_REVIEW',
    reason: 'A test.',
    versionOfRecordDoi: null,
    by,
  } as const
  expect(await changeEditorialStatus(kysely, given)).toMatchObject({ kind: 'changed' })
  const statements = [
    sql`insert into report_use (report_id, month, views) select id, '2026-05-01', 7 from report`,
    sql`insert into document_type (name, default_submitter) values ('Policy', 'Slate Fund')`,
    sql`insert into account_demographics (account_id, gender, nationality) values (${ben}, 'OTHER', '{392}')`,
    sql`insert into account_identity (provider, subject, account_id, label, linked_at) values ('orcid', 'x', ${ben}, 'Ben', '2026-05-06')`,
    sql`insert into account_gateway (account_id, gateway_id) select ${ben}::integer, min(id) from gateway where parent_id is null`,
    sql`insert into membership (account_id, role, platform_id, gateway_id) select ${ben}::integer, 'ROLE_RESEARCH_PUBLISHER', gateway.platform_id, place
      from gateway cross join lateral (values (gateway.id), (null)) as places (place)
      where gateway.id = (select min(id) from gateway where parent_id is null)`,
    sql`insert into passkey (id, account_id, public_key, counter, name, created_at) values ('key', ${ben}, 'x', 7, 'Key', '2026-05-06')`,
    sql`insert into comment_block (account_id, reason, at) values (${ben}, 'He sells slates.', '2026-05-06')`,
    sql`insert into tracked_state (content_item_id, version_number, status, reports, comments) select id, 1, null, 0, 0 from content_item`,
    sql`insert into item_change (run_id, content_item_id, kinds)
      select (select min(id) from digest_run), min(id), array['report'] from content_item`,
    sql`insert into organisation_suggestion (name, suggested_by, suggested_at) values ('House of Slate', ${ben}, '2026-05-06')`,
    sql`insert into withheld_reviewer (article, mark, number) values ('doi/10.5555/other', 'f00d', 1)`,
    sql`insert into site_media_former_address (site_media_id, address) select min(id), '/files/abc/old.png' from site_media`,
    sql`insert into board_member_subject (board_member_id, board_subject_id)
      select member.id, subject.id from board_member member join board_subject subject using (platform_id) order by 1, 2 limit 1`,
    sql`insert into site_settings (platform_id, submit_page_use_reader_ui, submit_page_sidebar_left)
      select id, true, '<p>Submit</p>' from platform where key = 'f1000research'`,
    sql`insert into wordpress_item (platform_id, site, kind, wordpress_id, content_hash, blog_author_id)
      select platform_id, 'blog.example', 'author', 3, 'f00d', id from blog_author order by id limit 1`,
  ]
  for (const statement of statements) await statement.execute(kysely)
}

test('the second export of an installation with rows in every table equals the first byte for byte', async () => {
  await fillTables()
  expect(await emptyTables()).toEqual([])
  const first = await write(library, join(release.config.dataDirectory, 'first'))
  const to = await openTestLibrary()
  opened.push(to)
  expect((await to.import([first])).failed).toEqual([])
  const second = await write(to, join(to.folder, 'second'))
  const [before, after] = [await contentsOf(first), await contentsOf(second)]
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const [path, bytes] of before) expect(linesThatDiffer(bytes, after.get(path) ?? ''), path).toEqual([])
})

/** The lines of one text that the other has not, and those that it has beside them. */
function linesThatDiffer(one: string, other: string): string[] {
  if (one === other) return []
  const [before, after] = [one.split('\n'), other.split('\n')]
  const [left, added] = [new Set(before), new Set(after)]
  const differing = [
    ...before.filter(line => !added.has(line)).map(line => `- ${line}`),
    ...after.filter(line => !left.has(line)).map(line => `+ ${line}`),
  ]
  return differing.length > 0 ? differing : ['The lines have another order.']
}
