import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { FeedLinks } from '../../../discovery/components/feed-links.tsx'
import { ShareMenu } from '../../../publications/components/share-menu.tsx'
import { AdminBar } from '../../../sites/components/admin-bar.tsx'
import { HtmlText } from '../../../sites/components/html-text.tsx'
import { LibraryImage } from '../../../sites/components/library-image.tsx'
import { OutsideComments } from '../../../sites/components/outside/outside-comments.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PageMetadata } from '../../../sites/components/page-metadata.tsx'
import { outsideService } from '../../../sites/domain/outside-services.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './blog.module.css'
import { ByLine } from './by-line.tsx'
import type { ShownPost } from './load.ts'
import { Neighbours } from './neighbours.tsx'
import { PostComments } from './post-comments.tsx'
import { sectionName } from './section-name.ts'
import { useBlogPaths } from './use-blog-paths.ts'
import './messages.ts'

export const PostPage = withMessages(['blog', 'comments'], function SinglePost() {
  return <PostScreenWithComments shown={useLoaderData<ShownPost>()} />
})

/** The post's page with its comments, for pages that load the messages of `blog` and `comments`. */
export function PostScreenWithComments({ shown: { post, path, share, neighbours, comments, head, editedAt } }: { shown: ShownPost }) {
  const site = useSite()
  const service = site === undefined ? null : outsideService('comments', site.platform)
  return (
    <>
      <AdminBar of={{ kind: 'post', id: post.id, editedAt }} />
      <PageMetadata {...head} />
      <PostScreen post={post} share={share} neighbours={neighbours}>
        {comments !== null && <PostComments shown={comments} path={path} />}
        {service !== null && <OutsideComments service={service} identifier={`post-${post.id}`} url={(site?.origin ?? '') + path} />}
      </PostScreen>
    </>
  )
}

interface PostScreenProps extends Pick<ShownPost, 'post' | 'share'> {
  /** Left out in a preview. */
  neighbours?: ShownPost['neighbours']
  /** Rendered below the post. */
  children?: ReactNode
}

/** This is for pages that load the messages of `blog`. */
export function PostScreen({ post, share, neighbours, children }: PostScreenProps) {
  const text = useText()
  const site = useSite()
  const { section, slug, title, excerpt, thumbnail, html } = post
  // Editors write in the first language of their platform.
  const own = site?.platform.languages[0] ?? 'en'
  const lang = own === text.language ? undefined : own
  const name = sectionName(text, section, site)
  const { list, post: pathOf } = useBlogPaths(section)
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={excerpt} kind="article" picture={thumbnail} />
      <FeedLinks title={name} path={list} />
      <PageBreadcrumbs path={pathOf(slug)} title={title} names={{ [list]: { label: { text: name } } }} />
      <article className={styles.post}>
        <header>
          <h1 lang={lang}>{title}</h1>
          <div className={styles.meta}>
            <ByLine section={section} post={post} />
            {share && <ShareMenu {...share} />}
          </div>
        </header>
        {thumbnail && <LibraryImage className={styles.image} picture={thumbnail} alt={thumbnail.alt} widest={736} isFirst />}
        <div lang={lang}>
          <HtmlText html={html} />
        </div>
      </article>
      {neighbours && <Neighbours section={section} neighbours={neighbours} lang={lang} />}
      {children}
    </main>
  )
}
