import { useLocation } from 'react-router'
import { PlainLink } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTranslateLabel } from '../../sites/components/use-translate-label.ts'
import type { MenuEntry } from '../../sites/domain/navigation/main-menu.ts'
import { useText } from '../../sites/text/text.tsx'
import styles from './main-navigation.module.css'
import { currentLink, holdsCurrent, isFileAddress, menuLinks } from './navigation-rules.ts'

/** A horizontal list; an entry with children opens a menu. */
export function MainNavigation({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('main-navigation')} className={styles.row}>
      <ul>
        {entries.map(entry => (
          <li key={translateLabel(entry.label)}>
            {entry.children.length === 0 ? (
              <NavigationLink entry={entry} />
            ) : (
              <Menu
                group="masthead"
                button={<span data-current={holdsCurrent(entry, pathname) || undefined}>{translateLabel(entry.label)}</span>}
                sections={[
                  {
                    items: menuLinks(entry).flatMap(({ label, href, newTab }) =>
                      href === null
                        ? []
                        : [
                            {
                              label: translateLabel(label),
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

/** A vertical list with all children expanded, for the drawer. */
export function NavigationList({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  return (
    <nav aria-label={t('main-navigation')} className={styles.list}>
      <ul>
        {entries.map(entry => (
          <li key={translateLabel(entry.label)}>
            {entry.children.length === 0 ? (
              <NavigationLink entry={entry} />
            ) : (
              <>
                <p>{translateLabel(entry.label)}</p>
                <ul>
                  {menuLinks(entry).map(child => (
                    <li key={translateLabel(child.label)}>
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
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  const { pathname } = useLocation()
  if (href === null) return null
  return (
    <PlainLink href={href} newTab={newTab} file={isFileAddress(href)} aria-current={currentLink(href, pathname)} className={styles.entry}>
      {translateLabel(label)}
      {newTab && <span className="visually-hidden"> ({t('opens-in-new-tab')})</span>}
    </PlainLink>
  )
}
