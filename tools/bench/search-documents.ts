/** Lean documents for a search index, as many as are wanted: invented words as frequent as words are in texts (Zipf's law). */

import { uncheckedId } from '../../src/core/ids/id.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { articleTypes } from '../../src/document/metadata/article-type.ts'
import type { SearchDocument } from '../../src/modules/discovery/engine/search-port.ts'
import type { SubjectId } from '../../src/modules/publications/domain/ids.ts'
import { Random } from '../generate-publications/random.ts'
import { familyNames } from '../generate-publications/vocabulary/people.ts'

export const platform = 'bench'
const vocabularySize = 200_000
const syllables = 'ba ce di fo gu ha ki lo mu ne pa ro si ta vu we xo ya zi bri cla dro fle gri pla sto tra'.split(' ')

/** Makes a word of its rank, which begins at 0; each rank has another word. */
export function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length]
  return word
}

/** Chances come from a table, which costs less than reckoning a logarithm for every word. */
const tableSize = 2 ** 20
const ranks = new Uint32Array(tableSize)
{
  const weights = Float64Array.from({ length: vocabularySize }, (_, rank) => 1 / (rank + 2.7) ** 1.02)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let rank = 0
  let reached = (weights[0] ?? 0) / sum
  for (let place = 0; place < tableSize; place += 1) {
    while ((place + 0.5) / tableSize > reached && rank < vocabularySize - 1) {
      rank += 1
      reached += (weights[rank] ?? 0) / sum
    }
    ranks[place] = rank
  }
}
const words = Array.from({ length: vocabularySize }, (_, rank) => wordOf(rank))

function text(random: Random, count: number): string {
  const chosen: string[] = []
  for (let index = 0; index < count; index += 1) chosen.push(words[ranks[random.integer(0, tableSize - 1)] ?? 0] ?? '')
  return `${chosen.join(' ')}.`
}

const givenNames = Array.from({ length: 400 }, (_, index) => wordOf(index * 37 + 5))
const name = (random: Random): string =>
  `${random.pick(givenNames)} ${random.pick(familyNames)}${random.chance(0.5) ? `-${wordOf(random.integer(0, 5000))}` : ''}`
const names = (random: Random, max: number): string[] => Array.from({ length: random.integer(1, max) }, () => name(random))

/** @param bodyWords how many the full text has besides title and abstract */
export function makeDocument(id: ContentId, bodyWords: number): SearchDocument {
  const random = new Random(`search ${id}`)
  const year = 2026 - random.rank(12)
  const subject = random.rank(12)
  const isArticle = random.chance(0.9)
  const subjects = [uncheckedId<SubjectId>(subject + 1), uncheckedId<SubjectId>(100 + subject * 10 + random.rank(9))]
  const grant = `${wordOf(random.integer(0, 30_000)).toUpperCase()}-${random.integer(1000, 99_999)}`
  return {
    id,
    platform,
    language: 'en',
    published: `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
    title: text(random, random.integer(6, 16)),
    abstract: text(random, random.integer(90, 180)),
    keywords: text(random, 5),
    fullText: text(random, bodyWords),
    authors: names(random, 7),
    affiliations: [text(random, 6), text(random, 6)],
    subjects: subjects.map(each => words[each] ?? ''),
    reports: random.chance(0.5) ? text(random, 40) : '',
    reviewerNames: random.chance(0.5) ? names(random, 2) : [],
    comments: random.chance(0.1) ? text(random, 25) : '',
    commenterNames: random.chance(0.1) ? names(random, 1) : [],
    grantInformation: random.chance(0.6) ? `${text(random, 6)} ${grant}` : '',
    grants: random.chance(0.6) ? [{ acronym: wordOf(random.integer(0, 3000)), number: grant }] : [],
    competingInterests: random.chance(0.9) ? 'No competing interests were disclosed.' : text(random, 12),
    contentType: isArticle ? 'ARTICLE' : random.pick(['POSTER', 'SLIDE', 'DOCUMENT', 'VIDEO']),
    articleType: isArticle ? random.pickCommon(articleTypes) : null,
    documentTypeId: isArticle ? null : uncheckedId(random.integer(1, 12)),
    funderIds: Array.from({ length: random.integer(0, 2) }, () => uncheckedId(1 + Math.floor((2000 * random.integer(0, 999) ** 2) / 1e6))),
    gatewayIds: random.chance(0.3) ? [uncheckedId(random.integer(1, 40))] : [],
    subjectIds: subjects,
    passedPeerReview: random.chance(0.5),
    views: random.rank(20) * 100 + random.integer(0, 99),
    citations: random.rank(8),
  }
}

export async function* makeDocuments(count: number, bodyWords: number, onBatch: (made: number) => void): AsyncGenerator<SearchDocument[]> {
  const batch = 500
  for (let first = 1; first <= count; first += batch) {
    yield Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => makeDocument(uncheckedId(first + index), bodyWords))
    onBatch(Math.min(count, first + batch - 1))
  }
}
