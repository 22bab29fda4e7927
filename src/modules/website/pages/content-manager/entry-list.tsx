import plus from '@tabler/icons/outline/plus.svg?raw'
import { Link, useLocation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { DataTable, type TableColumn, type TableSelection } from '../../../../ui/data-table/data-table.tsx'
import { readTableView, tableViewParams } from '../../../../ui/data-table/table-view.ts'
import { Fact } from '../../../../ui/layout/record-list.tsx'
import { Cluster } from '../../../../ui/layout/stack.tsx'
import { Toolbar } from '../../../../ui/layout/toolbar.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ChosenForm } from '../../../sites/components/chosen/chosen-form.tsx'
import { ChosenResult } from '../../../sites/components/chosen/chosen-result.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { TableViewSettings } from '../../../sites/components/table-view-settings.tsx'
import type { ChosenAnswer, ChosenResult as Result } from '../../../sites/domain/chosen-rows.ts'
import { useText } from '../../../sites/text/text.tsx'
import { type ListOrder, type ListState, listOrders, listStates } from '../../domain/site-pages/list-request.ts'
import { Changed } from './changed.tsx'
import { type ChosenEntryAct, chosenEntryActs } from './chosen-entry-acts.ts'
import styles from './entries.module.css'
import type { ListedEntry } from './present-state.ts'
import { stateKeys } from './state-keys.ts'
import { StateTags } from './state-tags.tsx'

const orderKeys = messageKeys('content-order', listOrders)
const askKeys = messageKeys('content-chosen-ask', ['pages', 'posts'])
const doneKeys = {
  pages: messageKeys('content-chosen', chosenEntryActs, 'pages'),
  posts: messageKeys('content-chosen', chosenEntryActs, 'posts'),
}

interface EntryListProps {
  /** Names the table. */
  caption: string
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
  kind: 'pages' | 'posts'
  /** This was done with the chosen entries. */
  result: Result<ChosenEntryAct> | null
  /** The answer where nothing was done. */
  answered: ChosenAnswer | undefined
}

/** Lists pages or posts for editors with their states, and links to a new one. */
export function EntryList({
  caption,
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
  kind,
  result,
  answered,
}: EntryListProps) {
  const { t } = useText()
  const searchParams = new URLSearchParams(useLocation().search)
  const columns = columnsOf(t)
  const viewOptions = {
    columns: columns.map(({ key, label, isRowHeader = false }) => ({ key, label, isFixed: isRowHeader })),
    sorting: { key: 'title', direction: 'ascending' },
  } as const
  const view = readTableView(searchParams, viewOptions)
  const viewParams = tableViewParams(view, viewOptions)
  const filterParams = (by: ListOrder) => withValue({ search, state: state === 'all' ? '' : state, order: by === usualOrder ? '' : by })
  const hrefOf = (to: { order: ListOrder; page: number }) => {
    const requested = new URLSearchParams([
      ...filterParams(to.order),
      ...viewParams,
      ...withValue({ page: to.page > 1 ? String(to.page) : '' }),
    ])
    return requested.size === 0 ? path : `${path}?${requested}`
  }
  return (
    <>
      {isDeleted && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('content-done-deleted')}
        </Alert>
      )}
      {result !== null && (
        <ChosenResult
          result={result}
          isRemoved={result.act === 'delete'}
          doneText={t(doneKeys[kind][result.act], { count: result.done })}
          linkTo={id => (
            <Link to={formOf[kind](Number(id))}>{entries.find(entry => String(entry.id) === id)?.title ?? formOf[kind](Number(id))}</Link>
          )}
        />
      )}
      <Toolbar
        actions={
          add !== null && (
            <ButtonLink to={add.href} icon={plus}>
              {add.label}
            </ButtonLink>
          )
        }
      >
        <form action={path} method="get">
          <TextField type="search" name="search" label={t('content-search')} defaultValue={search} />
          <Select
            name="state"
            label={t('content-state')}
            defaultValue={state}
            options={listStates.map(each => ({ value: each, label: t(stateKeys[each]) }))}
          />
          <Select
            name="order"
            label={t('content-order')}
            defaultValue={order}
            options={listOrders.map(each => ({ value: each, label: t(orderKeys[each]) }))}
          />
          {viewParams.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary">
            {t('content-show')}
          </Button>
        </form>
      </Toolbar>
      <Cluster spread>
        <p className={styles.count} role="status">
          {total === 0 ? t(isEmpty ? 'content-none-yet' : 'content-none') : t('content-count', { count: total })}
        </p>
        {entries.length > 0 && <TableViewSettings path={path} columns={viewOptions.columns} view={view} params={filterParams(order)} />}
      </Cluster>
      {entries.length > 0 && (
        <ChosenEntries kind={kind} answered={answered} entries={entries} isDone={result !== null}>
          {selection => (
            <DataTable
              caption={caption}
              rows={entries}
              keyOf={entry => String(entry.id)}
              columns={columns.filter(({ key }) => view.columns.includes(key))}
              density={view.density}
              sorting={{
                key: order,
                direction: order === 'changed' ? 'descending' : 'ascending',
                hrefOf: ({ key }) => hrefOf({ order: listOrders.find(each => each === key) ?? usualOrder, page: 1 }),
              }}
              selection={selection}
            />
          )}
        </ChosenEntries>
      )}
      <Pagination
        page={page}
        last={lastPage}
        hrefOf={each => hrefOf({ order, page: each })}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
      />
    </>
  )
}

const withValue = (params: Readonly<Record<string, string>>) => Object.entries(params).filter(([, value]) => value !== '')

const formOf = {
  pages: (pageId: number) => href('/my/content/pages/:pageId', { pageId }),
  posts: (postId: number) => href('/my/content/posts/:postId', { postId }),
}

interface ChosenEntriesProps extends Pick<EntryListProps, 'kind' | 'answered' | 'entries'> {
  /** Whether something was done with the chosen ones. */
  isDone: boolean
  children: (selection: TableSelection<ListedEntry>) => React.ReactNode
}

function ChosenEntries({ kind, answered, entries, isDone, children }: ChosenEntriesProps) {
  const { t } = useText()
  return (
    <ChosenForm
      rows={entries}
      keyOf={({ id }) => String(id)}
      nameOf={({ title }) => title}
      // Nothing is stored of it that could be hidden or deleted.
      isChoosable={({ isStaticPage }) => !isStaticPage}
      acts={[
        { act: 'hide', label: t('content-hide') },
        {
          act: 'delete',
          label: t('content-chosen-delete'),
          ask: {
            question: count => t(askKeys[kind], { count }),
            help: t('content-delete-help'),
            confirmLabel: count => t('content-chosen-sure', { count }),
            cancelLabel: t('content-chosen-keep'),
          },
        },
      ]}
      answered={answered}
      isDone={isDone}
    >
      {children}
    </ChosenForm>
  )
}

/** Each is sorted in one direction only: titles and paths from A, changes from the newest. */
const columnsOf = (t: ReturnType<typeof useText>['t']): TableColumn<ListedEntry, ListOrder | 'state' | 'group'>[] => [
  {
    key: 'title',
    label: t('content-title'),
    isRowHeader: true,
    isSortable: true,
    cell: entry => (
      <>
        <Link to={entry.href} dir="auto">
          {entry.title}
        </Link>
        {entry.path === '/' && <Fact>{t('content-front-page')}</Fact>}
        {entry.isRedirect && <Fact>{t('content-leads-elsewhere')}</Fact>}
        {entry.isStaticPage && <Fact>{t('content-standing')}</Fact>}
      </>
    ),
  },
  { key: 'path', label: t('content-path'), isSortable: true, cell: entry => entry.path },
  { key: 'state', label: t('content-state'), cell: entry => <StateTags state={entry.state} /> },
  { key: 'group', label: t('content-belongs-to'), cell: entry => entry.group && <bdi>{entry.group}</bdi> },
  {
    key: 'changed',
    label: t('content-order-changed'),
    isSortable: true,
    cell: entry => entry.changedAt !== null && <Changed at={<Moment time={entry.changedAt} />} by={entry.changedBy} />,
  },
]
