/** This tells what was done with the chosen rows of a list, and with which it was not. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { type NotDoneReason, notDoneReasons, type ChosenResult as Result, type RowId } from '../../domain/chosen-rows.ts'
import { useText, withMessages } from '../../text/text.tsx'
import styles from './chosen-result.module.css'
import '../../text/table-messages.ts'

const typeKeys = { SUCCESS: 'alert-success', WARNING: 'alert-warning', ERROR: 'alert-error' } as const
const reasonKeys = messageKeys('chosen', notDoneReasons)

interface ChosenResultProps {
  result: Result<string, RowId>
  /** `2 comments were published.` */
  doneText: string
  /** A link to a row that was not changed, or its name. */
  linkTo: (id: string) => ReactNode
  /** The rows with which it was done exist no more. */
  isRemoved?: boolean
}

/** Of the other reasons, the row is nobody's to see, or is gone. */
const linkedReasons: readonly NotDoneReason[] = ['late', 'failed', 'untried']

export const ChosenResult = withMessages(
  ['tables'],
  function ChosenResult({ result, doneText, linkTo, isRemoved = false }: ChosenResultProps) {
    const { t } = useText()
    const { key } = useLocation()
    const place = useRef<HTMLDivElement>(null)
    // The button that was pressed may have gone with the rows.
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result.
    useEffect(() => place.current?.focus(), [key])
    const isWhole = result.notDone.length === 0
    const hasFailed = result.notDone.some(({ reason }) => reason === 'failed')
    const type = isWhole ? 'SUCCESS' : hasFailed ? 'ERROR' : 'WARNING'
    const list = (ids: readonly RowId[]) => (
      <ul>
        {ids.map(id => (
          <li key={id}>{linkTo(String(id))}</li>
        ))}
      </ul>
    )
    return (
      <div ref={place} tabIndex={-1} className={styles.result}>
        <Alert type={type} typeLabel={t(typeKeys[type])}>
          {(result.done > 0 || isWhole) && <p>{doneText}</p>}
          {!isRemoved && result.doneIds.length > 0 && list(result.doneIds)}
          {notDoneReasons.map(reason => {
            const ids = result.notDone.filter(each => each.reason === reason).map(({ id }) => id)
            if (ids.length === 0) return null
            return (
              <div key={reason}>
                <p>{t(reasonKeys[reason], { count: ids.length })}</p>
                {linkedReasons.includes(reason) && list(ids)}
              </div>
            )
          })}
        </Alert>
      </div>
    )
  },
)
