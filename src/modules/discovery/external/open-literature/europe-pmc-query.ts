/** What a reader looks for, in Europe PMC's search syntax. Nothing that anybody types can be syntax there: see `term`. */
import type { ExternalItemKey } from '../../domain/search/external-item.ts'
import type { SearchScope, SearchTree } from '../../domain/search/search-tree.ts'
import type { AskedLiterature } from './open-literature.ts'

/** The service answers nothing to an empty query, nor to one that only excludes. This finds all that has a date. */
const everything = '(FIRST_PDATE:[1600 TO 3000])'

/** Search fields of the service by ours, alternatives where there are several; none of them for what it does not have. */
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

/** What is longer than any query that a person types, is cut: an address has its limits too. */
const max = { terms: 40, characters: 100, depth: 8 }

/** Words that stand in nearly every work and narrow nothing; the service's fields would find nothing for them. A phrase keeps them. */
const stopWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** @param tree null, or what comes to nothing, for everything */
export function europePmcQuery(tree: AskedLiterature): string {
  if (tree !== null && 'inItsOwnLanguage' in tree) return tree.inItsOwnLanguage
  const budget = { terms: max.terms }
  return (tree && written(tree, budget, 0)) ?? everything
}

/** The one work with the key. */
export const europePmcQueryOf = ({ source, id }: ExternalItemKey): string => `EXT_ID:${quoted(id)} AND SRC:${quoted(source)}`

interface Budget {
  terms: number
}

/** Null for what cannot be asked: no words in it, or a scope that the service has not. It restricts nothing then. */
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
  const asked = telling.length === 0 ? all : telling
  const last = asked.length - 1
  const terms = asked.flatMap((word, at) => inFields(fields[scope], term(word, { prefix: prefix && at === last, budget })) ?? [])
  return terms.length === 0 ? null : bracketed(terms, ' AND ')
}

function phrase(text: string, budget: Budget): string | null {
  return hasLetters(text) && budget.terms-- > 0 ? quoted(text) : null
}

/** A bare word of letters and digits, which keeps the service's own word forms; everything else, operators among it, in quotation marks. */
function term(word: string, { prefix, budget }: { prefix: boolean; budget: Budget }): string | null {
  if (budget.terms-- <= 0) return null
  const isPlain = word.length <= max.characters && /^[\p{L}\p{N}]+$/u.test(word) && !/^(AND|OR|NOT|TO)$/i.test(word)
  if (!isPlain) return quoted(word)
  // The service takes no shorter beginning.
  return prefix && word.length >= 3 ? `${word}*` : word
}

/** Within quotation marks nothing but themselves and the backslash means anything. */
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
