import { Link } from 'react-router'
import { Pagination } from '../../../../../ui/pagination.tsx'
import { EmptyLibrary } from '../../../../sites/components/empty-library.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { withPage } from '../../../domain/search/browse-changes.ts'
import { browsePath } from '../../../domain/search/browse-path.ts'
import type { LibraryResults as Results } from '../../../domain/search/browse-results.ts'
import { AppliedFilters } from '../filters/applied-filters.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultList } from './result-list.tsx'
import { ResultNotices } from './result-notices.tsx'
import { ResultsHead } from './results-head.tsx'
import { ResultsSection } from './results-section.tsx'

/** The results among the site's own publications: their number, the cards and the pagination. */
export function LibraryResults({ results }: { results: Results }) {
  const { t, put, number } = useText()
  const { query, cards, total, lastPage, applied, clearPath, within, range } = results
  const hrefOf = (page: number): string => browsePath(withPage(query, page), within?.path ?? null)
  const count = t(total.relation === 'exactly' ? 'results-count' : 'results-at-least', { count: total.value })
  const summary = range === null ? count : `${count} (${number(range.from)}–${number(range.to)})`
  return (
    <ResultsSection
      results={results}
      summary={summary}
      head={
        <>
          <AppliedFilters applied={applied} clearPath={clearPath} />
          {total.value > 0 && <ResultsHead results={results} hrefOf={hrefOf} />}
        </>
      }
    >
      <ResultNotices results={results} />
      {cards.length > 0 && <ResultList cards={cards} />}
      {total.value === 0 && (applied.length === 0 ? <EmptyLibrary /> : <NothingFound results={results} />)}
      {total.value > 0 && cards.length === 0 && (
        <p>
          {put('browse-beyond-end', {
            page: number(query.page),
            link: <Link to={hrefOf(lastPage)}>{t('browse-last-page', { page: lastPage })}</Link>,
          })}
        </p>
      )}
      <Pagination
        page={query.page}
        last={lastPage}
        hrefOf={hrefOf}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: each => t('page-number', { number: each }) }}
      />
    </ResultsSection>
  )
}
