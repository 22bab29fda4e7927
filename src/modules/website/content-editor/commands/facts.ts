/** Inserts facts of the site, and turns placeholders that are typed or pasted into them. */
import { InputRule } from 'prosemirror-inputrules'
import type { Node as PageNode } from 'prosemirror-model'
import { type EditorState, NodeSelection, Plugin, Selection, type Transaction } from 'prosemirror-state'
import { type Fact, isFact, placeholdersIn } from '../../domain/site-pages/facts.ts'
import { nodeTypes, stringAttribute } from '../schema.ts'

/** Inserts a fact with the formatting around it. A selected block stays, and the fact is in the next line of text. */
export function insertFact(state: EditorState, name: Fact): Transaction {
  const transaction = state.tr
  const { $from, to } = state.selection
  if (!$from.parent.inlineContent) {
    const line = Selection.findFrom(state.doc.resolve(to), 1, true) ?? Selection.findFrom(state.doc.resolve(to), -1, true)
    if (line === null) return transaction
    transaction.setSelection(line)
  }
  return transaction.replaceSelectionWith(nodeTypes.fact.create({ name })).scrollIntoView()
}

/** The fact that is selected as a whole. */
export function selectedFact({ selection }: EditorState): Fact | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodeTypes.fact) return null
  const name = stringAttribute(selection.node, 'name')
  return isFact(name) ? name : null
}

/** A placeholder becomes a fact with its last brace, also where an input method writes it. */
export const typedFact = new InputRule(
  /\{\{(\w+)\}\}$/,
  ({ tr, doc, storedMarks }, [, name = ''], start, end) =>
    isFact(name) ? tr.replaceWith(start, end, nodeTypes.fact.create({ name }, null, storedMarks ?? doc.resolve(end).marks())) : null,
  { undoable: false, inCode: true },
)

interface Placeholder {
  name: string
  from: number
  to: number
  node: PageNode
}

/** The placeholders in the text, which are those that no fact has replaced yet. */
function placeholdersOf(document: PageNode): Placeholder[] {
  const found: Placeholder[] = []
  document.descendants((node, at) => {
    if (node.text?.includes('{{'))
      found.push(...placeholdersIn(node.text).map(({ name, from, to }) => ({ name, from: at + from, to: at + to, node })))
  })
  return found
}

/** Placeholders in the text whose name is that of no fact. */
export const unknownFacts = (document: PageNode): Placeholder[] => placeholdersOf(document).filter(({ name }) => !isFact(name))

/** Placeholders that came into the text otherwise: pasted, completed in their middle, or as the text of a link. */
export const pastedFacts = new Plugin({
  appendTransaction(transactions, _old, { doc, tr }) {
    // An input method would lose the text that it is writing.
    if (!transactions.some(({ docChanged }) => docChanged) || transactions.some(each => each.getMeta('composition') !== undefined))
      return null
    for (const { name, from, to, node } of placeholdersOf(doc).toReversed()) {
      if (isFact(name)) tr.replaceWith(from, to, nodeTypes.fact.create({ name }, null, node.marks))
    }
    return tr.docChanged ? tr : null
  },
})
