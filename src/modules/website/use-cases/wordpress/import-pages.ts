/** Imports the pages of a WordPress, each in its own transaction. */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import { usualPostPath } from '../../../sites/domain/blog-paths.ts'
import { findPlatformId } from '../../../sites/index.ts'
import { addPageRevision, findSitePage, hidePage, showRevision } from '../../data/site-page.ts'
import { type ExistingPage, findPageAt, findPageRow, forgetWordpressItem, movePage, noteWordpressItem } from '../../data/wordpress-item.ts'
import type { PageRevisionId } from '../../domain/ids.ts'
import type { PageSource } from '../../domain/site-pages/site-page.ts'
import { pathBeneath, type Shown, sitePath, type WordpressPage } from '../../domain/wordpress/wordpress-content.ts'
import { hashOf, type ImportRun, leaveOut, note } from './import-run.ts'
import type { TextReader } from './import-texts.ts'

interface PageToStore {
  kind: 'page' | 'redirect'
  wordpressId: number
  path: string
  source: PageSource
  shown: Shown
}

export async function importPages(importRun: ImportRun, reader: TextReader): Promise<void> {
  for (const page of importRun.content.pages) {
    const source = readySource(page, reader)
    if (source === null) leaveOut(importRun, `the page ${page.path}`, 'it is longer than anything that somebody reads')
    else await importPage(importRun, { kind: 'page', wordpressId: page.id, path: page.path, source, shown: page.shown })
  }
}

function readySource(page: WordpressPage, { read, widgets }: TextReader): PageSource | null {
  const what = `the page ${page.path}`
  const body = read(what, page.body)
  if (body === null) return null
  const { title, description, layout, fullWidth, anchoredMenuItems, redirectTo } = page
  return {
    ...{ title, description, layout, fullWidth, anchoredMenuItems, redirectTo, body },
    leftSidebar: widgets(what, page.leftSidebar),
    rightSidebar: widgets(what, page.rightSidebar),
  }
}

/** Redirects old URLs of posts to their new paths, unless those URLs are in use here. */
export async function importRedirects(importRun: ImportRun): Promise<void> {
  const { content } = importRun
  const paths = new Set(content.pages.map(({ path }) => path))
  for (const { id, url, section, slug, title } of content.posts) {
    const path = sitePath((url !== null && pathBeneath(content.home, url)) || '')
    const redirectTo = usualPostPath(section, slug)
    if (path !== null && path !== '/' && path !== redirectTo && !paths.has(path))
      await importPage(importRun, { kind: 'redirect', wordpressId: id, path, source: redirectSource(title, redirectTo), shown: 'now' })
  }
}

const redirectSource = (title: string, redirectTo: string): PageSource => ({
  ...{ title, description: null, layout: 'standard', fullWidth: false, body: '' },
  ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null, redirectTo },
})

async function importPage(importRun: ImportRun, page: PageToStore): Promise<void> {
  const { kysely, platform, known, dryRun } = importRun
  const what = page.kind === 'page' ? `the page ${page.path}` : `the old address ${page.path}`
  const hash = hashOf([page.path, page.source, page.shown])
  const before = known.of(page.kind, page.wordpressId)
  const own = before === undefined ? null : await findPageRow(kysely, platform, before.localId)
  const there = own?.path === page.path ? own : await findPageAt(kysely, platform, page.path)
  if (own !== null && before?.hash === hash) return note(importRun, 'unchanged', what)
  const obstacle = importRun.replace || importRun.as === 'followed' ? null : obstacleTo(own, there, before?.revisionId ?? null)
  const isSame = own === null && there !== null && (await showsSame(importRun, page))
  if (obstacle !== null && !isSame) return leaveOut(importRun, what, obstacle)
  note(importRun, isSame ? 'unchanged' : own === null && there === null ? 'created' : 'updated', what)
  if (dryRun) return
  await kysely.transaction().execute(async trx => {
    const { id, revisionId } =
      isSame && there !== null ? { id: there.id, revisionId: there.newestRevisionId } : await storePage(trx, importRun, page, own, there)
    await noteWordpressItem(trx, platform, importRun.site, {
      kind: page.kind,
      wordpressId: page.wordpressId,
      localId: id,
      hash,
      revisionId,
    })
  })
}

/** Content that was changed here is not overwritten. */
function obstacleTo(own: ExistingPage | null, there: ExistingPage | null, revisionId: number | null): string | null {
  if (own === null)
    return there === null ? null : 'a page stands there that did not come from this WordPress (--replace puts this one in its place)'
  if (own.newestRevisionId !== revisionId) return 'somebody has changed it here since (--replace writes over that)'
  return there !== null && there.id !== own.id ? 'another page stands at its new path' : null
}

/** The records of an earlier import may be lost, while its result is still there. */
async function showsSame({ kysely, platform }: ImportRun, { path, source, shown }: PageToStore): Promise<boolean> {
  if (shown !== 'now') return false
  const present = await findSitePage(kysely, platform, path)
  if (present === null) return false
  const { id: _, path: __, ...rest } = present
  const inOrder = (each: PageSource) => hashOf(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return inOrder(rest) === inOrder(source)
}

/** A page with a new path keeps its revisions, and leaves a redirect. */
async function storePage(
  trx: Transaction<Schema>,
  { platform }: ImportRun,
  { path, source, shown }: PageToStore,
  own: ExistingPage | null,
  there: ExistingPage | null,
): Promise<{ id: PageId; revisionId: PageRevisionId }> {
  const platformId = await findPlatformId(trx, platform)
  const makePage = async (at: string): Promise<PageId> => {
    const made = await trx.insertInto('site_page').values({ platform_id: platformId, path: at }).returning('id').executeTakeFirstOrThrow()
    return made.id
  }
  const moves = own !== null && there === null
  if (moves) await movePage(trx, own.id, path)
  const id = there?.id ?? (moves ? own.id : await makePage(path))
  const revisionId = await addPageRevision(trx, id, null, source)
  if (shown === 'not yet') await hidePage(trx, id)
  else await showRevision(trx, id, revisionId, shown)
  if (moves) {
    const former = await makePage(own.path)
    await showRevision(trx, former, await addPageRevision(trx, former, null, redirectSource(source.title, path)), 'now')
  }
  return { id, revisionId }
}

/** Unpublishes pages that the WordPress no longer has, and keeps their revisions. */
export async function unpublishPages(importRun: ImportRun): Promise<void> {
  const { kysely, platform, site, known, content, dryRun, report } = importRun
  const present = new Set(content.pages.map(({ id }) => id))
  for (const item of known.all) {
    if (item.kind !== 'page' || present.has(item.wordpressId)) continue
    const page = await findPageRow(kysely, platform, item.localId)
    report.takenOff.push(`the page ${page?.path ?? item.wordpressId}`)
    if (dryRun) continue
    await kysely.transaction().execute(async trx => {
      await hidePage(trx, item.localId)
      await forgetWordpressItem(trx, platform, site, item)
    })
  }
}
