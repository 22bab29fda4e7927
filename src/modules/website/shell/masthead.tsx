import searchIcon from '@tabler/icons/outline/search.svg?raw'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useGateway } from '../../gateways/components/use-gateway.ts'
import { gatewayTabPath } from '../../gateways/domain/paths.ts'
import { searchFieldId } from '../../sites/domain/search-field.ts'
import { offersReading } from '../../sites/domain/submission-only.ts'
import { submitDestination } from '../../sites/domain/submit-destination.ts'
import { type SiteFacts, useSite } from '../../sites/pages/use-site.ts'
import { useText } from '../../sites/text/text.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageChooser } from './language-chooser.tsx'
import { MainNavigation, NavigationList } from './main-navigation.tsx'
import styles from './masthead.module.css'
import { SmallScreenMenu } from './small-screen-menu.tsx'

export interface MastheadProps {
  site: Pick<SiteFacts, 'platform' | 'menu' | 'masthead' | 'account'>
  /** The gateway, collection or community gateway that the page belongs to, and the list of its kind. */
  gateway?: { name: string; path: string; list: { name: string; href: string } } | null
}

const listNames = {
  gateways: 'menu-gateways',
  collections: 'menu-collections',
  'community-gateways': 'menu-community-gateways',
} as const

/** The site's masthead; only its logo on an error page for which the site is unknown. */
export function SiteMasthead() {
  const site = useSite()
  const { t } = useText()
  const gateway = useGateway()
  if (site !== undefined) {
    const within = gateway && {
      list: { name: t(listNames[gateway.kind]), href: href(`/${gateway.kind}`) },
      name: gateway.name,
      path: gateway.path,
    }
    return <Masthead site={site} gateway={within} />
  }
  return (
    <header className={styles.masthead}>
      <div className={styles.bar}>
        <Link to={href('/')} className={styles.logo}>
          <img src="/favicon.svg" alt={t('home')} width={32} height={32} />
        </Link>
      </div>
    </header>
  )
}

/** Logo, navigation and tools (specification, accounts.md section 2 “Header”). It is not sticky, to leave the screen to the content. */
export function Masthead({ site, gateway = null }: MastheadProps) {
  const { platform, menu, masthead } = site
  const { t } = useText()
  const submit = submitDestination(platform)
  const isRead = offersReading(platform)
  const location = useLocation()
  const browse = gateway ? gatewayTabPath(gateway.path, 'browse') : href('/browse')
  // Whoever reads results already changes their search, instead of beginning anew.
  const isBrowsing = location.pathname === browse || location.pathname.startsWith(`${browse}/`)
  const searchLink = {
    ...(isBrowsing ? { pathname: location.pathname, search: location.search } : { pathname: browse }),
    hash: searchFieldId,
  }
  const search = isRead && (
    <SearchField
      // A search within a gateway is restricted to it (specification, reading.md section 2.2).
      action={browse}
      name="all"
      label={gateway ? `${t('search')}: ${gateway.name}` : t('search-this-site')}
      placeholder={t('search')}
      buttonLabel={t('search')}
      button="icon"
    />
  )
  const languages = (
    <div className={styles.languages}>
      <LanguageChooser languages={platform.languages} form="menu" />
    </div>
  )
  return (
    <header ref={useMenusThatCloseOnNavigation()} className={styles.masthead}>
      {masthead === 'commission' && (
        <div className={styles.above}>
          <div className={styles.aboveInner}>
            <p className={styles.commission}>{t('footer-commission')}</p>
            {languages}
            <div className={styles.search}>{search}</div>
          </div>
        </div>
      )}
      <div className={styles.bar}>
        <Link to={href('/')} className={styles.logo}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span data-name={platform.displayNameShort === null ? 'only' : 'long'}>{platform.displayName}</span>
          {platform.displayNameShort !== null && <span data-name="short">{platform.displayNameShort}</span>}
        </Link>
        {gateway && !menu.some(({ href }) => href === gateway.list.href) && (
          <Link to={gateway.list.href} className={styles.gateway}>
            {gateway.list.name}
          </Link>
        )}
        <div className={styles.navigation}>
          <MainNavigation entries={menu} />
        </div>
        {masthead !== 'commission' && search !== false && <div className={styles.search}>{search}</div>}
        <div className={styles.tools}>
          {masthead !== 'commission' && (
            <>
              {isRead && (
                <Link to={searchLink} preventScrollReset={isBrowsing} className={styles.searchLink} aria-label={t('search')}>
                  <Icon svg={searchIcon} size={22} />
                </Link>
              )}
              {languages}
            </>
          )}
          <div className={styles.account}>
            <AccountMenu {...site.account} form="menu" />
          </div>
          {submit !== null && (
            <Link to={submit} className={styles.submit}>
              {t('submit-your-research')}
            </Link>
          )}
          <SmallScreenMenu>
            {masthead !== 'commission' && search}
            <NavigationList entries={menu} />
            {submit !== null && <ButtonLink to={submit}>{t('submit-your-research')}</ButtonLink>}
            <AccountMenu {...site.account} form="list" />
            <LanguageChooser languages={platform.languages} form="list" />
          </SmallScreenMenu>
        </div>
      </div>
    </header>
  )
}

/** The masthead persists across navigations, so its open menus must be closed explicitly. */
function useMenusThatCloseOnNavigation(): React.RefObject<HTMLElement | null> {
  const masthead = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const visited = useRef(key)
  useEffect(() => {
    if (visited.current === key) return
    visited.current = key
    for (const menu of masthead.current?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open')
  }, [key])
  return masthead
}
