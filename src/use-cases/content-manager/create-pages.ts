/** Pages of the site for their editors, over the database and the pages that come with the project. */
import type { Kysely, Transaction } from 'kysely'
import { listGateways } from '../../data/gateway.ts'
import {
  deletePage,
  type EditedPageRow,
  findManagedPage,
  findPageRevision,
  listManagedPages,
  listPageRevisions,
  type ManagedPageRow,
} from '../../data/managed-page.ts'
import type { Schema } from '../../data/schema.ts'
import { listMedia } from '../../data/site-content.ts'
import {
  addPageRevision,
  hidePage,
  lockPage,
  placePage,
  showRevision,
  storeSitePageWithin,
  unscheduleRevision,
} from '../../data/site-page.ts'
import { gatewayPath, onlyPathOf } from '../../domain/gateways/addresses.ts'
import type { PlatformFacts } from '../../domain/platform/platform.ts'
import { fillFactsInText } from '../../domain/site-pages/facts.ts'
import { readPageBody } from '../../domain/site-pages/page-body.ts'
import { pageState, shownId } from '../../domain/site-pages/page-state.ts'
import { isSamePage } from '../../domain/site-pages/same-page.ts'
import { firstIdOfContentSystem, type LocatedPage, type PageSource } from '../../domain/site-pages/site-page.ts'
import { reached } from '../reading/reached.ts'
import { pictureFinder } from '../site-content/picture-finder.ts'
import type { SiteContent } from '../site-content/site-content.ts'
import { readStandingPages } from '../site-content/standing-pages.ts'
import type { EditedPage, ListedPage, ManagedPages, PageGateway, PageSaved, PageToSave } from './pages.ts'

export interface PagesSetting {
  kysely: Kysely<Schema>
  siteContent: Pick<SiteContent, 'show'>
  standingPages?: ReadonlyMap<string, LocatedPage>
  now?: () => Date
}

export function createPages({
  kysely,
  siteContent,
  standingPages = readStandingPages(),
  now = () => new Date(),
}: PagesSetting): ManagedPages {
  const standingById = new Map([...standingPages.values()].map(page => [page.id, page]))

  async function findPage(platform: PlatformFacts, id: number): Promise<EditedPage | null> {
    const standing = standingById.get(id)
    const row = await findManagedPage(kysely, platform.key, standing === undefined ? { id } : { path: standing.path })
    if (row === null) return standing === undefined ? null : editedStanding(platform, standing)
    return { ...listed(platform, row), source: sourceOf(row), revisionId: row.newestId, isCopyOfStanding: standingPages.has(row.path) }
  }

  const listed = (platform: PlatformFacts, row: ManagedPageRow): ListedPage => ({
    ...{ id: row.id, path: row.path, title: fillFactsInText(row.title, platform), isRedirect: row.isRedirect, isStanding: false },
    ...{ changedAt: row.changedAt, changedBy: row.changedBy },
    state: pageState(row, now()),
    gateway: row.gateway && placed(platform, row.gateway),
  })

  /** What may be done with one page of a platform. */
  const ofPage = async (platform: PlatformFacts, id: number, act: (row: EditedPageRow) => Promise<unknown>): Promise<boolean> => {
    const row = await findManagedPage(kysely, platform.key, { id })
    if (row === null) return false
    await act(row)
    return true
  }

  return {
    list: platform =>
      reached(async () => {
        const edited = (await listManagedPages(kysely, platform.key)).map(row => listed(platform, row))
        const taken = new Set(edited.map(({ path }) => path))
        const standing = [...standingPages.values()].filter(({ path }) => !taken.has(path)).map(page => listedStanding(platform, page))
        return [...edited, ...standing].toSorted((one, other) => (one.path < other.path ? -1 : 1))
      }),
    gateways: platform => reached(async () => (await listGateways(kysely, platform.key)).map(gateway => placed(platform, gateway))),
    find: (platform, id) => reached(() => findPage(platform, id)),
    save: (platform, by, id, page) =>
      reached(async () => {
        const standing = id === null ? undefined : standingById.get(id)
        // What comes with the project is edited where it stands.
        const asked = standing === undefined ? page : { ...page, path: standing.path, gatewayId: null }
        return await kysely.transaction().execute(trx => savePage(trx, platform, by.accountId, standing === undefined ? id : null, asked))
      }),
    warnings: (platform, page) =>
      reached(async () => readPageBody(page.body, { pictureOf: pictureFinder(await listMedia(kysely, platform.key)) }).warnings),
    hide: (platform, id) => reached(() => ofPage(platform, id, () => hidePage(kysely, id))),
    unschedule: (platform, id) => reached(() => ofPage(platform, id, () => unscheduleRevision(kysely, id))),
    remove: (platform, id) => reached(() => deletePage(kysely, platform.key, id)),
    revisions: (platform, id) =>
      reached(async () => {
        const row = await findManagedPage(kysely, platform.key, { id })
        if (row === null) return null
        const shown = shownId(row, now())
        const scheduled = shown === row.scheduledId ? null : row.scheduledId
        const revisions = (await listPageRevisions(kysely, id)).map(revision => ({
          ...revision,
          use: revision.id === shown ? ('shown' as const) : revision.id === scheduled ? ('scheduled' as const) : null,
        }))
        return { page: listed(platform, row), revisions }
      }),
    revision: (platform, id, revisionId) =>
      reached(async () =>
        (await findManagedPage(kysely, platform.key, { id })) === null ? null : findPageRevision(kysely, id, revisionId),
      ),
    restore: (platform, by, id, revisionId) =>
      reached(async () => {
        const revision = await findPageRevision(kysely, id, revisionId)
        if (revision === null) return false
        return ofPage(platform, id, () => kysely.transaction().execute(trx => addPageRevision(trx, id, by.accountId, revision)))
      }),
    preview: (platform, id) =>
      reached(async () => {
        const found = await findPage(platform, id)
        if (found === null) return null
        const located = { ...found.source, id: found.id, path: found.path }
        return { page: await siteContent.show(platform, located), leadsTo: found.source.redirectTo }
      }),
  }
}

const placed = (platform: PlatformFacts, gateway: Parameters<typeof gatewayPath>[0] & { id: number; name: string }): PageGateway => ({
  id: gateway.id,
  name: gateway.name,
  path: gatewayPath(gateway, onlyPathOf(platform)),
})

const listedStanding = (platform: PlatformFacts, { id, path, title, redirectTo }: LocatedPage): ListedPage => ({
  ...{ id, path, title: fillFactsInText(title, platform), isStanding: true, gateway: null, changedAt: null, changedBy: null },
  isRedirect: redirectTo !== null,
  state: { kind: 'published', hasDraft: false },
})

const editedStanding = (platform: PlatformFacts, page: LocatedPage): EditedPage => ({
  ...listedStanding(platform, page),
  source: sourceOf(page),
  revisionId: null,
  isCopyOfStanding: false,
})

const sourceOf = (page: PageSource): PageSource => ({
  ...{ title: page.title, description: page.description, layout: page.layout, fullWidth: page.fullWidth, body: page.body },
  ...{ leftSidebar: page.leftSidebar, rightSidebar: page.rightSidebar },
  ...{ anchoredMenuItems: page.anchoredMenuItems, redirectTo: page.redirectTo },
})

/** @param id null for a page that is not there yet */
async function savePage(
  trx: Transaction<Schema>,
  platform: PlatformFacts,
  accountId: number,
  id: number | null,
  page: PageToSave,
): Promise<PageSaved> {
  const { path, gatewayId, showing } = page
  const there = await findManagedPage(trx, platform.key, { path })
  if (id === null) {
    if (there !== null) return { kind: 'path-taken', id: there.id }
    const shown = showing === 'draft' ? 'not yet' : showing
    return { kind: 'saved', id: await storeSitePageWithin(trx, platform.key, { ...page, gatewayId, shown, accountId }) }
  }
  await lockPage(trx, id)
  const before = await findManagedPage(trx, platform.key, { id })
  if (before === null || id < firstIdOfContentSystem) return { kind: 'missing' }
  if (before.newestId !== page.basedOn) return { kind: 'changed-meanwhile', by: before.changedBy, at: before.changedAt }
  if (there !== null && there.id !== id) {
    // What the page left behind when it moved away gives way when it comes back.
    if (there.redirectTo !== before.path) return { kind: 'path-taken', id: there.id }
    await deletePage(trx, platform.key, there.id)
  }
  const revisionId = isSamePage(before, page) ? before.newestId : await addPageRevision(trx, id, accountId, page)
  if (showing !== 'draft') await showRevision(trx, id, revisionId, showing)
  if (before.path !== path) await movePage(trx, platform, accountId, before, page)
  else if (before.gateway?.id !== gatewayId) await placePage(trx, id, { path, gatewayId })
  return { kind: 'saved', id }
}

/** Whoever knows the old address of a page that readers saw is led to the new one. */
async function movePage(
  trx: Transaction<Schema>,
  platform: PlatformFacts,
  accountId: number,
  before: EditedPageRow,
  { path, gatewayId }: PageToSave,
): Promise<void> {
  await placePage(trx, before.id, { path, gatewayId })
  if (before.currentId === null && before.scheduledId === null) return
  await storeSitePageWithin(trx, platform.key, {
    ...sourceOf(before),
    ...{ path: before.path, gatewayId: before.gateway?.id ?? null, redirectTo: path, shown: 'now', accountId },
  })
}
