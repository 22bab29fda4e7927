/**
 * Parses the part of Europe PMC's search syntax that is used here. It is strict, so that tests notice queries that the service would
 * reject.
 */
import type { FakeWork } from './works.ts'

export type Matches = (work: FakeWork) => boolean

const token = /\s*(?:([()])|"([^"\\]*)"|\[(\S+) TO (\S+)\]|([A-Z_]+):|([\p{L}\p{N}]+\*?))/uy
type Token =
  | { kind: 'bracket'; which: string }
  | { kind: 'phrase'; text: string }
  | { kind: 'range'; from: string; to: string }
  | { kind: 'field'; name: string }
  | { kind: 'word'; text: string }

/** @returns null for an invalid query: meaningless characters, unclosed brackets or quotation marks, operators without operands */
export function readQuery(query: string): Matches | null {
  const tokens = tokensOf(query)
  if (tokens === null) return null
  const reader = new Reader(tokens)
  try {
    const matches = reader.alternatives()
    return reader.isDone() ? matches : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function tokensOf(query: string): Token[] | null {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (query.slice(token.lastIndex).trim() !== '') {
    const found = token.exec(query)
    if (found === null) return null
    const [, bracket, phrase, from, to, field, word] = found
    if (bracket !== undefined) tokens.push({ kind: 'bracket', which: bracket })
    else if (phrase !== undefined) tokens.push({ kind: 'phrase', text: phrase })
    else if (from !== undefined && to !== undefined) tokens.push({ kind: 'range', from, to })
    else if (field !== undefined) tokens.push({ kind: 'field', name: field })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
  }
  return tokens
}

class Reader {
  #at = 0
  readonly #tokens: readonly Token[]
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  isDone(): boolean {
    return this.#at === this.#tokens.length
  }

  alternatives(): Matches {
    const parts = [this.#conjunction()]
    while (this.#takes('OR')) parts.push(this.#conjunction())
    return work => parts.some(matches => matches(work))
  }

  #conjunction(): Matches {
    const parts = [this.#one()]
    for (;;) {
      if (this.#takes('NOT')) {
        const excluded = this.#one()
        parts.push(work => !excluded(work))
      } else if (this.#takes('AND') || this.#beginsOperand()) parts.push(this.#one())
      else return work => parts.every(matches => matches(work))
    }
  }

  #one(): Matches {
    const next = this.#tokens[this.#at++]
    if (next?.kind === 'field') return this.#value(next.name)
    this.#at -= 1
    return this.#value('ANY')
  }

  #value(field: string): Matches {
    const next = this.#tokens[this.#at++]
    switch (next?.kind) {
      case 'bracket': {
        if (next.which === ')' || field !== 'ANY') throw new SyntaxError('A bracket stands where it may not')
        const inner = this.alternatives()
        const end = this.#tokens[this.#at++]
        if (end?.kind !== 'bracket' || end.which !== ')') throw new SyntaxError('A bracket does not close')
        return inner
      }
      case 'phrase':
        if (next.text.trim() === '') throw new SyntaxError('A phrase is empty')
        return work => holds(textOf(work, field), wordsOf(next.text), false)
      case 'word':
        if (operators.has(next.text)) throw new SyntaxError('An operator has no operand')
        return work => holds(textOf(work, field), wordsOf(next.text), next.text.endsWith('*'))
      case 'range':
        return work => work.firstPublicationDate >= next.from && work.firstPublicationDate.slice(0, next.to.length) <= next.to
      default:
        throw new SyntaxError('Something is missing')
    }
  }

  #takes(operator: string): boolean {
    const next = this.#tokens[this.#at]
    if (next?.kind !== 'word' || next.text !== operator) return false
    this.#at += 1
    return true
  }

  #beginsOperand(): boolean {
    const next = this.#tokens[this.#at]
    if (next === undefined || (next.kind === 'bracket' && next.which === ')')) return false
    return !(next.kind === 'word' && operators.has(next.text))
  }
}

const operators = new Set(['AND', 'OR', 'NOT'])

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function holds(text: string, wanted: readonly string[], prefix: boolean): boolean {
  const words = wordsOf(text)
  return words.some((_, from) =>
    wanted.every((word, at) => (prefix && at === wanted.length - 1 ? words[from + at]?.startsWith(word) : words[from + at] === word)),
  )
}

function textOf(work: FakeWork, field: string): string {
  const title = work.title ?? ''
  switch (field) {
    case 'ANY':
      return [title, work.authorString, work.journalTitle, work.doi].join(' ')
    case 'TITLE':
      return title
    case 'AUTH':
      return work.authorString ?? ''
    case 'EXT_ID':
      return work.id
    case 'SRC':
      return work.source
    case 'DOI':
      return work.doi ?? ''
    case 'ABSTRACT':
    case 'AFF':
    case 'BODY':
    case 'KW':
    case 'GRANT_ID':
    case 'GRANT_AGENCY':
    case 'COMP_INT':
      return ''
    default:
      throw new SyntaxError(`There is no field ${field}`)
  }
}
