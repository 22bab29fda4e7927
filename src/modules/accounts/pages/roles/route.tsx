import { Form, Link, useLoaderData } from 'react-router'
import { type Role, roles } from '../../../../core/access/roles.ts'
import { href } from '../../../../core/http/href.ts'
import { Button } from '../../../../ui/button.tsx'
import { ListScreen } from '../../../../ui/layout/list-screen.tsx'
import { Badges, Fact, RecordEntry, RecordList } from '../../../../ui/layout/record-list.tsx'
import { StatusBadge } from '../../../../ui/layout/status-badge.tsx'
import { Toolbar } from '../../../../ui/layout/toolbar.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { FactorRequirement } from './factor-requirement.tsx'
import type { loader } from './load.ts'
import { roleKeys } from './role-keys.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const path = href('/my/dashboard/roles')

export default withMessages(['roles', 'lists'], function RoleList() {
  const { query, role, page, total, lastPage, accounts } = useLoaderData<typeof loader>()
  const { t } = useText()
  const title = t('roles')
  return (
    <ListScreen
      title={title}
      head={
        <>
          <PageHead title={title} hidden />
          <PageBreadcrumbs title={title} />
        </>
      }
      lead={t('roles-lead')}
      toolbar={
        <search>
          <Toolbar>
            <Form key={`${query} ${role}`} action={path} method="get">
              <TextField name="q" type="search" label={t('roles-search')} defaultValue={query} maxLength={200} />
              <Select
                name="role"
                label={t('roles-search-role')}
                placeholder={t('roles-any')}
                options={roles.map(each => ({ value: each, label: t(roleKeys[each]) }))}
                defaultValue={role ?? ''}
              />
              <Button type="submit" variant="secondary">
                {t('roles-find')}
              </Button>
            </Form>
          </Toolbar>
        </search>
      }
      count={total === 0 ? t('roles-none') : t('roles-count', { count: total })}
    >
      {accounts.length > 0 && (
        <RecordList>
          {accounts.map(account => (
            <RecordEntry
              key={account.id}
              name={<Link to={href('/my/dashboard/roles/:accountId', { accountId: account.id })}>{account.name}</Link>}
            >
              <Fact>
                {account.email}
                {!account.isVerified && <> · {t('roles-unverified')}</>}
              </Fact>
              <Badges>
                {account.roles.map(each => (
                  <StatusBadge key={each} tone="accent">
                    {t(roleKeys[each])}
                  </StatusBadge>
                ))}
                {account.isStaff && !account.hasSecondFactor && <StatusBadge tone="warning">{t('roles-factor-missing')}</StatusBadge>}
              </Badges>
            </RecordEntry>
          ))}
        </RecordList>
      )}
      <Pagination
        page={page}
        last={lastPage}
        hrefOf={each => pathOf(query, role, each)}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
      />
      <FactorRequirement />
    </ListScreen>
  )
})

function pathOf(query: string, role: Role | null, page: number): string {
  const searchParams = new URLSearchParams({ ...(query && { q: query }), ...(role && { role }), ...(page > 1 && { page: String(page) }) })
  return searchParams.size === 0 ? path : `${path}?${searchParams}`
}
