import { expect, test } from 'vitest'
import { everything } from '../../domain/search/browse-changes.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import { browseOpenLiterature } from './browse-open-literature.ts'
import type { OpenLiteratureAnswer, OpenLiteratureQuestion } from './search-open-literature.ts'

const query: BrowseQuery = { ...everything, feed: 'EPMC', all: 'slate roofs', page: 2 }

async function browse(requested: BrowseQuery, answer: OpenLiteratureAnswer, within: Parameters<typeof browseOpenLiterature>[2] = null) {
  const questions: OpenLiteratureQuestion[] = []
  const search = async (question: OpenLiteratureQuestion) => {
    questions.push(question)
    return answer
  }
  return { outcome: await browseOpenLiterature({ search }, requested, within), questions }
}
const found = { state: 'found', works: [], range: { from: 21, to: 40 }, total: 64, hasNext: true } as const

test('the search of the external feed has text and rows', async () => {
  const row = { field: 'title', operator: 'NOT', value: 'moss' } as const
  const { questions } = await browse({ ...query, searchIn: [row], publishedYears: [2020] }, { ...found, works: [] })
  expect(questions).toEqual([
    {
      tree: {
        kind: 'and',
        parts: [
          { kind: 'words', scope: 'all', text: 'slate roofs', prefix: false },
          { kind: 'not', part: { kind: 'words', scope: 'title', text: 'moss', prefix: false } },
        ],
      },
      page: 2,
      show: 20,
    },
  ])
})

test.each<[string, BrowseQuery, boolean, string | null, string | null]>([
  ['in the middle', query, true, '/browse?all=slate+roofs&feed=EPMC', '/browse?all=slate+roofs&feed=EPMC&page=3'],
  ['at the beginning', { ...query, page: 1 }, true, null, '/browse?all=slate+roofs&feed=EPMC&page=2'],
  ['at the end', query, false, '/browse?all=slate+roofs&feed=EPMC', null],
])('a page %s has the right previous and next page', async (_name, requested, hasNext, previousPath, nextPath) => {
  const { outcome } = await browse(requested, { ...found, works: [], hasNext })
  expect(outcome).toMatchObject({ state: 'found', previousPath, nextPath, total: 64 })
})

test('where there is nothing to show, a link to go on is given', async () => {
  expect((await browse(query, { state: 'away' })).outcome).toEqual({ state: 'away', libraryPath: '/browse?all=slate+roofs' })
  const gateway = { path: '/gateways/roofs/browse', defaultEpmcQuery: null }
  expect((await browse(query, { state: 'beyond' }, gateway)).outcome).toEqual({
    state: 'beyond',
    firstPath: '/gateways/roofs/browse?all=slate+roofs&feed=EPMC',
  })
})

test.each([
  ['typed nothing', { ...query, all: '' }, { inItsOwnLanguage: 'GRANT_AGENCY:"Roof Trust"' }],
  ['typed something', query, { kind: 'words', scope: 'all', text: 'slate roofs', prefix: false }],
])('a gateway’s own query is used where a reader %s', async (_, requested, tree) => {
  const { questions } = await browse(
    requested,
    { ...found, works: [] },
    { path: '/gateways/roofs/browse', defaultEpmcQuery: 'GRANT_AGENCY:"Roof Trust"' },
  )
  expect(questions).toMatchObject([{ tree }])
})
