import { useLocation } from 'react-router'
import type { MenuEntry } from '../../domain/platform/main-menu.ts'
import { PlainLink } from '../../ui/link.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useText } from '../text/text.tsx'
import styles from './main-navigation.module.css'
import { currentLink, holdsCurrent, isFileAddress, menuLinks } from './navigation-rules.ts'
import { useSayLabel } from './use-say-label.ts'

/** Entries beside each other; one with children opens a menu of them. */
export function MainNavigation({ entries }: { entries: readonly MenuEntry[] }) {
  const { say } = useText()
  const sayLabel = useSayLabel()
  const { pathname } = useLocation()
  return (
    <nav aria-label={say('main-navigation')} className={styles.row}>
      <ul>
        {entries.map(entry => (
          <li key={sayLabel(entry.label)}>
            {entry.children.length === 0 ? (
              <NavigationLink entry={entry} />
            ) : (
              <Menu
                group="masthead"
                button={<span data-current={holdsCurrent(entry, pathname) || undefined}>{sayLabel(entry.label)}</span>}
                sections={[
                  {
                    items: menuLinks(entry).flatMap(({ label, href, newTab }) =>
                      href === null
                        ? []
                        : [
                            {
                              label: sayLabel(label),
                              href,
                              newTab,
                              file: isFileAddress(href),
                              current: currentLink(href, pathname) === 'page',
                            },
                          ],
                    ),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same entries beneath each other, all unfolded: for the drawer. */
export function NavigationList({ entries }: { entries: readonly MenuEntry[] }) {
  const { say } = useText()
  const sayLabel = useSayLabel()
  return (
    <nav aria-label={say('main-navigation')} className={styles.list}>
      <ul>
        {entries.map(entry => (
          <li key={sayLabel(entry.label)}>
            {entry.children.length === 0 ? (
              <NavigationLink entry={entry} />
            ) : (
              <>
                <p>{sayLabel(entry.label)}</p>
                <ul>
                  {menuLinks(entry).map(child => (
                    <li key={sayLabel(child.label)}>
                      <NavigationLink entry={child} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavigationLink({ entry: { label, href, newTab } }: { entry: MenuEntry }) {
  const { say } = useText()
  const sayLabel = useSayLabel()
  const { pathname } = useLocation()
  if (href === null) return null
  return (
    <PlainLink href={href} newTab={newTab} file={isFileAddress(href)} aria-current={currentLink(href, pathname)} className={styles.entry}>
      {sayLabel(label)}
      {newTab && <span className="visually-hidden"> ({say('opens-in-new-tab')})</span>}
    </PlainLink>
  )
}
