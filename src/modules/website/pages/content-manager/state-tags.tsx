import { StatusBadge } from '../../../../ui/layout/status-badge.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { useText } from '../../../sites/text/text.tsx'
import styles from './entries.module.css'
import type { ShownState } from './present-state.ts'
import { stateKeys } from './state-keys.ts'

/** Shows the state of a page or post as text. */
export function StateTags({ state: { kind, at, isPublishedToo, hasDraft } }: { state: ShownState }) {
  const { t, put } = useText()
  return (
    <>
      <StatusBadge tone={kind === 'published' ? 'accent' : 'neutral'}>
        {at === null ? t(stateKeys[kind]) : put('content-scheduled-for', { time: <Moment time={at} /> })}
      </StatusBadge>
      {isPublishedToo && <span className={styles.fact}>{t('content-published-until')}</span>}
      {hasDraft && <span className={styles.fact}>{t('content-has-draft')}</span>}
    </>
  )
}
