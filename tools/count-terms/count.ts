import { type ESTree, Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'
import { splitWords, type Term } from './read-glossary.ts'

export interface Texts {
  identifiers: string[]
  comments: string[]
}

/** Every use of an identifier counts, as a reader meets it. */
export function readTypeScript(path: string, text: string): Texts {
  const { program, comments } = parseTypeScript(path, text)
  const identifiers: string[] = []
  const add = ({ name }: { name: string }): void => void identifiers.push(name)
  new Visitor({
    Identifier: add,
    PrivateIdentifier: add,
    // Elements of HTML and their attributes are not ours.
    JSXIdentifier: (node: ESTree.JSXIdentifier) => /^[A-Z]/.test(node.name) && add(node),
  }).visit(program)
  return { identifiers, comments: comments.map(({ value }) => value) }
}

/** Names of classes and custom properties. */
export function readCss(text: string): Texts {
  const comments = [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, comment = '']) => comment)
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '')
  const identifiers = [...rules.matchAll(/(?<![\w-])(?:--|\.(?=[a-z]))([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  return { identifiers, comments }
}

/** A plural counts as its singular. */
const isWord = (found: string | undefined, word: string): boolean => found === word || found === `${word}s`

/** How often each term is in the text; its words in their order, one after the other. */
export function countTerms(terms: readonly Term[], texts: Iterable<string>): Map<string, number> {
  const byFirst = Map.groupBy(terms, ({ words: [first = ''] }) => first)
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = splitWords(text)
    for (const [place, word] of words.entries())
      for (const { term, words: wanted } of [
        ...(byFirst.get(word) ?? []),
        ...(word.endsWith('s') ? (byFirst.get(word.slice(0, -1)) ?? []) : []),
      ]) {
        const isHere = wanted.every((each, index) =>
          index === wanted.length - 1 ? isWord(words[place + index], each) : words[place + index] === each,
        )
        if (isHere) counts.set(term, (counts.get(term) ?? 0) + 1)
      }
  }
  return counts
}
