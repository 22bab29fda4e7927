import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { noFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import { type SearchScope, type SearchTree, searchScopes } from '../../src/modules/discovery/domain/search/search-tree.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchDocument, SearchPort } from '../../src/modules/discovery/engine/search-port.ts'
import { openTestDatabase } from '../support/database.ts'
import { testId } from '../support/ids.ts'
import { searchDocument, searchRequest } from '../support/search-document.ts'

let database: Database
let engine: SearchPort

/** A word that stands in one place of one document alone. */
const placed: Readonly<Record<Exclude<SearchScope, 'all' | 'fullText'>, Partial<SearchDocument>>> = {
  title: { title: 'A quokka is seen' },
  abstract: { abstract: 'We saw a quokka.' },
  authors: { authors: ['Ana Quokka', 'Bo Li'] },
  affiliations: { affiliations: ['Quokka University, Perth'] },
  reports: { reports: 'The quokka needs a better description.' },
  subject: { subjects: ['Zoology', 'Quokka studies'] },
  comments: { comments: 'What a quokka!' },
  commenterName: { commenterNames: ['Cyril Quokka'] },
  reviewerName: { reviewerNames: ['Dora Quokka'] },
  grantInformation: { grantInformation: 'Funded by the Quokka Trust' },
  competingInterests: { competingInterests: 'The authors own a quokka.' },
}
const places = Object.entries(placed)
const idOf = (scope: SearchScope): number => places.findIndex(([place]) => place === scope) + 1
const bodyId = testId(100)
const keywordId = testId(101)

beforeAll(async () => {
  database = await openTestDatabase()
  engine = createPostgresSearch(database.kysely)
  await engine.store([
    ...places.map(([, facts], index) => searchDocument({ id: testId(index + 1), ...facts })),
    searchDocument({ id: bodyId, fullText: 'In the field, quokkas met us.' }),
    searchDocument({ id: keywordId, keywords: 'marsupial; quokka' }),
    searchDocument({ id: testId(102), title: 'Nothing of that kind', abstract: 'A wombat.', authors: ['Eva Wombat'] }),
    searchDocument({ id: testId(200), platform: 'q', title: 'A quokka on another platform' }),
  ])
})
afterAll(() => database.close())

const words = (text: string, scope: SearchScope = 'all', prefix = false): SearchTree => ({ kind: 'words', scope, text, prefix })
const phrase = (text: string, scope: SearchScope = 'all'): SearchTree => ({ kind: 'phrase', scope, text })

async function found(tree: SearchTree): Promise<number[]> {
  const { ids, total } = await engine.search(searchRequest({ tree, sort: 'relevance', show: 100 }))
  expect(total).toEqual({ value: ids.length, relation: 'exactly' })
  return ids.sort((a, b) => a - b)
}

test('the search scopes are those of the specification (R2.2-45, R2.2-46, R2.2-47, R2.2-48, R2.2-49, R2.2-50, R2.2-51, R2.2-52, R2.2-53, R2.2-54, R2.2-55, R2.2-56, R2.2-57)', () => {
  expect([...searchScopes].sort()).toEqual(['all', 'fullText', ...places.map(([place]) => place)].sort())
})

test.each(searchScopes.filter(scope => scope !== 'all' && scope !== 'fullText'))(
  'a word is found in the scope %s, and in no other (R2.2-46, R2.2-47, R2.2-48, R2.2-49, R2.2-51, R2.2-52, R2.2-53, R2.2-54, R2.2-55, R2.2-56, R2.2-57)',
  async scope => {
    expect(await found(words('quokka', scope))).toEqual([idOf(scope)])
  },
)

test('the scope of the full text includes title, abstract and keywords (R2.2-50)', async () => {
  expect(await found(words('quokka', 'fullText'))).toEqual([idOf('title'), idOf('abstract'), bodyId, keywordId].sort((a, b) => a - b))
})

test('the scope “all” has every place, on this site only (R2.2-09, R2.2-45)', async () => {
  expect(await found(words('quokka'))).toEqual([...places.map((_, index) => index + 1), bodyId, keywordId])
  const { ids } = await engine.search(searchRequest({ platform: 'q', tree: words('quokka') }))
  expect(ids).toEqual([200])
  expect(await engine.search(searchRequest({ platform: 'unheard of', tree: words('quokka'), withFacets: true }))).toMatchObject({
    ids: [],
    total: { value: 0, relation: 'exactly' },
    facets: { peerReviewed: 0 },
  })
})

test.each([
  ['and', { kind: 'and', parts: [words('quokka', 'title'), words('seen', 'title')] }, [idOf('title')]],
  ['and over scopes that no document joins', { kind: 'and', parts: [words('quokka', 'title'), words('quokka', 'abstract')] }, []],
  ['or', { kind: 'or', parts: [words('quokka', 'comments'), words('wombat', 'authors')] }, [idOf('comments'), 102]],
  [
    'not',
    { kind: 'and', parts: [words('quokka', 'fullText'), { kind: 'not', part: words('field') }] },
    [idOf('title'), idOf('abstract'), keywordId],
  ],
  [
    'not, where the word that is not wanted stands elsewhere than the one that is',
    {
      kind: 'and',
      parts: [
        { kind: 'or', parts: [words('kind'), words('seen')] },
        { kind: 'not', part: words('wombat') },
      ],
    },
    [idOf('title')],
  ],
  ['not alone', { kind: 'not', part: words('quokka') }, [102]],
  ['words over several places', words('wombat nothing'), [102]],
  ['a phrase', phrase('quokka is seen'), [idOf('title')]],
  ['a phrase in the wrong order', phrase('seen is quokka'), []],
  ['a phrase is of whole words as written', phrase('quokkas met'), [bodyId]],
  ['a phrase of another form of a word', phrase('quokka meeting'), []],
  ['no phrase reaches over two names', phrase('quokka bo', 'authors'), []],
  ['a phrase within a name', phrase('bo li', 'authors'), [idOf('authors')]],
  ['a beginning', words('quok', 'title', true), [idOf('title')]],
  ['a beginning that is not asked for', words('quok', 'title'), []],
  ['only the last word is a beginning', words('se quok', 'title', true), []],
  ['stop words are left out', words('the quokka of a', 'title'), [idOf('title')]],
  ['nothing but stop words', words('is a', 'title'), [idOf('title')]],
  ['punctuation alone finds nothing', words('!!! — …'), []],
] satisfies [string, SearchTree, number[]][])('the search tree is evaluated: %s', async (_, tree, expected) => {
  expect(await found(tree)).toEqual([...expected].sort((a, b) => a - b))
})

test('grants are searched by the words of acronym and number (R2.2-18, R2.2-19)', async () => {
  await engine.store([
    searchDocument({ id: testId(300), title: 'grants', grants: [{ acronym: 'HORIZON Wallaby', number: 'ERC-2019-ADG-883' }] }),
    searchDocument({ id: testId(301), title: 'grants', grants: [{ acronym: '', number: '883' }], grantInformation: 'Wallaby' }),
  ])
  const by = async (filters: { grantAcronym?: string; grantNumber?: string }) =>
    (await engine.search(searchRequest({ filters: { ...noFilters, ...filters } }))).ids.sort((a, b) => a - b)
  expect(await by({ grantAcronym: 'wallaby' })).toEqual([300])
  expect(await by({ grantNumber: '883' })).toEqual([300, 301])
  expect(await by({ grantNumber: 'erc-2019-adg-883' })).toEqual([300])
  expect(await by({ grantAcronym: 'horizon', grantNumber: '2019' })).toEqual([300])
  expect(await by({ grantNumber: '884' })).toEqual([])
  expect(await by({ grantNumber: '??' })).toEqual([])
})
