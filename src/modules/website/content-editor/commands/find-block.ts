/** Where the selection is: in which block, in which item of it, at which line. */
import type { Node as PageNode, ResolvedPos } from 'prosemirror-model'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import { type BlockForm, blockForms, isBlockKind } from '../block-forms.ts'
import { attributesOf, nodeTypes, stringAttribute } from '../schema.ts'

export interface Found {
  node: PageNode
  /** Before it. */
  at: number
}

export const framed: readonly string[] = ['blockOfText', 'blockLine', 'blockOfItems', 'blockAlone', 'rawBlock', 'captionedTable']
export const isFramed = (node: PageNode): boolean => framed.includes(node.type.name)

/** The innermost that fits, from the chosen node outwards. */
function innermost(state: EditorState, fits: (node: PageNode) => boolean): Found | null {
  const { selection } = state
  if (selection instanceof NodeSelection && fits(selection.node)) return { node: selection.node, at: selection.from }
  return around(selection.$from, fits)
}

function around($position: ResolvedPos, fits: (node: PageNode) => boolean): Found | null {
  for (let depth = $position.depth; depth > 0; depth -= 1) {
    const node = $position.node(depth)
    if (fits(node)) return { node, at: $position.before(depth) }
  }
  return null
}

export const blockAt = (state: EditorState): Found | null => innermost(state, isFramed)
export const itemAt = (state: EditorState): Found | null => innermost(state, node => node.type === nodeTypes.blockItem)
export const blockAround = (state: EditorState, at: number): Found | null => around(state.doc.resolve(at), isFramed)
/** A table's own row of tools shows where the text of one of its cells is edited. */
export const isInTable = (state: EditorState): boolean => innermost(state, node => node.type === nodeTypes.table) !== null
export const isWithin = (state: EditorState, ...names: readonly string[]): boolean =>
  innermost(state, node => names.includes(node.type.name)) !== null

/** What is moved: the block, or outside of blocks the paragraph, list or heading that the selection begins in. */
export function movableAt(state: EditorState): Found | null {
  const block = blockAt(state)
  if (block) return block
  const { $from, from } = state.selection
  const node = state.doc.nodeAt($from.depth === 0 ? from : $from.before(1))
  return node && { node, at: $from.depth === 0 ? from : $from.before(1) }
}

/** The block's kind in the page; null for HTML as it is, and for a table in running text. */
export function formOf(node: PageNode): BlockForm | null {
  const kind = attributesOf(node)['data-block'] ?? stringAttribute(node, 'kind')
  return isBlockKind(kind) ? blockForms[kind] : null
}
