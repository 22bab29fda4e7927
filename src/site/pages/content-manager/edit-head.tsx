import { Link } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { useText } from '../../text/text.tsx'
import type { EditDone } from './edit-done.ts'
import styles from './entries.module.css'
import type { ShownState } from './present-state.ts'
import { StateTags } from './state-tags.tsx'

interface EditHeadProps {
  back: { href: string; label: string }
  /** Null for what is to be made. */
  state: ShownState | null
  /** Where readers see it; null where they do not. */
  seen: string | null
  revisions: string | null
  isStanding: boolean
  done: EditDone | null
  /** Where a WordPress that is followed has it edited; null for what does not come from one. */
  elsewhere: string | null
  warnings: readonly string[]
}

/** How far a page or post is, and what has just been done with it. */
export function EditHead({ back, state, seen, revisions, isStanding, done, elsewhere, warnings }: EditHeadProps) {
  const { say, put } = useText()
  return (
    <>
      <p className={styles.facts}>
        <Link to={back.href}>{back.label}</Link>
        {state !== null && <StateTags state={state} />}
        {isStanding && <span className={styles.fact}>{say('content-standing')}</span>}
        {revisions !== null && <Link to={revisions}>{say('content-see-revisions')}</Link>}
        {seen !== null && <Link to={seen}>{say('content-see')}</Link>}
      </p>
      {done !== null && (
        <div className={styles.said}>
          <Alert type="SUCCESS" typeLabel={say('alert-success')}>
            {say(`content-done-${done}`)}
          </Alert>
        </div>
      )}
      {elsewhere !== null && (
        <div className={styles.said}>
          <Alert type="INFO" typeLabel={say('alert-info')} announced={false}>
            {put('content-elsewhere', { link: <a href={elsewhere}>{say('content-elsewhere-link')}</a> })}
          </Alert>
        </div>
      )}
      {warnings.length > 0 && (
        <div className={styles.said}>
          <Alert type="WARNING" typeLabel={say('alert-warning')} title={say('content-warnings')}>
            <ul>
              {warnings.map(warning => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
    </>
  )
}
