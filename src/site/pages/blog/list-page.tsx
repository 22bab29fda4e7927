import { useLoaderData } from 'react-router'
import { sectionPath } from '../../../domain/blog/blog.ts'
import { FeedLinks } from '../../components/feed-links.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import styles from './blog.module.css'
import type { ShownPosts } from './load.ts'
import { PostList } from './post-list.tsx'
import { sectionName } from './section-name.ts'
import './words.ts'

/** All posts of blog or news, newest first. */
export const ListPage = withWords(['blog', 'lists'], function Posts() {
  const shown = useLoaderData<ShownPosts>()
  const text = useText()
  const site = useSite()
  const title = sectionName(text, shown.section, site)
  const description = text.say(shown.section === 'blog' ? 'blog-description' : 'news-description', {
    site: site?.platform.displayName ?? '',
  })
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={description} path={shown.canonical} />
      <FeedLinks title={title} address={sectionPath(shown.section)} />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <PostList shown={shown} path={sectionPath(shown.section)} headings="h2" />
    </main>
  )
})
