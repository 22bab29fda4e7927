import { useState } from 'react'
import { useText } from '../../../../sites/text/text.tsx'
import type { LibraryResults } from '../../../domain/search/browse-results.ts'
import { FilterActions } from '../filters/filters.tsx'
import { TextLine } from '../filters/text-line.tsx'
import styles from './advanced-search.module.css'
import { SearchInRows } from './search-in-rows.tsx'

/** Search in fields, by a range of years, and by grants. The reader can open it, and it starts open if the URL uses any of its fields. */
export function AdvancedSearch({ results }: { results: LibraryResults }) {
  const { t } = useText()
  const { query, rowAdded, path } = results
  const isUsed =
    rowAdded ||
    query.searchIn.length > 0 ||
    query.grantAcronym !== '' ||
    query.grantNumber !== '' ||
    query.publishedFrom !== null ||
    query.publishedTo !== null
  const [atFirst] = useState(isUsed)
  return (
    <details className={styles.advanced} open={atFirst}>
      <summary>{t('advanced-search')}</summary>
      <div className={styles.content}>
        <SearchInRows rows={query.searchIn} rowAdded={rowAdded} path={path} />
        <fieldset className={styles.years}>
          <legend>{t('filter-years')}</legend>
          <TextLine
            name="publishedFrom"
            label={t('years-from')}
            value={String(query.publishedFrom ?? '')}
            inputMode="numeric"
            maxLength={4}
          />
          <TextLine name="publishedTo" label={t('years-to')} value={String(query.publishedTo ?? '')} inputMode="numeric" maxLength={4} />
        </fieldset>
        <fieldset className={styles.grants} aria-label={t('grants')}>
          <TextLine name="grantAcronym" label={t('grant-acronym')} value={query.grantAcronym} />
          <TextLine name="grantNumber" label={t('grant-number')} value={query.grantNumber} />
        </fieldset>
        <FilterActions clearPath={results.clearPath} />
      </div>
    </details>
  )
}
