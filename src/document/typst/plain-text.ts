/** Writes code and other preformatted text, with its lines and spaces unchanged. */
import type { Inline } from '../node.ts'
import { inlineText } from '../text.ts'

export function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'text') return node.value
      if (node.kind === 'line-break') return '\n'
      if (node.kind === 'inline-code') return node.text
      return 'children' in node && node.kind !== 'inline-note' ? plainText(node.children) : inlineText([node])
    })
    .join('')
    .replace(/^\n+|\s+$/g, '')
}
