import { type ReactNode, useRef, useState } from 'react'
import { Link, Form as RouterForm, useLocation, useNavigation, useSubmit } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { TableSelection } from '../../../../ui/data-table/data-table.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import { Cluster } from '../../../../ui/layout/stack.tsx'
import { type ChosenAnswer, chosenRowField, withoutResult } from '../../domain/chosen-rows.ts'
import { useText } from '../../text/text.tsx'
import { useSelectionMessages } from './use-selection-messages.ts'

/** What a button does with the chosen rows. */
export interface ChosenAct<Act extends string> {
  act: Act
  label: string
  /** What cannot be undone asks first: in a dialog, or where there is no script by a page. */
  ask?: {
    question: (count: number) => string
    /** What becomes of the rows. */
    help: string
    confirmLabel: (count: number) => string
    cancelLabel: string
  }
}

interface ChosenFormProps<Row, Act extends string> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  isChoosable?: (row: Row) => boolean
  acts: readonly ChosenAct<Act>[]
  answered: ChosenAnswer | undefined
  /** Whether something was done with the chosen ones. */
  isDone: boolean
  /** The table. */
  children: (selection: TableSelection<Row>) => ReactNode
}

/** One form around the rows of a table, whose buttons do the same with each of the chosen ones. Needs the messages `tables`. */
export function ChosenForm<Row, Act extends string>(props: ChosenFormProps<Row, Act>) {
  const { rows, keyOf, nameOf, isChoosable, acts, answered, isDone, children } = props
  const { t } = useText()
  const messages = useSelectionMessages()
  const { pathname, search, key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const pending = useNavigation().state === 'submitting'
  const [toConfirm, setToConfirm] = useState<{ act: Act; ids: readonly string[] } | null>(null)
  const query = withoutResult(new URLSearchParams(search))
  const action = query.size === 0 ? pathname : `${pathname}?${query}`
  const chosen = () => (form.current === null ? [] : new FormData(form.current).getAll(chosenRowField).map(String))
  const confirm = () => {
    const entered = new FormData()
    for (const id of toConfirm?.ids ?? []) entered.append(chosenRowField, id)
    entered.append('act', toConfirm?.act ?? '')
    entered.append('confirmed', 'yes')
    setToConfirm(null)
    void submit(entered, { method: 'post', action })
  }
  const askOf = (act: string | undefined) => acts.find(each => each.act === act)?.ask
  const names = (ids: readonly string[]) => (
    <ul>
      {ids.map(id => {
        const row = rows.find(each => keyOf(each) === id)
        return (
          <li key={id} dir="auto">
            {row === undefined ? id : nameOf(row)}
          </li>
        )
      })}
    </ul>
  )
  const requested = answered?.toConfirm ?? null
  const requestedBy = askOf(requested?.act)
  const ask = askOf(toConfirm?.act)
  const count = toConfirm?.ids.length ?? 0
  return (
    <>
      {answered?.refused && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t(answered.refused, { max: answered.max })}
        </Alert>
      )}
      {requested && requestedBy && (
        <Alert type="WARNING" typeLabel={t('alert-warning')} title={requestedBy.question(requested.ids.length)}>
          {names(requested.ids)}
          <p>{requestedBy.help}</p>
          <RouterForm method="post" action={action}>
            {requested.ids.map(id => (
              <input key={id} type="hidden" name={chosenRowField} value={id} />
            ))}
            <input type="hidden" name="confirmed" value="yes" />
            <Cluster>
              <Button type="submit" name="act" value={requested.act} variant="danger">
                {requestedBy.confirmLabel(requested.ids.length)}
              </Button>
              <Link to={action}>{requestedBy.cancelLabel}</Link>
            </Cluster>
          </RouterForm>
        </Alert>
      )}
      <RouterForm ref={form} method="post" action={action}>
        {children({
          ...messages,
          name: chosenRowField,
          labelOf: row => t('chosen-row', { name: nameOf(row) }),
          ...(isChoosable && { isChoosable }),
          answer: isDone ? key : undefined,
          actions: acts.map(({ act, label, ask: asksFirst }) => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              size="small"
              variant={asksFirst ? 'danger' : 'secondary'}
              pending={pending}
              onClick={event => {
                if (!asksFirst) return
                event.preventDefault()
                setToConfirm({ act, ids: chosen() })
              }}
            >
              {label}
            </Button>
          )),
        })}
      </RouterForm>
      <ConfirmDialog
        open={toConfirm !== null}
        isDangerous
        title={ask?.question(count) ?? ''}
        message={
          <>
            {names(toConfirm?.ids ?? [])}
            <p>{ask?.help}</p>
          </>
        }
        cancelLabel={ask?.cancelLabel ?? ''}
        confirmLabel={ask?.confirmLabel(count) ?? ''}
        onClose={() => setToConfirm(null)}
        onConfirm={confirm}
      />
    </>
  )
}
