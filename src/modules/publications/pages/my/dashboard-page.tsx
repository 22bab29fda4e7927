import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { contentTypeSegments, contentTypes } from '../../../../document/metadata/content-type.ts'
import { usePart } from '../../../sites/pages/parts.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { contentTypeMessages } from '../../components/content-type-messages.ts'
import type { loader } from './dashboard-load.ts'
import './dashboard-parts.ts'
import { MyPage, Section } from './my-page.tsx'
import styles from './page.module.css'
import { UnpublishedVersions } from './unpublished-versions.tsx'

/** `/my/dashboard`. A route in src/site fills its extension point. */
export const Dashboard = withMessages(['my'], function Page() {
  const { items, unpublished, accounts, parts } = useLoaderData<typeof loader>()
  const Head = usePart('dashboardHead')
  const text = useText()
  const { t } = text
  return (
    <MyPage title={t('my-dashboard')} lead={t('my-dashboard-lead')} missing={t('my-dashboard-missing')}>
      {Head && <Head parts={parts} />}
      <Section id="published" title="my-dashboard-published">
        <dl className={styles.numbers}>
          {contentTypes.map(type => (
            <div key={type}>
              <dt>{t(contentTypeMessages[type].many)}</dt>
              <dd>
                <Link to={href('/browse/:segment', { segment: contentTypeSegments[type] })}>
                  {text.number(items[type])}
                  <span className="visually-hidden"> {t(contentTypeMessages[type].many)}</span>
                </Link>
              </dd>
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
            <dd>
              <Link to={href('/my/dashboard/roles')}>
                {text.number(accounts.all)}
                <span className="visually-hidden"> {t('my-dashboard-all-accounts')}</span>
              </Link>
            </dd>
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
