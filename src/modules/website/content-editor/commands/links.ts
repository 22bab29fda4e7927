import type { Mark } from 'prosemirror-model'
import { type EditorState, type Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { attributesOf, pageSchema } from '../schema.ts'

const link = pageSchema.marks.a

export interface LinkAt {
  from: number
  to: number
  href: string
  /** The text of the link. */
  text: string
  isLink: boolean
}

/** Reduces a selection to its text, the only part that can be linked. */
const textIn = ({ selection }: EditorState): Selection =>
  selection.$from.parent.inlineContent ? selection : TextSelection.between(selection.$from, selection.$to)
export const mayHoldLink = (state: EditorState): boolean => textIn(state).$from.parent.inlineContent

/** Finds the link around the cursor, or the text to link. */
export function linkAt(state: EditorState): LinkAt {
  const { doc } = state
  const { $from, from, to, empty } = textIn(state)
  // At its end the cursor is still in the link, although text typed there is not part of it.
  const [before, behind] = [$from.nodeBefore?.marks ?? [], $from.nodeAfter?.marks ?? []]
  const mark = link?.isInSet(behind) ?? (empty ? link?.isInSet(before) : undefined)
  const [begin, end] = mark ? extent($from, mark) : [from, to]
  const isLink = mark !== undefined && (empty || to <= end)
  return isLink
    ? { from: begin, to: end, href: attributesOf(mark).href ?? '', text: doc.textBetween(begin, end), isLink }
    : { from, to, href: '', text: doc.textBetween(from, to, ' '), isLink }
}

function extent($from: EditorState['selection']['$from'], mark: Mark): [number, number] {
  const { parent } = $from
  let first = $from.index()
  if (first > 0 && !mark.isInSet(parent.maybeChild(first)?.marks ?? [])) first -= 1
  let last = first
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1
  const before = parent.children.slice(0, first).reduce((size, node) => size + node.nodeSize, $from.start())
  return [before, parent.children.slice(first, last + 1).reduce((size, node) => size + node.nodeSize, before)]
}

/** Keeps the link's other attributes. The text is inserted only where there is none yet. */
export function setLink(state: EditorState, at: LinkAt, href: string, text: string): Transaction {
  if (link === undefined) return state.tr
  const old = at.isLink ? link.isInSet(state.doc.resolve(at.from).nodeAfter?.marks ?? []) : undefined
  const mark = link.create({ attributes: { ...(old && attributesOf(old)), href } })
  const transaction = state.tr
  const isSame = text === at.text
  if (!isSame)
    transaction.replaceWith(
      at.from,
      at.to,
      pageSchema.text(
        text,
        state.doc
          .resolve(at.from)
          .marks()
          .filter(({ type }) => type !== link),
      ),
    )
  const end = isSame ? at.to : at.from + text.length
  transaction.removeMark(at.from, end, link).addMark(at.from, end, mark)
  return transaction.setSelection(TextSelection.create(transaction.doc, end)).scrollIntoView()
}

export const takeLinkAway = (state: EditorState, { from, to }: LinkAt): Transaction =>
  link === undefined ? state.tr : state.tr.removeMark(from, to, link)
