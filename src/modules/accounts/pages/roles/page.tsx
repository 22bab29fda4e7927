import { Form, Link, useLoaderData } from 'react-router'
import { type Role, roles } from '../../../../core/access/roles.ts'
import { href } from '../../../../core/http/href.ts'
import { Button } from '../../../../ui/button.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import './messages.ts'

const path = href('/my/dashboard/roles')

export const RolesPage = withMessages(['roles', 'lists'], function RoleList() {
  const { query, role, page, total, lastPage, accounts } = useLoaderData<typeof loader>()
  const { t } = useText()
  const title = t('roles')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('roles-lead')}</p>
      <search>
        <Form key={`${query} ${role}`} action={path} method="get" className={styles.search}>
          <TextField name="q" type="search" label={t('roles-search')} defaultValue={query} maxLength={200} />
          <Select
            name="role"
            label={t('roles-search-role')}
            placeholder={t('roles-any')}
            options={roles.map(each => ({ value: each, label: t(`role-${each}`) }))}
            defaultValue={role ?? ''}
          />
          <Button type="submit" variant="secondary">
            {t('roles-find')}
          </Button>
        </Form>
      </search>
      <p className={styles.count} role="status">
        {total === 0 ? t('roles-none') : t('roles-count', { count: total })}
      </p>
      <ul className={styles.list}>
        {accounts.map(account => (
          <li key={account.id} className={styles.account}>
            <p className={styles.name}>
              <Link to={href('/my/dashboard/roles/:accountId', { accountId: account.id })}>{account.name}</Link>
            </p>
            <p className={styles.facts}>
              {account.email}
              {!account.isVerified && <> · {t('roles-unverified')}</>}
            </p>
            {account.roles.length > 0 && (
              <ul className={styles.tags}>
                {account.roles.map(each => (
                  <li key={each}>{t(`role-${each}`)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        last={lastPage}
        hrefOf={each => addressOf(query, role, each)}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
      />
    </main>
  )
})

function addressOf(query: string, role: Role | null, page: number): string {
  const searchParams = new URLSearchParams({ ...(query && { q: query }), ...(role && { role }), ...(page > 1 && { page: String(page) }) })
  return searchParams.size === 0 ? path : `${path}?${searchParams}`
}
