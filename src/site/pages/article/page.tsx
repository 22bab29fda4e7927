import { useLoaderData } from 'react-router'
import { ReadyHtml } from '../../slots.tsx'
import '../../document/article.css'
import type { loader } from './load.ts'
import { Outline } from './outline.tsx'
import styles from './page.module.css'
import { PeerReview } from './peer-review.tsx'
import { VersionNotice } from './version-notice.tsx'
import { VersionPanel } from './version-panel.tsx'

export function ArticlePage() {
  const { siteName, article, path, slots, html } = useLoaderData<typeof loader>()
  const reports = [...article.reports, ...article.versions.flatMap(version => version.reports)]
  return (
    <main id="content" className={styles.page} lang={article.language}>
      <title>{`${article.title} | ${siteName}`}</title>
      {article.abstract && <meta name="description" content={article.abstract} />}
      <link rel="canonical" href={path} />
      <nav className={styles.outline} aria-label="Sections" lang="en">
        <Outline entries={article.outline} hasPeerReview={reports.length > 0} />
      </nav>
      <article className={styles.article}>
        {article.sampleContent && (
          <p className={styles.sample} lang="en">
            <strong>Sample content.</strong> This item was written to show how an article is presented. Its study, data, people and
            institutions are invented.
          </p>
        )}
        <VersionNotice article={article} />
        <ReadyHtml className={`article-header ${styles.header}`} name={slots.header} html={html?.[slots.header]} />
        <ReadyHtml className="article-text" name={slots.main} html={html?.[slots.main]} />
        {reports.length > 0 && <PeerReview article={article} slots={slots.reports} html={html} />}
      </article>
      <aside className={styles.side} aria-label="About this article" lang="en">
        <VersionPanel article={article} />
      </aside>
    </main>
  )
}
