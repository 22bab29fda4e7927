import { useLoaderData } from 'react-router'
import { HtmlText } from '../../../sites/components/html-text.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { Avatar } from './avatar.tsx'
import styles from './blog.module.css'
import type { ShownAuthor } from './load.ts'
import { PostList } from './post-list.tsx'
import { sectionName } from './section-name.ts'
import { useBlogPaths } from './use-blog-paths.ts'
import './messages.ts'

/** Shows an author and their posts. */
export const AuthorPage = withMessages(['blog', 'lists'], function AuthorOfPosts() {
  return <AuthorScreen shown={useLoaderData<ShownAuthor>()} />
})

/** This is for pages that load the messages of `blog` and `lists`. */
export function AuthorScreen({ shown }: { shown: ShownAuthor }) {
  const text = useText()
  const site = useSite()
  const { author, section } = shown
  const paths = useBlogPaths(section)
  const name = sectionName(text, section, site)
  // Editors write in the first language of their platform.
  const own = site?.platform.languages[0] ?? 'en'
  const lang = own === text.language ? undefined : own
  return (
    <main id="content" className={styles.page}>
      <PageHead title={author.name} description={author.bio} path={shown.canonical} />
      <PageBreadcrumbs path={`${paths.list}/${author.slug}`} title={author.name} names={{ [paths.list]: { label: { text: name } } }} />
      <header className={styles.author}>
        <Avatar author={author} size={80} />
        <div>
          <h1>{author.name}</h1>
          {author.bioHtml !== null && (
            <div className={styles.bio} lang={lang}>
              <HtmlText html={author.bioHtml} />
            </div>
          )}
        </div>
      </header>
      <h2>{text.t('blog-posts-by', { name: author.name })}</h2>
      <PostList shown={shown} path={paths.author(author.slug)} headings="h3" withoutAuthor />
    </main>
  )
}
