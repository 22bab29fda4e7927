import arrowDown from '@tabler/icons/outline/arrow-down.svg?raw'
import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw'
import columnAfter from '@tabler/icons/outline/column-insert-right.svg?raw'
import columnRemove from '@tabler/icons/outline/column-remove.svg?raw'
import copy from '@tabler/icons/outline/copy.svg?raw'
import heading from '@tabler/icons/outline/heading.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import rowBelow from '@tabler/icons/outline/row-insert-bottom.svg?raw'
import rowRemove from '@tabler/icons/outline/row-remove.svg?raw'
import select from '@tabler/icons/outline/select.svg?raw'
import settings from '@tabler/icons/outline/settings.svg?raw'
import tableColumn from '@tabler/icons/outline/table-column.svg?raw'
import tableRow from '@tabler/icons/outline/table-row.svg?raw'
import trash from '@tabler/icons/outline/trash.svg?raw'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, toggleHeaderColumn, toggleHeaderRow } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { type MessageKey, useText } from '../../sites/text/text.tsx'
import { type Actions, hasSettings, nameOfNode } from './actions.ts'
import { blockAround, blockAt, formOf, isInTable, itemAt } from './commands/find-block.ts'
import { nodeTypes } from './schema.ts'
import { Tool } from './tool.tsx'
import styles from './toolbar.module.css'

const ofTables: readonly (readonly [MessageKey, string, Command])[] = [
  ['editor-row-below', rowBelow, addRowAfter],
  ['editor-row-remove', rowRemove, deleteRow],
  ['editor-column-after', columnAfter, addColumnAfter],
  ['editor-column-remove', columnRemove, deleteColumn],
  ['editor-header-row', tableRow, toggleHeaderRow],
  ['editor-header-column', tableColumn, toggleHeaderColumn],
]

/** Tools for the selected block, for its item, and for the rows and columns of a table. */
export function BlockTools({ state, view, actions }: { state: EditorState; view: EditorView; actions: Actions }) {
  const text = useText()
  const { t } = text
  const block = blockAt(state)
  const item = itemAt(state)
  // The bar is always rendered, so that the text does not move when the selection changes.
  if (block === null) {
    return (
      <BlockRow label={t('editor-block-tools')} name={t('editor-said-text')}>
        <Moves actions={actions} />
      </BlockRow>
    )
  }
  const isItemOfBlock = item !== null && item.at > block.at
  const hasItems = block.node.type === nodeTypes.blockOfItems
  const itemHasSettings = isItemOfBlock && (formOf(block.node)?.items?.settings.length ?? 0) > 0
  const itemLacksTitle = isItemOfBlock && block.node.attrs.kind !== 'columns' && item.node.firstChild?.type !== nodeTypes.itemTitle
  const run = (command: Command) => () => {
    command(view.state, view.dispatch, view)
  }
  return (
    <>
      <BlockRow label={t('editor-block-tools')} name={nameOfNode(block.node, text)}>
        {hasSettings(block) && (
          <Tool icon={settings} onPress={actions.askSettings}>
            {t(block.node.type === nodeTypes.rawBlock ? 'editor-edit-raw' : 'editor-settings')}
          </Tool>
        )}
        <Moves actions={actions} />
        <Tool icon={copy} label={t('editor-duplicate')} onPress={actions.duplicateBlock} />
        <Tool icon={trash} label={t('editor-remove')} onPress={actions.removeBlock} />
        {blockAround(state, block.at) && <Tool icon={select} label={t('editor-outer')} onPress={actions.choose} />}
      </BlockRow>
      {hasItems && (
        <BlockRow label={t('editor-item-one')} name={t('editor-item-one')}>
          <Tool icon={plus} onPress={actions.addItem}>
            {t('editor-item-add')}
          </Tool>
          {isItemOfBlock && (
            <>
              {itemHasSettings && <Tool icon={settings} label={t('editor-item-settings')} onPress={actions.askItemSettings} />}
              {itemLacksTitle && <Tool icon={heading} label={t('editor-item-titled')} onPress={actions.addTitle} />}
              <Tool icon={arrowUp} label={t('editor-item-up')} onPress={() => actions.moveItem(-1)} />
              <Tool icon={arrowDown} label={t('editor-item-down')} onPress={() => actions.moveItem(1)} />
              <Tool icon={trash} label={t('editor-item-remove')} onPress={actions.removeItem} />
            </>
          )}
        </BlockRow>
      )}
      {isInTable(state) && (
        <BlockRow label={t('editor-table')} name={t('editor-table')}>
          {ofTables.map(([label, icon, command]) => (
            <Tool key={label} icon={icon} label={t(label)} onPress={run(command)} />
          ))}
        </BlockRow>
      )}
    </>
  )
}

function BlockRow({ label, name, children }: { label: string; name: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and rules of its own.
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  )
}

function Moves({ actions }: { actions: Actions }) {
  const { t } = useText()
  return (
    <>
      <Tool icon={arrowUp} label={t('editor-move-up')} onPress={() => actions.moveBlock(-1)} />
      <Tool icon={arrowDown} label={t('editor-move-down')} onPress={() => actions.moveBlock(1)} />
    </>
  )
}
