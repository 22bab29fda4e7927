import userIcon from '@tabler/icons/outline/user-circle.svg?raw'
import { lazy } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import type { AccountMenu as Entries } from '../../sites/domain/navigation/account-menu.ts'
import { signInPath } from '../../sites/pages/sign-in-path.ts'
import { useText } from '../../sites/text/text.tsx'
import styles from './account-menu.module.css'

/** Pages for signed-out readers do not load this component. */
const UserMenu = import.meta.env.SSR
  ? (await import('./user-menu.tsx')).UserMenu
  : lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

export interface Account {
  /** The name of the signed-in user; null where nobody is signed in. */
  name: string | null
  menu: Entries
}
interface AccountMenuProps extends Account {
  /** `menu` opens from a button, `list` shows all entries. */
  form: 'menu' | 'list'
}

/** The link to sign in, or the menu of the user, by role (specification, accounts.md section 2 “Header”). */
export function AccountMenu({ name, menu, form }: AccountMenuProps) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  if (menu.state === 'anonymous' || name === null) {
    return (
      <Link to={signInPath(pathname + search)} rel="nofollow" className={styles.signIn} data-form={form}>
        <Icon svg={userIcon} />
        <span>{t('sign-in')}</span>
      </Link>
    )
  }
  // A Suspense boundary would be streamed later, and late content is invisible without JavaScript.
  return <UserMenu name={name} sections={menu.sections} form={form} />
}
