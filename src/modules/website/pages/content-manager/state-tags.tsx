import { Moment } from '../../../sites/components/moment.tsx'
import { useText } from '../../../sites/text/text.tsx'
import styles from './entries.module.css'
import type { ShownState } from './present-state.ts'

/** Shows the state of a page or post as text. */
export function StateTags({ state: { kind, at, isPublishedToo, hasDraft } }: { state: ShownState }) {
  const { t, put } = useText()
  return (
    <>
      <span className={styles.state} data-state={kind}>
        {at === null ? t(`content-state-${kind}`) : put('content-scheduled-for', { time: <Moment time={at} /> })}
      </span>
      {isPublishedToo && <span className={styles.fact}>{t('content-published-until')}</span>}
      {hasDraft && <span className={styles.fact}>{t('content-has-draft')}</span>}
    </>
  )
}
