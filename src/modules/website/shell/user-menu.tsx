import userIcon from '@tabler/icons/outline/user-circle.svg?raw'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { splitLanguage } from '../../../core/text/languages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { clearBeforeSignOut } from '../../sites/components/autosave/clear-before-sign-out.ts'
import type { AccountMenuSection } from '../../sites/domain/navigation/account-menu.ts'
import { useText } from '../../sites/text/text.tsx'
import styles from './account-menu.module.css'

interface UserMenuProps {
  name: string
  sections: readonly AccountMenuSection[]
  form: 'menu' | 'list'
}

/** The menu of a signed-in user. */
export function UserMenu({ name, sections: entries, form }: UserMenuProps) {
  const { t, translateKey } = useText()
  // Here and not in what every page loads: only signed-in users have texts to clear.
  useEffect(() => {
    const onClick = clearBeforeSignOut(path => splitLanguage(path).path === href('/signout'))
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  const sections = entries.map(({ key, entries: entriesOfSection }) => ({
    title: translateKey(key),
    items: entriesOfSection.map(entry => ({ label: translateKey(entry.key), href: entry.href })),
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
        buttonLabel={t('account-of', { name })}
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
            {items.map(({ label, href: to }) => (
              <li key={to}>
                {/* Signing out loads a new document, so that no client-side state remains. */}
                <Link to={to} reloadDocument={to === href('/signout')}>
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
