import { useLocation } from 'react-router'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { breadcrumbs, type Trail } from '../domain/navigation/breadcrumbs.ts'
import { useText } from '../text/text.tsx'
import { namedPages } from './named-pages.ts'
import styles from './page-breadcrumbs.module.css'
import { useTranslateLabel } from './use-translate-label.ts'

/**
 * The path of pages to this one, on wide screens. For the start of each page's `main`, except the front page's.
 * @param path the page's place, if its own URL does not show it
 */
export function PageBreadcrumbs({ path, ...page }: Omit<Trail, 'path'> & Partial<Trail>) {
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  const { pathname } = useLocation()
  const trail = breadcrumbs({ ...page, path: path ?? pathname, names: { ...namedPages, ...page.names } })
  const crumbs = trail.map(({ label, href }) => ({ label: translateLabel(label), ...(href !== null && { href }) }))
  return (
    <div className={styles.place}>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
    </div>
  )
}
