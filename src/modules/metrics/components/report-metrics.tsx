import { Link } from 'react-router'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { useText } from '../../sites/text/text.tsx'
import { metricsPath } from '../domain/path.ts'
import styles from './metrics-panel.module.css'
import { ShortNumber } from './short-number.tsx'
import { useNumbers } from './use-numbers.ts'
import { useViewEvent } from './use-view-event.ts'

interface ReportMetricsProps {
  reportId: ReportId
  article: { itemId: ContentId; volume: number; publicationId: number; versionNumber: number }
}

const unknown = '–'

const ask = async (reportId: ReportId, signal: AbortSignal): Promise<number | null> =>
  (await import('./fetch-numbers.ts')).fetchReportViews(reportId, signal)

/** The views of a report's page, with a link to all metrics of its article. The browser fetches them, as `MetricsPanel` does. */
export function ReportMetrics({ reportId, article }: ReportMetricsProps) {
  const { t } = useText()
  const { itemId, versionNumber } = article
  useViewEvent({ contentId: itemId, contentType: 'ARTICLE', versionNumber, reportId })
  const views = useNumbers(reportId, ask)
  return (
    <section aria-labelledby="metrics">
      <h2 id="metrics">{t('metrics-of-report')}</h2>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('metrics-views')}</dt>
          <dd>{views === null ? unknown : <ShortNumber value={views} />}</dd>
        </div>
      </dl>
      <p className={styles.all}>
        <Link to={metricsPath('ARTICLE', article)}>{t('metrics-of-article')}</Link>
      </p>
    </section>
  )
}
