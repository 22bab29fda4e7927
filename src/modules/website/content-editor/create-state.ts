/** Creates the editor's state: the document and its plugins. */
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node as PageNode } from 'prosemirror-model'
import { type Command, EditorState, Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { Text } from '../../sites/text/text.tsx'
import { nodeTypes } from './schema.ts'

/** Adds an empty line after a block at the end, so that the user can continue there. It is not written while it is empty. */
function withLastLine(document: PageNode): PageNode {
  return document.lastChild?.type === nodeTypes.paragraph
    ? document
    : document.copy(document.content.append(nodeTypes.doc.create(null, nodeTypes.paragraph.create()).content))
}
const lastLine = new Plugin({
  appendTransaction: (_transactions, _old, { doc, tr }) =>
    doc.lastChild?.type === nodeTypes.paragraph ? null : tr.insert(doc.content.size, nodeTypes.paragraph.create()),
})

/** Shows placeholders in empty lines by means of the style sheet. */
const hints = ({ t }: Text) =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const decorations: Decoration[] = []
        const hint = (at: number, node: PageNode, text: string) =>
          decorations.push(Decoration.node(at, at + node.nodeSize, { 'data-hint': text }))
        doc.descendants((node, at) => {
          if (!node.isTextblock || node.content.size > 0) return
          if (node.type === nodeTypes.itemTitle) hint(at, node, t('editor-item-title'))
          if (node.type === nodeTypes.tableCaption) hint(at, node, t('editor-caption'))
          if (node.type === nodeTypes.paragraph && doc.childCount === 1 && at === 0) hint(at, node, t('editor-text-place'))
        })
        return DecorationSet.create(doc, decorations)
      },
    },
  })

const typed = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodeTypes.heading, match => ({ level: match[1]?.length ?? 2 })),
    wrappingInputRule(/^[-*]\s$/, nodeTypes.bulletList),
    wrappingInputRule(/^1\.\s$/, nodeTypes.orderedList),
    wrappingInputRule(/^>\s$/, nodeTypes.blockquote),
  ],
})

export const createState = (document: PageNode, keys: Record<string, Command>, text: Text): EditorState =>
  EditorState.create({
    doc: withLastLine(document),
    plugins: [typed, keymap(keys), history(), tableEditing(), gapCursor(), dropCursor({ color: false }), hints(text), lastLine],
  })
