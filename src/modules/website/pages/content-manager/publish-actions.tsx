import { Button } from '../../../../ui/button.tsx'
import { useSiteClock } from '../../../sites/pages/use-site-clock.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './edit-form.module.css'
import type { ShownState } from './present-state.ts'
import { TimeField } from './time-field.tsx'

interface PublishActionsProps {
  /** Null for a new one. */
  state: ShownState | null
  /** The time is as it was typed, by the clock of the site. */
  publishAt: string
  /** ISO 8601. */
  now: string
  /** The explanation of deleting; null where there is nothing to delete yet. */
  remove: 'content-delete-help' | 'content-delete-standing-help' | null
  pending: boolean
}

/** Buttons that store nothing of what was typed, and are pressed whatever that is. */
const savesNothing: readonly string[] = ['unschedule', 'hide', 'delete']

/** The buttons of a page's or post's form: each submits the whole form, and determines when readers see it. */
export function PublishActions({ state, publishAt, now, remove, pending }: PublishActionsProps) {
  const { t } = useText()
  const { at, zone } = useSiteClock()
  const scheduled = state?.at ? at(state.at) : null
  const act = (value: string, label: string, variant?: 'secondary' | 'danger' | 'quiet') => (
    <Button
      type="submit"
      name="act"
      value={value}
      pending={pending}
      {...(variant && { variant })}
      formNoValidate={savesNothing.includes(value) || undefined}
    >
      {label}
    </Button>
  )
  const isOnline = state !== null && remove !== null && (state.kind === 'published' || state.isPublishedToo)
  return (
    <section className={`${styles.panel} ${styles.publishing}`} aria-labelledby="publishing">
      <h2 id="publishing">{t('content-publishing')}</h2>
      <div className={`${styles.acts} ${styles.now}`}>
        {/* Enter presses the first button of a form, so this one publishes nothing. */}
        {act('save', t('content-save-draft'), 'secondary')}
        {act('preview', t('content-preview'), 'secondary')}
        {act('publish', t('content-publish'))}
      </div>
      <div className={styles.later}>
        <TimeField
          name="publishAt"
          label={t('content-publish-at')}
          description={t('content-publish-at-help', { time: `${at(now).day}, ${at(now).time}`, zone: zone(now) })}
          defaultValue={publishAt || (scheduled === null ? '' : `${scheduled.day}T${scheduled.time}`)}
        />
        <div className={styles.acts}>
          {act('schedule', t('content-schedule'), 'secondary')}
          {state?.kind === 'scheduled' && act('unschedule', t('content-unschedule'), 'quiet')}
        </div>
        {remove !== null && (
          <details className={styles.away}>
            <summary>{t('content-more')}</summary>
            {isOnline && <div className={styles.acts}>{act('hide', t('content-hide'), 'secondary')}</div>}
            <p className={styles.help}>{t(remove)}</p>
            <div className={styles.acts}>{act('delete', t('content-delete-sure'), 'danger')}</div>
          </details>
        )}
      </div>
    </section>
  )
}
