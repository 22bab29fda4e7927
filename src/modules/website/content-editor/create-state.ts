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
import { pastedFacts, typedFact, unknownFacts } from './commands/facts.ts'
import { nodeTypes } from './schema.ts'
import styles from './view.module.css'

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

/** Marks placeholders that no site has a value for, such as misspelt ones. */
const markedFacts = ({ t }: Text) =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const marked = unknownFacts(doc).map(({ name, from, to }) =>
          Decoration.inline(from, to, { class: styles.unknownFact ?? '', title: t('editor-fact-unknown', { name }) }),
        )
        return DecorationSet.create(doc, marked)
      },
    },
  })

const typed = (hasFacts: boolean) =>
  inputRules({
    rules: [
      ...(hasFacts ? [typedFact] : []),
      textblockTypeInputRule(/^(#{2,4})\s$/, nodeTypes.heading, match => ({ level: match[1]?.length ?? 2 })),
      wrappingInputRule(/^[-*]\s$/, nodeTypes.bulletList),
      wrappingInputRule(/^1\.\s$/, nodeTypes.orderedList),
      wrappingInputRule(/^>\s$/, nodeTypes.blockquote),
    ],
  })

interface Writing {
  keys: Record<string, Command>
  text: Text
  /** Whether placeholders such as `{{issn}}` are facts of the site. */
  hasFacts: boolean
}

export const createState = (document: PageNode, { keys, text, hasFacts }: Writing): EditorState =>
  EditorState.create({
    doc: withLastLine(document),
    plugins: [
      ...[typed(hasFacts), keymap(keys), history(), tableEditing(), gapCursor(), dropCursor({ color: false }), hints(text), lastLine],
      ...(hasFacts ? [pastedFacts, markedFacts(text)] : []),
    ],
  })
