import { useLocation } from 'react-router'
import { PlainLink } from '../../../ui/link.tsx'
import { Menu, type MenuLink } from '../../../ui/menu.tsx'
import { useTranslateLabel } from '../../sites/components/use-translate-label.ts'
import type { MenuEntry } from '../../sites/domain/navigation/main-menu.ts'
import { useText } from '../../sites/text/text.tsx'
import styles from './main-navigation.module.css'
import { currentLink, holdsCurrent, isFilePath, menuLinks } from './navigation-rules.ts'

/** A horizontal list; an entry with children opens a menu. */
export function MainNavigation({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  const { pathname } = useLocation()
  const itemsOf = (links: readonly MenuEntry[]): MenuLink[] =>
    links.flatMap(({ label, href, newTab }) =>
      href === null
        ? []
        : [{ label: translateLabel(label), href, newTab, file: isFilePath(href), current: currentLink(href, pathname) === 'page' }],
    )
  return (
    <nav aria-label={t('main-navigation')} className={styles.row}>
      <ul>
        {entries.map(entry => (
          <li key={translateLabel(entry.label)}>
            {isPlainLink(entry) ? (
              <NavigationLink entry={entry} />
            ) : (
              <Menu
                group="masthead"
                button={<span data-current={holdsCurrent(entry, pathname) || undefined}>{translateLabel(entry.label)}</span>}
                sections={[
                  { items: itemsOf(menuLinks(entry)) },
                  ...(entry.group ? [{ title: translateLabel(entry.group.title), items: itemsOf(entry.group.entries) }] : []),
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
            {isPlainLink(entry) ? (
              <NavigationLink entry={entry} />
            ) : (
              <>
                <p>{translateLabel(entry.label)}</p>
                <SubList entries={menuLinks(entry)} />
                {entry.group && (
                  <>
                    <p>{translateLabel(entry.group.title)}</p>
                    <SubList entries={entry.group.entries} />
                  </>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SubList({ entries }: { entries: readonly MenuEntry[] }) {
  const translateLabel = useTranslateLabel()
  return (
    <ul>
      {entries.map(child => (
        <li key={translateLabel(child.label)}>
          <NavigationLink entry={child} />
        </li>
      ))}
    </ul>
  )
}

const isPlainLink = ({ children, group }: MenuEntry): boolean => children.length === 0 && group === undefined

function NavigationLink({ entry: { label, href, newTab } }: { entry: MenuEntry }) {
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  const { pathname } = useLocation()
  if (href === null) return null
  return (
    <PlainLink href={href} newTab={newTab} file={isFilePath(href)} aria-current={currentLink(href, pathname)} className={styles.entry}>
      {translateLabel(label)}
      {newTab && <span className="visually-hidden"> ({t('opens-in-new-tab')})</span>}
    </PlainLink>
  )
}
