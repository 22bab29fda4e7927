import { formatStatisticsDate } from '../../../../core/text/date.ts'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import shared from '../../../gateways/components/blocks.module.css'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import { BlockSection } from './block-section.tsx'
import styles from './page-blocks.module.css'
import { usePageData } from './page-data.ts'

/** Shows statistics of the page or of the platform; renders nothing where there are none. */
export function Statistics({ block }: { block: BlockOf<'statistics'> }) {
  const { t, number, language } = useText()
  const found = usePageData()
  if (block.own === null && found.state === 'loading')
    return (
      <BlockSection kind="statistics-strip" title={block.title}>
        <Loading label={t('page-loading')}>
          <Skeleton shape="title" />
        </Loading>
      </BlockSection>
    )
  const ofPlatform = found.state === 'ready' ? found.data.statistics : null
  const { stats, lastUpdated } = block.own ?? ofPlatform ?? { stats: [], lastUpdated: null }
  if (stats.length === 0) return null
  const title = block.title ?? (block.own === null ? ofPlatform?.sectionTitle : null) ?? t('page-statistics')
  return (
    <BlockSection kind="statistics-strip" title={title}>
      <dl className={`${shared.stats} ${styles.stats}`}>
        {stats.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {lastUpdated !== null && (
        <p className={shared.asOf}>{t('statistics-as-of', { date: formatStatisticsDate(lastUpdated, language) })}</p>
      )}
    </BlockSection>
  )
}
