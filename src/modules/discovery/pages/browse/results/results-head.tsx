import bell from '@tabler/icons/outline/bell-plus.svg?raw'
import chevronLeft from '@tabler/icons/outline/chevron-left.svg?raw'
import chevronRight from '@tabler/icons/outline/chevron-right.svg?raw'
import sortIcon from '@tabler/icons/outline/sort-descending.svg?raw'
import { Link } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { browseParameters } from '../../../domain/search/browse-path.ts'
import type { BrowseQuery, BrowseSort } from '../../../domain/search/browse-query.ts'
import { browseSorts } from '../../../domain/search/browse-query.ts'
import type { LibraryResults } from '../../../domain/search/browse-results.ts'
import { readSearch } from '../../../domain/search/read-query-text.ts'
import { ChoiceField } from '../filters/choice-field.tsx'
import { browseFormId } from '../form/browse-form.ts'
import { ExportForm } from './export-form.tsx'
import styles from './results-head.module.css'

const sortKeys = messageKeys('sort', browseSorts)

interface ResultsHeadProps {
  results: LibraryResults
  hrefOf: (page: number) => string
}

/** Shows which part of the list this is, links to the previous and next one, and the order. */
export function ResultsHead({ results, hrefOf }: ResultsHeadProps) {
  const { t } = useText()
  const { range, total, lastPage, sort, query, within } = results
  // The message `editors-order` belongs to gateways, hence the check of `within`.
  const isPicked = within !== null && within.picked.length > 0 && readSearch(query) === null
  const page = Math.min(query.page, lastPage)
  return (
    <div className={styles.head} data-results-head>
      <p className={styles.range}>
        {range === null
          ? t('home-items', { count: total.value })
          : t(total.relation === 'exactly' ? 'browse-range' : 'results-range-at-least', { ...range, total: total.value })}
      </p>
      {lastPage > 1 && range !== null && (
        <p className={styles.arrows}>
          <Arrow to={page > 1 ? hrefOf(page - 1) : null} rel="prev" icon={chevronLeft} label={t('results-previous')} />
          <Arrow to={page < lastPage ? hrefOf(page + 1) : null} rel="next" icon={chevronRight} label={t('results-next')} />
        </p>
      )}
      {within === null && (
        <Link to={alertPath(query)} rel="nofollow" className={styles.alert}>
          <Icon svg={bell} /> {t('alerts-save-search')}
        </Link>
      )}
      {results.cards.length > 0 && results.state === 'ready' && <ExportForm results={results} />}
      {sort.offered.length > 1 && results.state === 'ready' && (
        <div className={styles.sort}>
          <ChoiceField
            name="sort"
            label={t('sort-by')}
            value={parameterOf(sort.inEffect, sort.offered)}
            options={sort.offered.map(each => ({
              value: parameterOf(each, sort.offered),
              label: t(each === 'relevance' && isPicked ? 'editors-order' : sortKeys[each]),
            }))}
            form={browseFormId}
            applies
            onChange={event => event.currentTarget.form?.requestSubmit()}
          />
          <span className={styles.sortButton}>
            <Button type="submit" form={browseFormId} variant="secondary" size="small" icon={sortIcon} label={t('sort-do')} />
          </span>
        </div>
      )}
    </div>
  )
}

/** The default order is not in the form's data; the default depends on whether there is a text. */
const parameterOf = (sort: BrowseSort, offered: readonly BrowseSort[]): string =>
  sort === 'relevance' || (sort === 'newest' && !offered.includes('relevance')) ? '' : sort

/** The server names the search in the alert form. */
const alertPath = (query: BrowseQuery): string =>
  `${href('/alerts/sign-up')}?${new URLSearchParams({ topic: `search:${browseParameters(query)}` })}`

interface ArrowProps {
  /** Null at the end of the list. */
  to: string | null
  rel: 'prev' | 'next'
  icon: string
  label: string
}

function Arrow({ to, rel, icon, label }: ArrowProps) {
  if (to === null) {
    return (
      <span className={styles.arrow} aria-hidden="true">
        <Icon svg={icon} size={22} />
      </span>
    )
  }
  return (
    <Link to={to} rel={rel} preventScrollReset className={styles.arrow} aria-label={label}>
      <Icon svg={icon} size={22} />
    </Link>
  )
}
