import { Link } from 'react-router'
import { type BlogSection, blogAuthorPath, type PostSummary } from '../../../domain/blog/blog.ts'
import { PublishedDate } from '../../components/published-date.tsx'
import { Avatar } from './avatar.tsx'
import styles from './blog.module.css'

interface ByLineProps {
  section: BlogSection
  post: Pick<PostSummary, 'author' | 'date'>
  withoutAuthor?: boolean
}

/** Who wrote a post, and when it was published. */
export function ByLine({ section, post: { author, date }, withoutAuthor = false }: ByLineProps) {
  return (
    <p className={styles.byLine}>
      {!withoutAuthor && <Avatar author={author} size={50} />}
      <span>
        {!withoutAuthor && <Link to={blogAuthorPath(section, author.slug)}>{author.name}</Link>}
        <PublishedDate date={new Date(date).toISOString().slice(0, 10)} />
      </span>
    </p>
  )
}
