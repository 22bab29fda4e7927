import userIcon from '@tabler/icons/outline/user-circle.svg?raw'
import { Link } from 'react-router'
import type { Role } from '../../domain/accounts/roles.ts'
import { accountMenu } from '../../domain/platform/account-menu.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useText } from '../text/text.tsx'
import styles from './account-menu.module.css'

/** Who is signed in. */
export interface User {
  name: string
  roles: readonly Role[]
}
interface AccountMenuProps {
  /** Null for a visitor who is not signed in. */
  user: User | null
  prescreening: boolean
  /** `menu` opens from a button, `list` shows all. */
  form: 'menu' | 'list'
}

/** Sign in, or what an account's holder can go to, by role (specification, accounts.md section 2 “Header”). */
export function AccountMenu({ user, prescreening, form }: AccountMenuProps) {
  const { say, sayKey } = useText()
  const menu = accountMenu(user?.roles ?? null, { prescreening: { enabled: prescreening } })
  if (menu.state === 'anonymous' || user === null) {
    return (
      <Link to="/login" className={styles.signIn} data-form={form}>
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
            <span className={styles.name}>{user.name}</span>
          </>
        }
        buttonLabel={say('account-of', { name: user.name })}
        sections={sections}
      />
    )
  }
  return (
    <div className={styles.list}>
      <p className={styles.holder}>
        <Icon svg={userIcon} /> {user.name}
      </p>
      {sections.map(({ title, items }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ul aria-label={title}>
            {items.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
