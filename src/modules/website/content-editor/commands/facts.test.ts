import { history, undo } from 'prosemirror-history'
import { inputRules } from 'prosemirror-inputrules'
import { EditorState, NodeSelection, type Plugin, Selection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { readPage } from '../html/read-page.ts'
import { writePage } from '../html/write-page.ts'
import { nodeTypes, pageSchema } from '../schema.ts'
import { insertFact, pastedFacts, selectedFact, typedFact, unknownFacts } from './facts.ts'

/** The caret is at the end of the first line. */
function stateOf(html: string, plugins: Plugin[] = []): EditorState {
  const state = EditorState.create({ doc: readPage(html, true).document, plugins })
  const end = state.doc.firstChild?.content.size ?? 0
  return state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(1 + end), -1)))
}

const factsOf = (state: EditorState): string[] => {
  const names: string[] = []
  state.doc.descendants(({ type, attrs }) => void (type === nodeTypes.fact && names.push(String(attrs.name))))
  return names
}

/** Types a character as ProseMirror does: a rule may handle it. */
function type(state: EditorState, character: string): EditorState {
  const rules = inputRules({ rules: [typedFact] })
  const { from } = state.selection
  let after: EditorState | null = null
  const view = {
    state,
    composing: false,
    dispatch: (transaction: Parameters<EditorState['apply']>[0]) => {
      after = state.apply(transaction)
    },
  }
  // Only these members of the view are used.
  Reflect.apply(rules.props.handleTextInput ?? (() => false), rules, [view, from, from, character])
  return after ?? state.apply(state.tr.insertText(character))
}
const typeAll = (state: EditorState, text: string): EditorState => [...text].reduce(type, state)

test('the last brace of a known name makes it a fact, with the formatting of the text', () => {
  const typed = typeAll(stateOf('<p>Our <b>ISSN</b></p>'), ' {{issn}}.')
  expect(factsOf(typed)).toEqual(['issn'])
  expect(writePage(typed.doc)).toBe('<p>Our <b>ISSN {{issn}}.</b></p>')
})

test('an unknown name stays text, and is found as unknown', () => {
  const typed = typeAll(stateOf('<p>{{displayName}}: </p>'), '{{isn}} {{constructor}}')
  expect(factsOf(typed)).toEqual(['displayName'])
  expect(unknownFacts(typed.doc).map(({ name, from, to }) => [name, typed.doc.textBetween(from, to)])).toEqual([
    ['isn', '{{isn}}'],
    ['constructor', '{{constructor}}'],
  ])
})

test('a pasted text, or a name that is put right in its middle, becomes a fact', () => {
  const state = stateOf('<p>{{isn}}</p>', [pastedFacts])
  const right = state.apply(state.tr.insertText('s', 4))
  expect(factsOf(right)).toEqual(['issn'])
  const pasted = right.apply(
    right.tr.insert(right.doc.content.size, nodeTypes.preformatted.create(null, pageSchema.text('{{infoEmail}} {{x}}'))),
  )
  expect(factsOf(pasted)).toEqual(['issn', 'infoEmail'])
  expect(writePage(pasted.doc)).toBe('<p>{{issn}}</p>\n<pre>{{infoEmail}} {{x}}</pre>')
})

test('the text that an input method is still writing stays as it is', () => {
  const state = stateOf('<p>{{isn}}</p>', [pastedFacts])
  const composed = state.apply(state.tr.insertText('s', 4).setMeta('composition', 1))
  expect(factsOf(composed)).toEqual([])
  expect(factsOf(composed.apply(composed.tr.insertText('!')))).toEqual(['issn'])
})

test('one undo removes what one insertion brought', () => {
  const state = stateOf('<p>By:</p>', [history()])
  let after = state.apply(insertFact(state, 'displayName'))
  expect(writePage(after.doc)).toBe('<p>By:{{displayName}}</p>')
  undo(after, transaction => {
    after = after.apply(transaction)
  })
  expect(writePage(after.doc)).toBe('<p>By:</p>')
})

test('a fact follows a selected block instead of replacing it', () => {
  const state = stateOf('<div data-block="statistics"></div><div data-block="cookie-policy"></div><p>By </p>')
  const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
  const { doc } = chosen.apply(insertFact(chosen, 'issn'))
  expect(writePage(doc)).toBe('<div data-block="statistics"></div>\n<div data-block="cookie-policy"></div>\n<p>{{issn}}By</p>')
})

test('a fact is selected as a whole', () => {
  const state = stateOf('<p>By {{issn}}</p>')
  expect(selectedFact(state)).toBeNull()
  expect(selectedFact(state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 4))))).toBe('issn')
})
