import { Accordion } from '../../../../ui/accordion.tsx'
import { FeedLinks } from '../../../discovery/components/feed-links.tsx'
import { withPage } from '../../../discovery/domain/search/browse-changes.ts'
import { browsePath } from '../../../discovery/domain/search/browse-path.ts'
import type { BrowseResults } from '../../../discovery/domain/search/browse-results.ts'
import { BrowseScreen } from '../../../discovery/pages/browse/browse-screen.tsx'
import { titleEndOf } from '../../../discovery/pages/browse/title-end.ts'
import type { HeadData } from '../../../publications/pages/item-head.ts'
import { AdminBar } from '../../../sites/components/admin-bar.tsx'
import { HtmlText } from '../../../sites/components/html-text.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PageMetadata } from '../../../sites/components/page-metadata.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type Text, useText } from '../../../sites/text/text.tsx'
import { Blocks } from '../../components/blocks.tsx'
import type { GatewayFacts, GatewayFilterFacts, GatewayPageFacts, ReadyBlockOf } from '../../domain/for-reading.ts'
import { gatewayTabPath } from '../../domain/paths.ts'
import type { WrittenPage as Written } from '../../domain/written-page.ts'
import type { GatewayActionData, GatewayAlertsData, GatewayPlace } from '../gateway-parts.ts'
import { AboutPage } from './about-page.tsx'
import { FilterNavigation } from './filter-navigation.tsx'
import { GatewayBanner } from './gateway-banner.tsx'
import styles from './gateway-screen.module.css'
import { PageFrame } from './page-frame.tsx'
import { pathOfPage, writtenPage } from './written-page.ts'

export interface ShownGateway {
  gateway: GatewayFacts
  /** The gateway's own page; null where a browse page is shown. */
  page: GatewayPageFacts | null
  results: BrowseResults | null
  /** The filter that is browsed. */
  filter: GatewayFilterFacts | null
  /** Null where search engines must not index the gateway. */
  head: HeadData | null
  action: GatewayActionData
  alerts: GatewayAlertsData
}

/** Any page of a gateway: its banner with tabs, and the content below (specification, reading.md section 2.3). */
export function GatewayScreen({ shown, isPreview = false }: { shown: ShownGateway; isPreview?: boolean }) {
  const written = writtenPage(shown.page)
  return (
    <>
      {written !== null && <AdminBar of={{ kind: 'page', ...written }} isPreview={isPreview} />}
      <GatewayMain shown={shown} />
    </>
  )
}

/** The gateway's page without the editors' toolbar. */
export function GatewayMain({ shown }: { shown: ShownGateway }) {
  const text = useText()
  const { gateway, page, results, filter, head, action, alerts } = shown
  const Alerts = usePart('gatewayAlerts')
  const title = titleOf(text, shown)
  const lang = gateway.language === text.language ? undefined : gateway.language
  const isSearch = results !== null && (results.query.all !== '' || results.query.searchIn.length > 0 || results.kind === 'external')
  return (
    <main id="content" data-gateway={gateway.id} className={styles.gateway}>
      {gateway.themeSheet !== null && <link rel="stylesheet" href={gateway.themeSheet} precedence="gateway" />}
      <PageHead
        title={page?.kind === 'home' ? gateway.name : `${title} – ${gateway.name}`}
        titleEnd={results === null ? '' : titleEndOf(text, results)}
        description={filter?.summary || writtenPage(page)?.description || gateway.shortSummary}
        path={pathOf(shown)}
        hidden={isSearch || !gateway.browsable}
        picture={gateway.wideThumbnail ?? gateway.thumbnail}
      />
      {head !== null && <PageMetadata {...head} />}
      {gateway.tabs.some(({ kind }) => kind === 'browse') && <FeedLinks title={gateway.name} path={pathOfFeed(shown)} />}
      <GatewayBanner
        gateway={gateway}
        current={currentTab(shown)}
        action={action}
        title={title}
        path={page?.kind === 'written' ? page.page.path : pathOf(shown)}
        hero={page?.kind === 'home' ? heroOf(gateway, page) : null}
        lang={lang}
      />
      {page !== null && <OwnPage gateway={gateway} page={page} alerts={alerts} lang={lang} />}
      {results !== null && (
        <div className={styles.browse}>
          <h1 className={styles.title}>{filter?.name ?? text.t('gateway-browse-title', { name: gateway.name })}</h1>
          {filter !== null && filter.summary !== '' && (
            <p className={styles.summary} lang={lang}>
              {filter.summary}
            </p>
          )}
          <FilterNavigation gateway={gateway} current={filter} lang={lang} />
          <BrowseScreen results={results} after={Alerts && <Alerts parts={alerts} />} />
        </div>
      )}
    </main>
  )
}

interface OwnPageProps {
  gateway: GatewayFacts
  page: GatewayPageFacts
  alerts: GatewayAlertsData
  lang: string | undefined
}

/** A CMS page has its own language. */
function OwnPage({ lang, ...shown }: OwnPageProps) {
  const { page, gateway } = shown
  const site = useSite()
  const Body = usePart('writtenBody')
  const isOpen = site?.platform.readOnly === false
  const place: GatewayPlace = { browse: gatewayTabPath(gateway.path, 'browse'), publish: isOpen ? gateway.publishPath : null }
  if (page.kind === 'written') return <WrittenPage page={page.page} place={place} />
  // A banner that is the page's first block is shown as the gateway's hero instead.
  if (page.kind === 'home' && page.written !== null)
    return (
      <div className={styles.written} data-home>
        {Body && <Body page={withoutBanner(page.written)} place={place} />}
      </div>
    )
  return (
    <div lang={lang}>
      <PageOfFile {...shown} page={page} />
    </div>
  )
}

function WrittenPage({ page, place }: { page: Written; place: GatewayPlace }) {
  const { language } = useText()
  const Body = usePart('writtenBody')
  const { title, description, layout } = page
  const lang = page.language === language ? undefined : page.language
  return (
    <div className={styles.written}>
      <div className={styles.head} lang={lang}>
        <h1>{title}</h1>
        {layout === 'featured' && description !== null && <p className={styles.summary}>{description}</p>}
      </div>
      {Body && <Body page={page} place={place} />}
    </div>
  )
}

interface PageOfFileProps {
  gateway: GatewayFacts
  page: Exclude<GatewayPageFacts, { kind: 'written' }>
  alerts: GatewayAlertsData
}

function PageOfFile({ gateway, page, alerts }: PageOfFileProps) {
  const { t } = useText()
  switch (page.kind) {
    case 'home':
      return <Blocks blocks={page.blocks.filter(({ block }) => block !== 'hero')} />
    case 'about':
      return <AboutPage gateway={gateway} page={page} alerts={alerts} />
    case 'custom':
      return <PageFrame page={page} title={page.title} />
    case 'faqs':
      return (
        <div className={styles.faqs}>
          <h1>{t('gateway-faqs-title')}</h1>
          <Accordion
            headingLevel={2}
            messages={{ expandAll: t('expand-all-faqs'), collapseAll: t('collapse-all-faqs') }}
            items={page.faqs.map(({ question, html }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: <HtmlText html={html} />,
            }))}
          />
        </div>
      )
  }
}

type HomePage = Extract<GatewayPageFacts, { kind: 'home' }>

/** Without a hero block, the hero shows the gateway's name and summary; a CMS page provides its own text. */
function heroOf(gateway: GatewayFacts, { blocks: [first], written }: HomePage): ReadyBlockOf<'hero'> {
  const { name: title, shortSummary: text, hero: picture } = gateway
  const own: ReadyBlockOf<'hero'> =
    first?.block === 'hero' ? first : { block: 'hero', position: 'above_asset', title, text, picture, search: true, actions: [] }
  if (written === null) return own
  const banner = bannerOf(written)
  return { ...own, title: banner?.title ?? written.title, text: banner?.text ?? written.description ?? own.text }
}

/** @returns null where the page's first block is no banner */
function bannerOf({ parts: [first] }: Written) {
  return first?.kind === 'hero-banner' ? first : null
}

const withoutBanner = (page: Written): Written => (bannerOf(page) === null ? page : { ...page, parts: page.parts.slice(1) })

function titleOf({ t }: Text, { gateway, page, filter }: ShownGateway): string {
  switch (page?.kind) {
    case 'home':
      return gateway.name
    case 'about':
      return t('gateway-about')
    case 'faqs':
      return t('gateway-faqs')
    case 'custom':
      return page.title
    case 'written':
      return page.page.title
    case undefined:
      return filter?.name ?? t('gateway-browse')
  }
}

function currentTab({ page, filter }: ShownGateway): { kind: string; slug?: string } | null {
  if (page !== null) return page.kind === 'written' ? { kind: 'custom', slug: page.slug } : page
  return filter === null ? { kind: 'browse' } : null
}

function pathOf({ gateway, page, results }: ShownGateway): string {
  if (results !== null) return results.path
  return page === null ? gateway.path : pathOfPage(gateway, page)
}

/** A browse page's feed has the same filters as the page; other pages link to the whole gateway's feed. */
const pathOfFeed = ({ gateway, results }: ShownGateway): string =>
  results?.kind === 'library' ? browsePath(withPage(results.query, 1), results.within?.path ?? null) : gateway.path
