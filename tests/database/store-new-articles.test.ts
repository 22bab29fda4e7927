/** Many articles stored at once are stored as they are one by one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import type { NewArticle } from '../../src/modules/publications/data/store-new-articles.ts'
import { storeArticles, storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { storePlatform } from '../../src/modules/sites/data/platforms.ts'
import { openTestDatabase } from '../support/database.ts'
import { makeArticles } from '../support/generated-articles.ts'
import { readRows } from '../support/library-rows.ts'
import { article, person, place, report } from '../support/stored-article.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  for (const key of ['zz-singly', 'zz-together']) await storePlatform(database.kysely, { key, name: key })
})
afterAll(() => database.close())

const singly = (articles: readonly NewArticle[]) =>
  database.kysely.transaction().execute(async trx => {
    for (const versions of articles) for (const version of versions) await storeVersion(trx, 'zz-singly', version)
  })
const together = (articles: readonly NewArticle[]) =>
  database.kysely.transaction().execute(trx => storeArticles(trx, 'zz-together', articles))

/** The rows of a platform's items, by table; nobody's id is among them. */
async function rowsOf(platform: string): Promise<Map<string, string[]>> {
  const rows = await readRows(database.kysely)
  const own = (row: string): boolean => row.startsWith(`${platform}/`) || row.startsWith(`${platform} |`)
  const alike = (row: string): string => row.replaceAll(platform, 'PLATFORM').replaceAll(/report:\d+:/g, 'report:')
  return new Map(
    Array.from(rows, ([table, all]) => [
      table,
      all
        .filter(own)
        .map(alike)
        .filter(row => table !== 'platform' || row === '')
        .sort(),
    ]),
  )
}

/** What the one has and the other has not, cut to what can be read. */
function differences(one: Map<string, string[]>, other: Map<string, string[]>, tables = [...one.keys()]): string[] {
  return tables.flatMap(table => {
    const [mine, theirs] = [one.get(table) ?? [], other.get(table) ?? []]
    return [...lacking(mine, theirs).map(row => `- ${table}: ${row}`), ...lacking(theirs, mine).map(row => `+ ${table}: ${row}`)]
  })
}
function lacking(rows: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return rows.flatMap(row => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at >= 0 ? [] : [row.replace(/"[^"]{80,}"/g, '"…"').slice(0, 400)]
  })
}

/** These have something of every kind of row, and reviewers who come again, are anonymous, or get their iD from a later report. */
function reviewed(number: number, change: Parameters<typeof article>[0] = {}): NewArticle {
  const doi = (version: number) => `10.5555/new.${number}.${version}`
  const by = (...contributors: ReturnType<typeof person>[]) => ({
    contributorGroups: [{ type: 'reviewers', notes: [], contributors }],
    affiliations: [place('r1', 'Institute of Lichens'), place(null, 'Nowhere'), place('r1', 'Institute of Moss')],
  })
  const rosa = person('Rosa', 'Reviewer', { affiliationIds: ['r1', 'r9'] })
  const anonymous = { ...rosa, kind: 'anonymous' as const }
  const answer = report({ kind: 'author-response', ...by(person('Ines', 'Vogt')), responses: [report(by(rosa))] })
  const first = [
    report({ doi: `10.5555/r.${number}`, decision: 'APPROVED', ...by(rosa), responses: [answer, answer] }),
    report({ id: 'r2', decision: 'APPROVED', ...by({ ...anonymous }, { ...anonymous }) }),
    report({ id: 'r2', kind: 'author-response', ...by(rosa) }),
  ]
  const second = [
    report({ ...by({ ...rosa, orcid: '0000-0002-1825-0097' }), decision: 'NOT_APPROVED' }),
    report(by({ ...rosa, orcid: '0000-0001-5109-3700' })),
  ]
  const metadata = {
    elocationId: `${number}`,
    volume: '3',
    subjects: [{ groupType: null, language: null, path: ['Biology', `Lichens ${number % 2}`] }],
    related: [
      {
        element: 'related-article' as const,
        type: 'companion',
        linkType: 'doi',
        href: doi(1).replace(`${number}.1`, `${number + 1}.2`),
        text: [],
      },
      { element: 'related-article' as const, type: 'companion', linkType: null, href: null, text: [] },
    ],
  }
  const version = (versionNumber: number, peerReview: typeof first) => ({
    ...article({
      files: { 'f.png': `picture ${number} ${versionNumber}`, 'g.png': 'the same' },
      ...change,
      peerReview,
      metadata: { ...metadata, doi: doi(versionNumber), versionNumber, ...change.metadata },
    }),
    missingSubjects: 'create' as const,
    thumbnail: 'f.png',
  })
  return [version(1, first), version(2, second)]
}

test('generated and imported articles have the same rows, in bulk or one by one', async () => {
  const articles = [...makeArticles(12), ...[1, 2, 3, 4].map(number => reviewed(number))]
  await singly(articles)
  expect(await together(articles)).toEqual(articles.map(() => true))
  const [one, other] = [await rowsOf('zz-singly'), await rowsOf('zz-together')]
  const filled = [...one].filter(([, rows]) => rows.length > 0).map(([table]) => table)
  expect(filled).toEqual(
    expect.arrayContaining(['version', 'author', 'affiliation', 'report', 'report_response', 'report_referee', 'referee_affiliation']),
  )
  expect(filled).toEqual(
    expect.arrayContaining(['referee', 'keyword', 'dataset', 'version_file', 'version_funder', 'content_subject', 'related_content']),
  )
  expect(differences(one, other)).toEqual([])
  // Once more, nothing changes.
  expect(await together(articles)).toEqual(articles.map(() => false))
  expect(differences(other, await rowsOf('zz-together'))).toEqual([])
})

test('articles that are known, share an identifier or have a taken path are stored one by one', async () => {
  const known = reviewed(21)
  const takesItsKey = reviewed(22, { metadata: { elocationId: '21' } })
  const twice = reviewed(23)
  const again = reviewed(23, { title: 'Another title', text: 'Another text' })
  const without = [article({ metadata: { elocationId: null } })]
  await singly([known, takesItsKey, twice, again, without])
  await together([known])
  expect(await together([known, takesItsKey, twice, again, without])).toEqual([false, true, true, false, true])
  const [one, other] = [await rowsOf('zz-singly'), await rowsOf('zz-together')]
  expect(differences(one, other)).toEqual([])
})
