/** Finds the block, the item and the line that the selection is in. */
import type { Node as PageNode, ResolvedPos } from 'prosemirror-model'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import { type BlockForm, blockForms, isBlockKind } from '../block-forms.ts'
import { attributesOf, nodeTypes, stringAttribute } from '../schema.ts'

export interface Found {
  node: PageNode
  /** The position before the node. */
  at: number
}

export const framed: readonly string[] = ['blockOfText', 'blockLine', 'blockOfItems', 'blockAlone', 'rawBlock', 'captionedTable']
export const isFramed = (node: PageNode): boolean => framed.includes(node.type.name)

/** Finds the innermost matching node, starting at the selected one. */
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
/** The tools for rows and columns are shown while a cell of a table is edited. */
export const isInTable = (state: EditorState): boolean => innermost(state, node => node.type === nodeTypes.table) !== null
export const isWithin = (state: EditorState, ...names: readonly string[]): boolean =>
  innermost(state, node => names.includes(node.type.name)) !== null

/** The node to move: the block, or outside of blocks the paragraph, list or heading in which the selection begins. */
export function movableAt(state: EditorState): Found | null {
  const block = blockAt(state)
  if (block) return block
  const { $from, from } = state.selection
  const node = state.doc.nodeAt($from.depth === 0 ? from : $from.before(1))
  return node && { node, at: $from.depth === 0 ? from : $from.before(1) }
}

/** The form of the block's kind; null for raw HTML, and for a table within running text. */
export function formOf(node: PageNode): BlockForm | null {
  const kind = attributesOf(node)['data-block'] ?? stringAttribute(node, 'kind')
  return isBlockKind(kind) ? blockForms[kind] : null
}
