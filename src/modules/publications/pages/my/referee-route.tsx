import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { Decision } from '../../components/decision.tsx'
import { reportPath } from '../../domain/content/item-path.ts'
import { ItemTitle } from './item-title.tsx'
import { MyPage, Section } from './my-page.tsx'
import styles from './page.module.css'
import type { loader } from './referee-load.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './referee-load.ts'

export default withMessages(['my'], function Referee() {
  const { reports, orcid } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <MyPage title={t('my-peer-reviewing')} lead={t('my-referee-lead')} missing={t('my-referee-missing')}>
      <Section id="reports" title="my-referee-reports">
        <p>{orcid === null ? t('my-referee-no-orcid') : t('my-referee-by-orcid', { orcid })}</p>
        {orcid === null && (
          <p className={styles.actions}>
            <Link to={href('/my/user-details')}>{t('my-link-orcid')}</Link>
          </p>
        )}
        {orcid !== null && reports.length === 0 && <p>{t('my-referee-none')}</p>}
        <ul className={styles.list}>
          {reports.map(report => (
            <li key={report.id} className={styles.entry}>
              <div>
                <Link to={reportPath(report, report.reviewedVersion, report.id)}>
                  <ItemTitle html={report.titleHtml} />
                </Link>
                <p className={styles.facts}>
                  {t('version-number', { number: report.reviewedVersion })}
                  {report.published !== null && (
                    <>
                      {' · '}
                      <PublishedDate date={report.published} />
                    </>
                  )}
                </p>
              </div>
              {report.decision !== null && <Decision decision={report.decision} />}
            </li>
          ))}
        </ul>
      </Section>
    </MyPage>
  )
})
