import { Link, useLoaderData } from 'react-router'
import { type ContentType, contentTypeSegments, contentTypes } from '../../../domain/content/content-type.ts'
import { ContentCard } from '../../components/content-card.tsx'
import { EmptyLibrary } from '../../components/empty-library.tsx'
import { Pagination } from '../../components/pagination.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'

const names: Record<ContentType, string> = {
  ARTICLE: 'Articles',
  DOCUMENT: 'Documents',
  POSTER: 'Posters',
  SLIDE: 'Slides',
  VIDEO: 'Videos',
}

function browsePath(contentType: ContentType | null, page: number, show: number, standardShow: number): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (show !== standardShow) query.set('show', String(show))
  const path = contentType === null ? '/browse' : `/browse/${contentTypeSegments[contentType]}`
  return query.size === 0 ? path : `${path}?${query}`
}

export function BrowsePage() {
  const { siteName, contentType, list, standardShow } = useLoaderData<typeof loader>()
  const title = contentType === null ? 'All content' : names[contentType]
  const last = Math.max(1, Math.ceil(list.total / list.show))
  const from = (list.page - 1) * list.show + 1
  const everything = contentTypes.reduce((sum, type) => sum + list.counts[type], 0)
  return (
    <main id="content" className={styles.page}>
      <title>{`${title} | ${siteName}`}</title>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.range}>
          {list.cards.length > 0
            ? `${from}–${from + list.cards.length - 1} of ${list.total.toLocaleString('en')}`
            : `${list.total.toLocaleString('en')} items`}
        </p>
      </div>
      <nav aria-label="Content types" className={styles.types}>
        <ul>
          <li>
            <Link to="/browse" aria-current={contentType === null ? 'page' : undefined}>
              Everything <span className={styles.count}>{everything.toLocaleString('en')}</span>
            </Link>
          </li>
          {contentTypes.map(type => (
            <li key={type}>
              <Link to={browsePath(type, 1, list.show, standardShow)} aria-current={contentType === type ? 'page' : undefined}>
                {names[type]} <span className={styles.count}>{list.counts[type].toLocaleString('en')}</span>
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
        <p>
          The list ends before this page. <Link to={browsePath(contentType, last, list.show, standardShow)}>Go to its last page</Link>
        </p>
      )}
      <Pagination page={Math.min(list.page, last)} last={last} hrefOf={page => browsePath(contentType, page, list.show, standardShow)} />
    </main>
  )
}
