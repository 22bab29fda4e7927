import down from '@tabler/icons/outline/arrow-down.svg?raw'
import up from '@tabler/icons/outline/arrow-up.svg?raw'
import grip from '@tabler/icons/outline/grip-vertical.svg?raw'
import outdent from '@tabler/icons/outline/indent-decrease.svg?raw'
import indent from '@tabler/icons/outline/indent-increase.svg?raw'
import remove from '@tabler/icons/outline/x.svg?raw'
import type { FocusEvent } from 'react'
import { Button as DragButton } from 'react-aria-components'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import {
  canMove,
  type MenuRow,
  menuLimits,
  type RowMove,
  type RowTarget,
  rowMoves,
  rowTargets,
} from '../../../../sites/domain/navigation/menu-rows.ts'
import { useText } from '../../../../sites/text/text.tsx'
import styles from './page.module.css'

const targetKeys = messageKeys('menu-target', rowTargets)
const moveKeys = messageKeys('menu-move', rowMoves)

interface RowFieldsProps {
  row: MenuRow
  rows: readonly MenuRow[]
  isDraggable: boolean
  onChange: (part: Partial<MenuRow>) => void
  onMove: (by: RowMove) => void
  onRemove: () => void
}

const moves: readonly { move: RowMove; icon: string }[] = [
  { move: 'up', icon: up },
  { move: 'down', icon: down },
  { move: 'in', icon: indent },
  { move: 'out', icon: outdent },
]

/**
 * React Aria's list moves the focus back to its last focused row, or to the first, when a field gets the focus other than by pointer or by
 * Tab within the row: by a script, a link or assistive technology. So the row is focused first, which the list records, then the field.
 */
function enterByRow(event: FocusEvent<HTMLElement>) {
  const { currentTarget, target, relatedTarget } = event
  const row = currentTarget.closest<HTMLElement>('[role="row"]')
  if (row === null || (relatedTarget instanceof Node && row.contains(relatedTarget))) return
  event.stopPropagation()
  row.focus({ preventScroll: true })
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

export function RowFields({ row, rows, isDraggable, onChange, onMove, onRemove }: RowFieldsProps) {
  const { t } = useText()
  const { key, text, target, path, depth } = row
  const name = text || t('menu-new-entry')
  return (
    <>
      <input type="hidden" name="row" value={key} />
      <input type="hidden" name={`depth-${key}`} value={depth} />
      {isDraggable ? (
        <DragButton slot="drag" className={styles.grip ?? ''} aria-label={t('menu-drag', { name })}>
          <Icon svg={grip} />
        </DragButton>
      ) : (
        <span className={styles.grip} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its fields are operated, and it hears where the focus goes. */}
      <div className={styles.fields} onFocus={enterByRow}>
        <TextField
          name={`text-${key}`}
          label={t('menu-text')}
          maxLength={menuLimits.text}
          defaultValue={text}
          onChange={event => onChange({ text: event.currentTarget.value })}
        />
        <Select
          name={`target-${key}`}
          label={t('menu-target')}
          options={rowTargets.map(value => ({ value, label: t(targetKeys[value]) }))}
          defaultValue={target}
          onChange={event => {
            const chosen: RowTarget | undefined = rowTargets.find(each => each === event.currentTarget.value)
            if (chosen !== undefined) onChange({ target: chosen })
          }}
        />
        <div className={styles.pathField} data-needed={target === 'address' || undefined}>
          <TextField
            name={`path-${key}`}
            label={t('menu-address')}
            type="url"
            inputMode="url"
            list="site-addresses"
            maxLength={menuLimits.path}
            defaultValue={path}
            onChange={event => onChange({ path: event.currentTarget.value })}
          />
        </div>
      </div>
      <div className={styles.moves}>
        {moves.map(({ move, icon }) => (
          <Button
            key={move}
            type="submit"
            name="act"
            value={`${move} ${key}`}
            formNoValidate
            variant="quiet"
            size="small"
            icon={icon}
            label={t(moveKeys[move], { name })}
            aria-disabled={!canMove(rows, key, move) || undefined}
            onClick={event => {
              event.preventDefault()
              onMove(move)
            }}
          />
        ))}
        <Button
          type="submit"
          name="act"
          value={`remove ${key}`}
          formNoValidate
          variant="quiet"
          size="small"
          icon={remove}
          label={t('menu-remove', { name })}
          onClick={event => {
            event.preventDefault()
            onRemove()
          }}
        />
      </div>
    </>
  )
}
