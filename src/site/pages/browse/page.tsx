import { Link, useLoaderData } from 'react-router'
import { type ContentType, contentTypeSegments, contentTypes } from '../../../domain/content/content-type.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { contentTypeWords } from '../../components/content-type-words.ts'
import { EmptyLibrary } from '../../components/empty-library.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'

function browsePath(contentType: ContentType | null, page: number, show: number, standardShow: number): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (show !== standardShow) query.set('show', String(show))
  const path = contentType === null ? '/browse' : `/browse/${contentTypeSegments[contentType]}`
  return query.size === 0 ? path : `${path}?${query}`
}

export const BrowsePage = withWords(['lists'], function Browse() {
  const { contentType, list, standardShow } = useLoaderData<typeof loader>()
  const { say, put, number } = useText()
  const siteName = useSite()?.platform.displayName ?? ''
  const title = say(contentType === null ? 'browse-title' : contentTypeWords[contentType].many)
  const last = Math.max(1, Math.ceil(list.total / list.show))
  const from = (list.page - 1) * list.show + 1
  const everything = contentTypes.reduce((sum, type) => sum + list.counts[type], 0)
  const path = (page: number): string => browsePath(contentType, page, list.show, standardShow)
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={say('browse-description', { site: siteName })} path={path(list.page)} />
      <PageBreadcrumbs title={title} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.range}>
          {list.cards.length > 0
            ? say('browse-range', { from, to: from + list.cards.length - 1, total: list.total })
            : say('home-items', { count: list.total })}
        </p>
      </div>
      <nav aria-label={say('browse-types')} className={styles.types}>
        <ul>
          <li>
            <Link to={browsePath(null, 1, list.show, standardShow)} aria-current={contentType === null ? 'page' : undefined}>
              {say('browse-everything')} <span className={styles.count}>{number(everything)}</span>
            </Link>
          </li>
          {contentTypes.map(type => (
            <li key={type}>
              <Link to={browsePath(type, 1, list.show, standardShow)} aria-current={contentType === type ? 'page' : undefined}>
                {say(contentTypeWords[type].many)} <span className={styles.count}>{number(list.counts[type])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list.cards.map(card => (
        <ContentCard key={card.id} card={card} />
      ))}
      {list.total === 0 && <EmptyLibrary />}
      {list.total > 0 && list.cards.length === 0 && (
        <p>{put('browse-beyond-end', { link: <Link to={path(last)}>{say('browse-last-page')}</Link> })}</p>
      )}
      <Pagination
        page={Math.min(list.page, last)}
        last={last}
        hrefOf={path}
        words={{ label: say('pages'), previous: say('previous'), next: say('next'), page: each => say('page-number', { number: each }) }}
      />
    </main>
  )
})
