import plus from '@tabler/icons/outline/plus.svg?raw'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Button } from '../../../../../ui/button.tsx'
import { claimPressStyle } from '../../../../../ui/press-style.ts'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import {
  type MenuRow,
  menuLimits,
  menuProblems,
  moveRow,
  type RowMove,
  type RowProblem,
  removeRow,
} from '../../../../sites/domain/navigation/menu-rows.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { MenuRows } from './menu-rows.tsx'
import styles from './page.module.css'
import { withNewRow } from './row-entries.ts'
import { RowFields } from './row-fields.tsx'

interface MenuEditorProps {
  rows: readonly MenuRow[]
  problems: Readonly<Record<string, RowProblem>>
  version: string
  /** False while the platform uses its brand's menu. */
  isOwn: boolean
  /** The paths of the site's pages. */
  addresses: readonly string[]
}

/**
 * The rows of the menu. Buttons change their order, and so does dragging with JavaScript, by pointer or keyboard. Without JavaScript each
 * button submits the form, and the server responds with the changed rows.
 */
export function MenuEditor({ rows: given, problems: reportedBefore, version, isOwn, addresses }: MenuEditorProps) {
  claimPressStyle()
  const { t } = useText()
  const hydrated = useHydrated()
  const [rows, setRows] = useState(given)
  const [problems, setProblems] = useState(new Map(Object.entries(reportedBefore)))
  const [moved, setMoved] = useState('')
  const pending = useNavigation().state === 'submitting'

  const nameOf = (key: string) => rows.find(row => row.key === key)?.text || t('menu-new-entry')
  const change = (key: string, part: Partial<MenuRow>) => {
    setRows(all => all.map(row => (row.key === key ? { ...row, ...part } : row)))
    setProblems(all => new Map([...all].filter(([each]) => each !== key)))
  }
  /** @param next the rows after the one with the key was moved */
  const reorder = (key: string, next: readonly MenuRow[]) => {
    setRows(next)
    setMoved(t('menu-moved', { name: nameOf(key), position: next.findIndex(row => row.key === key) + 1, count: next.length }))
  }
  const move = (key: string, by: RowMove) => reorder(key, moveRow(rows, key, by))

  const fieldsOf = (row: MenuRow) => (
    <RowFields
      row={row}
      rows={rows}
      problem={problems.get(row.key)}
      isDraggable={hydrated}
      onChange={part => change(row.key, part)}
      onMove={by => move(row.key, by)}
      onRemove={() => setRows(removeRow(rows, row.key))}
    />
  )

  return (
    <Form
      method="post"
      action={href('/my/content/menu')}
      className={styles.editor}
      noValidate
      onSubmit={event => {
        const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
        if (button?.getAttribute('value') === 'reset') return
        const found = menuProblems(rows)
        if (found.size === 0) return
        event.preventDefault()
        setProblems(found)
        const [first] = found.keys()
        event.currentTarget.querySelector<HTMLElement>(`#text-${first}`)?.focus()
      }}
    >
      {/* Enter presses the first button of a form: this one saves, instead of one in the first row. */}
      <button type="submit" name="act" value="save" hidden aria-hidden="true" tabIndex={-1} />
      <input type="hidden" name="version" value={version} />
      <datalist id="site-addresses">
        {addresses.map(address => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <MenuRows rows={rows} problems={problems} nameOf={nameOf} fieldsOf={fieldsOf} onOrder={reorder} />
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <div className={styles.actions}>
        <Button
          type="submit"
          name="act"
          value="add"
          variant="secondary"
          icon={plus}
          disabled={rows.length >= menuLimits.rows}
          onClick={event => {
            event.preventDefault()
            setRows(withNewRow(rows))
          }}
        >
          {t('menu-add')}
        </Button>
      </div>
      <MenuPreview rows={rows} />
      <div className={styles.actions}>
        <Button type="submit" name="act" value="save" pending={pending}>
          {t('menu-save')}
        </Button>
        {isOwn && (
          <Button type="submit" name="act" value="reset" variant="quiet" pending={pending}>
            {t('menu-reset')}
          </Button>
        )}
      </div>
    </Form>
  )
}
