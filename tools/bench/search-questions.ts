/** What the search benchmark asks: questions of each kind with words as common as the kind says, found by counting. */
import { uncheckedId } from '../../src/core/ids/id.ts'
import { noFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import { type SearchScope, type SearchTree, searchScopes } from '../../src/modules/discovery/domain/search/search-tree.ts'
import type { SearchDocument, SearchRequest } from '../../src/modules/discovery/engine/search-port.ts'
import { makeDocument, platform } from './search-documents.ts'

export interface QuestionKind {
  name: string
  /** Several, so that no answer is measured alone. */
  requests: SearchRequest[]
}

const counted = 4000
const variants = 8

const words = (text: string, scope: SearchScope = 'all'): SearchTree => ({ kind: 'words', scope, text, prefix: false })
const phrase = (text: string): SearchTree => ({ kind: 'phrase', scope: 'all', text })

const request = (facts: Partial<SearchRequest>): SearchRequest => ({
  platform,
  tree: null,
  filters: noFilters,
  subjectId: null,
  sort: 'relevance',
  page: 1,
  show: 20,
  withFacets: true,
  ...facts,
})

const wordsOf = (...texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter(word => word.length > 3)

/** Words with the share of documents that have them, by what is told of a document. */
function shares(documents: readonly SearchDocument[], textOf: (document: SearchDocument) => string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const document of documents) for (const word of new Set(textOf(document))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => [word, count / documents.length])
}

/** Those nearest to a share. */
const nearest = (all: readonly [string, number][], share: number, max = variants): string[] =>
  [...all]
    .sort(([, a], [, b]) => Math.abs(Math.log(a / share)) - Math.abs(Math.log(b / share)))
    .slice(0, max)
    .map(([word]) => word)

const texts: Readonly<Record<Exclude<SearchScope, 'all'>, (document: SearchDocument) => readonly string[]>> = {
  title: ({ title }) => [title],
  abstract: ({ abstract }) => [abstract],
  fullText: ({ title, abstract, fullText }) => [title, abstract, fullText],
  authors: ({ authors }) => authors,
  affiliations: ({ affiliations }) => affiliations,
  reports: ({ reports }) => [reports],
  subject: ({ subjects }) => subjects,
  comments: ({ comments }) => [comments],
  commenterName: ({ commenterNames }) => commenterNames,
  reviewerName: ({ reviewerNames }) => reviewerNames,
  grantInformation: ({ grantInformation }) => [grantInformation],
  competingInterests: ({ competingInterests }) => [competingInterests],
}

/** @param items how many documents there are; a rare word is in one of ten thousand, or in a few */
export function makeQuestions(items: number, bodyWords: number): { measured: QuestionKind[]; mixed: SearchRequest[] } {
  const documents = Array.from({ length: counted }, (_, index) =>
    makeDocument(uncheckedId(1 + Math.floor((index * items) / counted)), bodyWords),
  )
  const everywhere = shares(documents, ({ title, abstract, fullText }) => wordsOf(title, abstract, fullText))
  const [rare, middling, common] = [1 / counted, 0.01, 0.2].map(share => nearest(everywhere, share))
  if (!rare || !middling || !common) throw new Error('Too few documents to ask about')
  const pairs = common.map((word, index) => `${word} ${common[(index + 1) % common.length]}`)
  // As they stand in a document.
  const phrases = documents.slice(0, variants).map(({ abstract }) => wordsOf(abstract).slice(20, 22).join(' '))
  const surnames = nearest(
    shares(documents, ({ authors }) => wordsOf(...authors.map(name => name.split(/[ -]/u)[1] ?? ''))),
    0.02,
  )
  const requested = (name: string, trees: readonly (SearchTree | null)[], facts: Partial<SearchRequest> = {}): QuestionKind => ({
    name,
    requests: trees.map(tree => request({ tree, ...facts })),
  })
  const main = [
    requested('no query', [null]),
    requested(
      'rare term',
      rare.map(word => words(word)),
    ),
    requested(
      'middling term (1 %)',
      middling.map(word => words(word)),
    ),
    requested(
      'common term (20 %)',
      common.map(word => words(word)),
    ),
    requested(
      'two common terms',
      pairs.map(pair => words(pair)),
    ),
    requested('phrase', phrases.map(phrase)),
    requested('phrase of two common words', pairs.map(phrase)),
    requested(
      'author',
      surnames.map(word => words(word, 'authors')),
    ),
  ]
  const more = [
    requested('subject, no text', [null], { subjectId: uncheckedId(2) }),
    requested(
      'common term, two filters',
      common.map(word => words(word)),
      { filters: { ...noFilters, publishedYears: [2025, 2024], contentTypes: ['ARTICLE'] } },
    ),
    requested(
      'common term, newest',
      common.map(word => words(word)),
      { sort: 'newest' },
    ),
    requested(
      'common term, most viewed',
      common.map(word => words(word)),
      { sort: 'mostViewed' },
    ),
    requested(
      'middling term, most cited',
      middling.map(word => words(word)),
      { sort: 'mostCited' },
    ),
    requested(
      'common term, page 400',
      common.map(word => words(word)),
      { page: 400 },
    ),
    requested(
      'three common terms, one that is nowhere',
      pairs.map((pair, index) => words(`${pair} ${common[(index + 2) % common.length]} qqqqq`)),
      { fewerWords: true },
    ),
    requested(
      'common term without another',
      common.map((word, index) => ({
        kind: 'and' as const,
        parts: [words(word), { kind: 'not' as const, part: words(middling[index] ?? '') }],
      })),
    ),
  ]
  const withoutFacets = main.map(({ name, requests }) => ({
    name: `${name}, no facets`,
    requests: requests.map(each => ({ ...each, withFacets: false })),
  }))
  const scopes = searchScopes.map(scope => {
    const inScope =
      scope === 'all'
        ? middling
        : nearest(
            shares(documents, document => wordsOf(...texts[scope](document))),
            0.01,
          )
    return requested(
      `middling term in ${scope}`,
      inScope.map(word => words(word, scope)),
    )
  })
  return { measured: [...main, ...more, ...withoutFacets, ...scopes], mixed: main.flatMap(({ requests }) => requests) }
}
