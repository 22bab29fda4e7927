import { Form, useLoaderData } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { ListScreen } from '../../../../ui/layout/list-screen.tsx'
import { Fact } from '../../../../ui/layout/record-list.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { loader } from './load.ts'
import '../../../email/pages/outbox/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

/** Lists bounced email addresses, and lets an administrator release one that works again. */
export default withMessages(['outbox'], function Bounces() {
  const { addresses, isDone } = useLoaderData<typeof loader>()
  const { t } = useText()
  const title = t('bounces')
  return (
    <ListScreen
      title={title}
      width="wide"
      head={
        <>
          <PageHead title={title} hidden />
          <PageBreadcrumbs title={title} />
        </>
      }
      lead={t('bounces-lead')}
      done={isDone ? { text: t('bounces-done'), typeLabel: t('alert-success') } : null}
    >
      {addresses.length === 0 ? (
        <EmptyState>{t('bounces-none')}</EmptyState>
      ) : (
        <Form method="post" preventScrollReset>
          <DataTable
            caption={title}
            rows={addresses}
            keyOf={({ email }) => email}
            columns={[
              {
                key: 'address',
                label: t('bounces-address-label'),
                isRowHeader: true,
                cell: ({ email, hasAccount }) => (
                  <>
                    {email}
                    <Fact>{t(hasAccount ? 'bounces-account' : 'bounces-no-account')}</Fact>
                  </>
                ),
              },
              { key: 'sites', label: t('bounces-sites-label'), cell: ({ platforms }) => platforms.join(', ') },
              { key: 'since', label: t('bounces-since-label'), cell: ({ since }) => <Moment time={since} /> },
              {
                key: 'resume',
                label: t('bounces-take-up'),
                cell: ({ email }) => (
                  <Button type="submit" variant="secondary" size="small" name="email" value={email}>
                    {t('bounces-take-up')}
                    <span className="visually-hidden"> ({email})</span>
                  </Button>
                ),
              },
            ]}
          />
        </Form>
      )}
    </ListScreen>
  )
})
