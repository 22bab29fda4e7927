import type { Block, Inline, Paragraph } from '../../../node.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, descendants, rawText } from '../xml/read.ts'
import { blockHandlers } from './block-handlers.ts'

/** A part of mixed content: a run of inline nodes, or a block element. */
export type Piece = { kind: 'run'; nodes: XmlNode[] } | { kind: 'block'; element: XmlElement }

/** Elements that are paragraphs, also those of licences, and signatures. */
const paragraphNames = new Set(['p', 'license-p', 'sig'])

/** Elements that only style or link their content: a block inside one ends it, and the rest continues in the same style. */
const wrappers = new Set(
  'bold italic sub sup sc monospace sans-serif roman underline overline strike fixed-case named-content styled-content ext-link uri xref target'.split(
    ' ',
  ),
)

export function isParagraph(element: XmlElement): boolean {
  return paragraphNames.has(element.name)
}

/** Whether an element is a block in a flow whose current run is `run`. */
function isBlock(element: XmlElement, run: readonly XmlNode[], siblings: readonly XmlNode[]): boolean {
  switch (element.name) {
    case 'code':
    case 'preformat':
      return /\n/.test(rawText(element).trim()) || siblings.every(sibling => isBlank(sibling) || isStandaloneBlock(sibling))
    case 'alternatives':
      return element.children.some(child => typeof child !== 'string' && child.name !== 'fn' && blockHandlers.has(child.name))
    case 'fn':
      return run.every(isBlank)
  }
  return isParagraph(element) || blockHandlers.has(element.name)
}

function isStandaloneBlock(node: XmlNode): boolean {
  return (
    typeof node !== 'string' && node.name !== 'fn' && node.name !== 'alternatives' && (isParagraph(node) || blockHandlers.has(node.name))
  )
}

/** Splits content at its blocks, including those inside elements that only style. Takes time linear in the content. */
export function splitAtBlocks(nodes: readonly XmlNode[], holdsBlocks: (element: XmlElement) => boolean): Piece[] {
  const pieces: Piece[] = []
  let run: XmlNode[] = []
  const endRun = () => {
    if (run.length > 0) pieces.push({ kind: 'run', nodes: run })
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string') run.push(node)
    else if (isBlock(node, run, nodes) || holdsBlocks(node)) {
      endRun()
      pieces.push({ kind: 'block', element: node })
    } else if (wrappers.has(node.name)) {
      const inner = splitAtBlocks(node.children, holdsBlocks)
      if (!inner.some(piece => piece.kind === 'block')) {
        run.push(node)
        continue
      }
      let isFirst = true
      for (const piece of inner) {
        if (piece.kind === 'block') {
          endRun()
          // Links to the wrapper must lead to its content.
          const takesId = isFirst && node.attributes.id !== undefined && piece.element.attributes.id === undefined
          pieces.push(takesId ? { ...piece, element: withId(piece.element, node.attributes.id ?? '') } : piece)
          if (takesId) isFirst = false
        } else if (!piece.nodes.every(isBlank)) {
          run.push(isFirst ? { ...node, children: piece.nodes } : continued(node, piece.nodes))
          isFirst = false
        }
      }
    } else run.push(node)
  }
  endRun()
  return pieces
}

function withId(element: XmlElement, id: string): XmlElement {
  return { ...element, attributes: { ...element.attributes, id } }
}

function continued(element: XmlElement, children: XmlNode[]): XmlElement {
  const { id: _, ...attributes } = element.attributes
  return { ...element, attributes, children }
}

function isBlank(node: XmlNode): boolean {
  return typeof node === 'string' && !/\S/.test(node)
}

/** Reads one `p`: the paragraph, the blocks inside it, and its continuation after them. */
export function readParagraph(
  element: XmlElement,
  readBlock: (element: XmlElement) => Block[],
  holdsBlocks: (element: XmlElement) => boolean,
  context: ReadContext,
): Block[] {
  const blocks: Block[] = []
  let hasBegun = false
  for (const piece of splitAtBlocks(element.children, holdsBlocks)) {
    if (piece.kind === 'block') blocks.push(...readBlock(piece.element))
    else {
      const paragraph = readRun(piece.nodes, context)
      if (!paragraph) continue
      blocks.push(hasBegun || blocks.length > 0 ? { ...paragraph, continued: true } : paragraph)
      hasBegun = true
    }
  }
  const id = attribute(element, 'id')
  const holder =
    id === null ? undefined : (blocks.find(block => block.kind === 'paragraph') ?? blocks.find(block => 'id' in block && block.id === null))
  if (holder && 'id' in holder) holder.id ??= id
  return blocks
}

/** Inline content as a paragraph; null where it shows nothing. */
export function readRun(nodes: readonly XmlNode[], context: ReadContext): Paragraph | null {
  if (nodes.every(isBlank)) return null
  const children = context.readInline(nodes)
  return children.every(isSilent) ? null : { kind: 'paragraph', id: null, continued: false, children }
}

/** Whether a node is an empty style or white space. Line breaks and anchors alone make no paragraph either. */
function isSilent(node: Inline): boolean {
  if (node.kind === 'text') return !/\S/.test(node.value)
  if (node.kind === 'line-break') return true
  return node.kind === 'styled' && node.children.every(isSilent)
}

/** Whether an unknown element contains any block or paragraph. */
export function hasBlockInside(element: XmlElement): boolean {
  for (const inner of descendants(element)) {
    if (isParagraph(inner) || (blockHandlers.has(inner.name) && !sometimesInline.has(inner.name))) return true
  }
  return false
}
const sometimesInline = new Set(['code', 'preformat', 'alternatives', 'fn'])
