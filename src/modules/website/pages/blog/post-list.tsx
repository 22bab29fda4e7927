import { Link } from 'react-router'
import { Pagination } from '../../../../ui/pagination.tsx'
import { LibraryImage } from '../../../sites/components/library-image.tsx'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import { useText } from '../../../sites/text/text.tsx'
import { listPagePath, type PostSummary } from '../../domain/blog/blog.ts'
import styles from './blog.module.css'
import { ByLine } from './by-line.tsx'
import { useBlogPaths } from './use-blog-paths.ts'

interface PostListProps {
  shown: { section: BlogSection; posts: readonly PostSummary[]; page: number; lastPage: number }
  /** The path of the list, without the page number. */
  path: string
  headings: 'h2' | 'h3'
  /** Hides the author's name where all posts have the same author. */
  withoutAuthor?: boolean
}

export function PostList({ shown, path, headings: Heading, withoutAuthor = false }: PostListProps) {
  const { t } = useText()
  const paths = useBlogPaths(shown.section)
  return (
    <>
      <ol className={styles.posts}>
        {shown.posts.map(post => (
          <li key={post.id}>
            <article className={styles.entry} data-pictured={post.thumbnail !== null || undefined}>
              <div>
                <Heading className={styles.title}>
                  <Link to={paths.post(post.slug)}>{post.title}</Link>
                </Heading>
                <ByLine section={shown.section} post={post} withoutAuthor={withoutAuthor} />
                <p className={styles.excerpt}>{post.excerpt}</p>
              </div>
              {post.thumbnail && <LibraryImage className={styles.thumbnail} picture={post.thumbnail} alt="" widest={208} from={600} />}
            </article>
          </li>
        ))}
      </ol>
      <Pagination
        page={shown.page}
        last={shown.lastPage}
        hrefOf={page => listPagePath(path, page)}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: each => t('page-number', { number: each }) }}
      />
    </>
  )
}
