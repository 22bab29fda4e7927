import type { ReactNode } from 'react'
import { href } from '../../../../../core/http/href.ts'
import { useText } from '../../../../sites/text/text.tsx'
import type { BrowseResults } from '../../../domain/search/browse-results.ts'
import { usePrintedUrl } from '../use-printed-url.ts'
import { ResultSkeletons } from './result-list.tsx'
import styles from './results-section.module.css'
import { resultsId, useIsSearching, useResultsFocus } from './use-results-focus.ts'

interface ResultsSectionProps {
  results: BrowseResults
  /** The number of results for screen readers, which is announced whenever it changes. */
  summary: string
  /** Rendered above the list; it stays while another list is loading. */
  head: ReactNode
  children: ReactNode
}

/** The part of the page that changes with the query. */
export function ResultsSection({ results, summary, head, children }: ResultsSectionProps) {
  const { t } = useText()
  const isSearching = useIsSearching(results.within?.path ?? href('/browse'))
  const section = useResultsFocus(results.path, results.query.page)
  return (
    <section
      ref={section}
      id={resultsId}
      tabIndex={-1}
      aria-label={t('results')}
      aria-describedby={`${resultsId}-told`}
      aria-busy={isSearching || undefined}
      className={styles.results}
    >
      <p className={styles.printedUrl}>{usePrintedUrl(results.path)}</p>
      {head}
      <p id={`${resultsId}-told`} className="visually-hidden" role="status">
        {isSearching ? '' : summary}
      </p>
      {isSearching ? <ResultSkeletons /> : children}
    </section>
  )
}
