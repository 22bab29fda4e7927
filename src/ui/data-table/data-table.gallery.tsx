import { Button } from '../button.tsx'
import { StatusBadge } from '../layout/status-badge.tsx'
import { DataTable, type TableColumn } from './data-table.tsx'
import { TableSettings } from './table-settings.tsx'

interface Account {
  id: string
  name: string
  email: string
  state: 'active' | 'bounced'
  reports: number
}
type Key = 'name' | 'email' | 'state' | 'reports' | 'actions'

const accounts: readonly Account[] = [
  { id: '1', name: 'Ada Byron', email: 'ada@example.org', state: 'active', reports: 12 },
  { id: '2', name: 'Émilie du Châtelet', email: 'emilie@example.org', state: 'bounced', reports: 3 },
  { id: '3', name: 'Wang Zhenyi', email: 'zhenyi@example.org', state: 'active', reports: 140 },
]
const columns: readonly TableColumn<Account, Key>[] = [
  { key: 'name', label: 'Name', isRowHeader: true, isSortable: true, cell: ({ id, name }) => <a href={`#account-${id}`}>{name}</a> },
  { key: 'email', label: 'Email address', isSortable: true, cell: ({ email }) => email },
  {
    key: 'state',
    label: 'State',
    cell: ({ state }) => (
      <StatusBadge tone={state === 'active' ? 'success' : 'error'}>{state === 'active' ? 'Active' : 'Bounced'}</StatusBadge>
    ),
  },
  { key: 'reports', label: 'Reports', isNumeric: true, cell: ({ reports }) => reports },
]
const actions: TableColumn<Account, Key> = {
  key: 'actions',
  label: 'Actions',
  cell: ({ name }) => (
    <>
      <Button size="small" variant="quiet" aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button size="small" variant="quiet" aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </>
  ),
}

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Sorted by its first column, rows that can be chosen',
    element: (
      <form>
        <DataTable
          caption="Accounts"
          columns={columns}
          rows={accounts}
          keyOf={({ id }) => id}
          sorting={{
            key: 'name',
            direction: 'ascending',
            hrefOf: ({ key, direction }) => `?sort=${direction === 'descending' ? '-' : ''}${key}`,
          }}
          selection={{
            name: 'account',
            labelOf: ({ name }) => `Choose ${name}`,
            allLabel: 'Choose all accounts',
            clearLabel: 'Clear selection',
            countText: count => (count === 1 ? '1 account chosen' : `${count} accounts chosen`),
            actions: (
              <Button type="submit" size="small" variant="secondary">
                Send a reminder
              </Button>
            ),
          }}
        />
      </form>
    ),
  },
  {
    title: 'Dense rows, several buttons in a cell',
    element: (
      <DataTable caption="Accounts with actions" columns={[...columns, actions]} rows={accounts} keyOf={({ id }) => id} density="compact" />
    ),
  },
  {
    title: 'Choice of columns and density',
    element: (
      <TableSettings<Key>
        path="/styleguide"
        columns={columns.map(({ key, label, isRowHeader = false }) => ({ key, label, isFixed: isRowHeader }))}
        view={{ sorting: { key: 'name', direction: 'ascending' }, columns: ['name', 'email', 'state'], density: 'comfortable' }}
        params={[['q', 'ada']]}
        messages={{
          title: 'Columns',
          columns: 'Columns',
          density: 'Rows',
          comfortable: 'Comfortable',
          compact: 'Compact',
          apply: 'Apply',
        }}
      />
    ),
  },
]
