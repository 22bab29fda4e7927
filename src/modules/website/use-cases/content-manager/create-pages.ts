/** Implements the editing of pages over the database and the pages that come with the project. */
import type { Kysely, Transaction } from 'kysely'
import { inOrderOf } from '../../../../core/database/in-order.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { isUniqueViolation } from '../../../../core/database/unique-violation.ts'
import { findGatewayUrlByHome, listGateways } from '../../../gateways/data/gateway.ts'
import { gatewayPath, onlyPathOf } from '../../../gateways/domain/addresses.ts'
import { lockPlatform } from '../../../sites/data/platforms.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { findPageIds } from '../../data/managed-list.ts'
import {
  deletePage,
  findManagedPage,
  findPageClaiming,
  findPageRevision,
  listManagedPages,
  listPageRevisions,
  type ManagedPageRow,
} from '../../data/managed-page.ts'
import { listMedia } from '../../data/site-content.ts'
import { addPageRevision, createSitePage, hidePage, lockPage, placePage, showRevision, unscheduleRevision } from '../../data/site-page.ts'
import { factsOf, fillFactsInText } from '../../domain/site-pages/facts.ts'
import { headingsOf, readPageBody } from '../../domain/site-pages/page-body.ts'
import { pageState, shownId } from '../../domain/site-pages/page-state.ts'
import { isSamePage } from '../../domain/site-pages/same-page.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import { firstIdOfContentSystem, type LocatedPage, type PageSource } from '../../domain/site-pages/site-page.ts'
import { smallHeroes } from '../../domain/site-pages/small-heroes.ts'
import { imageFinder } from '../site-content/image-finder.ts'
import type { SiteContent } from '../site-content/site-content.ts'
import { readStaticPages } from '../site-content/static-pages.ts'
import { listPage } from './list-page.ts'
import type { EditedPage, ListedPage, ManagedPages, PageGateway, PageToSave, PreviewedPage } from './pages.ts'

export interface PagesSetting {
  kysely: Kysely<Schema>
  siteContent: Pick<SiteContent, 'show'>
  staticPages?: ReadonlyMap<string, LocatedPage>
  now?: () => Date
}

export function createPages({ kysely, siteContent, staticPages = readStaticPages(), now = () => new Date() }: PagesSetting): ManagedPages {
  const staticById = new Map([...staticPages.values()].map(page => [page.id, page]))

  async function findPage(platform: PlatformFacts, id: number): Promise<EditedPage | null> {
    const staticPage = staticById.get(id)
    const row = await findManagedPage(kysely, platform.key, staticPage === undefined ? { id } : { path: staticPage.path })
    if (row === null) return staticPage === undefined ? null : editedStaticPage(platform, staticPage)
    const { path, place } = row
    return { ...listed(platform, row), source: sourceOf(row), place, revisionId: row.newestId, isCopyOfStaticPage: staticPages.has(path) }
  }

  const listed = (platform: PlatformFacts, row: ManagedPageRow): ListedPage => ({
    ...{ id: row.id, path: row.path, title: fillFactsInText(row.title, platform), isRedirect: row.isRedirect, isStaticPage: false },
    ...{ changedAt: row.changedAt, changedBy: row.changedBy },
    state: pageState(row, now()),
    gateway: row.gateway && placed(platform, row.gateway),
  })

  /** Runs an action on a page if it belongs to the platform. */
  const ofPage = (platform: PlatformFacts, id: number, act: (trx: Transaction<Schema>, id: number) => Promise<unknown>): Promise<boolean> =>
    kysely.transaction().execute(async trx => {
      await lockPage(trx, id)
      if ((await findManagedPage(trx, platform.key, { id })) === null) return false
      await act(trx, id)
      return true
    })

  async function preview(platform: PlatformFacts, id: number | null, page: PageSource & { path: string }): Promise<PreviewedPage> {
    return {
      page: await siteContent.show(platform, { ...sourceOf(page), id: id ?? firstIdOfContentSystem, path: page.path }),
      leadsTo: page.redirectTo,
      homeOf: id === null ? null : await findGatewayUrlByHome(kysely, platform.key, id),
    }
  }

  return {
    list: async (platform, requested) => {
      const facts = factsOf(platform)
      const listedStatic = [...staticPages.values()].map(page => listedStaticPage(platform, page))
      const found = await findPageIds(kysely, platform.key, requested, { staticPages: listedStatic, facts })
      const edited = (await listManagedPages(kysely, platform.key, found.ids)).map(row => listed(platform, row))
      return listPage(
        found,
        requested,
        inOrderOf(found.ids, [...listedStatic, ...edited], ({ id }) => id),
      )
    },
    shown: async platform => {
      const edited = (await listManagedPages(kysely, platform.key)).map(row => listed(platform, row))
      const taken = new Set(edited.map(({ path }) => path))
      const listedStatic = [...staticPages.values()].filter(({ path }) => !taken.has(path)).map(page => listedStaticPage(platform, page))
      return [...edited, ...listedStatic]
        .filter(({ state, isRedirect }) => state.kind === 'published' && !isRedirect)
        .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    },
    frontPageId: async platform => (await findManagedPage(kysely, platform.key, { path: '/' }))?.id ?? null,
    gateways: async platform => (await listGateways(kysely, platform.key)).map(gateway => placed(platform, gateway)),
    find: (platform, id) => findPage(platform, id),
    save: async (platform, by, id, page) => {
      const staticPage = id === null ? undefined : staticById.get(id)
      // Pages that come with the project keep their paths.
      const requested = staticPage === undefined ? page : { ...page, path: staticPage.path, gatewayId: null }
      const own = staticPage === undefined ? id : null
      try {
        return await kysely.transaction().execute(trx => savePage(trx, platform, by.accountId, own, requested))
      } catch (error) {
        // An import or a command has created a page at the path at the same moment.
        if (isUniqueViolation(error)) return { kind: 'address-taken' }
        throw error
      }
    },
    warnings: async (platform, page) => {
      const { parts, warnings } = readPageBody(page.body, { imageOf: imageFinder(await listMedia(kysely, platform.key)) })
      const anchoredMenuItems = page.anchoredMenuItems ?? headingsOf(parts)
      return { leftOut: warnings, smallHeroes: smallHeroes({ ...page, parts, anchoredMenuItems }) }
    },
    hide: (platform, id) => ofPage(platform, id, hidePage),
    unschedule: (platform, id) => ofPage(platform, id, unscheduleRevision),
    remove: (platform, id) => deletePage(kysely, platform.key, id),
    revisions: async (platform, id) => {
      const row = await findManagedPage(kysely, platform.key, { id })
      if (row === null) return null
      const shown = shownId(row, now())
      const scheduled = shown === row.scheduledId ? null : row.scheduledId
      const revisions = (await listPageRevisions(kysely, id)).map(revision => ({
        ...revision,
        use: revision.id === shown ? ('shown' as const) : revision.id === scheduled ? ('scheduled' as const) : null,
      }))
      return { page: listed(platform, row), revisions }
    },
    revision: async (platform, id, revisionId) =>
      (await findManagedPage(kysely, platform.key, { id })) === null ? null : findPageRevision(kysely, id, revisionId),
    restore: async (platform, by, id, revisionId) => {
      const revision = await findPageRevision(kysely, id, revisionId)
      if (revision === null) return false
      return ofPage(platform, id, trx => addPageRevision(trx, id, by.accountId, revision, revision.place))
    },
    preview: async (platform, id) => {
      const found = await findPage(platform, id)
      return found && (await preview(platform, found.id, { ...found.source, path: found.place.path }))
    },
    previewUnsaved: (platform, id, page) => preview(platform, id, page),
  }
}

const placed = (platform: PlatformFacts, gateway: Parameters<typeof gatewayPath>[0] & { id: number; name: string }): PageGateway => ({
  id: gateway.id,
  name: gateway.name,
  path: gatewayPath(gateway, onlyPathOf(platform)),
})

const listedStaticPage = (platform: PlatformFacts, { id, path, title, redirectTo }: LocatedPage): ListedPage => ({
  ...{ id, path, title: fillFactsInText(title, platform), isStaticPage: true, gateway: null, changedAt: null, changedBy: null },
  isRedirect: redirectTo !== null,
  state: { kind: 'published', hasDraft: false },
})

const editedStaticPage = (platform: PlatformFacts, page: LocatedPage): EditedPage => ({
  ...listedStaticPage(platform, page),
  place: { path: page.path, gatewayId: null },
  source: sourceOf(page),
  revisionId: null,
  isCopyOfStaticPage: false,
})

const sourceOf = (page: PageSource): PageSource => ({
  ...{ title: page.title, description: page.description, layout: page.layout, fullWidth: page.fullWidth, body: page.body },
  ...{ leftSidebar: page.leftSidebar, rightSidebar: page.rightSidebar },
  ...{ anchoredMenuItems: page.anchoredMenuItems, redirectTo: page.redirectTo },
})

/** @param id null for a new page */
async function savePage(
  trx: Transaction<Schema>,
  platform: PlatformFacts,
  accountId: number,
  id: number | null,
  page: PageToSave,
): Promise<Saved> {
  const { path, gatewayId, showing } = page
  const place = { path, gatewayId }
  // If two editors want the same path, the lock lets the second see the first one's page.
  await lockPlatform(trx, platform.key)
  const there = await findPageClaiming(trx, platform.key, path, id)
  if (id === null) {
    if (there !== null) return { kind: 'address-taken' }
    const shown = showing === 'draft' ? 'not yet' : showing
    return { kind: 'saved', id: await createSitePage(trx, platform.key, { ...page, shown, accountId }) }
  }
  await lockPage(trx, id)
  const before = await findManagedPage(trx, platform.key, { id })
  if (before === null || id < firstIdOfContentSystem) return { kind: 'missing' }
  if (before.newestId !== page.basedOn) return { kind: 'changed-meanwhile', by: before.changedBy, at: before.changedAt }
  // The redirect that the page left here when it moved away is replaced when it comes back.
  if (there !== null && there.leadsTo !== before.path) return { kind: 'address-taken' }
  const isSame = isSamePage(before, page) && before.place.path === path && before.place.gatewayId === gatewayId
  const revisionId = isSame ? before.newestId : await addPageRevision(trx, id, accountId, page, place)
  // A published page moves together with the publication; a page that nobody has seen can move at once.
  if (before.currentId === null && there === null) await placePage(trx, id, place)
  if (showing !== 'draft') await showRevision(trx, id, revisionId, showing)
  return { kind: 'saved', id }
}
