import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SearchTree, searchScopes } from '../../domain/search/search-tree.ts'
import { europePmcQuery, europePmcQueryOf } from './europe-pmc-query.ts'
import { readQuery } from './fake/read-query.ts'

const words = (text: string, more: Partial<Extract<SearchTree, { kind: 'words' }>> = {}): SearchTree => ({
  kind: 'words',
  scope: 'all',
  text,
  prefix: false,
  ...more,
})
const phrase = (text: string): SearchTree => ({ kind: 'phrase', scope: 'all', text })
const not = (part: SearchTree): SearchTree => ({ kind: 'not', part })
const everything = '(FIRST_PDATE:[1600 TO 3000])'

test.each<[string, SearchTree | null, string]>([
  ['nothing asked for', null, everything],
  ['one word', words('lichen'), 'lichen'],
  ['several', words('lichen slate'), '(lichen AND slate)'],
  ['words that say nothing', words('the growth of lichens'), '(growth AND lichens)'],
  ['nothing but such words', words('to the'), '("to" AND the)'],
  ['operators as words', words('lichen AND moss or NOT slate'), '(lichen AND moss AND "NOT" AND slate)'],
  ['a field as a word', words('AUTH:roof SRC:MED'), '("AUTH:roof" AND "SRC:MED")'],
  ['quotation marks', words('"lichen sla"te'), '("lichen" AND "sla te")'],
  ['brackets', words('(lichen)) [1 TO 2]'), '("(lichen))" AND "[1" AND "2]")'],
  ['a backslash at the end', words('lichen\\'), '"lichen"'],
  ['wildcards, boosts and distances', words('* li?hen* moss^9 tile~2'), '("li?hen*" AND "moss^9" AND "tile~2")'],
  ['a minus before a word', words('-lichen'), '"-lichen"'],
  ['parts of a word', words('IL-6 p53/MDM2 β-catenin'), '("IL-6" AND "p53/MDM2" AND "β-catenin")'],
  ['other scripts', words('地衣 лишайник'), '(地衣 AND лишайник)'],
  ['control characters', words('li\u0000chen'), '"li chen"'],
  ['only signs', words('!!! ((( "'), everything],
  ['a beginning', words('slate lich', { prefix: true }), '(slate AND lich*)'],
  ['too short a beginning', words('li', { prefix: true }), 'li'],
  ['a beginning with signs', words('li-ch', { prefix: true }), '"li-ch"'],
  ['a phrase keeps every word', phrase('growth of the "lichen'), '"growth of the lichen"'],
  ['a title', words('lichen roof', { scope: 'title' }), '(TITLE:lichen AND TITLE:roof)'],
  ['a grant', words('W1', { scope: 'grantInformation' }), '(GRANT_ID:W1 OR GRANT_AGENCY:W1)'],
  ['what the service does not have', words('fine', { scope: 'reports' }), everything],
  ['one of two is what it does not have', { kind: 'and', parts: [words('a1'), words('b', { scope: 'comments' })] }, 'a1'],
  ['either', { kind: 'or', parts: [words('moss'), phrase('wet roof')] }, '(moss OR "wet roof")'],
  ['one without the other', { kind: 'and', parts: [words('moss'), not(words('roof')), not(phrase('a b'))] }, '(moss NOT roof NOT "a b")'],
  ['only without', not(words('roof')), `(${everything} NOT roof)`],
  ['without what is excluded from it', not(not(words('roof'))), `(${everything} NOT (${everything} NOT roof))`],
])('the query of Europe PMC is right: %s', (_name, tree, query) => expect(europePmcQuery(tree)).toBe(query))

test('the key of a work is quoted in the query', () => {
  expect(europePmcQueryOf({ source: 'MED', id: '1" OR "2' })).toBe('EXT_ID:"1 OR 2" AND SRC:"MED"')
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', '\\', '(', ')', ' AND ', 'TITLE:', '[', ' TO ', '*', '-', 'moss'), { maxLength: 12 })
    .map(parts => parts.join('')),
)
const scope = fc.constantFrom(...searchScopes)
const { tree } = fc.letrec<{ tree: SearchTree }>(tie => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.record({ kind: fc.constant('words' as const), scope, text, prefix: fc.boolean() }),
    fc.record({ kind: fc.constant('phrase' as const), scope, text }),
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), parts: fc.array(tie('tree'), { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('not' as const), part: tie('tree') }),
  ),
}))

test('every search gives a query that the service can parse', () => {
  fc.assert(
    fc.property(tree, each => {
      const query = europePmcQuery(each)
      expect(readQuery(query), query).not.toBeNull()
    }),
    { numRuns: 1000 },
  )
})

test('the query has a limited length, however long the search is', () => {
  const long = words(Array.from({ length: 10_000 }, (_, number) => `word${number}`).join(' '))
  const nested = Array.from({ length: 5000 }).reduce<SearchTree>(inner => not(inner), phrase('x'.repeat(100_000)))
  for (const each of [long, nested, { kind: 'or' as const, parts: [long, long, long] }])
    expect(europePmcQuery(each).length).toBeLessThan(5000)
})

test('a query in the service’s own syntax is sent unchanged', () => {
  expect(europePmcQuery({ inItsOwnLanguage: 'GRANT_AGENCY:"Roof Trust"' })).toBe('GRANT_AGENCY:"Roof Trust"')
})
