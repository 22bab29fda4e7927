import { Link } from 'react-router'
import { useSite } from '../pages/use-site.ts'
import { useText, withMessages } from '../text/text.tsx'
import styles from './admin-bar.module.css'
import '../text/content-manager-messages.ts'

interface AdminBarProps {
  /** The kind of page, its id in the CMS, and its edit URL in the WordPress site that it comes from. */
  of: { kind: 'page' | 'post'; id: number; editedAt?: string | null }
  /** Whether readers may see another state. */
  isPreview?: boolean
}

/** The links of a site's editors to the CMS, above its pages and posts (specification, accounts.md section 2 “Blog”). */
export function AdminBar(props: AdminBarProps) {
  const menu = useSite()?.account.menu
  const mayEdit = menu?.state === 'signed-in' && menu.sections.some(({ entries }) => entries.some(({ href }) => href === '/my/content'))
  return mayEdit ? <Bar {...props} /> : null
}

const Bar = withMessages(['content-manager'], function Bar({ of: { kind, id, editedAt = null }, isPreview = false }: AdminBarProps) {
  const { t } = useText()
  return (
    <aside className={styles.bar} aria-label={t('content')}>
      {isPreview && <p className={styles.note}>{t('content-preview-note')}</p>}
      <ul className={styles.links}>
        <li>
          <Link to={kind === 'page' ? '/my/content' : '/my/content/posts'}>{t('content')}</Link>
        </li>
        {editedAt !== null && (
          <li>
            <a href={editedAt}>{t(`content-edit-${kind}-wordpress`)}</a>
          </li>
        )}
        <li>
          <Link to={`/my/content/${kind}s/${id}`}>{t(editedAt === null ? `content-edit-${kind}` : 'content-edit-here')}</Link>
        </li>
        <li>
          <Link to="/signout">{t('sign-out')}</Link>
        </li>
      </ul>
    </aside>
  )
})

/**
 * The bar above a preview for an editor of the WordPress site, who need not have an account here. For pages with the messages of
 * `content-manager`.
 */
export function DraftBar({ kind, editedAt }: { kind: 'page' | 'post'; editedAt: string }) {
  const { t } = useText()
  return (
    <aside className={styles.bar} aria-label={t('content')}>
      <p className={styles.note}>{t('content-preview-note')}</p>
      <ul className={styles.links}>
        <li>
          <a href={editedAt}>{t(`content-edit-${kind}-wordpress`)}</a>
        </li>
      </ul>
    </aside>
  )
}
