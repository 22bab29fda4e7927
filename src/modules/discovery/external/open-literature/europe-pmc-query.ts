/** Translates a search into Europe PMC's syntax. No user input can be interpreted as syntax there: see `term`. */
import type { ExternalItemKey } from '../../domain/search/external-item.ts'
import type { SearchScope, SearchTree } from '../../domain/search/search-tree.ts'
import type { RequestedLiterature } from './open-literature.ts'

/** The service has no results for an empty query, nor for one that only excludes. This matches every work with a date. */
const everything = '(FIRST_PDATE:[1600 TO 3000])'

/** The service's search fields by scope, combined with OR; null for scopes that it does not have. */
const fields: Readonly<Record<SearchScope, readonly string[] | null>> = {
  all: [''],
  title: ['TITLE:'],
  abstract: ['ABSTRACT:'],
  authors: ['AUTH:'],
  affiliations: ['AFF:'],
  fullText: ['BODY:'],
  reports: null,
  subject: ['KW:'],
  comments: null,
  commenterName: null,
  reviewerName: null,
  grantInformation: ['GRANT_ID:', 'GRANT_AGENCY:'],
  competingInterests: ['COMP_INT:'],
}

/** Longer queries are cut: nobody types them, and URLs have a limit. */
const max = { terms: 40, characters: 100, depth: 8 }

/** Words in nearly every work; the service's fields would find nothing for them. A phrase keeps them. */
const stopWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** @param tree null, or one without words, for everything */
export function europePmcQuery(tree: RequestedLiterature): string {
  if (tree !== null && 'inItsOwnLanguage' in tree) return tree.inItsOwnLanguage
  const budget = { terms: max.terms }
  return (tree && written(tree, budget, 0)) ?? everything
}

/** The query for one work by its key. */
export const europePmcQueryOf = ({ source, id }: ExternalItemKey): string => `EXT_ID:${quoted(id)} AND SRC:${quoted(source)}`

interface Budget {
  terms: number
}

/** @returns null for what cannot be searched: no words, or a scope that the service does not have. It is then no restriction. */
function written(tree: SearchTree, budget: Budget, depth: number): string | null {
  if (depth > max.depth) return null
  switch (tree.kind) {
    case 'words':
      return words(tree, budget)
    case 'phrase':
      return inFields(fields[tree.scope], phrase(tree.text, budget))
    case 'or': {
      const parts = tree.parts.flatMap(part => written(part, budget, depth + 1) ?? [])
      return parts.length === 0 ? null : bracketed(parts, ' OR ')
    }
    case 'and':
      return conjunction(tree.parts, budget, depth)
    case 'not':
      return conjunction([tree], budget, depth)
  }
}

function conjunction(parts: readonly SearchTree[], budget: Budget, depth: number): string | null {
  const wanted = parts.flatMap(part => (part.kind === 'not' ? [] : (written(part, budget, depth + 1) ?? [])))
  const excluded = parts.flatMap(part => (part.kind === 'not' ? (written(part.part, budget, depth + 1) ?? []) : []))
  if (wanted.length + excluded.length === 0) return null
  const base = wanted.length === 0 ? everything : bracketed(wanted, ' AND ')
  return excluded.length === 0 ? base : `(${base}${excluded.map(each => ` NOT ${each}`).join('')})`
}

function words({ scope, text, prefix }: Extract<SearchTree, { kind: 'words' }>, budget: Budget): string | null {
  const all = text.split(/\s+/).filter(hasLetters)
  const telling = all.filter(word => !stopWords.has(word.toLowerCase()))
  const searched = telling.length === 0 ? all : telling
  const last = searched.length - 1
  const terms = searched.flatMap((word, at) => inFields(fields[scope], term(word, { prefix: prefix && at === last, budget })) ?? [])
  return terms.length === 0 ? null : bracketed(terms, ' AND ')
}

function phrase(text: string, budget: Budget): string | null {
  return hasLetters(text) && budget.terms-- > 0 ? quoted(text) : null
}

/** A bare word of letters and digits, for which the service uses its own stemming; anything else, including operators, is quoted. */
function term(word: string, { prefix, budget }: { prefix: boolean; budget: Budget }): string | null {
  if (budget.terms-- <= 0) return null
  const isPlain = word.length <= max.characters && /^[\p{L}\p{N}]+$/u.test(word) && !/^(AND|OR|NOT|TO)$/i.test(word)
  if (!isPlain) return quoted(word)
  // The service accepts no shorter prefix.
  return prefix && word.length >= 3 ? `${word}*` : word
}

/** Within quotation marks, only quotation marks and backslashes are special. */
function quoted(text: string): string {
  const plain = [...text.replace(/[\p{C}\s"\\“”„]+/gu, ' ')].slice(0, max.characters).join('')
  return `"${plain.trim()}"`
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

function inFields(names: readonly string[] | null, value: string | null): string | null {
  if (names === null || value === null) return null
  return bracketed(
    names.map(name => name + value),
    ' OR ',
  )
}

const bracketed = (parts: readonly string[], operator: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`
