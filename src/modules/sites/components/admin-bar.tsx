import { Link } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { messageKeys } from '../../../core/text/message-keys.ts'
import { useSite } from '../pages/use-site.ts'
import { useText, withMessages } from '../text/text.tsx'
import styles from './admin-bar.module.css'
import '../text/admin-bar-messages.ts'

const wordpressKeys = messageKeys('content-edit', ['page', 'post'], 'wordpress')
const editKeys = messageKeys('content-edit', ['page', 'post'])

interface AdminBarProps {
  /** The kind of page, its id in the CMS, and its edit URL in the WordPress site that it comes from. */
  of: { kind: 'page' | 'post'; id: number; editedAt?: string | null }
  /** Whether readers may see another state. */
  isPreview?: boolean
}

/** The links of a site's editors to the CMS, above its pages and posts (specification, accounts.md section 2 “Blog”). */
export function AdminBar(props: AdminBarProps) {
  const menu = useSite()?.account.menu
  const mayEdit =
    menu?.state === 'signed-in' && menu.sections.some(({ entries }) => entries.some(entry => entry.href === href('/my/content')))
  return mayEdit ? <Bar {...props} /> : null
}

const Bar = withMessages(['admin-bar'], function Bar({ of: { kind, id, editedAt = null }, isPreview = false }: AdminBarProps) {
  const { t } = useText()
  const edited = kind === 'page' ? href('/my/content/pages/:pageId', { pageId: id }) : href('/my/content/posts/:postId', { postId: id })
  return (
    <aside className={styles.bar} aria-label={t('content')}>
      {isPreview && <p className={styles.note}>{t('content-preview-note')}</p>}
      <ul>
        <li>
          <Link to={kind === 'page' ? href('/my/content') : href('/my/content/posts')}>{t('content')}</Link>
        </li>
        {editedAt !== null && (
          <li>
            <a href={editedAt}>{t(wordpressKeys[kind])}</a>
          </li>
        )}
        <li>
          <Link to={edited}>{t(editedAt === null ? editKeys[kind] : 'content-edit-here')}</Link>
        </li>
        <li>
          <Link to={href('/signout')}>{t('sign-out')}</Link>
        </li>
      </ul>
    </aside>
  )
})

/**
 * The bar above a preview for an editor of the WordPress site, who need not have an account here.
 */
export const DraftBar = withMessages(['admin-bar'], function DraftBar({ kind, editedAt }: { kind: 'page' | 'post'; editedAt: string }) {
  const { t } = useText()
  return (
    <aside className={styles.bar} aria-label={t('content')}>
      <p className={styles.note}>{t('content-preview-note')}</p>
      <ul>
        <li>
          <a href={editedAt}>{t(wordpressKeys[kind])}</a>
        </li>
      </ul>
    </aside>
  )
})
