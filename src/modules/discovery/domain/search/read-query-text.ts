/**
 * Parses the text of a search box into a tree. The syntax is the common one:
 * words, "exact phrases", -excluded, prefix*, and OR, AND and NOT in capitals between words.
 */
import type { BrowseQuery } from './browse-query.ts'
import type { SearchScope, SearchTree } from './search-tree.ts'

/**
 * Builds the tree of a query from its text and its search-in rows. Each row is combined with all rows before it. OR in the first row
 * combines the rows with the text; without a text, it combines the first row with the second. Null where both are empty.
 */
export function readSearch({ all, searchIn }: Pick<BrowseQuery, 'all' | 'searchIn'>): SearchTree | null {
  const text = readQueryText(all, 'all')
  const beginsWithOr = searchIn[0]?.operator === 'OR'
  let rows: SearchTree | null = null
  for (const [position, { field, value, operator }] of searchIn.entries()) {
    const row = readQueryText(value, field)
    if (row === null) continue
    const isAlternative = operator === 'OR' || (position === 1 && operator === 'AND' && beginsWithOr && text === null)
    if (operator === 'NOT') rows = allOf([rows, { kind: 'not', part: row }])
    else rows = isAlternative ? anyOf([rows, row]) : allOf([rows, row])
  }
  return beginsWithOr ? anyOf([text, rows]) : allOf([text, rows])
}

/** Never throws. Null where there is nothing to search for: the text is empty, or consists of syntax only. */
export function readQueryText(text: string, scope: SearchScope): SearchTree | null {
  const together: (SearchTree | null)[] = []
  let words: string[] = []
  const flush = (prefix = false) => {
    if (words.length > 0) together.push({ kind: 'words', scope, text: words.join(' '), prefix })
    words = []
  }
  const add = (part: SearchTree) => {
    flush()
    together.push(part)
  }
  const parts = joinAlternatives(readParts(text))
  for (const part of parts) {
    if (part.kind === 'either') add({ kind: 'or', parts: part.parts.map(each => toTree(each, scope)) })
    else if (part.kind === 'word' && !part.excluded) {
      words.push(part.text)
      if (part.prefix) flush(true)
    } else add(toTree(part, scope))
  }
  flush()
  return allOf(together)
}

type Part = { kind: 'word'; text: string; excluded: boolean; prefix: boolean } | { kind: 'phrase'; text: string; excluded: boolean }
type Operator = { kind: 'operator'; word: 'AND' | 'OR' | 'NOT' }
type Either = { kind: 'either'; parts: Part[] }

function toTree(part: Part, scope: SearchScope): SearchTree {
  const { text, excluded } = part
  const tree: SearchTree = part.kind === 'phrase' ? { kind: 'phrase', scope, text } : { kind: 'words', scope, text, prefix: part.prefix }
  return excluded ? { kind: 'not', part: tree } : tree
}

const phrase = /^(?:"([^"]*)"|[“„‟”]([^“”„‟]*)[“”]|«([^«»]*)»)/

/** An unclosed quotation mark is ignored, and its words are ordinary ones. */
function readParts(text: string): (Part | Operator)[] {
  const parts: (Part | Operator)[] = []
  // In a text without lower-case letters, capitals do not mark operators.
  const hasSmall = /\p{Ll}/u.test(text)
  let rest = text
  for (;;) {
    rest = rest.trimStart()
    if (rest === '') return parts
    const excluded = /^[-−](?=[^\s\-−])/u.test(rest)
    const from = excluded ? rest.slice(1) : rest
    const quoted = phrase.exec(from)
    if (quoted) {
      const said = (quoted[1] ?? quoted[2] ?? quoted[3] ?? '').trim()
      if (said !== '') parts.push({ kind: 'phrase', text: said, excluded })
      rest = from.slice(quoted[0].length)
      continue
    }
    // A word ends at a space or at an opening quotation mark.
    const [taken = ''] = /^(?:["“„‟”«»])?[^\s"“„‟”«»]*/u.exec(from) ?? []
    rest = from.slice(Math.max(1, taken.length))
    const word = taken.replace(/["“„‟”«»]/gu, '')
    const plain = word.replace(/\*+$/u, '')
    if (hasSmall && !excluded && (word === 'AND' || word === 'OR' || word === 'NOT')) parts.push({ kind: 'operator', word })
    else if (/[^-−*]/u.test(plain)) parts.push({ kind: 'word', text: plain, excluded, prefix: plain !== word })
  }
}

/** OR binds its two operands more tightly than juxtaposition does; NOT is the same as a minus; AND is the default and is dropped. */
function joinAlternatives(parts: readonly (Part | Operator)[]): (Part | Either)[] {
  const joined: (Part | Either)[] = []
  let isAlternative = false
  let excluded = false
  for (const part of parts) {
    if (part.kind === 'operator') {
      isAlternative = part.word === 'OR' || (isAlternative && part.word === 'NOT')
      excluded = part.word === 'NOT'
      continue
    }
    const next = excluded ? { ...part, excluded: true } : part
    const last = isAlternative ? joined.pop() : undefined
    if (last === undefined) joined.push(next)
    else joined.push({ kind: 'either', parts: [...(last.kind === 'either' ? last.parts : [last]), next] })
    isAlternative = false
    excluded = false
  }
  return joined
}

const allOf = (parts: readonly (SearchTree | null)[]): SearchTree | null => join('and', parts)
const anyOf = (parts: readonly (SearchTree | null)[]): SearchTree | null => join('or', parts)

/** Flattens nested nodes of the same kind and drops empty ones. */
function join(kind: 'and' | 'or', parts: readonly (SearchTree | null)[]): SearchTree | null {
  const flat = parts.flatMap(part => (part === null ? [] : part.kind === kind ? part.parts : [part]))
  const [first, ...more] = flat
  if (first === undefined) return null
  return more.length === 0 ? first : { kind, parts: flat }
}
