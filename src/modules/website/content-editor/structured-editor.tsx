import type { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../sites/text/text.tsx'
import type { FactValues } from '../domain/site-pages/facts.ts'
import { actionsOn } from './actions.ts'
import { cleanPasted, clipboardParser, clipboardSerializer, fitIntoTable } from './clipboard.ts'
import { selectedFact } from './commands/facts.ts'
import { createState } from './create-state.ts'
import { factAnnouncement } from './fact-texts.ts'
import { readPage } from './html/read-page.ts'
import { writePage } from './html/write-page.ts'
import { keysOf } from './keys.ts'
import { Questions } from './question-dialogs.tsx'
import type { MediaLibrary, Question } from './questions.ts'
import { readSelection } from './read-selection.ts'
import { scrollAboveFoot } from './scroll-above-foot.ts'
import { EditorTools } from './toolbar.tsx'
import styles from './view.module.css'
import { viewsOf } from './views.ts'

export interface StructuredEditorProps {
  /** The id of the editable element, which the field's label and errors refer to. */
  id: string
  describedBy: string
  invalid: boolean
  /** @returns the initial HTML */
  begin: () => string
  blocks: boolean
  /** The details of the site that the text can have; null where it can have none. */
  facts: FactValues | null
  media: MediaLibrary
  onReady: () => void
  onChange: (html: string) => void
}

/** The text with its tools. ProseMirror renders the text; React renders what surrounds it. */
export default function StructuredEditor({
  id,
  describedBy,
  invalid,
  begin,
  blocks,
  facts,
  media,
  onReady,
  onChange,
}: StructuredEditorProps) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef({ text, onChange })
  useEffect(() => {
    latest.current = { text, onChange }
  })
  const [talk] = useState(() => ({
    announce: setAnnouncement,
    ask(requested: Question) {
      setAnnouncement('')
      setQuestion(requested)
    },
  }))
  const shown = useRef<EditorView | null>(null)
  const [actions] = useState(() =>
    actionsOn(
      () => shown.current,
      () => latest.current.text,
      talk,
    ),
  )

  // The initial values are read once; afterwards the editor owns the text.
  const [start] = useState({ begin, blocks, facts, text, onReady })
  useEffect(() => {
    if (place.current === null) return
    const { document, sources } = readPage(start.begin(), start.facts !== null)
    const toTools = () => tools.current?.querySelector<HTMLElement>('select, button')?.focus()
    const editor = new EditorView(
      { mount: place.current },
      {
        state: createState(document, { keys: keysOf(actions, toTools), text: start.text, hasFacts: start.facts !== null }),
        clipboardParser,
        clipboardSerializer,
        transformPastedHTML: cleanPasted,
        transformPasted: fitIntoTable,
        handleScrollToSelection: scrollAboveFoot,
        handleDOMEvents: { keydown: readSelection },
        nodeViews: viewsOf({ text: start.text, openSettings: () => void actions.askSettings() }, start.facts),
        dispatchTransaction(transaction) {
          const before = selectedFact(editor.state)
          const next = editor.state.apply(transaction)
          editor.updateState(next)
          setState(next)
          const chosen = selectedFact(next)
          if (start.facts && chosen !== null && transaction.selectionSet) setAnnouncement(factAnnouncement(chosen, start.facts, start.text))
          else if (before !== null && chosen === null) setAnnouncement('')
          if (transaction.docChanged) latest.current.onChange(writePage(next.doc, sources))
        },
        handleTextInput({ state: { selection } }, _from, _to, text) {
          const { $from, empty } = selection
          if (!start.blocks || text !== '/' || !empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
            return false
          talk.ask({ kind: 'block', typed: text })
          return true
        },
      },
    )
    shown.current = editor
    setView(editor)
    setState(editor.state)
    start.onReady()
    return () => {
      shown.current = null
      editor.destroy()
    }
  }, [start, actions, talk])

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble to it from the tools, which are controls. */}
      <div
        ref={tools}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          view?.focus()
        }}
      >
        {view && state && <EditorTools view={view} state={state} actions={actions} talk={talk} blocks={blocks} facts={facts} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no native control holds text with structure. */}
      <div
        ref={place}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className={styles.text}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {view && question && <Questions view={view} question={question} media={media} talk={talk} onClose={() => setQuestion(null)} />}
    </>
  )
}
