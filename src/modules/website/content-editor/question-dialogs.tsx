import type { Node as PageNode } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../sites/text/text.tsx'
import type { BlockKind } from '../domain/site-pages/parts.ts'
import { nameOfNode } from './actions.ts'
import { blockForms } from './block-forms.ts'
import { insert, newBlock, replaceRaw, set } from './commands/change-blocks.ts'
import { blockAround, formOf } from './commands/find-block.ts'
import { setLink, takeLinkAway } from './commands/links.ts'
import { BlockDialog } from './dialogs/block-dialog.tsx'
import { ImageDialog } from './dialogs/image-dialog.tsx'
import { KeysDialog } from './dialogs/keys-dialog.tsx'
import { LinkDialog } from './dialogs/link-dialog.tsx'
import { RawDialog } from './dialogs/raw-dialog.tsx'
import { SettingsDialog } from './dialogs/settings-dialog.tsx'
import type { MediaLibrary, Question, Talk } from './questions.ts'
import { attributesOf, nodeTypes, stringAttribute } from './schema.ts'

interface QuestionsProps {
  view: EditorView
  question: Question
  media: MediaLibrary
  talk: Talk
  onClose: () => void
}

/** Shows the open dialog, and applies its result to the text. */
export function Questions({ view, question, media, talk, onClose }: QuestionsProps) {
  const text = useText()
  // The dialog closes first: an element behind it cannot be focused, and the browser would choose the cursor's position.
  const close = (): void => {
    const { selection } = view.state
    flushSync(onClose)
    view.focus()
    if (!view.state.selection.eq(selection)) view.dispatch(view.state.tr.setSelection(selection))
  }
  const done = (change: (state: EditorState) => Transaction): void => {
    close()
    view.dispatch(change(view.state))
  }
  const nameOf = (node: PageNode): string => nameOfNode(node, text)
  switch (question.kind) {
    case 'keys':
      return <KeysDialog onClose={close} />
    case 'block':
      return <InsertBlock view={view} typed={question.typed} media={media} talk={talk} done={done} close={close} />
    case 'link':
      return (
        <LinkDialog
          at={question.at}
          onSet={(href, text) => done(state => setLink(state, question.at, href, text))}
          onTakeAway={() => done(state => takeLinkAway(state, question.at))}
          onClose={close}
        />
      )
    case 'picture':
      return (
        <ImageDialog
          media={media}
          onChoose={({ url, width, height }, alt) => {
            const attributes = { src: url, alt, width: String(width), height: String(height) }
            done(({ tr }) => tr.replaceSelectionWith(nodeTypes.image.create({ attributes }), false).scrollIntoView())
          }}
          onClose={close}
        />
      )
    case 'raw':
      return (
        <RawDialog
          html={stringAttribute(question.of.node, 'html')}
          onSet={html => done(state => replaceRaw(state, question.of, html))}
          onClose={close}
        />
      )
    case 'settings': {
      const { of } = question
      const block = of.node.type === nodeTypes.blockItem ? blockAround(view.state, of.at) : null
      const form = block ? formOf(block.node)?.items : formOf(of.node)
      return (
        <SettingsDialog
          title={text.t('editor-settings-of', { name: nameOf(of.node) })}
          settings={form?.settings ?? []}
          attributes={attributesOf(of.node)}
          media={media}
          onSet={settings => {
            done(state => set(state, of, settings))
            talk.announce(text.t('editor-said-changed', { name: nameOf(of.node) }))
          }}
          onClose={close}
        />
      )
    }
  }
}

interface InsertBlockProps extends Pick<QuestionsProps, 'view' | 'media' | 'talk'> {
  typed: string
  done: (change: (state: EditorState) => Transaction) => void
  close: () => void
}

/** Asks for the kind of block, then for its required settings. If none is chosen, the typed character stays in the text. */
function InsertBlock({ view, typed, media, talk, done, close }: InsertBlockProps) {
  const { t } = useText()
  const [kind, setKind] = useState<BlockKind | null>(null)
  const put = (chosen: BlockKind, settings: Parameters<typeof newBlock>[1]): void => {
    const { start, name } = blockForms[chosen]
    done(state => insert(state, newBlock(start, settings)))
    talk.announce(t('editor-said-inserted', { name: t(name) }))
  }
  if (kind === null) {
    return (
      <BlockDialog
        onChoose={chosen => {
          if (blockForms[chosen].settings.some(({ required }) => required)) setKind(chosen)
          else put(chosen, null)
        }}
        onClose={() => {
          close()
          if (typed !== '') view.dispatch(view.state.tr.insertText(typed))
        }}
      />
    )
  }
  const form = blockForms[kind]
  const [begun] = newBlock(form.start, null)
  return (
    <SettingsDialog
      title={t('editor-settings-of', { name: t(form.name) })}
      settings={form.settings}
      attributes={begun ? attributesOf(begun) : {}}
      media={media}
      onSet={settings => put(kind, settings)}
      onClose={close}
    />
  )
}
