/** Analyses each text of a document only once, although several scopes use it: the analysis is the most expensive part of indexing. */
import { storedForms } from './forms.ts'
import { type Token, tokenize } from './tokens.ts'

export interface ReadToken extends Token {
  /** The forms under which the word is stored. */
  forms: readonly string[]
}

export type TextReader = (text: string) => readonly ReadToken[]

/** @param language the primary tag of the texts' language */
export function textReader(language: string): TextReader {
  const read = new Map<string, readonly ReadToken[]>()
  return text => {
    const known = read.get(text)
    if (known) return known
    const tokens = tokenize(text).map((token): ReadToken => Object.assign(token, { forms: storedForms(token, language) }))
    read.set(text, tokens)
    return tokens
  }
}
