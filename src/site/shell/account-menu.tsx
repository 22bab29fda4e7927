import userIcon from '@tabler/icons/outline/user-circle.svg?raw'
import { Link, useLocation } from 'react-router'
import type { AccountMenu as Entries } from '../../domain/platform/account-menu.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { signInPath } from '../sign-in-path.ts'
import { useText } from '../text/text.tsx'
import styles from './account-menu.module.css'

export interface Account {
  /** Of who is signed in; null where nobody is. */
  name: string | null
  menu: Entries
}
interface AccountMenuProps extends Account {
  /** `menu` opens from a button, `list` shows all. */
  form: 'menu' | 'list'
}

/** Sign in, or what an account's holder can go to, by role (specification, accounts.md section 2 “Header”). */
export function AccountMenu({ name, menu, form }: AccountMenuProps) {
  const { say, sayKey } = useText()
  const { pathname, search } = useLocation()
  if (menu.state === 'anonymous' || name === null) {
    return (
      <Link to={signInPath(pathname + search)} rel="nofollow" className={styles.signIn} data-form={form}>
        <Icon svg={userIcon} />
        <span>{say('sign-in')}</span>
      </Link>
    )
  }
  const sections = menu.sections.map(({ key, entries }) => ({
    title: sayKey(key),
    items: entries.map(entry => ({ label: sayKey(entry.key), href: entry.href })),
  }))
  if (form === 'menu') {
    return (
      <Menu
        align="end"
        group="masthead"
        button={
          <>
            <Icon svg={userIcon} />
            <span className={styles.name}>{name}</span>
          </>
        }
        buttonLabel={say('account-of', { name })}
        sections={sections}
      />
    )
  }
  return (
    <div className={styles.list}>
      <p className={styles.holder}>
        <Icon svg={userIcon} /> {name}
      </p>
      {sections.map(({ title, items }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ul aria-label={title}>
            {items.map(({ label, href }) => (
              <li key={href}>
                {/* Signing out is another document: what a page remembers goes with it. */}
                <Link to={href} reloadDocument={href === '/signout'}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
