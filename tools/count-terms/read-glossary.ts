/** The terms that docs/glossary.md says are not to be used. */

export interface Term {
  /** As the glossary has it. */
  term: string
  /** In lower case: `goOn` and `go on` are the same. */
  words: readonly string[]
}

/** Of every table with a column named `not`: the cells of that column hold terms with commas between them, remarks in brackets. */
export function readAvoidedTerms(markdown: string): Term[] {
  const found = new Map<string, Term>()
  for (const table of markdown.split(/\n{2,}/)) {
    const [head = '', , ...rows] = table.split('\n').filter(line => line.startsWith('|'))
    if (cellsOf(head).at(-1) !== 'not') continue
    for (const row of rows)
      for (const text of (cellsOf(row).at(-1) ?? '').replaceAll(/\([^)]*\)/g, '').split(',')) {
        const term = text.replaceAll('`', '').trim()
        const words = splitWords(term)
        if (words.length > 0) found.set(words.join(' '), { term, words })
      }
  }
  return [...found.values()].toSorted((one, other) => one.term.localeCompare(other.term))
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** At camel humps, and at everything that is no letter: `readHTMLPage_2` gives read, html, page. */
export const splitWords = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
