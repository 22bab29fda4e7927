const controls = /[\u202A-\u202E\u2066-\u2069]/
const overrides = new Set(['\u202D', '\u202E'])
const embeddings = new Set(['\u202A', '\u202B', ...overrides])
const isolates = new Set(['\u2066', '\u2067', '\u2068'])
const popEmbedding = '\u202C'
const popIsolate = '\u2069'

/**
 * Removes bidirectional controls that could reorder the text around a title or name, or disguise it (Unicode
 * Standard Annex 9): overrides, and embeddings and isolates that are not closed. Closed ones and direction marks stay.
 */
export function withoutOpenBidi(text: string): string {
  if (!controls.test(text)) return text
  const characters = [...text]
  const retained = new Set<number>()
  let open: number[] = []
  const opener = (index: number | undefined) => (index === undefined ? '' : (characters[index] ?? ''))
  for (const [index, character] of characters.entries()) {
    if (embeddings.has(character) || isolates.has(character)) open.push(index)
    else if (character === popEmbedding) {
      const last = open.at(-1)
      if (last === undefined || !embeddings.has(opener(last))) continue
      open.pop()
      if (!overrides.has(opener(last))) retained.add(last).add(index)
    } else if (character === popIsolate) {
      const position = open.findLastIndex(each => isolates.has(opener(each)))
      const isolate = open[position]
      if (isolate === undefined) continue
      retained.add(isolate).add(index)
      // A closed isolate also closes the embeddings inside it.
      open = open.slice(0, position)
    }
  }
  return characters.filter((character, index) => !controls.test(character) || retained.has(index)).join('')
}
