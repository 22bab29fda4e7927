/** Implements the port of the site's own content over the pages that come with the project and the database. */

import type { PageId } from '../../../../core/ids/shared-ids.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { leadsToFinding, offersReading } from '../../../sites/domain/submission-only.ts'
import { publishPage } from '../../../sites/domain/submit-destination.ts'
import { findStatistics, listBoardSubjects, listMedia, listMenuItems } from '../../data/site-content.ts'
import { findSitePage, findSitePageById, listSitePageRoutes } from '../../data/site-page.ts'
import { findSiteSettings } from '../../data/site-settings.ts'
import { fillFacts, fillFactsInText, hasFactGap } from '../../domain/site-pages/facts.ts'
import { headingsOf, readPageBody } from '../../domain/site-pages/page-body.ts'
import type { Part } from '../../domain/site-pages/parts.ts'
import { firstIdOfContentSystem, type LocatedPage, type ReadyPage, type Widget } from '../../domain/site-pages/site-page.ts'
import { settingsOfInstallation } from '../../domain/site-pages/site-settings.ts'
import { smallHeroes } from '../../domain/site-pages/small-heroes.ts'
import { withoutBlanks } from '../../domain/site-pages/without-blanks.ts'
import { buildMenu } from './build-menu.ts'
import { imageFinder } from './image-finder.ts'
import { type PageDataSetting, readMembers, readPageData, readRecentArticles } from './read-page-data.ts'
import type { SiteContent } from './site-content.ts'
import { readStaticPages } from './static-pages.ts'

/** The one page that comes with the project for a single kind of footer. */
const commissionPage = '/about/brexit'

interface Setting extends PageDataSetting {
  staticPages?: ReadonlyMap<string, LocatedPage>
  /** Whether a platform has the footer of the European Commission, which alone leads to `commissionPage`. None by default. */
  hasCommissionFooter?: (platformKey: string) => boolean
  /** Called once for each missing page that something refers to by id, and again if it existed meanwhile. */
  onMissing?: (message: string) => void
  /** Called once for each hero image that a page shows larger than it is. */
  onSmallHero?: (message: string) => void
}

export function createSiteContent({
  kysely,
  browse,
  staticPages = readStaticPages(),
  hasCommissionFooter = () => false,
  onMissing = () => {},
  onSmallHero = () => {},
}: Setting): SiteContent {
  const missed = new Set<string>()
  const small = new Set<string>()
  const staticById = new Map([...staticPages.values()].map(page => [page.id, page]))

  const offers = (platform: PlatformFacts, path: string) => path !== commissionPage || hasCommissionFooter(platform.key)

  async function find(platform: PlatformFacts, path: string): Promise<LocatedPage | null> {
    const page = (await findSitePage(kysely, platform.key, path)) ?? (offers(platform, path) ? staticPages.get(path) : undefined)
    return page === undefined ? null : withFacts(page, platform)
  }

  async function findById(platform: PlatformFacts, id: PageId): Promise<LocatedPage | null> {
    const staticPage = staticById.get(id)
    // An edited page has a row of its own, with another id.
    const isEdited = staticPage !== undefined && (await findSitePage(kysely, platform.key, staticPage.path)) !== null
    const isThere = staticPage !== undefined && !isEdited && offers(platform, staticPage.path)
    const page = staticPage === undefined ? await findSitePageById(kysely, platform.key, id) : isThere ? staticPage : null
    return page && withFacts(page, platform)
  }

  const settings = async (platform: PlatformFacts) => (await findSiteSettings(kysely, platform.key)) ?? settingsOfInstallation(platform)

  /** The id of a page that comes with the project also finds its edited copy. Logs missing pages. */
  async function findNamed(platform: PlatformFacts, id: PageId, use: string): Promise<LocatedPage | null> {
    const staticPage = staticById.get(id)
    const page = staticPage === undefined ? await findById(platform, id) : await find(platform, staticPage.path)
    const named = `${platform.key}: ${use} names the page ${id}`
    if (page !== null && page.redirectTo === null) {
      missed.delete(named)
      return page
    }
    if (!missed.has(named)) onMissing(`${named}, which ${page === null ? 'readers do not see' : 'only leads elsewhere'}.`)
    missed.add(named)
    return null
  }

  async function ready(platform: PlatformFacts, page: LocatedPage): Promise<ReadyPage> {
    const imageOf = imageFinder(await listMedia(kysely, platform.key))
    const read = (html: string): Part[] => readPageBody(html, { imageOf }).parts
    const widgets = (list: readonly Widget[]) => list.map(({ type, content }) => ({ type, parts: read(content) }))
    const parts = read(page.body)
    const leftSidebar = widgets(page.leftSidebar)
    const rightSidebar = widgets(page.rightSidebar)
    const all = [...parts, ...[...leftSidebar, ...rightSidebar].flatMap(widget => widget.parts)]
    const { id, path, title, description, layout, fullWidth, anchoredMenuItems } = page
    return {
      // Pages that come with the project are in English, others in the platform's first language.
      language: id < firstIdOfContentSystem ? 'en' : (platform.languages[0] ?? 'en'),
      ...{ id, path, title, description, layout, fullWidth, parts, leftSidebar, rightSidebar },
      anchoredMenuItems: [...(anchoredMenuItems ?? headingsOf(parts))],
      data: await readPageData({ kysely, browse }, platform, all),
    }
  }

  /** Prepares a page for readers and logs small images; editors see these warnings in the CMS instead. */
  async function shown(platform: PlatformFacts, page: LocatedPage): Promise<ReadyPage> {
    const found = await ready(platform, forReaders(page, platform))
    for (const { url, width, needed } of smallHeroes(found)) {
      const message = `${platform.key}: the page ${page.path} draws the hero picture ${url} ${needed} pixels wide, and it is ${width} pixels wide.`
      if (!small.has(message)) onSmallHero(message)
      small.add(message)
    }
    return found
  }

  return {
    page: async (platform, path) => {
      const page = await find(platform, path)
      if (page === null) return { kind: 'missing' }
      if (page.redirectTo !== null) return { kind: 'redirect', href: page.redirectTo }
      return { kind: 'page', page: await shown(platform, page) }
    },
    pageNamed: async (platform, id, use) => {
      const page = await findNamed(platform, id, use)
      return page && (await shown(platform, page))
    },
    settings: platform => settings(platform),
    publishPage: async platform => {
      const { submitPageId, submitPageSidebarLeft, submitPageSidebarRight } = await settings(platform)
      const page = submitPageId === null ? null : await findNamed(platform, submitPageId, 'the publish page')
      const sidebarOf = (html: string | null, own: readonly Widget[] = []): readonly Widget[] =>
        html === null ? own : [{ type: 'widget_text', content: fillFacts(html, platform) }]
      const leftSidebar = sidebarOf(submitPageSidebarLeft, page?.leftSidebar)
      const rightSidebar = sidebarOf(submitPageSidebarRight, page?.rightSidebar)
      if (page === null && leftSidebar.length + rightSidebar.length === 0) return null
      return { title: page?.title ?? null, page: await shown(platform, { ...(page ?? withoutText), leftSidebar, rightSidebar }) }
    },
    pageById: async (platform, id) => {
      const found = await findById(platform, id)
      const page = found && forReaders(found, platform)
      return page && { ...page, anchoredMenuItems: page.anchoredMenuItems ?? headingsOf(readPageBody(page.body).parts) }
    },
    show: (platform, page) => ready(platform, withFacts(page, platform)),
    routes: async platform => {
      const edited = await listSitePageRoutes(kysely, platform.key)
      const offered = [...staticPages.values()].filter(({ path }) => offers(platform, path))
      const byPath = new Map([...offered, ...edited].map(page => [page.path, page]))
      return [...byPath.values()]
        .map(({ path, id, redirectTo }) => ({ path, id, redirectTo }))
        .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    },
    menu: async platform => buildMenu(await listMenuItems(kysely, platform.key)),
    statistics: platform => findStatistics(kysely, platform.key),
    members: platform => readMembers(kysely, platform),
    memberSubjects: platform => listBoardSubjects(kysely, platform.key),
    media: (platform, ids) => listMedia(kysely, platform.key, ids),
    recentArticles: platform => readRecentArticles(kysely, platform),
  }
}

/** Sidebars without a page have this one. */
const withoutText: LocatedPage = {
  ...{ id: firstIdOfContentSystem, path: publishPage, title: '', description: null, layout: 'standard', fullWidth: false, body: '' },
  ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: [], redirectTo: null },
}

/** Removes gaps that only editors should see, and links to lists that the platform does not have. */
const forReaders = (page: LocatedPage, platform: PlatformFacts): LocatedPage => {
  const read = (html: string) => withoutBlanks(html, offersReading(platform) ? undefined : leadsToFinding)
  const widgets = (list: readonly Widget[]) => list.map(({ type, content }) => ({ type, content: read(content) }))
  return {
    ...page,
    body: read(page.body),
    leftSidebar: widgets(page.leftSidebar),
    rightSidebar: widgets(page.rightSidebar),
  }
}

/** Editors may use the same placeholders as the pages that come with the project. */
const withFacts = (page: LocatedPage, platform: PlatformFacts): LocatedPage => {
  const widgets = (list: readonly Widget[]) => list.map(({ type, content }) => ({ type, content: fillFacts(content, platform) }))
  return {
    ...page,
    title: fillFactsInText(page.title, platform),
    // Search engines show the description, so one with a missing fact is left out.
    description: page.description && (hasFactGap(page.description, platform) ? null : fillFactsInText(page.description, platform)),
    body: fillFacts(page.body, platform),
    leftSidebar: widgets(page.leftSidebar),
    rightSidebar: widgets(page.rightSidebar),
  }
}
