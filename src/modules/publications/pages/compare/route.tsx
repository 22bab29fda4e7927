import { Link, useLoaderData } from 'react-router'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import '../../components/document/article.css'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { ReadyHtml } from '../../../sites/pages/placeholders.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { NoticeLine } from '../../components/notice-line.tsx'
import { Amendments, Legend, Summary } from './about-changes.tsx'
import { ChangeNavigator } from './change-navigator.tsx'
import './difference.css'
import { VersionChooser, ViewChooser } from './choosers.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import './messages.ts'

export { loader } from './load.ts'

/** Shows the changes between two versions of an article at a URL that can be shared. */
export default withMessages(['compare'], function Compare() {
  const { language, t } = useText()
  const comparison = useLoaderData<typeof loader>()
  const { title, old, new: newer, articlePath, placeholders, html, view, summary, sections } = comparison
  const heading = t('compare-title', { old: String(old.versionNumber), new: String(newer.versionNumber) })
  const crumbNames = {
    [articlePath]: { label: { text: title } },
    // The title of the page names both versions.
    [old.path]: null,
    [`${old.path}/compare`]: null,
  }
  const changed = sections.filter(({ changes }) => changes > 0)
  return (
    <main id="content" className={styles.page} data-view={view}>
      {/* Search engines are directed to the newer version instead. */}
      <PageHead title={`${heading}: ${title}`} path={newer.path} hidden />
      <CanonicalLink path={newer.path} />
      <PageBreadcrumbs
        title={t('compare-crumb', { old: String(old.versionNumber), new: String(newer.versionNumber) })}
        names={crumbNames}
      />
      <NoticeLine notice={comparison.notice} to={articlePath} />
      <header className={styles.header}>
        <p className={styles.article} lang={comparison.language}>
          <Link to={articlePath}>{title}</Link>
        </p>
        <h1>{heading}</h1>
        <p className={styles.dates}>
          {[old, newer].map(({ versionNumber, published, path }) => (
            <span key={versionNumber}>
              <Link to={path}>{t('version-number', { number: String(versionNumber) })}</Link>
              {published !== null && <PublishedDate date={published} />}
            </span>
          ))}
        </p>
        <VersionChooser choices={comparison.choices} view={view} />
      </header>
      {placeholders.amendments !== null && (
        <Amendments title={comparison.amendmentsTitle} language={comparison.language}>
          <ReadyHtml className="article-text" name={placeholders.amendments} html={html?.[placeholders.amendments]} />
        </Amendments>
      )}
      <Summary summary={summary} />
      {changed.length > 0 && (
        <nav className={styles.sections} aria-labelledby="changes-by-section">
          <h2 id="changes-by-section">{t('compare-sections')}</h2>
          <ol lang={comparison.language}>
            {changed.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>{' '}
                <span className={styles.count} lang={language}>
                  <span aria-hidden="true">{section.changes}</span>
                  <span className="visually-hidden">{t('compare-changes', { count: section.changes })}</span>
                </span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.tools}>
        <ViewChooser view={view} />
        <Legend />
      </div>
      <div className={styles.text} lang={comparison.language}>
        <ReadyHtml className="article-text difference" name={placeholders.difference} html={html?.[placeholders.difference]} />
      </div>
      {summary.changes > 0 && <ChangeNavigator key={placeholders.difference} count={summary.changes} />}
    </main>
  )
})

function CanonicalLink({ path }: { path: string }) {
  const site = useSite()
  return <link rel="canonical" href={`${site?.origin ?? ''}${path}`} />
}
