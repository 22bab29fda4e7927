import { useLoaderData } from 'react-router'
import { contentTypeMessages } from '../../../publications/components/content-type-messages.ts'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type Text, useText, withMessages } from '../../../sites/text/text.tsx'
import { FeedLinks } from '../../components/feed-links.tsx'
import { withPage } from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import type { BrowseResults } from '../../domain/search/browse-results.ts'
import { BrowseScreen } from './browse-screen.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { type OnlyType, SubjectHero } from './subject-hero.tsx'
import { titleEndOf } from './title-end.ts'
import './messages.ts'

export const BrowsePage = withMessages(['lists', 'browse'], function Browse() {
  const { results, parts } = useLoaderData<typeof loader>()
  const Alerts = usePart('browseAlerts')
  const text = useText()
  const { t } = text
  const siteName = useSite()?.platform.displayName ?? ''
  const title = titleOf(text, results)
  const subject = results.kind === 'library' ? results.subject : null
  const isSearch = results.query.all !== '' || results.query.searchIn.length > 0
  const description = subject?.description ?? t('browse-description', { site: siteName })
  return (
    <main id="content">
      <PageHead
        title={title}
        titleEnd={titleEndOf(text, results)}
        description={description}
        path={results.path}
        hidden={isSearch || results.kind === 'external'}
      />
      {results.kind === 'library' && <FeedLinks title={`${siteName}: ${title}`} path={browsePath(withPage(results.query, 1))} />}
      {subject !== null && <SubjectHero subject={subject} kicker={t('filter-subject')} only={onlyTypeOf(text, results)} />}
      <div className={styles.page}>
        {subject === null && (
          <div className={styles.title}>
            <PageBreadcrumbs title={title} />
            <h1>{title}</h1>
          </div>
        )}
        <BrowseScreen results={results} after={parts && Alerts && <Alerts parts={parts} />} />
      </div>
    </main>
  )
})

/** The content type of a subject's list, where there is only one. */
function onlyTypeOf({ t }: Pick<Text, 't'>, results: BrowseResults): OnlyType | null {
  const [type, ...more] = results.query.contentTypes
  if (results.kind !== 'library' || results.subject === null || type === undefined || more.length > 0) return null
  const name = t(contentTypeMessages[type].many)
  const subjectPath = browsePath({ ...withPage(results.query, 1), contentTypes: [] })
  return { name, title: `${results.subject.name}: ${name}`, subjectPath }
}

/** The title: the search text, the subject, the only content type, or everything. */
function titleOf({ t }: Text, results: BrowseResults): string {
  const { query } = results
  if (results.kind === 'external') return t('browse-title-feed')
  if (results.subject !== null) return onlyTypeOf({ t }, results)?.title ?? results.subject.name
  const [onlyType, ...moreTypes] = query.contentTypes
  if (query.all !== '') return t('browse-title-found', { text: results.shownInstead?.shown ?? query.all })
  return t(onlyType !== undefined && moreTypes.length === 0 ? contentTypeMessages[onlyType].many : 'browse-title')
}
