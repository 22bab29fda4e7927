import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { Alert } from '../../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../../ui/button.tsx'
import { PlainLink } from '../../../../../ui/link.tsx'
import { CursorPagination } from '../../../../../ui/pagination.tsx'
import entry from '../../../../sites/components/list-entry.module.css'
import { useSite } from '../../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import type { ExternalOutcome, ExternalResults as Results } from '../../../domain/search/browse-results.ts'
import { type ExternalWork, feedUrl } from '../../../domain/search/external-item.ts'
import styles from './external-results.module.css'
import '../messages.ts'

/** Results of the external open-literature feed: works that are read elsewhere (specification, reading.md sections 3 and 4). */
export const ExternalResults = withMessages(['lists', 'open-literature'], function External({ results }: { results: Results }) {
  const { outcome, query } = results
  const { t, put } = useText()
  switch (outcome.state) {
    case 'found':
      return <Found outcome={outcome} text={query.all} />
    case 'away':
      return <Away libraryPath={outcome.libraryPath} />
    case 'beyond':
      return (
        <p className={entry.entry}>
          {put('literature-beyond', { link: <Link to={outcome.firstPath}>{t('literature-first-page')}</Link> })}
        </p>
      )
  }
})

function Found({ outcome, text }: { outcome: Extract<ExternalOutcome, { state: 'found' }>; text: string }) {
  const { t } = useText()
  const { works, range, total, previousPath, nextPath } = outcome
  return (
    <div>
      <p className={styles.about}>
        {range !== null && <span className={styles.range}>{t('browse-range', { ...range, total })}</span>}
        <span>{t('literature-about')}</span>
      </p>
      {works.length > 0 && (
        <ol className={styles.list}>
          {works.map(work => (
            <li key={`${work.source}:${work.id}`}>
              <Work work={work} />
            </li>
          ))}
        </ol>
      )}
      {works.length === 0 && <p className={entry.entry}>{text === '' ? t('literature-nothing') : t('literature-nothing-for', { text })}</p>}
      <CursorPagination
        previousHref={previousPath}
        nextHref={nextPath}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next') }}
      />
    </div>
  )
}

/** Names the source of a work, and says whether it is a preprint or a patent. */
function useSourceName(): (source: string) => string {
  const { t } = useText()
  return source => {
    switch (source) {
      case 'PPR':
        return t('literature-preprint')
      case 'PAT':
        return t('literature-patent')
      case 'MED':
        return 'PubMed'
      case 'PMC':
        return 'PubMed Central'
      case 'AGR':
        return 'Agricola'
      default:
        return 'Europe PMC'
    }
  }
}

function Work({ work }: { work: ExternalWork }) {
  const { t } = useText()
  const nameOf = useSourceName()
  const { names, more } = work.authors
  return (
    <article className={`${entry.entry} ${styles.work}`} data-url={work.url}>
      <p className={styles.kicker}>{nameOf(work.source)}</p>
      <h2 className={`${entry.title} ${styles.title}`}>
        {work.titleHtml === '' ? (
          <PlainLink href={work.url}>{t('literature-untitled')}</PlainLink>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML with inline marks alone, made where the feed is read.
          <PlainLink href={work.url} dangerouslySetInnerHTML={{ __html: work.titleHtml }} />
        )}
      </h2>
      {names.length > 0 && (
        <p className={entry.authors}>
          {names.join(', ')}
          {more > 0 && ` ${t('and-more-authors', { count: more })}`}
        </p>
      )}
      <Whereabouts work={work} />
    </article>
  )
}

/** Shows journal, volume, pages and year, as far as they are known, and links to the work. */
function Whereabouts({ work }: { work: ExternalWork }) {
  const { t } = useText()
  const { journalTitle, journalVolume, pageInfo, pubYear, doi } = work
  const place = [journalVolume, pageInfo].filter(part => part !== null).join(': ')
  const facts = [journalTitle === null ? null : <cite key="journal">{journalTitle}</cite>, place || null, pubYear].filter(
    fact => fact !== null,
  )
  return (
    <p className={`${entry.facts} ${styles.facts}`}>
      {facts.length > 0 && (
        <span>
          {facts.map((fact, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity than their place.
            <Fragment key={position}>
              {position > 0 && ', '}
              {fact}
            </Fragment>
          ))}
        </span>
      )}
      {doi !== null && <span className={styles.doi}>{doi}</span>}
      {doi !== null && (
        <span className={styles.onFeed}>
          <PlainLink href={feedUrl(work)}>{t('literature-on-feed')}</PlainLink>
        </span>
      )}
    </p>
  )
}

/** The rest of the page works, and offers a search of the site's own publications. */
function Away({ libraryPath }: { libraryPath: string }) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  const site = useSite()?.platform.displayName ?? ''
  return (
    <div className={styles.away}>
      <Alert type="ERROR" typeLabel={t('alert-error')} title={t('literature-away-title')}>
        {t('literature-away-text')}
      </Alert>
      <p className={styles.actions}>
        <ButtonLink to={pathname + search} reloads>
          {t('try-again')}
        </ButtonLink>
        <ButtonLink to={libraryPath} variant="secondary">
          {t('literature-library', { site })}
        </ButtonLink>
      </p>
    </div>
  )
}
