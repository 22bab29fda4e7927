import type { ReactNode } from 'react'
import { useText } from '../../../sites/text/text.tsx'
import type { BrowseResults } from '../../domain/search/browse-results.ts'
import { ResultSkeletons } from './result-list.tsx'
import styles from './results-section.module.css'
import { usePrintedAddress } from './use-printed-address.ts'
import { resultsId, useIsSearching, useResultsFocus } from './use-results-focus.ts'

interface ResultsSectionProps {
  results: BrowseResults
  /** How many were found, for those who do not see it: told whenever it changes. */
  summary: string
  /** What stands above the list, and stays while another list is on its way. */
  head: ReactNode
  children: ReactNode
}

/** The part of the screen that changes with what is asked. */
export function ResultsSection({ results, summary, head, children }: ResultsSectionProps) {
  const { t } = useText()
  const isSearching = useIsSearching(results.within?.path ?? '/browse')
  const section = useResultsFocus(results.address, results.query.page)
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
      <p className={styles.address}>{usePrintedAddress(results.address)}</p>
      {head}
      <p id={`${resultsId}-told`} className="visually-hidden" role="status">
        {isSearching ? '' : summary}
      </p>
      {isSearching ? <ResultSkeletons /> : children}
    </section>
  )
}
