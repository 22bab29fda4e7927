import { Button } from '../../../ui/button.tsx'
import { useText } from '../../text/text.tsx'
import styles from './edit-form.module.css'
import type { ShownState } from './present-state.ts'
import { TimeField } from './time-field.tsx'

interface PublishActionsProps {
  /** Null for what is to be made. */
  state: ShownState | null
  publishAt: string
  now: string
  /** What is said of deleting it; null where nothing is there to be deleted. */
  remove: 'content-delete-help' | 'content-delete-standing-help' | null
  pending: boolean
}

/** The buttons of a page or post: each sends all of the form, and says when readers see it. */
export function PublishActions({ state, publishAt, now, remove, pending }: PublishActionsProps) {
  const { say } = useText()
  const act = (value: string, label: string, variant?: 'secondary' | 'danger' | 'quiet') => (
    <Button type="submit" name="act" value={value} pending={pending} {...(variant && { variant })}>
      {label}
    </Button>
  )
  const isOnline = state !== null && remove !== null && (state.kind === 'published' || state.isPublishedToo)
  return (
    <section className={`${styles.panel} ${styles.publishing}`} aria-labelledby="publishing">
      <h2 id="publishing">{say('content-publishing')}</h2>
      <div className={`${styles.acts} ${styles.now}`}>
        {/* The first button of a form is the one that Enter presses: nothing is published by it. */}
        {act('save', say('content-save-draft'), 'secondary')}
        {act('preview', say('content-preview'), 'secondary')}
        {act('publish', say('content-publish'))}
      </div>
      <div className={styles.later}>
        <TimeField
          name="publishAt"
          label={say('content-publish-at')}
          description={say('content-publish-at-help', { time: now.slice(0, 16).replace('T', ', ') })}
          defaultValue={publishAt || (state?.at?.slice(0, 16) ?? '')}
        />
        <div className={styles.acts}>
          {act('schedule', say('content-schedule'), 'secondary')}
          {state?.kind === 'scheduled' && act('unschedule', say('content-unschedule'), 'quiet')}
        </div>
        {remove !== null && (
          <details className={styles.away}>
            <summary>{say('content-more')}</summary>
            {isOnline && <div className={styles.acts}>{act('hide', say('content-hide'), 'secondary')}</div>}
            <p className={styles.help}>{say(remove)}</p>
            <div className={styles.acts}>{act('delete', say('content-delete-sure'), 'danger')}</div>
          </details>
        )}
      </div>
    </section>
  )
}
