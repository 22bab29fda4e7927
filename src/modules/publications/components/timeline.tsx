import { Link } from 'react-router'
import { PublishedDate } from '../../sites/components/published-date.tsx'
import { type MessageKey, type Text, useText } from '../../sites/text/text.tsx'
import type { Duration, TimelineEntry, TimelineEvent } from '../domain/timeline/timeline.ts'
import { DecisionMark } from './decision.tsx'
import { StatusBadge } from './status-badge.tsx'
import styles from './timeline.module.css'

/** The history of an article as a vertical timeline. */
export function Timeline({ entries, className }: { entries: readonly TimelineEntry[]; className?: string | undefined }) {
  const { language, t } = useText()
  if (entries.length < 2) return null
  return (
    <section className={className} aria-label={t('timeline')} lang={language}>
      <h2>{t('timeline')}</h2>
      <ol className={styles.line}>
        {entries.map((entry, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of an article have no other identity than their place.
          <li key={position} data-kind={entry.kind}>
            <EntryDate entry={entry} />
            <div className={styles.events}>
              <Entry entry={entry} />
            </div>
            {entry.later !== null && <span className={styles.later}>{formatLater(entry.later, t)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const laterKeys: Record<Duration['unit'], MessageKey> = {
  days: 'timeline-days-later',
  months: 'timeline-months-later',
  years: 'timeline-years-later',
}
const formatLater = ({ unit, count }: Duration, t: Text['t']): string => t(laterKeys[unit], { count })

function EntryDate({ entry: { first, last } }: { entry: TimelineEntry }) {
  const { t, put } = useText()
  if (first === null || last === null) return <span className={styles.date}>{t('timeline-undated')}</span>
  return (
    <span className={styles.date}>
      {first === last ? (
        <PublishedDate date={first} />
      ) : (
        put('timeline-until', { first: <PublishedDate date={first} />, last: <PublishedDate date={last} /> })
      )}
    </span>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useText()
  const [first, ...rest] = entry.events
  if (first === undefined) return null
  if (rest.length === 0) return <Event event={first} />
  const counted = countedKeys[entry.kind]
  return (
    <>
      {counted !== undefined && t(counted, { count: entry.events.length })} <VersionMeant event={first} />
      <ul className={styles.together}>
        {entry.events.map((event, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={position}>
            <EventLink event={event} />
          </li>
        ))}
      </ul>
    </>
  )
}
const countedKeys: Partial<Record<TimelineEvent['kind'], MessageKey>> = {
  report: 'timeline-reports',
  response: 'timeline-responses',
  comment: 'timeline-comments',
}

function Event({ event }: { event: TimelineEvent }) {
  return (
    <>
      <EventLink event={event} /> <VersionMeant event={event} />
    </>
  )
}

function VersionMeant({ event }: { event: TimelineEvent }) {
  const { t } = useText()
  if (event.kind === 'version' || !('versionNumber' in event)) return null
  return <span className={styles.version}>{t('timeline-on-version', { number: String(event.versionNumber) })}</span>
}

function EventLink({ event }: { event: TimelineEvent }) {
  const { t } = useText()
  switch (event.kind) {
    case 'received':
      return t('timeline-received')
    case 'accepted':
      return t('timeline-accepted')
    case 'status':
      return <StatusBadge status={event.status} />
    case 'version':
      return (
        <Link className={styles.milestone} to={event.path}>
          {t('timeline-published', { number: String(event.versionNumber) })}
        </Link>
      )
    case 'report': {
      const names = event.names.join(', ')
      const words = names === '' ? t(event.by === 'editors' ? 'timeline-editorial' : 'timeline-report') : names
      return (
        <Link to={event.path} aria-label={names === '' ? undefined : t('timeline-report-by', { names })}>
          {event.decision !== null && <DecisionMark decision={event.decision} />} {words}
        </Link>
      )
    }
    case 'response':
      return (
        <Link to={event.path}>
          {event.names.length === 0 ? t('timeline-response') : t('timeline-response-to', { names: event.names.join(', ') })}
        </Link>
      )
    case 'comment':
      return <Link to={event.path}>{t('timeline-comment', { names: event.names.join(', ') })}</Link>
  }
}
