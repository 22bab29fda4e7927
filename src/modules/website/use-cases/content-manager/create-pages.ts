/** Implements the editing of pages over the database and the pages that come with the project. */

import type { Kysely, Transaction } from 'kysely'
import { mayOnSite } from '../../../../core/access/access.ts'
import { type AccessDecision, findDecision } from '../../../../core/access/one-resource.ts'
import type { AccessRequest, SignedInAccess } from '../../../../core/access/visible-to.ts'
import { isUniqueViolation } from '../../../../core/database/constraint-violation.ts'
import { inOrderOf } from '../../../../core/database/in-order.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { GatewayId, PageId } from '../../../../core/ids/shared-ids.ts'
import { changedSince } from '../../../../core/revisions/changed-meanwhile.ts'
import { publicationState } from '../../../../core/revisions/publication-state.ts'
import { listRevisions } from '../../../../core/revisions/revision-history.ts'
import { gatewayPath, onlyPathOf } from '../../../gateways/domain/paths.ts'
import { findGatewayUrlByHome, listGateways } from '../../../gateways/index.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { lockPlatform } from '../../../sites/index.ts'
import { pageResource } from '../../data/access-columns.ts'
import { findPageIds } from '../../data/managed-list.ts'
import {
  deletePage,
  findManagedPage,
  findPageClaiming,
  findPageRevision,
  listManagedPages,
  type ManagedPageRow,
  pageRevisions,
} from '../../data/managed-page.ts'
import { listMedia } from '../../data/site-content.ts'
import { addPageRevision, createSitePage, hidePage, lockPage, placePage, showRevision, unscheduleRevision } from '../../data/site-page.ts'
import { factsOf, fillFactsInText, unknownFactsIn } from '../../domain/site-pages/facts.ts'
import { headingsOf, readPageBody } from '../../domain/site-pages/page-body.ts'
import { isSamePage } from '../../domain/site-pages/same-page.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import { firstIdOfContentSystem, type LocatedPage, type PageSource } from '../../domain/site-pages/site-page.ts'
import { smallHeroes } from '../../domain/site-pages/small-heroes.ts'
import { imageFinder } from '../site-content/image-finder.ts'
import type { SiteContent } from '../site-content/site-content.ts'
import { readStaticPages } from '../site-content/static-pages.ts'
import { listPage } from './list-page.ts'
import type { EditedPage, ListedPage, ManagedPages, PageChange, PageGateway, PageToSave, PreviewedPage } from './pages.ts'

export interface PagesSetting {
  kysely: Kysely<Schema>
  siteContent: Pick<SiteContent, 'show'>
  staticPages?: ReadonlyMap<string, LocatedPage>
  now?: () => Date
}

export function createPages({ kysely, siteContent, staticPages = readStaticPages(), now = () => new Date() }: PagesSetting): ManagedPages {
  const staticById = new Map([...staticPages.values()].map(page => [page.id, page]))

  async function findPage(platform: PlatformFacts, id: PageId): Promise<EditedPage | null> {
    const staticPage = staticById.get(id)
    const row = await findManagedPage(kysely, platform.key, staticPage === undefined ? { id } : { path: staticPage.path })
    if (row === null) return staticPage === undefined ? null : editedStaticPage(platform, staticPage)
    const { path, place } = row
    const staticPageId = staticPages.get(path)?.id ?? null
    return { ...listed(platform, row), source: sourceOf(row), place, revisionId: row.newestId, staticPageId }
  }

  const listed = (platform: PlatformFacts, row: ManagedPageRow): ListedPage => ({
    ...{ id: row.id, path: row.path, title: fillFactsInText(row.title, platform), isRedirect: row.isRedirect, isStaticPage: false },
    ...{ changedAt: row.changedAt, changedBy: row.changedBy },
    state: publicationState(row, now()),
    gateway: row.gateway && placed(platform, row.gateway),
  })

  async function decide(database: Kysely<Schema>, access: AccessRequest, id: PageId): Promise<AccessDecision> {
    if (!staticById.has(id)) return await findDecision(database, pageResource(id), access)
    // It belongs to the whole site, and so does its edited copy.
    return mayOnSite(access.user, access.action, access.site) ? { kind: 'allowed' } : { kind: 'forbidden' }
  }

  /** Changes a page under its lock, after a decision about where the page is by then. */
  const change = (access: SignedInAccess, id: PageId, act: (trx: Transaction<Schema>) => Promise<unknown>): Promise<PageChange> =>
    kysely.transaction().execute(async trx => {
      await lockPage(trx, id)
      const decision = await decide(trx, access, id)
      if (decision.kind !== 'allowed') return decision
      if ((await findManagedPage(trx, access.site.key, { id })) === null) return { kind: 'missing' }
      await act(trx)
      return { kind: 'done' }
    })

  async function preview(platform: PlatformFacts, id: PageId | null, page: PageSource & { path: string }): Promise<PreviewedPage> {
    return {
      page: await siteContent.show(platform, { ...sourceOf(page), id: id ?? firstIdOfContentSystem, path: page.path }),
      leadsTo: page.redirectTo,
      homeOf: id === null ? null : await findGatewayUrlByHome(kysely, platform.key, id),
    }
  }

  return {
    list: async (platform, access, requested) => {
      const facts = factsOf(platform)
      const { user, action, site } = access
      const listedStatic = mayOnSite(user, action, site) ? [...staticPages.values()].map(page => listedStaticPage(platform, page)) : []
      const found = await findPageIds(kysely, access, requested, { staticPages: listedStatic, facts })
      const edited = (await listManagedPages(kysely, platform.key, found.ids)).map(row => listed(platform, row))
      return listPage(
        found,
        requested,
        inOrderOf(found.ids, [...listedStatic, ...edited], ({ id }) => id),
      )
    },
    decide: (access, id) => decide(kysely, access, id),
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
    save: async (access, id, page) => {
      const staticPage = id === null ? undefined : staticById.get(id)
      // Pages that come with the project keep their paths.
      const requested = staticPage === undefined ? page : { ...page, path: staticPage.path, gatewayId: null }
      try {
        return await kysely.transaction().execute(async trx => {
          // If two editors want the same path, the lock lets the second see the first one's page.
          await lockPlatform(trx, access.site.key)
          // Another editor may have made the copy after the form was opened.
          const copy = staticPage && (await findManagedPage(trx, access.site.key, { path: staticPage.path }))
          const own = staticPage === undefined ? id : (copy?.id ?? null)
          if (own !== null) await lockPage(trx, own)
          const decision: AccessDecision = id === null ? { kind: 'allowed' } : await decide(trx, access, id)
          return decision.kind === 'allowed' ? await savePage(trx, access, own, requested) : decision
        })
      } catch (error) {
        // An import or a command has created a page at the path at the same moment.
        if (isUniqueViolation(error)) return { kind: 'address-taken' }
        throw error
      }
    },
    warnings: async (platform, page) => {
      const { parts, warnings } = readPageBody(page.body, { imageOf: imageFinder(await listMedia(kysely, platform.key)) })
      const anchoredMenuItems = page.anchoredMenuItems ?? headingsOf(parts)
      const widgets = [...page.leftSidebar, ...page.rightSidebar].map(({ content }) => content)
      const unknownFacts = unknownFactsIn([page.title, page.description ?? '', page.body, ...widgets])
      return { leftOut: warnings, smallHeroes: smallHeroes({ ...page, parts, anchoredMenuItems }), unknownFacts }
    },
    hide: (access, id) => change(access, id, trx => hidePage(trx, id)),
    unschedule: (access, id) => change(access, id, trx => unscheduleRevision(trx, id)),
    remove: (access, id) => change(access, id, trx => deletePage(trx, access.site.key, id)),
    revisions: async (platform, id) => {
      const row = await findManagedPage(kysely, platform.key, { id })
      if (row === null) return null
      return { page: listed(platform, row), revisions: await listRevisions(kysely, pageRevisions, id, row, now()) }
    },
    revision: async (platform, id, revisionId) =>
      (await findManagedPage(kysely, platform.key, { id })) === null ? null : findPageRevision(kysely, id, revisionId),
    restore: async (access, id, revisionId) => {
      const revision = await findPageRevision(kysely, id, revisionId)
      if (revision === null) return { kind: 'missing' }
      // The page stays where it is: its former gateway may be one that the user has no role for.
      return await change(access, id, trx => addPageRevision(trx, id, access.user.accountId, revision))
    },
    preview: async (platform, id) => {
      const found = await findPage(platform, id)
      return found && (await preview(platform, found.id, { ...found.source, path: found.place.path }))
    },
    previewUnsaved: (platform, id, page) => preview(platform, id, page),
  }
}

const placed = (platform: PlatformFacts, gateway: Parameters<typeof gatewayPath>[0] & { id: GatewayId; name: string }): PageGateway => ({
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
  staticPageId: page.id,
})

const sourceOf = (page: PageSource): PageSource => ({
  ...{ title: page.title, description: page.description, layout: page.layout, fullWidth: page.fullWidth, body: page.body },
  ...{ leftSidebar: page.leftSidebar, rightSidebar: page.rightSidebar },
  ...{ anchoredMenuItems: page.anchoredMenuItems, redirectTo: page.redirectTo },
})

/** Requires the locks of the site and of the page. @param id null for a new page */
async function savePage(
  trx: Transaction<Schema>,
  { user: { accountId }, site }: SignedInAccess,
  id: PageId | null,
  page: PageToSave,
): Promise<Saved<PageId>> {
  const { path, gatewayId, showing } = page
  const place = { path, gatewayId }
  const there = await findPageClaiming(trx, site.key, path, id)
  if (id === null) {
    if (there !== null) return { kind: 'address-taken' }
    const shown = showing === 'draft' ? 'not yet' : showing
    return { kind: 'saved', id: await createSitePage(trx, site.key, { ...page, shown, accountId }) }
  }
  const before = await findManagedPage(trx, site.key, { id })
  if (before === null || id < firstIdOfContentSystem) return { kind: 'missing' }
  const changed = changedSince(before, page.basedOn)
  if (changed !== null) return changed
  // The redirect that the page left here when it moved away is replaced when it comes back.
  if (there !== null && there.leadsTo !== before.path) return { kind: 'address-taken' }
  const isSame = isSamePage(before, page) && before.place.path === path && before.place.gatewayId === gatewayId
  const revisionId = isSame ? before.newestId : await addPageRevision(trx, id, accountId, page, place)
  // A published page moves together with the publication; a page that nobody has seen can move at once.
  if (before.currentId === null && there === null) await placePage(trx, id, place)
  if (showing !== 'draft') await showRevision(trx, id, revisionId, showing)
  return { kind: 'saved', id }
}
