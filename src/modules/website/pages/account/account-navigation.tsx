import { useEffect, useRef } from 'react'
import { PlainLink } from '../../../../ui/link.tsx'
import type { AccountMenuEntry, AccountMenuSection } from '../../../sites/domain/navigation/account-menu.ts'
import { currentEntry, isWithin } from '../../../sites/domain/navigation/current-entry.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './account-navigation.module.css'

interface AccountNavigationProps {
  sections: readonly AccountMenuSection[]
  /** The path of the page, without a language prefix. */
  path: string
  /** Its name for screen readers, where another one is on the same page. */
  label?: string
}

/** The navigation among the pages of an account: at the side, and a row that scrolls on small screens. */
export function AccountNavigation({ sections, path, label }: AccountNavigationProps) {
  const { t, translateKey } = useText()
  const row = useRef<HTMLDivElement>(null)
  const current = currentEntry(
    sections.flatMap(({ entries }) => entries),
    path,
  )
  // In a row it comes into view, while the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is another one.
  useEffect(() => {
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && entry) row.current.scrollLeft = entry.offsetLeft - (row.current.clientWidth - entry.offsetWidth) / 2
  }, [current])
  const linkTo = (entry: AccountMenuEntry) => (
    <PlainLink href={entry.href} className={styles.entry} aria-current={stateOf(entry, current, path)}>
      {translateKey(entry.key)}
    </PlainLink>
  )
  return (
    <nav aria-label={label ?? t('account-navigation')} className={styles.menu}>
      <div ref={row} className={styles.row}>
        {sections.map(({ key, entries }) => (
          <div key={key} className={styles.section}>
            <p className={styles.title}>{translateKey(key)}</p>
            <ul aria-label={translateKey(key)} className={styles.list}>
              {entries.map(entry => (
                <li key={entry.href}>
                  {linkTo(entry)}
                  {entry.below !== undefined && isWithin(entry, current) && (
                    <ul className={styles.below}>
                      {entry.below.map(each => (
                        <li key={each.href}>{linkTo(each)}</li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

/** `page` for the page itself, `true` for what the page is beneath. */
function stateOf(entry: AccountMenuEntry, current: AccountMenuEntry | null, path: string): 'page' | true | undefined {
  if (!isWithin(entry, current)) return undefined
  return entry === current && entry.href.split('?')[0] === path ? 'page' : true
}
