import { useRef } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PageMetadata } from '../../../sites/components/page-metadata.tsx'
import { StaffBar } from '../../../sites/components/staff-bar.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { ReadyHtml } from '../../../sites/pages/placeholders.tsx'
import { Timeline } from '../../components/timeline.tsx'
import { itemPath } from '../../domain/content/item-path.ts'
import '../../components/document/article.css'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { ReadingAids } from '../../components/document/reading-aids/reading-aids.tsx'
import { ArticleActions } from './article-actions.tsx'
import { ArticleNotices, AssociatedContent } from './article-notices.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import type { loader } from './load.ts'
import { Outline } from './outline.tsx'
import styles from './page.module.css'
import { PeerReview } from './peer-review.tsx'
import { PublicationDetails } from './publication-details.tsx'
import { VersionNotice } from './version-notice.tsx'
import { VersionPanel } from './version-panel.tsx'

export function ArticlePage() {
  const { language, t } = useText()
  const { article, outline, path, head, staff, placeholders, html, share, review, editorial, missing, parts } =
    useLoaderData<typeof loader>()
  const Discussion = usePart('itemDiscussion')
  const Panels = usePart('itemPanels')
  const isNamedVersion = useParams().version !== undefined
  const version = t('version-number', { number: String(article.versionNumber) })
  const text = useRef<HTMLElement>(null)
  return (
    <>
      {staff && <StaffBar staff={staff} />}
      <main id="content" className={styles.page} lang={article.language}>
        <PageHead
          title={article.title}
          titleEnd={article.details.titleEnd}
          description={article.abstract}
          path={path}
          kind="article"
          picture={head.picture}
        />
        <PageMetadata {...head} />
        <div className={styles.breadcrumbs} lang={language}>
          <PageBreadcrumbs
            title={isNamedVersion ? version : article.title}
            names={{ [itemPath('ARTICLE', article)]: { label: { text: article.title } } }}
          />
        </div>
        <Outline className={styles.outline} entries={outline} language={article.language} />
        <article ref={text} className={styles.article}>
          <div className={styles.head}>
            <ArticleNotices related={article.related} />
            {article.sampleContent && (
              <p className={styles.sample} lang={language}>
                <strong>{t('sample-content')}</strong> {t('sample-article-text')}
              </p>
            )}
            <VersionNotice article={article} />
            <div className={styles.header}>
              <ReadyHtml className="article-header" name={placeholders.title} html={html?.[placeholders.title]} />
              <PublicationDetails article={article} />
              <ReadyHtml className="article-header" name={placeholders.people} html={html?.[placeholders.people]} />
            </div>
            <ArticleActions article={article} share={share} parts={parts} />
            <div className={styles.glance}>
              <AtAGlance article={article} review={review} />
            </div>
          </div>
          <div className={styles.rest}>
            <ReadyHtml className="article-text" name={placeholders.main} html={html?.[placeholders.main]} />
            <Timeline entries={article.timeline} className={styles.timeline} />
            {review && (
              <PeerReview article={article} notice={review.notice} placeholders={placeholders.reports} html={html} parts={parts} />
            )}
          </div>
        </article>
        <ReadingAids key={placeholders.main} text={text} />
        <aside id="about-this-article" className={styles.side} aria-label={t('about-this-article')} lang={language}>
          <VersionPanel article={article} review={review} editorial={editorial} missing={missing} />
          {Discussion && <Discussion parts={parts} />}
          <AssociatedContent related={article.related} />
          {Panels && <Panels parts={parts} item={article} contentType="ARTICLE" />}
        </aside>
      </main>
    </>
  )
}
