import { useLoaderData } from 'react-router'
import { sectionPath } from '../../../domain/blog/blog.ts'
import { HtmlText } from '../../cms-blocks/html-text.tsx'
import { AdminBar } from '../../components/admin-bar.tsx'
import { FeedLinks } from '../../components/feed-links.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ShareMenu } from '../../components/share-menu.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import styles from './blog.module.css'
import { ByLine } from './by-line.tsx'
import type { ShownPost } from './load.ts'
import { sectionName } from './section-name.ts'
import './words.ts'

export const PostPage = withWords(['blog'], function SinglePost() {
  const { post, share } = useLoaderData<ShownPost>()
  return (
    <>
      <AdminBar of={{ kind: 'post', id: post.id }} />
      <PostScreen post={post} share={share} />
    </>
  )
})

/** For pages with the words `blog`. */
export function PostScreen({ post, share }: ShownPost) {
  const text = useText()
  const site = useSite()
  const { section, title, excerpt, thumbnail, html } = post
  // Editors write in their platform's own language.
  const own = site?.platform.languages[0] ?? 'en'
  const lang = own === text.language ? undefined : own
  const name = sectionName(text, section, site)
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={excerpt} kind="article" picture={thumbnail} />
      <FeedLinks title={name} address={sectionPath(section)} />
      <PageBreadcrumbs title={title} names={{ [sectionPath(section)]: { label: { text: name } } }} />
      <article className={styles.post}>
        <header>
          <h1 lang={lang}>{title}</h1>
          <div className={styles.meta}>
            <ByLine section={section} post={post} />
            {share && <ShareMenu {...share} />}
          </div>
        </header>
        {thumbnail && (
          <img className={styles.picture} src={thumbnail.url} width={thumbnail.width} height={thumbnail.height} alt={thumbnail.alt} />
        )}
        <div lang={lang}>
          <HtmlText html={html} />
        </div>
      </article>
    </main>
  )
}
