import close from '@tabler/icons/outline/x.svg?raw'
import { Link } from 'react-router'
import { Icon } from '../../../../../ui/icon.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import type { LibraryResults } from '../../../domain/search/browse-results.ts'
import styles from './applied-filters.module.css'
import { describeRestriction } from './describe-restriction.ts'

/** Lists the restrictions, each with a link that removes it; renders nothing where there are none. */
export function AppliedFilters({ applied, clearPath }: Pick<LibraryResults, 'applied' | 'clearPath'>) {
  const text = useText()
  if (applied.length === 0) return null
  return (
    <nav className={styles.applied} aria-label={text.t('filters-applied')}>
      <ul>
        {applied.map(filter => {
          const words = describeRestriction(text, filter)
          return (
            <li key={`${filter.kind} ${filter.without}`}>
              <Link to={filter.without} preventScrollReset className={styles.chip} aria-label={text.t('filter-remove', { filter: words })}>
                <span>{words}</span>
                <Icon svg={close} size={16} />
              </Link>
            </li>
          )
        })}
        <li>
          <Link to={clearPath} preventScrollReset className={styles.clear}>
            {text.t('filters-clear')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
