import { useLoaderData } from 'react-router'
import { FeedLinks } from '../../../discovery/components/feed-links.tsx'
import { SocialTimeline } from '../../../sites/components/outside/social-timeline.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './blog.module.css'
import type { ShownPosts } from './load.ts'
import { PostList } from './post-list.tsx'
import { sectionName } from './section-name.ts'
import { useBlogPaths } from './use-blog-paths.ts'
import './messages.ts'

/** Lists the posts of the blog or the news, newest first. */
export const ListPage = withMessages(['blog', 'lists'], function Posts() {
  return <ListScreen shown={useLoaderData<ShownPosts>()} />
})

/** This is for pages that load the messages of `blog` and `lists`. */
export function ListScreen({ shown }: { shown: ShownPosts }) {
  const { list } = useBlogPaths(shown.section)
  const text = useText()
  const site = useSite()
  const title = sectionName(text, shown.section, site)
  const description = text.t(shown.section === 'blog' ? 'blog-description' : 'news-description', {
    site: site?.platform.displayName ?? '',
  })
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={description} path={shown.canonical} />
      <FeedLinks title={title} path={list} />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <PostList shown={shown} path={list} headings="h2" />
      <SocialTimeline />
    </main>
  )
}
