import { Link } from 'react-router'
import { DayOf } from '../../../sites/components/moment.tsx'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { PostSummary } from '../../domain/blog/blog.ts'
import { Avatar } from './avatar.tsx'
import styles from './blog.module.css'
import { useBlogPaths } from './use-blog-paths.ts'

interface ByLineProps {
  section: BlogSection
  post: Pick<PostSummary, 'author' | 'date' | 'commentCount' | 'readingMinutes'>
  withoutAuthor?: boolean
}

/** Shows a post's author and date. */
export function ByLine({ section, post: { author, date, commentCount, readingMinutes }, withoutAuthor = false }: ByLineProps) {
  const { t } = useText()
  const paths = useBlogPaths(section)
  return (
    <p className={styles.byLine}>
      {!withoutAuthor && <Avatar author={author} size={50} />}
      <span>
        {!withoutAuthor && <Link to={paths.author(author.slug)}>{author.name}</Link>}
        <DayOf time={new Date(date).toISOString()} />
        <span>{t('blog-reading-time', { count: readingMinutes })}</span>
        {commentCount > 0 && <span>{t('blog-comments', { count: commentCount })}</span>}
      </span>
    </p>
  )
}
