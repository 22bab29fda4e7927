import arrowBackUp from '@tabler/icons/outline/arrow-back-up.svg?raw'
import arrowForwardUp from '@tabler/icons/outline/arrow-forward-up.svg?raw'
import blockquoteIcon from '@tabler/icons/outline/blockquote.svg?raw'
import bold from '@tabler/icons/outline/bold.svg?raw'
import code from '@tabler/icons/outline/code.svg?raw'
import indentDecrease from '@tabler/icons/outline/indent-decrease.svg?raw'
import indentIncrease from '@tabler/icons/outline/indent-increase.svg?raw'
import italic from '@tabler/icons/outline/italic.svg?raw'
import keyboard from '@tabler/icons/outline/keyboard.svg?raw'
import linkIcon from '@tabler/icons/outline/link.svg?raw'
import list from '@tabler/icons/outline/list.svg?raw'
import listNumbers from '@tabler/icons/outline/list-numbers.svg?raw'
import photo from '@tabler/icons/outline/photo.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import separator from '@tabler/icons/outline/separator-horizontal.svg?raw'
import subscript from '@tabler/icons/outline/subscript.svg?raw'
import superscript from '@tabler/icons/outline/superscript.svg?raw'
import tableIcon from '@tabler/icons/outline/table.svg?raw'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Toolbar } from 'react-aria-components'
import { messageKeys } from '../../../core/text/message-keys.ts'
import type { MessageKey } from '../../sites/text/text.tsx'
import { useText } from '../../sites/text/text.tsx'
import type { FactValues } from '../domain/site-pages/facts.ts'
import type { Actions } from './actions.ts'
import { blockForms } from './block-forms.ts'
import { BlockTools } from './block-tools.tsx'
import { insert, newBlock } from './commands/change-blocks.ts'
import {
  indent,
  insertRule,
  isList,
  isMarked,
  lineStyleAt,
  lineStyles,
  type MarkName,
  outdent,
  setLineStyle,
  toggle,
  toggleList,
  toggleQuotation,
} from './commands/change-text.ts'
import { insertFact } from './commands/facts.ts'
import { isWithin } from './commands/find-block.ts'
import { FactMenu } from './fact-menu.tsx'
import { factAnnouncement } from './fact-texts.ts'
import type { Talk } from './questions.ts'
import { nodeTypes } from './schema.ts'
import { Tool } from './tool.tsx'
import styles from './toolbar.module.css'

const styleKeys = messageKeys('editor-style', ['paragraph', 'preformatted'])

interface ToolbarProps {
  view: EditorView
  state: EditorState
  actions: Actions
  talk: Talk
  /** Whether blocks are allowed besides text and images. */
  blocks: boolean
  /** The details of the site that the text can have; null where it can have none. */
  facts: FactValues | null
}

const marks: readonly (readonly [MarkName, MessageKey, string])[] = [
  ['bold', 'editor-bold', bold],
  ['italic', 'editor-italic', italic],
  ['superscript', 'editor-superscript', superscript],
  ['subscript', 'editor-subscript', subscript],
  ['code', 'editor-code', code],
]

/** The tools for text, and in a second row those for the selected block. Arrow keys move through them. */
export function EditorTools({ view, state, actions, talk, blocks, facts }: ToolbarProps) {
  const text = useText()
  const { t } = text
  const run = (command: Command) => () => {
    command(view.state, view.dispatch, view)
  }
  const can = (command: Command): boolean => command(state)
  const style = lineStyleAt(state)
  return (
    <Toolbar aria-label={t('editor-tools')} className={styles.tools ?? ''} data-sticks>
      <div className={styles.top}>
        <div className={styles.row}>
          <select
            className={styles.style}
            aria-label={t('editor-style')}
            value={style ?? ''}
            aria-disabled={style === null || undefined}
            onChange={event => {
              const chosen = lineStyles.find(each => each === event.currentTarget.value)
              if (chosen) run(setLineStyle(chosen))()
            }}
          >
            {style === null && <option value="">{'–'}</option>}
            {lineStyles.map(each => (
              <option key={each} value={each}>
                {each === 'paragraph' || each === 'preformatted' ? t(styleKeys[each]) : t('editor-style-heading', { level: each.slice(1) })}
              </option>
            ))}
          </select>
          {blocks && (
            <Tool icon={plus} onPress={() => talk.ask({ kind: 'block', typed: '' })}>
              {t('editor-insert')}
            </Tool>
          )}
          {marks.map(([name, label, icon]) => (
            <Tool key={name} icon={icon} label={t(label)} on={isMarked(state, name)} onPress={run(toggle(name))} />
          ))}
          <Tool icon={linkIcon} label={t('editor-link')} on={isLinked(state)} onPress={actions.askLink} />
          <Tool
            icon={list}
            label={t('editor-bullets')}
            on={isList(state, nodeTypes.bulletList)}
            onPress={run(toggleList(nodeTypes.bulletList))}
          />
          <Tool
            icon={listNumbers}
            label={t('editor-numbers')}
            on={isList(state, nodeTypes.orderedList)}
            onPress={run(toggleList(nodeTypes.orderedList))}
          />
          {isWithin(state, 'listItem') && (
            <>
              <Tool icon={indentIncrease} label={t('editor-indent')} off={!can(indent)} onPress={run(indent)} />
              <Tool icon={indentDecrease} label={t('editor-outdent')} off={!can(outdent)} onPress={run(outdent)} />
            </>
          )}
          <Tool icon={blockquoteIcon} label={t('editor-quotation')} on={isWithin(state, 'blockquote')} onPress={run(toggleQuotation)} />
          <Tool icon={photo} label={t('editor-picture')} onPress={() => talk.ask({ kind: 'picture', of: null })} />
          <Tool
            icon={tableIcon}
            label={t('editor-table')}
            onPress={() => {
              const table = blocks ? blockForms.table.start : blockForms.table.start.replace(' data-block="table"', '')
              view.dispatch(insert(view.state, newBlock(table, null)))
              view.focus()
            }}
          />
          <Tool icon={separator} label={t('editor-rule')} onPress={run(insertRule)} />
          <Tool icon={arrowBackUp} label={t('editor-undo')} off={!can(undo)} onPress={run(undo)} />
          <Tool icon={arrowForwardUp} label={t('editor-redo')} off={!can(redo)} onPress={run(redo)} />
          <Tool icon={keyboard} label={t('editor-keys')} onPress={() => talk.ask({ kind: 'keys' })} />
        </div>
        {facts && (
          <FactMenu
            iconOnly
            values={facts}
            onChoose={fact => {
              view.dispatch(insertFact(view.state, fact))
              view.focus()
              talk.announce(t('editor-said-inserted', { name: factAnnouncement(fact, facts, text) }))
            }}
          />
        )}
      </div>
      <BlockTools state={state} view={view} actions={actions} />
    </Toolbar>
  )
}

const isLinked = ({ selection: { empty, $from }, doc, selection, schema }: EditorState): boolean => {
  const link = schema.marks.a
  if (link === undefined) return false
  return empty ? link.isInSet($from.marks()) !== undefined : doc.rangeHasMark(selection.from, selection.to, link)
}
