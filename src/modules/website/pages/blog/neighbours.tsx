import { Link } from 'react-router'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './blog.module.css'
import type { ShownPost } from './load.ts'
import { useBlogPaths } from './use-blog-paths.ts'

interface NeighboursProps {
  section: BlogSection
  neighbours: ShownPost['neighbours']
  /** The language of the titles where it differs from the page's. */
  lang: string | undefined
}

/** Links to the previous and next post by date. */
export function Neighbours({ section, neighbours: { previous, next }, lang }: NeighboursProps) {
  const { t } = useText()
  const paths = useBlogPaths(section)
  if (previous === null && next === null) return null
  return (
    <nav aria-label={t('blog-more-posts')} className={styles.neighbours}>
      {previous !== null && (
        <Link rel="prev" to={paths.post(previous.slug)} data-side="previous">
          <span>{t('blog-previous-post')}</span> <strong lang={lang}>{previous.title}</strong>
        </Link>
      )}
      {next !== null && (
        <Link rel="next" to={paths.post(next.slug)} data-side="next">
          <span>{t('blog-next-post')}</span> <strong lang={lang}>{next.title}</strong>
        </Link>
      )}
    </nav>
  )
}
