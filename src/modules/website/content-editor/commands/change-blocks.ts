/** Commands on whole blocks and their items: move, duplicate, remove, insert, change settings. */
import { closeHistory } from 'prosemirror-history'
import { Fragment, type Node as PageNode, type ResolvedPos } from 'prosemirror-model'
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { readFragment } from '../html/read-page.ts'
import { type Attributes, attributesOf, nodeTypes, stringAttribute } from '../schema.ts'
import { type Found, formOf } from './find-block.ts'

export interface Moved {
  transaction: Transaction
  /** Starts at 1. */
  number: number
  count: number
}

/** Starts a separate undo step, so that text typed just before is not undone with it. */
const step = (state: EditorState): Transaction => closeHistory(state.tr)

/** Moves a node past its neighbour, together with the selection; null where there is no neighbour. */
export function move(state: EditorState, { node, at }: Found, by: -1 | 1): Moved | null {
  const $at = state.doc.resolve(at)
  const index = $at.index()
  const neighbour = $at.parent.maybeChild(index + by)
  if (!neighbour) return null
  const distance = by * neighbour.nodeSize
  const { selection } = state
  const transaction = step(state)
    .delete(at, at + node.nodeSize)
    .insert(at + distance, node)
  const { doc } = transaction
  transaction.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(doc, selection.from + distance)
      : TextSelection.between(doc.resolve(selection.anchor + distance), doc.resolve(selection.head + distance)),
  )
  return { transaction: transaction.scrollIntoView(), number: index + by + 1, count: $at.parent.childCount }
}

/** Inserts a copy after the node. Ids stay with the original, because they are unique within a page. */
export function duplicate(state: EditorState, { node, at }: Found): Transaction {
  const behind = at + node.nodeSize
  const transaction = step(state).insert(behind, withoutIds(node))
  return select(transaction, behind).scrollIntoView()
}

function withoutIds(node: PageNode): PageNode {
  if (node.isText) return node
  const { id, ...attributes } = attributesOf(node)
  const attrs = id === undefined ? node.attrs : { ...node.attrs, attributes }
  return node.type.create(attrs, node.children.map(withoutIds), node.marks)
}

/** A parent that must not be empty gets an empty paragraph. */
export function remove(state: EditorState, { node, at }: Found): Transaction {
  const { parent } = state.doc.resolve(at)
  const isLast = parent.childCount === 1 || !parent.canReplace(state.doc.resolve(at).index(), state.doc.resolve(at).index() + 1)
  const transaction = isLast
    ? step(state).replaceWith(at, at + node.nodeSize, nodeTypes.paragraph.create())
    : step(state).delete(at, at + node.nodeSize)
  return transaction.setSelection(Selection.near(transaction.doc.resolve(Math.min(at, transaction.doc.content.size)), -1)).scrollIntoView()
}

/** Whether a page's parser looks for blocks in the node: not in lists, tables and nodes that hold only text. */
function holdsBlocks(node: PageNode, parent: PageNode | null): boolean {
  if (node.type === nodeTypes.blockItem) return parent === null || stringAttribute(parent, 'kind') !== 'icon-benefits'
  return [nodeTypes.doc, nodeTypes.container, nodeTypes.blockOfItems].includes(node.type)
}

/** The depth of the innermost node around a position that may contain a block. */
function depthForBlocks($position: ResolvedPos): number {
  let depth = 0
  while (depth < $position.depth && holdsBlocks($position.node(depth + 1), $position.node(depth))) depth += 1
  while (depth > 0 && $position.node(depth).type === nodeTypes.blockOfItems) depth -= 1
  return depth
}

/** Replaces an empty line, or inserts after the selected node, and moves the cursor into the new text. */
export function insert(state: EditorState, nodes: readonly PageNode[]): Transaction {
  const { $from, $to } = state.selection
  const depth = depthForBlocks($from)
  const isChosen = state.selection instanceof NodeSelection && $from.depth === depth
  const line = $from.depth > depth ? $from.node(depth + 1) : null
  const isEmptyLine = line?.type === nodeTypes.paragraph && line.content.size === 0
  const at = isChosen ? $to.pos : $from.depth > depth ? (isEmptyLine ? $from.before(depth + 1) : $from.after(depth + 1)) : $from.pos
  const transaction = isEmptyLine ? step(state).replaceWith(at, at + line.nodeSize, nodes) : step(state).insert(at, nodes)
  return select(transaction, at).scrollIntoView()
}

/** Selects the first text position in the node, or the whole node where it has none. */
function select(transaction: Transaction, at: number): Transaction {
  const node = transaction.doc.nodeAt(at)
  if (node === null) return transaction
  const within = node.isAtom ? null : Selection.findFrom(transaction.doc.resolve(at + 1), 1, true)
  const isWithin = within !== null && within.from < at + node.nodeSize
  return transaction.setSelection(isWithin ? within : NodeSelection.create(transaction.doc, at))
}

/** Creates a block of a kind with the given settings. */
export function newBlock(start: string, settings: { attributes: Attributes; image?: string } | null): PageNode[] {
  return readFragment(start).map(node => (settings ? withSettings(node, settings) : node))
}

export const withSettings = (node: PageNode, { attributes, image }: { attributes: Attributes; image?: string }): PageNode =>
  node.type.create({ ...node.attrs, attributes, ...(image !== undefined && { image }) }, node.content, node.marks)

export function set(state: EditorState, { node, at }: Found, settings: { attributes: Attributes; image?: string }): Transaction {
  const { attrs } = withSettings(node, settings)
  const transaction = step(state).setNodeMarkup(at, null, attrs)
  return state.selection instanceof NodeSelection && state.selection.from === at
    ? transaction.setSelection(NodeSelection.create(transaction.doc, at))
    : transaction
}

/** Adds an item after the selected one, or at the end. */
export function addItem(state: EditorState, block: Found, item: Found | null): Transaction {
  const form = formOf(block.node)
  const start = form?.items ? `<div data-block="${stringAttribute(block.node, 'kind')}">${form.items.start}</div>` : ''
  const added = readFragment(start)[0]?.firstChild ?? nodeTypes.blockItem.createAndFill()
  const isOfBlock = item !== null && item.at > block.at && item.at < block.at + block.node.nodeSize
  const at = isOfBlock ? item.at + item.node.nodeSize : block.at + block.node.nodeSize - 1
  return select(step(state).insert(at, added ?? Fragment.empty), at).scrollIntoView()
}

/** Adds a title to an item that has none. */
export function addTitle(state: EditorState, item: Found): Transaction {
  const title = nodeTypes.itemTitle.create({ tag: item.node.attrs.tag === 'details' ? 'summary' : 'h3' })
  return select(state.tr.insert(item.at + 1, title), item.at + 1).scrollIntoView()
}

/** Replaces a node by HTML, whose known parts become text and blocks. */
export function replaceRaw(state: EditorState, { node, at }: Found, html: string): Transaction {
  if (node.isInline) return state.tr.setNodeMarkup(at, null, { html })
  const transaction = step(state).replaceWith(at, at + node.nodeSize, readFragment(html))
  return select(transaction, at).scrollIntoView()
}
