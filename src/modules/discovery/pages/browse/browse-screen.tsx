import type { ReactNode } from 'react'
import { href } from '../../../../core/http/href.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { BrowseResults, ExternalResults as External } from '../../domain/search/browse-results.ts'
import { CustomLinks, FeedToggle, Filters, offersFilters } from './filters/filters.tsx'
import { AdvancedSearch } from './form/advanced-search.tsx'
import { useBrowseForm } from './form/browse-form.ts'
import { SearchBox } from './form/search-box.tsx'
import styles from './page.module.css'
import { ExternalResults } from './results/external-results.tsx'
import { LibraryResults } from './results/library-results.tsx'
import { ResultsSection } from './results/results-section.tsx'

/** A form around all controls, the results beside it, and what the page adds after them. */
export function BrowseScreen({ results, after }: { results: BrowseResults; after: ReactNode }) {
  const { t, number } = useText()
  const base = results.within?.path ?? null
  const form = useBrowseForm({ path: results.path, base })
  const chosen = results.kind === 'library' ? results.applied.filter(({ kind }) => kind !== 'all').length : 0
  return (
    <div className={styles.screen}>
      <form {...form} action={base ?? href('/browse')} method="get" className={styles.form}>
        <div className={styles.ask}>
          <SearchBox value={results.query.all} />
          {results.kind === 'external' && <input type="hidden" name="feed" value="EPMC" />}
          {results.kind === 'library' && results.state === 'ready' && <AdvancedSearch results={results} />}
        </div>
        <div className={styles.side}>
          {results.kind === 'library' && offersFilters(results) && (
            <details className={styles.filters} data-filters>
              <summary className={styles.opener}>
                {t('filters')}
                {chosen > 0 && <span className={styles.chosen}>{number(chosen)}</span>}
              </summary>
              <div className={styles.filterList}>
                <Filters results={results} />
              </div>
            </details>
          )}
          <FeedToggle results={results} />
          <CustomLinks links={results.customLinks} />
        </div>
      </form>
      <div className={styles.found}>
        {results.kind === 'library' ? <LibraryResults results={results} /> : <ExternalList results={results} />}
      </div>
      {after && <div className={styles.alerts}>{after}</div>}
    </div>
  )
}

function ExternalList({ results }: { results: External }) {
  const { t } = useText()
  const { outcome } = results
  return (
    <ResultsSection results={results} head={null} summary={outcome.state === 'found' ? t('results-count', { count: outcome.total }) : ''}>
      <ExternalResults results={results} />
    </ResultsSection>
  )
}
