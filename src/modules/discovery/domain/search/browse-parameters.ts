/**
 * Parsers of the browse parameters. Each accepts any text, keeps the valid part and lists what it refuses. Pages use the valid part;
 * the API responds with the refused values.
 */

import { type AnyId, isId, maxId } from '../../../../core/ids/id.ts'
import type { GatewayId } from '../../../../core/ids/shared-ids.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { articleTypes } from '../../../../document/metadata/article-type.ts'
import { contentTypeOfSegment, contentTypes } from '../../../../document/metadata/content-type.ts'
import type { DocumentTypeId, FunderId } from '../../../publications/domain/ids.ts'
import { browseLimits } from './browse-limits.ts'
import { type BrowseQuery, browseSorts, type SearchInRow, searchOperators } from './browse-query.ts'
import { type SearchScope, searchScopes } from './search-tree.ts'

export interface RefusedValue {
  parameter: string
  message: string
}

export interface BrowseParameters {
  query: Omit<BrowseQuery, 'subjects'>
  /** The unvalidated value of each subject level. */
  terms: ReadonlyMap<number, string>
  refused: readonly RefusedValue[]
}

type Refuse = (parameter: string, message: string) => void

/** @returns the value that the text stands for, or null */
type ReadWord<Value> = (word: string) => Value | null

interface ListParameter<Value> {
  read: ReadWord<Value>
  /** The error message, which says what the values must be. */
  message: string
  /** Sorts the values in canonical order. */
  compare: (one: Value, other: Value) => number
}

const oneOf = <Word extends string>(words: readonly Word[], also: ReadWord<Word> = () => null): ListParameter<Word> => ({
  read: word => words.find(each => each === word.toUpperCase()) ?? also(word.toLowerCase()),
  message: `must be a comma list of ${words.join(', ')}`,
  compare: (one, other) => words.indexOf(one) - words.indexOf(other),
})

const numbers = (max: number): ListParameter<number> => ({
  read: word => wholeNumber(word, max),
  message: `must be a comma list of whole numbers from 1 to ${max}`,
  compare: (one, other) => one - other,
})
const ids = <SomeId extends AnyId>(): ListParameter<SomeId> => ({
  ...numbers(maxId),
  read: word => {
    const value = wholeNumber(word, maxId)
    return value !== null && isId<SomeId>(value) ? value : null
  },
})

/** The parameters with several values, in canonical order. */
export const listsOfParameters = {
  contentTypes: oneOf(contentTypes, contentTypeOfSegment),
  articleTypes: oneOf(articleTypes),
  documentTypeIds: ids<DocumentTypeId>(),
  fundingBodies: ids<FunderId>(),
  publishedYears: numbers(browseLimits.latestYear),
  gatewayIds: ids<GatewayId>(),
} as const
export const listNames = [
  'contentTypes',
  'articleTypes',
  'documentTypeIds',
  'fundingBodies',
  'publishedYears',
  'gatewayIds',
] as const satisfies readonly (keyof typeof listsOfParameters)[]

/** Never throws. */
export function readBrowseParameters(parameters: URLSearchParams): BrowseParameters {
  const refused: RefusedValue[] = []
  const refuse: Refuse = (parameter, message) => refused.push({ parameter, message })
  const first = (name: string): string => normaliseLine(parameters.get(name) ?? '')
  const list = <Value>(name: string, { read, message, compare }: ListParameter<Value>): Value[] => {
    const words = parameters.getAll(name).flatMap(text => text.split(','))
    const retained = new Set<Value>()
    for (const word of words.map(normaliseLine)) {
      const value = word === '' ? null : read(word)
      if (value !== null && retained.size < browseLimits.values) retained.add(value)
      else if (word !== '' && (value === null || !retained.has(value))) refuse(name, value === null ? message : tooMany)
    }
    return [...retained].sort(compare)
  }
  const { searchIn, terms } = readNumbered(parameters, refuse)
  return {
    query: {
      all: readText(first('all')),
      contentTypes: list('contentTypes', listsOfParameters.contentTypes),
      articleTypes: list('articleTypes', listsOfParameters.articleTypes),
      documentTypeIds: list('documentTypeIds', listsOfParameters.documentTypeIds),
      fundingBodies: list('fundingBodies', listsOfParameters.fundingBodies),
      publishedYears: list('publishedYears', listsOfParameters.publishedYears),
      ...readYearRange(first('publishedFrom'), first('publishedTo'), refuse),
      gatewayIds: list('gatewayIds', listsOfParameters.gatewayIds),
      peerReviewed: readSwitch('peerReviewed', first('peerReviewed'), refuse),
      grantAcronym: readText(first('grantAcronym')),
      grantNumber: readText(first('grantNumber')),
      searchIn,
      sort: readWord('sort', first('sort'), browseSorts, refuse) ?? 'relevance',
      feed: readWord('feed', first('feed'), ['EPMC'] as const, refuse) ?? 'library',
      page: readNumber('page', first('page'), { usual: 1, max: browseLimits.lastPage }, refuse),
      show: readNumber('show', first('show'), { usual: browseLimits.show.standard, max: browseLimits.show.max }, refuse),
    },
    terms,
    refused,
  }
}

const tooMany = `may have ${browseLimits.values} values at most`

/** On pages, a range that ends before it begins is read the other way around. */
function readYearRange(from: string, to: string, refuse: Refuse): Pick<BrowseQuery, 'publishedFrom' | 'publishedTo'> {
  const read = (name: string, text: string): number | null => {
    const year = wholeNumber(text, browseLimits.latestYear)
    if (year === null && text !== '') refuse(name, `must be a year from 1 to ${browseLimits.latestYear}`)
    return year
  }
  const [publishedFrom, publishedTo] = [read('publishedFrom', from), read('publishedTo', to)]
  if (publishedFrom === null || publishedTo === null || publishedFrom <= publishedTo) return { publishedFrom, publishedTo }
  refuse('publishedTo', 'must not be before publishedFrom')
  return { publishedFrom: publishedTo, publishedTo: publishedFrom }
}

/** Accepts decimal digits only: no signs, exponents or spaces. */
function wholeNumber(word: string, max: number): number | null {
  const number = /^\d{1,10}$/.test(word) ? Number(word) : 0
  return number >= 1 && number <= max ? number : null
}

function readText(text: string): string {
  // The cut must not split a surrogate pair.
  return text
    .slice(0, browseLimits.text)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

function readSwitch(name: string, text: string, refuse: Refuse): boolean {
  const word = text.toLowerCase()
  if (['true', 'on', '1', 'yes'].includes(word)) return true
  if (!['', 'false', 'off', '0', 'no'].includes(word)) refuse(name, 'must be true or false')
  return false
}

function readWord<Word extends string>(name: string, text: string, words: readonly Word[], refuse: Refuse): Word | null {
  const word = words.find(each => each.toLowerCase() === text.toLowerCase())
  if (word === undefined && text !== '') refuse(name, `must be one of ${words.join(', ')}`)
  return word ?? null
}

/** On pages, a number that is too large becomes the maximum. */
function readNumber(name: string, text: string, { usual, max }: { usual: number; max: number }, refuse: Refuse): number {
  const number = wholeNumber(text, max)
  if (number !== null) return number
  if (text !== '') refuse(name, `must be a whole number from 1 to ${max}`)
  return /^0*[1-9]\d*$/.test(text) ? max : usual
}

/** Accepts `fullText` and other spellings of it: `full text`, `full-text`, `FULL_TEXT`. */
function readScope(text: string): SearchScope | null {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '')
  return searchScopes.find(scope => scope.toLowerCase() === letters) ?? null
}

/**
 * Reads search-in rows (`n0`, `v0`, `o0`, …) in the order of their numbers, which may have gaps; a row counts only with both field and
 * value (section 5). Also reads levels of subjects (`term0`, …). The first of repeated parameters counts.
 */
function readNumbered(parameters: URLSearchParams, refuse: Refuse): { searchIn: SearchInRow[]; terms: Map<number, string> } {
  const said = new Map<string, Map<number, string>>()
  for (const [name, text] of parameters) {
    const [, kind, digits] = /^(term|[nvo])(0|[1-9]\d{0,2})$/.exec(name) ?? []
    if (kind === undefined || digits === undefined) continue
    const ofKind = said.get(kind) ?? new Map<number, string>()
    said.set(kind, ofKind)
    if (!ofKind.has(Number(digits))) ofKind.set(Number(digits), normaliseLine(text))
  }
  const searchIn: SearchInRow[] = []
  const rows = [...(said.get('n') ?? [])].sort(([one], [other]) => one - other)
  for (const [row, name] of rows) {
    const field = readScope(name)
    const value = readText(said.get('v')?.get(row) ?? '')
    if (field === null && name !== '') refuse(`n${row}`, `must be one of ${searchScopes.join(', ')}`)
    const requested = readWord(`o${row}`, said.get('o')?.get(row) ?? '', searchOperators, refuse) ?? 'AND'
    if (field === null || value === '' || searchIn.length === browseLimits.searchInRows) continue
    searchIn.push({ field, value, operator: requested })
  }
  return { searchIn, terms: said.get('term') ?? new Map<number, string>() }
}
