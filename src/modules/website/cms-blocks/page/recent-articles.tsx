import { Link } from 'react-router'
import { formatRecentArticleDate } from '../../../../core/text/date.ts'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import shared from '../../../gateways/components/blocks.module.css'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import { BlockSection } from './block-section.tsx'
import styles from './page-blocks.module.css'
import { usePageData, usePagePlace } from './page-data.ts'

/** Shows the three newest articles; renders nothing where there are none. */
export function RecentArticles({ block }: { block: BlockOf<'recent-articles'> }) {
  const { t, language } = useText()
  const found = usePageData()
  const { browse } = usePagePlace()
  const title = block.title ?? t('page-recent-articles')
  if (found.state === 'loading')
    return (
      <BlockSection kind="recent-articles" title={title}>
        <Loading label={t('page-loading')}>
          <Skeleton shape="text" lines={6} />
        </Loading>
      </BlockSection>
    )
  const { recentArticles } = found.data
  if (recentArticles === null || recentArticles.length === 0) return null
  return (
    <BlockSection kind="recent-articles" title={title}>
      <ul className={styles.recent}>
        {recentArticles.map(({ title: name, link, description, pubDate }) => (
          <li key={link}>
            <h3>
              <Link to={link}>{name}</Link>
            </h3>
            {pubDate !== '' && (
              <p className={styles.date}>
                <time dateTime={pubDate}>{formatRecentArticleDate(pubDate, language)}</time>
              </p>
            )}
            {description !== '' && <p>{description}</p>}
          </li>
        ))}
      </ul>
      <p className={shared.more}>
        <Link to={browse}>{t('page-browse-all')}</Link>
      </p>
    </BlockSection>
  )
}
