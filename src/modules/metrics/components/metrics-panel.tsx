import { Link } from 'react-router'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import { useText } from '../../sites/text/text.tsx'
import { metricsPath } from '../domain/path.ts'
import type { PanelNumbers } from './fetch-numbers.ts'
import styles from './metrics-panel.module.css'
import { ShortNumber } from './short-number.tsx'
import { useNumbers } from './use-numbers.ts'
import { useViewEvent } from './use-view-event.ts'

interface MetricsPanelProps {
  item: { itemId: ContentId; volume: number; publicationId: number; versionNumber?: number }
  contentType: ContentType
}

const unknown = '–'

const ask = async (contentId: ContentId, signal: AbortSignal): Promise<PanelNumbers | null> =>
  (await import('./fetch-numbers.ts')).fetchNumbers(contentId, signal)

/**
 * The usage and citation counts beside a publication, with a link to all metrics. The browser fetches the counts, since a cached page would
 * show
 * old ones; without JavaScript only the link is left. Also reports the view, where consent allows it.
 */
export function MetricsPanel({ item, contentType }: MetricsPanelProps) {
  const { t } = useText()
  useViewEvent({ contentId: item.itemId, contentType, versionNumber: item.versionNumber ?? null })
  const numbers = useNumbers(item.itemId, ask)
  // None of a fresh publication is shown as 0; those that are not known yet keep their place.
  const shown = [
    { name: t('metrics-views'), value: numbers?.views },
    { name: t('metrics-downloads'), value: numbers?.downloads },
    ...(numbers?.citations === undefined ? [] : [{ name: t('metrics-citations'), value: numbers.citations }]),
  ].filter(({ value }) => value !== 0)
  return (
    <section aria-labelledby="metrics">
      <h2 id="metrics">{t('metrics')}</h2>
      <dl className={styles.numbers}>
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === undefined ? unknown : <ShortNumber value={value} />}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.all}>
        <Link to={metricsPath(contentType, item)}>{t('metrics-all')}</Link>
      </p>
    </section>
  )
}
