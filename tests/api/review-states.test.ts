/** What an article's page says of its review in each derived display state (specification, reading.md section 4). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArticleType } from '../../src/domain/content/article-type.ts'
import type { EditorialStatus } from '../../src/domain/peer-review/editorial-status.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
let article: string
/** Its number in the library, where another article comes to stand beside it. */
let articleId: number
let asked = 0
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/text-messages-blood-pressure'])
  const { id, volume, publication_id } = await library.database.kysely
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .select(['article.id', 'item.volume', 'item.publication_id'])
    .executeTakeFirstOrThrow()
  articleId = id
  article = `/articles/${volume}-${publication_id}`
})
afterAll(() => library.close())

interface State {
  type?: ArticleType | null
  typeName?: string
  status?: EditorialStatus | null
  /** Of which version the reports come along; none where it is null. */
  reportsIn?: number | null
}

/** The page of the first version while the library says this of all. */
async function pageOf({
  type = 'RESEARCH_ARTICLE',
  typeName = 'Research Article',
  status = 'UNDERGOING_PEER_REVIEW',
  reportsIn = 1,
}: State) {
  const { kysely } = library.database
  const reports = await kysely.selectFrom('report').select(['id', 'version_id', 'position']).execute()
  const versions = await kysely
    .selectFrom('version')
    .where('article_id', '=', articleId)
    .select(['id', 'version_number', 'type', 'type_name', 'editorial_status'])
    .execute()
  // A report of no version of the article is no report of it: another article has them meanwhile.
  const target = versions.find(version => version.version_number === reportsIn)?.id ?? (await anotherVersion())
  await kysely
    .updateTable('version')
    .set({ type, type_name: typeName, editorial_status: status })
    .where('article_id', '=', articleId)
    .execute()
  for (const [place, { id }] of reports.entries())
    await kysely
      .updateTable('report')
      .set({ version_id: target, position: 1000 + place })
      .where('id', '=', id)
      .execute()
  try {
    return (await library.app.inject({ url: `${article}/v1?asked=${++asked}`, headers: { host: 'localhost', accept: 'text/html' } })).body
  } finally {
    for (const { id, ...version } of versions) await kysely.updateTable('version').set(version).where('id', '=', id).execute()
    for (const { id, ...place } of reports) await kysely.updateTable('report').set(place).where('id', '=', id).execute()
  }
}

async function anotherVersion(): Promise<number> {
  await library.load(['demo/articles/kilogram-by-letter'])
  const { id } = await library.database.kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .where('item.title', 'like', 'A kilogram%')
    .select('version.id')
    .orderBy('version.id')
    .executeTakeFirstOrThrow()
  return id
}

const sentences = {
  NOT_REVIEWED: 'Articles of this type are not peer reviewed.',
  PREPRINT_SERVER: 'This article has not been sent to reviewers. Read it as a preprint.',
  FACULTY_REVIEW: 'This is a faculty review: its reviewers were asked before publication',
  HAS_REPORTS: 'The reports on this article speak of other versions.',
  awaiting: 'Reviewers have been asked for their reports.',
  NO_REPORTS: 'No reports have been published with this article.',
} as const

test.each<[name: string, state: State, says: keyof typeof sentences | null, showsReports: boolean]>([
  ['reports loaded', {}, null, true],
  ['a type that is not reviewed', { type: 'EDITORIAL', reportsIn: null }, 'NOT_REVIEWED', false],
  ['a type that is not reviewed, with reports all the same', { type: 'RETRACTION' }, 'NOT_REVIEWED', true],
  ['a preprint', { status: 'PUBLISHED', reportsIn: null }, 'PREPRINT_SERVER', false],
  ['a faculty review', { typeName: 'F1000 Faculty Review' }, 'FACULTY_REVIEW', true],
  ['reports that came with another version', { reportsIn: 2 }, 'HAS_REPORTS', false],
  ['no reports, and some awaited', { status: 'PEER_REVIEW_REQUESTED', reportsIn: null }, 'awaiting', false],
  ['no reports, and nothing known of a review', { status: null, reportsIn: null }, 'NO_REPORTS', false],
  ['no type, with reports', { type: null }, null, true],
])('%s', async (_name, state, says, showsReports) => {
  const [, section = ''] = (await pageOf(state)).split('id="peer-review"')
  const [own = ''] = section.split('</section><aside')
  const said = Object.entries(sentences).flatMap(([name, sentence]) => (own.includes(sentence) ? [name] : []))
  expect(said).toEqual(says === null ? [] : [says])
  expect(own.includes('Small-study effects are not examined')).toBe(showsReports)
})

test('without a type and without reports there is nothing to say', async () => {
  expect(await pageOf({ type: null, reportsIn: null })).not.toContain('id="peer-review"')
})
