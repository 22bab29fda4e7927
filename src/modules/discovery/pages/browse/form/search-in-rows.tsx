import plus from '@tabler/icons/outline/plus.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Button } from '../../../../../ui/button.tsx'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { type Text, useText } from '../../../../sites/text/text.tsx'
import { browseLimits } from '../../../domain/search/browse-limits.ts'
import { type SearchInRow, searchOperators } from '../../../domain/search/browse-query.ts'
import { searchScopes } from '../../../domain/search/search-tree.ts'
import { ChoiceField } from '../filters/choice-field.tsx'
import { TextLine } from '../filters/text-line.tsx'
import { scopeKeys } from '../scope-keys.ts'
import styles from './search-in-rows.module.css'

const operatorKeys = messageKeys('operator', searchOperators)

interface SearchInRowsProps {
  rows: readonly SearchInRow[]
  /** Whether a reader without JavaScript asked for another row. */
  rowAdded: boolean
  /** The URL of the page; when it changes, so do the rows. */
  path: string
}

type DraftRow = SearchInRow | null

const drafts = (rows: readonly SearchInRow[], rowAdded: boolean): DraftRow[] =>
  rows.length === 0 || rowAdded ? [...rows, null] : [...rows]

/** Whether a row of the form counts: it has both field and value (reading.md section 5). */
function isFilledIn(row: Element): boolean {
  const field = row.querySelector<HTMLSelectElement>('[data-row-field] select')
  const value = row.querySelector<HTMLInputElement>('input')
  return field !== null && value !== null && field.value !== '' && value.value.trim() !== ''
}

/** Rows with operator, field and words. Another one can be added once all rows are filled in. */
export function SearchInRows({ rows, rowAdded, path }: SearchInRowsProps) {
  const text = useText()
  const { t } = text
  const hydrated = useHydrated()
  const list = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState({ path, drafts: drafts(rows, rowAdded) })
  // The rows of the new URL replace the old ones (reading.md section 4) within the existing fields.
  if (shown.path !== path) setShown({ path, drafts: drafts(rows, rowAdded) })
  const [mayAdd, setMayAdd] = useState(rows.length > 0 && !rowAdded)
  const look = () => setMayAdd([...(list.current?.children ?? [])].every(isFilledIn))
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when there are other rows.
  useEffect(look, [shown.drafts])
  const isFull = shown.drafts.length >= browseLimits.searchInRows

  const add = () => {
    if (!mayAdd || isFull) return
    setShown({ path, drafts: [...shown.drafts, null] })
    const position = shown.drafts.length
    requestAnimationFrame(() => list.current?.children[position]?.querySelector('select')?.focus())
  }
  const remove = (position: number) => {
    takeUp(list.current, position)
    const left = shown.drafts.filter((_, each) => each !== position)
    setShown({ path, drafts: left.length === 0 ? [null] : left })
    list.current?.children[Math.max(0, position - 1)]?.querySelector('select')?.focus()
  }
  return (
    <fieldset className={styles.rows} onInput={look}>
      <legend>{t('search-in-rows')}</legend>
      <ol ref={list}>
        {shown.drafts.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbered in the URL, and keep their fields.
          <Row key={position} row={row} position={position} text={text} onRemove={hydrated ? () => remove(position) : null} />
        ))}
      </ol>
      <Button
        type="submit"
        name="addRow"
        value="true"
        variant="quiet"
        size="small"
        icon={plus}
        aria-disabled={(hydrated && !mayAdd) || isFull || undefined}
        onClick={event => {
          event.preventDefault()
          add()
        }}
      >
        {t('search-in-add')}
      </Button>
    </fieldset>
  )
}

/** Moves the values of later rows up by one, so that the last row can be removed. */
function takeUp(list: HTMLOListElement | null, from: number): void {
  const fields = [...(list?.children ?? [])].map(row => [...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')])
  for (let position = from; position < fields.length; position += 1) {
    for (const [index, field] of (fields[position] ?? []).entries()) {
      field.value = fields[position + 1]?.[index]?.value ?? ''
    }
  }
}

interface RowProps {
  row: DraftRow
  position: number
  text: Text
  /** Null without JavaScript: a row counts no longer once its words are removed. */
  onRemove: (() => void) | null
}

function Row({ row, position, text: { t }, onRemove }: RowProps) {
  const number = position + 1
  const operators = searchOperators.map(operator => ({ value: operator, label: t(operatorKeys[operator]) }))
  return (
    <li className={styles.row}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within one would be announced with both names at each field. */}
      <div role="group" aria-label={t('search-in-row', { number })} className={styles.fields}>
        <ChoiceField name={`o${position}`} label={t('search-in-operator')} value={row?.operator ?? 'AND'} options={operators} />
        <div data-row-field>
          <ChoiceField
            name={`n${position}`}
            label={t('search-in-field')}
            value={row?.field ?? ''}
            options={[
              { value: '', label: t('search-in-choose') },
              ...searchScopes.map(scope => ({ value: scope, label: t(scopeKeys[scope]) })),
            ]}
          />
        </div>
        <div className={styles.text}>
          <TextLine name={`v${position}`} label={t('search-in-value')} value={row?.value ?? ''} />
        </div>
      </div>
      {onRemove !== null && (
        <Button variant="quiet" size="small" icon={close} label={t('search-in-remove', { number })} onClick={onRemove} />
      )}
    </li>
  )
}
