import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { contentTypeMessages } from '../../components/content-type-messages.ts'
import type { loader } from './dashboard-load.ts'
import { MyPage, Section } from './my-page.tsx'
import styles from './page.module.css'
import { UnpublishedVersions } from './unpublished-versions.tsx'

export const DashboardPage = withMessages(['my'], function Dashboard() {
  const { items, unpublished, accounts } = useLoaderData<typeof loader>()
  const text = useText()
  const { t } = text
  return (
    <MyPage title={t('my-dashboard')} lead={t('my-dashboard-lead')} missing={t('my-dashboard-missing')}>
      <Section id="published" title="my-dashboard-published">
        <dl className={styles.numbers}>
          {contentTypes.map(type => (
            <div key={type}>
              <dt>{t(contentTypeMessages[type].many)}</dt>
              <dd>{text.number(items[type])}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="unpublished" title="my-dashboard-unpublished">
        <p>
          {unpublished.total === 0 ? t('my-dashboard-none-unpublished') : t('my-dashboard-count-unpublished', { count: unpublished.total })}
        </p>
        <UnpublishedVersions versions={unpublished.versions} previews />
      </Section>
      <Section id="accounts" title="my-dashboard-accounts">
        <dl className={styles.numbers}>
          <div>
            <dt>{t('my-dashboard-all-accounts')}</dt>
            <dd>{text.number(accounts.all)}</dd>
          </div>
          <div>
            <dt>{t('my-dashboard-with-roles')}</dt>
            <dd>{text.number(accounts.withRoles)}</dd>
          </div>
        </dl>
        <p className={styles.actions}>
          <Link to={href('/my/dashboard/roles')}>{t('my-dashboard-roles')}</Link>
        </p>
      </Section>
    </MyPage>
  )
})
