/** Reads the texts of one document, of which several places tell, once each: words and their forms cost more than all else in storing. */
import { storedForms } from './forms.ts'
import { type Token, tokenize } from './tokens.ts'

export interface ReadToken extends Token {
  /** Under which the word is stored. */
  forms: readonly string[]
}

export type TextReader = (text: string) => readonly ReadToken[]

/** @param language of the texts, its primary tag */
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
