import { useLoaderData } from 'react-router'
import { blogAuthorPath, sectionPath } from '../../../domain/blog/blog.ts'
import { PageHead } from '../../components/page-head.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import { Avatar } from './avatar.tsx'
import styles from './blog.module.css'
import type { ShownAuthor } from './load.ts'
import { PostList } from './post-list.tsx'
import { sectionName } from './section-name.ts'
import './words.ts'

/** Who an author is, and their posts. */
export const AuthorPage = withWords(['blog', 'lists'], function AuthorOfPosts() {
  const shown = useLoaderData<ShownAuthor>()
  const text = useText()
  const site = useSite()
  const { author, section } = shown
  const name = sectionName(text, section, site)
  return (
    <main id="content" className={styles.page}>
      <PageHead title={author.name} description={author.bio} path={shown.canonical} />
      <PageBreadcrumbs
        path={`${sectionPath(section)}/${author.slug}`}
        title={author.name}
        names={{ [sectionPath(section)]: { label: { text: name } } }}
      />
      <header className={styles.author}>
        <Avatar author={author} size={80} />
        <div>
          <h1>{author.name}</h1>
          {author.bio !== null && <p className={styles.bio}>{author.bio}</p>}
        </div>
      </header>
      <h2>{text.say('blog-posts-by', { name: author.name })}</h2>
      <PostList shown={shown} path={blogAuthorPath(section, author.slug)} headings="h3" withoutAuthor />
    </main>
  )
})
