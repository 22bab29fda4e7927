import plus from '@tabler/icons/outline/plus.svg?raw'
import { Link } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { type ListOrder, type ListState, listOrders, listStates } from '../../domain/site-pages/list-request.ts'
import { Changed } from './changed.tsx'
import styles from './entries.module.css'
import type { ListedEntry } from './present-state.ts'
import { StateTags } from './state-tags.tsx'

interface EntryListProps {
  /** The path of the list, to which its form is submitted. */
  path: string
  /** Null where no entries can be created. */
  add: { href: string; label: string } | null
  state: ListState
  search: string
  order: ListOrder
  usualOrder: ListOrder
  page: number
  lastPage: number
  /** The number of entries on all pages. */
  total: number
  entries: readonly ListedEntry[]
  /** Whether there are no entries at all, whatever the filters. */
  isEmpty: boolean
  isDeleted: boolean
}

/** Lists pages or posts for editors with their states, and links to a new one. */
export function EntryList({
  path,
  add,
  state,
  search,
  order,
  usualOrder,
  page,
  lastPage,
  total,
  entries,
  isEmpty,
  isDeleted,
}: EntryListProps) {
  const { t } = useText()
  const hrefOf = (each: number) => {
    const requested = new URLSearchParams({
      ...(search !== '' && { search }),
      ...(state !== 'all' && { state }),
      ...(order !== usualOrder && { order }),
      ...(each > 1 && { page: String(each) }),
    })
    return requested.size === 0 ? path : `${path}?${requested}`
  }
  return (
    <>
      {isDeleted && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('content-done-deleted')}
        </Alert>
      )}
      <div className={styles.tools}>
        <form action={path} method="get" className={styles.filter}>
          <TextField type="search" name="search" label={t('content-search')} defaultValue={search} />
          <Select
            name="state"
            label={t('content-state')}
            defaultValue={state}
            options={listStates.map(each => ({ value: each, label: t(`content-state-${each}`) }))}
          />
          <Select
            name="order"
            label={t('content-order')}
            defaultValue={order}
            options={listOrders.map(each => ({ value: each, label: t(`content-order-${each}`) }))}
          />
          <Button type="submit" variant="secondary">
            {t('content-show')}
          </Button>
        </form>
        {add !== null && (
          <ButtonLink to={add.href} icon={plus}>
            {add.label}
          </ButtonLink>
        )}
      </div>
      <p className={styles.count} role="status">
        {total === 0 ? t(isEmpty ? 'content-none-yet' : 'content-none') : t('content-count', { count: total })}
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
              {entry.path === '/' && <span className={styles.fact}>{t('content-front-page')}</span>}
              {entry.isRedirect && <span className={styles.fact}>{t('content-leads-elsewhere')}</span>}
              {entry.isStaticPage && <span className={styles.fact}>{t('content-standing')}</span>}
              {entry.changedAt !== null && (
                <span className={styles.fact}>
                  <Changed at={<Moment time={entry.changedAt} />} by={entry.changedBy} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        last={lastPage}
        hrefOf={hrefOf}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
      />
    </>
  )
}
