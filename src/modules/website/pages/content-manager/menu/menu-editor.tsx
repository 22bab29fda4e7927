import plus from '@tabler/icons/outline/plus.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FieldErrors } from '../../../../../core/forms/message-keys.ts'
import { href } from '../../../../../core/http/href.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { shownErrors } from '../../../../../ui/form-state.ts'
import { claimPressStyle } from '../../../../../ui/press-style.ts'
import { reportChange } from '../../../../../ui/report-change.ts'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { type MenuRow, menuLimits, moveRow, type RowMove, removeRow } from '../../../../sites/domain/navigation/menu-rows.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { MenuRows } from './menu-rows.tsx'
import { menuSchema } from './menu-schema.ts'
import styles from './page.module.css'
import { withNewRow } from './row-entries.ts'
import { RowFields } from './row-fields.tsx'

interface MenuEditorProps {
  rows: readonly MenuRow[]
  /** This is what the action found. */
  errors: FieldErrors | undefined
  version: string
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  /** False while the platform uses its brand's menu. */
  isOwn: boolean
  /** The paths of the site's pages. */
  paths: readonly string[]
}

/**
 * The rows of the menu. Buttons change their order, and so does dragging with JavaScript, by pointer or keyboard. Without JavaScript each
 * button submits the form, and the server responds with the changed rows.
 */
export function MenuEditor({ rows: given, errors, version, hidden, isOwn, paths }: MenuEditorProps) {
  claimPressStyle()
  const { t } = useText()
  const hydrated = useHydrated()
  const [rows, setRows] = useState(given)
  const [moved, setMoved] = useState('')
  const pending = useNavigation().state === 'submitting'

  const control = useSchemaForm({ schema: menuSchema, labelOf: () => t('menu-text'), errors })
  const shown = shownErrors(control.state)
  const wrong = useRef(shown)
  wrong.current = shown
  const renew = useRef(control.renew)
  const editor = useRef<HTMLDivElement>(null)
  const places = rows.map(({ key, depth }) => `${key} ${depth}`).join()
  const reported = useRef(places)
  useEffect(() => {
    if (reported.current === places) return
    // React Aria's list has its rows only after the effects of the change.
    const timer = setTimeout(() => {
      reported.current = places
      if (editor.current !== null) reportChange(editor.current)
      // What was wrong may be so no longer, or be gone with its row.
      for (const name of Object.keys(wrong.current)) renew.current(name)
    })
    return () => clearTimeout(timer)
  }, [places])

  const nameOf = (key: string) => rows.find(row => row.key === key)?.text || t('menu-new-entry')
  const change = (key: string, part: Partial<MenuRow>) => setRows(all => all.map(row => (row.key === key ? { ...row, ...part } : row)))
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
      isDraggable={hydrated}
      onChange={part => change(row.key, part)}
      onMove={by => move(row.key, by)}
      onRemove={() => setRows(removeRow(rows, row.key))}
    />
  )

  return (
    <Form
      control={control}
      action={href('/my/content/menu')}
      wide
      pending={pending}
      summaryTitle={count => t('form-error-title', { count })}
    >
      {/* Enter presses the first button of a form: this one saves, instead of one in the first row. */}
      <button type="submit" name="act" value="save" hidden aria-hidden="true" tabIndex={-1} />
      <input type="hidden" name="version" value={version} />
      {hidden}
      <datalist id="site-addresses">
        {paths.map(path => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <div ref={editor} className={styles.editor}>
        <MenuRows rows={rows} errors={shown} nameOf={nameOf} fieldsOf={fieldsOf} onOrder={reorder} />
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
            formNoValidate
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
            <Button type="submit" name="act" value="reset" variant="quiet" formNoValidate pending={pending}>
              {t('menu-reset')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}
