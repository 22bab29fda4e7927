import arrowDown from '@tabler/icons/outline/arrow-down.svg?raw'
import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import trash from '@tabler/icons/outline/trash.svg?raw'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import {
  changeRows,
  nextRowKey,
  type RowChange,
  rowChanges,
  rowKeyName,
  rowsOf,
  writeRowIntent,
} from '../../../../core/forms/repeated-entries.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormOfFields } from '../../../../ui/form-context.ts'
import { reportChange } from '../../../../ui/report-change.ts'
import { useText, withMessages } from '../../text/text.tsx'
import '../../text/form-messages.ts'
import styles from './repeated-group.module.css'

const doneKeys = messageKeys('row-done', rowChanges)

/** A row, for the fields within it. */
export interface GroupRow {
  /** Starts at 0. */
  position: number
  /** The name of a field of this row: `authors[1].name`. */
  nameOf: (field: string) => string
  /** The field is shown with this value at first. */
  entryOf: (field: string) => string
  entriesOf: (field: string) => readonly string[]
  /** This is for a group within this row. */
  within: (list: string) => Pick<RepeatedGroupProps, 'list' | 'shownList' | 'entries'>
}

interface RepeatedGroupProps {
  /** The name of the list: `authors`, or `authors[1].affiliations`. */
  list: string
  /** Its name among `entries`, where its row has moved since. */
  shownList?: string
  /** The entries with which the form is shown at first. */
  entries: Entries
  legend: string
  /** The group has so many rows at least, and at most. */
  min?: number
  max: number
  /** Names a row: "Author 2". @param number starts at 1 */
  rowLabel: (number: number) => string
  addLabel: string
  children: (row: GroupRow) => ReactNode
}

/**
 * Rows of fields that are added, removed and moved. Without JavaScript the buttons send the form, and the server shows it with the rows
 * changed (`readSchemaForm`); with it they do the same at once, and the focus stays with the row.
 */
export const RepeatedGroup = withMessages(
  ['forms'],
  function RepeatedGroup({ list, shownList = list, entries, legend, min = 0, max, rowLabel, addLabel, children }: RepeatedGroupProps) {
    const { t } = useText()
    const form = use(FormOfFields)
    const [shown] = useState(() => rowsOf(entries, shownList))
    const [keys, setKeys] = useState(() =>
      atLeast(
        shown.map(({ key }) => key),
        min,
      ),
    )
    const [done, setDone] = useState<{ change: RowChange; key: string; text: string } | null>(null)
    const rows = useRef<HTMLOListElement>(null)
    useEffect(() => {
      if (done === null || rows.current === null) return
      focusAfter(done, rows.current)
      reportChange(rows.current)
    }, [done])

    const change = (what: RowChange, index: number) => {
      const next = changeRows(keys, { change: what, index })
      // The first row cannot move up, nor the last one down.
      if (next.join() === keys.join()) return
      const key = what === 'add' ? (next.at(-1) ?? '') : what === 'remove' ? (next[index] ?? next.at(-1) ?? '') : (keys[index] ?? '')
      const number = (what === 'add' || what === 'remove' ? index : next.indexOf(key)) + 1
      setKeys(next)
      setDone({ change: what, key, text: t(doneKeys[what], { row: rowLabel(number) }) })
      // The server's errors name rows by their old places.
      for (const name of Object.keys(form?.errors ?? {})) if (name.startsWith(`${list}[`)) form?.renew(name)
    }
    const button = (what: RowChange, index: number) => ({
      type: 'submit' as const,
      name: 'intent',
      value: writeRowIntent({ change: what, list, index }),
      formNoValidate: true,
      'data-change': what,
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault()
        change(what, index)
      },
    })
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        {/* Enter in a field presses the first button of a form, which must not be one that removes a row. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <ol ref={rows} className={styles.rows}>
          {keys.map((key, position) => {
            const label = rowLabel(position + 1)
            const at = shown.find(row => row.key === key)?.index
            // A row that was not shown at first has a name that no entry has.
            const shownName = (field: string) => `${shownList}[${at ?? 'new'}].${field}`
            return (
              <li key={key} data-row={key}>
                <fieldset className={styles.row}>
                  <legend className={styles.name} tabIndex={-1}>
                    {label}
                  </legend>
                  <input type="hidden" name={rowKeyName(list, position)} value={key} />
                  <div className={styles.fields}>
                    {children({
                      position,
                      nameOf: field => `${list}[${position}].${field}`,
                      entryOf: field => entryOf(entries, shownName(field)),
                      entriesOf: field => entries[shownName(field)] ?? [],
                      within: field => ({ list: `${list}[${position}].${field}`, shownList: shownName(field), entries }),
                    })}
                  </div>
                  <div className={styles.actions}>
                    {keys.length > 1 && (
                      <>
                        <Button
                          {...button('up', position)}
                          variant="quiet"
                          size="small"
                          icon={arrowUp}
                          label={t('row-up', { row: label })}
                          aria-disabled={position === 0 || undefined}
                        />
                        <Button
                          {...button('down', position)}
                          variant="quiet"
                          size="small"
                          icon={arrowDown}
                          label={t('row-down', { row: label })}
                          aria-disabled={position === keys.length - 1 || undefined}
                        />
                      </>
                    )}
                    {keys.length > min && (
                      <Button
                        {...button('remove', position)}
                        variant="quiet"
                        size="small"
                        icon={trash}
                        label={t('row-remove', { row: label })}
                      />
                    )}
                  </div>
                </fieldset>
              </li>
            )
          })}
        </ol>
        {keys.length < max && (
          <Button {...button('add', keys.length)} variant="secondary" size="small" icon={plus}>
            {addLabel}
          </Button>
        )}
        <p className="visually-hidden" role="status">
          {done?.text}
        </p>
      </fieldset>
    )
  },
)

function atLeast(keys: readonly string[], min: number): string[] {
  const filled = [...keys]
  while (filled.length < min) filled.push(nextRowKey(filled))
  return filled
}

/**
 * The focus goes to the first field of a new row; to the same button of a row that moved; to the row that took the place of a removed one.
 */
function focusAfter({ change, key }: { change: RowChange; key: string }, rows: HTMLElement): void {
  const row = rows.querySelector(`:scope > [data-row="${CSS.escape(key)}"]`)
  const target =
    change === 'add'
      ? row?.querySelector('input:not([type=hidden]), select, textarea')
      : change === 'remove'
        ? (row?.querySelector('legend') ?? rows.parentElement?.querySelector(':scope > [data-change="add"]'))
        : row?.querySelector(`:scope > fieldset > div:last-child > [data-change="${change}"]`)
  if (target instanceof HTMLElement) target.focus()
}
