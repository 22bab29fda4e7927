import searchIcon from '@tabler/icons/outline/search.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkTabs } from '../../../../ui/link-tabs.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import type { Trail } from '../../../sites/domain/navigation/breadcrumbs.ts'
import { usePart } from '../../../sites/pages/parts.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type Text, useText } from '../../../sites/text/text.tsx'
import type { GatewayFacts, ReadyBlockOf } from '../../domain/for-reading.ts'
import { gatewayTabPath, isGatewayKind } from '../../domain/paths.ts'
import type { GatewayTab } from '../../domain/tabs.ts'
import type { GatewayActionData } from '../gateway-parts.ts'
import styles from './gateway-banner.module.css'

interface GatewayBannerProps {
  gateway: GatewayFacts
  current: { kind: string; slug?: string } | null
  action: GatewayActionData
  /** The page's title in the breadcrumbs. */
  title: string
  /** The breadcrumbs' path where it differs from the page's own. */
  path?: string
  /** The home page's hero; null on all other pages, which have a lower banner. */
  hero: ReadyBlockOf<'hero'> | null
  /** The language of the gateway's own texts where it differs from the page's. */
  lang: string | undefined
}

/**
 * The banner of every page of a gateway, and the bar with its tabs, which sticks when the page is scrolled (specification, reading.md
 * section 9: 226 px high and 96 when stuck, on the home page 500 and 74). The banner scrolls away above the bar, so that the content below
 * does not jump.
 */
export function GatewayBanner({ gateway, current, action, title, path, hero, lang }: GatewayBannerProps) {
  const { banner, isStuck } = useStuck()
  const picture = hero?.picture ?? (gateway.useWideThumbnailForBanner ? gateway.wideThumbnail : gateway.hero)
  const showsImage = picture !== null && (gateway.heroLook === 'picture' || hero !== null || gateway.useWideThumbnailForBanner)
  return (
    <header
      ref={banner}
      className={styles.banner}
      data-home={hero !== null || undefined}
      data-look={gateway.heroLook}
      data-pictured={showsImage || undefined}
      data-stuck={isStuck || undefined}
      data-gateway-banner
      data-sticks
    >
      {showsImage && (
        <img src={picture.url} width={picture.width} height={picture.height} alt="" fetchPriority="high" className={styles.image} />
      )}
      <div className={styles.stage}>
        <div className={styles.text}>
          <PageBreadcrumbs {...trailOf(gateway, title)} {...(path !== undefined && { path })} />
          <Name gateway={gateway} hero={hero} lang={lang} />
          {hero ? <HomeText gateway={gateway} hero={hero} lang={lang} /> : <Summary text={gateway.shortSummary} lang={lang} />}
        </div>
      </div>
      <GatewayBar gateway={gateway} current={current} action={action} lang={lang} />
    </header>
  )
}

/** A gateway-only platform has no list above its gateway, so that breadcrumb is no link. */
function trailOf({ path, name, destination }: GatewayFacts, title: string): Omit<Trail, 'path'> {
  const [section = ''] = path.split('/').filter(Boolean)
  const names = isGatewayKind(section) ? {} : { [`/${section}`]: { label: { text: section.replaceAll('-', ' ') }, href: null } }
  return { title, names, gateway: { path, name, href: destination } }
}

function Name({ gateway, hero, lang }: Pick<GatewayBannerProps, 'gateway' | 'hero' | 'lang'>) {
  const { logo, name, destination } = gateway
  const shown = logo ? (
    <img src={logo.url} width={logo.width} height={logo.height} alt={name} className={styles.logo} />
  ) : (
    <span lang={lang}>{name}</span>
  )
  if (hero === null) {
    return (
      <p className={styles.name}>
        <Link to={destination}>{shown}</Link>
      </p>
    )
  }
  return (
    <>
      {logo && <p className={styles.homeLogo}>{shown}</p>}
      <h1 lang={lang} className={styles.homeTitle}>
        {hero.title}
      </h1>
    </>
  )
}

const Summary = ({ text, lang }: { text: string; lang: string | undefined }) =>
  text === '' ? null : (
    <p className={styles.summary} lang={lang}>
      {text}
    </p>
  )

function HomeText({ gateway, hero, lang }: { gateway: GatewayFacts; hero: ReadyBlockOf<'hero'>; lang: string | undefined }) {
  return (
    <>
      <Summary text={hero.text} lang={lang} />
      <div className={styles.doing}>
        {hero.search && (
          <div className={styles.heroSearch}>
            <GatewaySearch gateway={gateway} />
          </div>
        )}
        {hero.actions.length > 0 && (
          <p className={styles.actions} lang={lang}>
            {hero.actions.map(({ label, href }, index) => (
              <ButtonLink key={href} to={href} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </>
  )
}

function GatewaySearch({ gateway }: { gateway: GatewayFacts }) {
  const { t } = useText()
  const label = t('gateway-search', { name: gateway.name })
  return (
    <SearchField
      action={gatewayTabPath(gateway.path, 'browse')}
      name="all"
      label={label}
      placeholder={label}
      buttonLabel={t('search')}
      button="icon"
    />
  )
}

/** The gateway navigation bar (accounts.md section 2): powered by, tabs, search, publish, track. */
function GatewayBar({ gateway, current, action, lang }: Pick<GatewayBannerProps, 'gateway' | 'current' | 'action' | 'lang'>) {
  const Action = usePart('gatewayAction')
  const text = useText()
  const { t } = text
  const site = useSite()
  const { pathname, search } = useLocation()
  const tabs = gateway.tabs.map(tab => ({
    href: tab.href,
    label: tabLabel(text, tab),
    current: current !== null && current.kind === tab.kind && (tab.kind !== 'custom' || tab.slug === current.slug),
  }))
  // The accessible name contains the visible text, so that speech control finds the link (WCAG 2.5.3).
  const poweredBy = t('powered-by', { site: site?.platform.displayNameShort ?? site?.platform.displayName ?? '' })
  return (
    <div className={styles.bar}>
      <div className={styles.barInner}>
        <Link to={href('/')} className={styles.powered} aria-label={poweredBy}>
          <img src="/favicon.svg" alt="" width={24} height={24} />
          <span aria-hidden="true">{poweredBy}</span>
        </Link>
        <p className={styles.stuckName} aria-hidden="true" lang={lang}>
          {gateway.name}
        </p>
        <div className={styles.tools}>
          {gateway.tabs.some(({ kind }) => kind === 'browse') && (
            <>
              <div className={styles.search}>
                <GatewaySearch gateway={gateway} />
              </div>
              <Link
                to={gatewayTabPath(gateway.path, 'browse')}
                className={styles.searchLink}
                aria-label={t('gateway-search', { name: gateway.name })}
              >
                <Icon svg={searchIcon} size={22} />
              </Link>
            </>
          )}
          {site?.platform.readOnly === false && (
            <ButtonLink to={gateway.publishPath} size="small">
              {t('gateway-publish')}
            </ButtonLink>
          )}
          {Action && <Action parts={action} returnTo={pathname + search} />}
        </div>
        <div className={styles.tabs} lang={lang}>
          <LinkTabs label={t('gateway-tabs', { name: gateway.name })} tabs={tabs} />
        </div>
      </div>
    </div>
  )
}

function tabLabel({ t }: Text, tab: GatewayTab): string {
  switch (tab.kind) {
    case 'home':
      return t('gateway-home')
    case 'about':
      return t('gateway-about')
    case 'browse':
      return t('gateway-browse')
    case 'faqs':
      return t('gateway-faqs')
    case 'custom':
      return tab.title
  }
}

/** Detects whether the banner has scrolled away. */
function useStuck(): { banner: React.RefObject<HTMLElement | null>; isStuck: boolean } {
  const banner = useRef<HTMLElement>(null)
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    const stage = banner.current?.firstElementChild?.parentElement?.querySelector('h1, p')
    if (!stage) return
    const observer = new IntersectionObserver(([entry]) => setIsStuck(entry?.isIntersecting === false && entry.boundingClientRect.top < 0))
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])
  return { banner, isStuck }
}
