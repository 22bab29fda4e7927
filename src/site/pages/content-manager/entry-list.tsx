import plus from '@tabler/icons/outline/plus.svg?raw'
import { Link } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useText } from '../../text/text.tsx'
import { Moment } from '../outbox/moment.tsx'
import { Changed } from './changed.tsx'
import styles from './entries.module.css'
import { type ListedEntry, type ListState, listStates } from './present-state.ts'
import { StateTags } from './state-tags.tsx'

interface EntryListProps {
  /** Where the list stands, and its form leads. */
  path: string
  add: { href: string; label: string }
  state: ListState
  search: string
  entries: readonly ListedEntry[]
  /** Whether there is nothing at all, whatever is asked for. */
  isEmpty: boolean
  isDeleted: boolean
}

/** Pages or posts for their editors: what there is, how far each is, and a way to one more. */
export function EntryList({ path, add, state, search, entries, isEmpty, isDeleted }: EntryListProps) {
  const { say } = useText()
  return (
    <>
      {isDeleted && (
        <Alert type="SUCCESS" typeLabel={say('alert-success')}>
          {say('content-done-deleted')}
        </Alert>
      )}
      <div className={styles.tools}>
        <form action={path} method="get" className={styles.filter}>
          <TextField type="search" name="search" label={say('content-search')} defaultValue={search} />
          <Select
            name="state"
            label={say('content-state')}
            defaultValue={state}
            options={listStates.map(each => ({ value: each, label: say(`content-state-${each}`) }))}
          />
          <Button type="submit" variant="secondary">
            {say('content-show')}
          </Button>
        </form>
        <ButtonLink to={add.href} icon={plus}>
          {add.label}
        </ButtonLink>
      </div>
      <p className={styles.count} role="status">
        {entries.length === 0 ? say(isEmpty ? 'content-none-yet' : 'content-none') : say('content-count', { count: entries.length })}
      </p>
      <ol className={styles.list}>
        {entries.map(entry => (
          <li key={entry.href} className={styles.entry}>
            <p className={styles.name}>
              <Link to={entry.href} dir="auto">
                {entry.title}
              </Link>
              <span className={styles.path}>{entry.path}</span>
            </p>
            <p className={styles.facts}>
              <StateTags state={entry.state} />
              {entry.group !== null && (
                <span className={styles.fact} dir="auto">
                  {entry.group}
                </span>
              )}
              {entry.isRedirect && <span className={styles.fact}>{say('content-leads-elsewhere')}</span>}
              {entry.isStanding && <span className={styles.fact}>{say('content-standing')}</span>}
              {entry.changedAt !== null && (
                <span className={styles.fact}>
                  <Changed at={<Moment time={entry.changedAt} />} by={entry.changedBy} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
