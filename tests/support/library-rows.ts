/**
 * Dumps a database in a form that is the same for every database with the same content: rows refer to each other by
 * names instead of ids, and times are left out.
 */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../src/core/database/schema.ts'

type Row = Record<string, unknown>

/** Tables with the names of their rows; a table follows those that its names refer to. Null: no other row refers to it. */
const names: [table: string, nameOf: ((row: Row, ref: (column: string) => string) => string) | null][] = [
  ['platform', row => `${row.key}`],
  ['file', row => `${row.sha256}`],
  ['document_type', row => `${row.name}`],
  ['ontology_term', row => `${row.slug}`],
  ['funder', row => `${row.identifier ?? row.name}`],
  ['content_item', (row, ref) => `${ref('platform_id')}/${row.volume}-${row.publication_id}`],
  ['article', (_, ref) => ref('content_item_id')],
  ['article_identifier', null],
  ['version', (row, ref) => `${ref('article_id')}/v${row.version_number}`],
  ['asset', (_, ref) => `${ref('content_item_id')}/asset`],
  ['author', (row, ref) => `${ref('version_id')}${ref('asset_id')}/author-${row.position}`],
  ['report', (row, ref) => `${ref('version_id')}/report-${row.position}`],
  ['report_response', (row, ref) => `${ref('report_id')}/response-${row.position}`],
  ['affiliation', (row, ref) => `${ref('version_id')}${ref('asset_id')}${ref('report_id')}/affiliation-${row.position}`],
  ['author_affiliation', null],
  ['referee', (row, ref) => `${ref('article_id')}/${row.source_key}`],
  ['report_referee', null],
  ['referee_affiliation', null],
  ['version_funder', null],
  ['keyword', null],
  ['content_subject', null],
  ['dataset', null],
  ['version_file', null],
  ['asset_file', null],
  ['related_content', null],
  // A filter's parent is a gateway that comes before it.
  ['gateway', (row, ref) => `${ref('platform_id')}/${row.parent_id === null ? '' : 'filter/'}${row.url}`],
  ['gateway_file', null],
  ['gateway_content', null],
  ['usage_count', null],
  ['report_use', null],
  ['import_warning', null],
  ['account', row => `${row.email}`],
  ['account_demographics', null],
  ['account_gateway', null],
  ['organisation_suggestion', null],
  ['account_identity', null],
  ['passkey', null],
  ['role_change', null],
  ['membership', null],
  ['version_status_change', null],
  ['update_sign_up', null],
  ['tracked_item', null],
  ['alert_subscriber', (row, ref) => `${ref('platform_id')}/${row.email ?? ref('account_id')}`],
  [
    'alert_topic',
    (row, ref) => [row.kind, ref('platform_id'), ref('ontology_term_id'), ref('gateway_id'), row.orcid, row.search].join('/'),
  ],
  ['alert', null],
  ['digest_run', row => `${row.kind} ${row.due_at}`],
  ['announced_item', null],
  ['digest_news', null],
  ['tracked_state', null],
  ['item_change', null],
  ['digest_sent', null],
  ['site_media', row => `${row.name}`],
  ['site_media_size', null],
  ['site_media_former_address', null],
  ['site_page', row => `${row.path}`],
  ['site_page_revision', row => `${row.title}`],
  ['site_menu_item', row => `${row.text}`],
  ['board_subject', row => `${row.name}`],
  ['board_member', row => `${row.name}`],
  ['board_member_subject', null],
  ['site_statistics', null],
  ['site_settings', null],
  ['blog_author', row => `${row.slug}`],
  ['blog_post', row => `${row.slug}`],
  ['blog_post_revision', row => `${row.title}`],
  ['comment', row => `${row.body}`],
  ['comment_event', null],
  ['comment_flag', null],
  ['comment_block', null],
  ['wordpress_item', null],
]

const columnsOfOthers: Record<string, string> = {
  current_version_id: 'version',
  submit_page_id: 'site_page',
  related_content_item_id: 'content_item',
  by_account_id: 'account',
  subscriber_id: 'alert_subscriber',
  topic_id: 'alert_topic',
  run_id: 'digest_run',
  asked_topic_id: 'alert_topic',
}
/** Also leaves out the position of terms that were added one by one, which follows their ids. */
const leftOut = (table: string, column: string): boolean =>
  column === 'id' || /_at$|^at$/.test(column) || (table === 'ontology_term' && column === 'position')

const owning = ['version_id', 'asset_id', 'report_id', 'author_id', 'content_item_id', 'article_id']

/** By table, sorted. A row is `OWNER | COLUMNS`: the owner is the version, asset or publication that the row belongs to, if any. */
export async function readRows(database: Kysely<Schema>): Promise<Map<string, string[]>> {
  const known = new Map<string, Map<number, string>>()
  const found = new Map<string, Row[]>()
  for (const [table, nameOf] of names) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(database)
    const all = rows.map(({ row }) => row)
    found.set(table, all)
    if (nameOf) known.set(table, new Map(all.map(row => [Number(row.id), nameOf(row, column => nameIn(known, table, column, row))])))
  }
  return new Map(Array.from(found, ([table, rows]) => [table, rows.map(row => asText(table, row, known)).sort()]))
}

function nameIn(known: Map<string, Map<number, string>>, table: string, column: string, row: Row): string {
  const id = row[column]
  if (id === null || id === undefined) return ''
  const other = ['parent_id', 'current_revision_id', 'scheduled_revision_id'].includes(column)
    ? column.replace('parent_id', table).replace(/^(?:current|scheduled)_revision_id$/, `${table}_revision`)
    : (columnsOfOthers[column] ?? column.replace(/_id$/, ''))
  return known.get(other)?.get(Number(id)) ?? `? ${other}`
}

function asText(table: string, row: Row, known: Map<string, Map<number, string>>): string {
  const refers = (column: string): boolean => column.endsWith('_id') && !['publication_id', 'source_id', 'wordpress_id'].includes(column)
  const columns = Object.entries(row).filter(([column]) => !leftOut(table, column))
  const said = columns.map(([column, value]) => [column, refers(column) ? nameIn(known, table, column, row) : value])
  const own = ['content_item', 'version', 'asset'].includes(table) ? known.get(table)?.get(Number(row.id)) : undefined
  const owner = own ?? owning.map(column => nameIn(known, table, column, row)).find(Boolean) ?? ''
  return `${owner} | ${JSON.stringify(Object.fromEntries(said))}`
}

/**
 * Counts the rows of each table, which a failed import must not change. The indexing queue is left out, since it belongs to earlier
 * imports.
 */
export async function countRows(database: Kysely<Schema>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'search_change' order by 1`.execute(database)
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(database)
    counts[name] = counted.rows[0]?.n ?? -1
  }
  return counts
}
