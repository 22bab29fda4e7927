import type { Inline } from '../../../node.ts'
import { text } from '../inline-runs.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import { rawText } from '../xml/read.ts'

/** A part that is only styled belongs to the word that it touches. */
const looks = new Set(['bold', 'italic', 'sub', 'sup', 'sc', 'underline', 'monospace', 'styled-content'])

/** Reads parts that are separate words (of a name, of a citation), with a space where the source has nothing between two of them. */
export function readSeparateWords(nodes: readonly XmlNode[], context: ReadContext): Inline[] {
  const run: Inline[] = []
  let before = ''
  let wasPart = false
  for (const node of nodes) {
    const words = typeof node === 'string' ? node : rawText(node)
    const isPart = typeof node !== 'string' && !looks.has(node.name)
    if ((isPart || wasPart) && /[\p{L}\p{N}.)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(words)) run.push(text(' '))
    run.push(...context.readInline([node]))
    before = words || before
    wasPart = isPart
  }
  return run
}
