/** Commands on running text: line styles, marks, lists, links. */
import {
  chainCommands,
  createParagraphNear,
  lift,
  liftEmptyBlock,
  newlineInCode,
  splitBlockAs,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands'
import type { MarkType, NodeType, Node as PageNode } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection } from 'prosemirror-state'
import { attributesOf, nodeTypes, pageSchema, stringAttribute } from '../schema.ts'

const { paragraph, heading, preformatted, listItem, bulletList, orderedList, blockquote, term, definition } = nodeTypes

/** The style of a line, named after its element where there is one. */
export type LineStyle = 'paragraph' | 'h2' | 'h3' | 'h4' | 'h5' | 'preformatted'
export const lineStyles: readonly LineStyle[] = ['paragraph', 'h2', 'h3', 'h4', 'h5', 'preformatted']

/** The style of the line in which the selection begins; null where it cannot be changed. */
export function lineStyleAt({ selection: { $from } }: EditorState): LineStyle | null {
  const { type } = $from.parent
  const name = type === heading ? `h${stringAttribute($from.parent, 'level')}` : type.name
  return lineStyles.find(style => style === name) ?? null
}

/** Keeps the other attributes of the line's element, such as its id. */
export function setLineStyle(style: LineStyle): Command {
  const type = style === 'paragraph' ? paragraph : style === 'preformatted' ? preformatted : heading
  const own = type === heading ? { level: Number(style.slice(1)) } : {}
  return (state, dispatch) => {
    const transaction = state.tr
    state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
      if (![paragraph, heading, preformatted].includes(node.type)) return
      transaction.setNodeMarkup(at, type, { attributes: attributesOf(node), ...own })
    })
    if (!transaction.docChanged) return false
    dispatch?.(transaction.scrollIntoView())
    return true
  }
}

/** Marks with the same meaning; the first one is used for new text: bold is `strong`, but an existing `b` stays. */
export const marksOf = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  superscript: ['sup'],
  subscript: ['sub'],
  code: ['code'],
} as const
export type MarkName = keyof typeof marksOf
const typesOf = (name: MarkName): MarkType[] => marksOf[name].flatMap(tag => pageSchema.marks[tag] ?? [])

export function isMarked({ selection, storedMarks, doc }: EditorState, name: MarkName): boolean {
  const { empty, $from, from, to } = selection
  return typesOf(name).some(type => (empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)))
}

export function toggle(name: MarkName): Command {
  return (state, dispatch, view) => {
    const types = typesOf(name)
    const shown = types.find(type => isMarked(state, name) && hasMark(state, type)) ?? types[0]
    return shown === undefined ? false : toggleMark(shown)(state, dispatch, view)
  }
}
const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, type)

/** Finds the innermost list around the selection. */
function listAround({ selection: { $from } }: EditorState): { node: PageNode; at: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if ([bulletList, orderedList].includes(node.type)) return { node, at: $from.before(depth) }
    if (node.type.spec.isolating) return null
  }
  return null
}
export const isList = (state: EditorState, type: NodeType): boolean => listAround(state)?.node.type === type

/** Turns lines into a list, back again, or one kind of list into the other. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = listAround(state)
    if (list === null) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(listItem)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(list.at, type))
    return true
  }
}
export const indent = sinkListItem(listItem)
export const outdent = liftListItem(listItem)

export const toggleQuotation: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  const isQuoted = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(({ type }) => type === blockquote)
  return isQuoted ? lift(state, dispatch, view) : wrapIn(blockquote)(state, dispatch, view)
}

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeTypes.rule.create()).scrollIntoView())
  return true
}

export const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(nodeTypes.lineBreak.create(), false).scrollIntoView())
  return true
}

/** Titles, captions and the like are single lines: Enter moves on to what follows. */
const leaveLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (![nodeTypes.itemTitle, nodeTypes.tableCaption, nodeTypes.blockLine].includes($from.parent.type)) return false
  const after = $from.after()
  const next = $from.parent.type === nodeTypes.blockLine ? null : Selection.findFrom(state.doc.resolve(after), 1, true)
  const transaction = next ? state.tr.setSelection(next) : state.tr.insert(after, paragraph.create())
  if (!next) transaction.setSelection(Selection.near(transaction.doc.resolve(after + 1)))
  dispatch?.(transaction.scrollIntoView())
  return true
}

/** Enter alternates between terms and definitions; in an empty term at the end, it leaves the list. */
const goOnInDefinitions: Command = (state, dispatch) => {
  const { $from } = state.selection
  const isTerm = $from.parent.type === term
  if (!isTerm && !($from.depth > 1 && $from.node(-1).type === definition && $from.parent.type === paragraph)) return false
  const [item, list] = isTerm ? [$from.depth, $from.depth - 1] : [$from.depth - 1, $from.depth - 2]
  const isLast = $from.index(list) === $from.node(list).childCount - 1
  if (isTerm && $from.parent.content.size === 0 && isLast && $from.node(list).childCount > 1) {
    const transaction = state.tr.delete($from.before(item), $from.after(item))
    const behind = transaction.mapping.map($from.after(list))
    transaction.insert(behind, paragraph.create()).setSelection(Selection.near(transaction.doc.resolve(behind + 1)))
    dispatch?.(transaction.scrollIntoView())
    return true
  }
  const follows = state.doc.nodeAt($from.after(item))
  const behind = $from.after(item)
  const transaction = state.tr
  if (!(isTerm && follows?.type === definition)) transaction.insert(behind, isTerm ? (definition.createAndFill() ?? []) : term.create())
  transaction.setSelection(Selection.near(transaction.doc.resolve(behind + 1)))
  dispatch?.(transaction.scrollIntoView())
  return true
}

/** The new line gets no id, because ids are unique within a page. */
const split = splitBlockAs((node, isAtEnd) =>
  isAtEnd ? { type: paragraph } : { type: node.type, attrs: { ...node.attrs, attributes: {} } },
)

export const enter = chainCommands(
  leaveLine,
  newlineInCode,
  splitListItem(listItem, { attributes: {} }),
  goOnInDefinitions,
  createParagraphNear,
  liftEmptyBlock,
  split,
)
