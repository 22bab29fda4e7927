import { useText } from '../text/text.tsx'
import styles from './empty-library.module.css'

/** The empty state of a list before anything is published. */
export function EmptyLibrary() {
  const { t } = useText()
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
        <path d="M22 14h34l14 14v34H22z" />
        <path d="M56 14v14h14" />
        <path d="M32 38h28M32 46h28M32 54h16" />
        <path d="M14 22v40h40M6 30v40h40" />
      </svg>
      <p>{t('no-content')}</p>
    </div>
  )
}
