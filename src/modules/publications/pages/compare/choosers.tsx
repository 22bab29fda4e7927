import { Link } from 'react-router'
import { useText } from '../../../sites/text/text.tsx'
import styles from './choosers.module.css'
import type { Comparison } from './comparison.ts'

/** Chooses the two versions to compare; empty where there are no others. */
export function VersionChooser({ choices, view }: Pick<Comparison, 'choices' | 'view'>) {
  const { t } = useText()
  if (choices.old.length + choices.new.length <= 2) return null
  const query = view === 'side' ? '?view=side' : ''
  return (
    <nav className={styles.versions} aria-label={t('compare-choose')}>
      {(['old', 'new'] as const).map(side => (
        <div key={side} className={styles.group}>
          <span id={`choose-${side}`}>{t(side === 'old' ? 'compare-from' : 'compare-to')}</span>
          <ul aria-labelledby={`choose-${side}`}>
            {choices[side].map(({ versionNumber, href, current }) => (
              <li key={versionNumber}>
                <Link className={styles.choice} to={href + query} aria-current={current ? 'page' : undefined} preventScrollReset>
                  {t('version-number', { number: String(versionNumber) })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Each view has its own URL; a small screen has room for one text only. */
export function ViewChooser({ view }: Pick<Comparison, 'view'>) {
  const { t } = useText()
  return (
    <nav className={styles.views} aria-label={t('compare-view')}>
      <Link className={styles.choice} to="?" aria-current={view === 'inline' ? 'page' : undefined} preventScrollReset>
        {t('compare-inline')}
      </Link>
      <Link className={styles.choice} to="?view=side" aria-current={view === 'side' ? 'page' : undefined} preventScrollReset>
        {t('compare-side')}
      </Link>
    </nav>
  )
}
