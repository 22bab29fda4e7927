import { Link, useLoaderData } from 'react-router'
import { NoticeLine } from '../../publications/components/notice-line.tsx'
import { PageBreadcrumbs } from '../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../sites/text/text.tsx'
import { Attention } from './attention.tsx'
import { Citations } from './citations.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { Usage } from './usage.tsx'
import { UsageByMonth } from './usage-by-month.tsx'
import './messages.ts'

export { pageHeaders as headers } from '../../sites/pages/page-headers.ts'
export { loader } from './load.ts'

/** The page has all metrics of a publication: usage, citations and mentions. Works without JavaScript. */
export default withMessages(['metrics'], function Metrics() {
  const { title, notice, path, sampleContent, totals, monthly, figures } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <main id="content" className={styles.page}>
      <PageHead title={t('metrics-title', { title })} hidden />
      <PageBreadcrumbs title={t('metrics')} names={{ [path]: { label: { text: title } } }} />
      <NoticeLine notice={notice} to={path} />
      <header>
        <h1>{t('metrics')}</h1>
        <p className={styles.item}>
          <Link to={path}>{title}</Link>
        </p>
      </header>
      {sampleContent && (
        <p className={styles.sample}>
          <strong>{t('sample-content')}</strong> {t('metrics-sample')}
        </p>
      )}
      <Usage totals={totals} deposit={figures.deposit} />
      <UsageByMonth monthly={monthly} />
      <Citations citations={figures.citations} />
      {figures.attention && <Attention attention={figures.attention} />}
      <section aria-labelledby="about-metrics" className={styles.about}>
        <h2 id="about-metrics">{t('metrics-about')}</h2>
        <p>{t('metrics-about-text')}</p>
        <p>
          {t('metrics-about-rules')} <a href="https://www.countermetrics.org/code-of-practice/">COUNTER Code of Practice 5.1</a>
        </p>
      </section>
    </main>
  )
})
