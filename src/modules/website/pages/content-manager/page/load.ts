/** Shows, saves, publishes, schedules, unpublishes and deletes a page, for editors. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import type { Entries } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { PageId } from '../../../../../core/ids/shared-ids.ts'
import { type PageContext, pageRequestContext } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { privateHeaders, refusedPage } from '../../../../sites/pages/guard.ts'
import type { ReadPage } from '../../../domain/site-pages/page-entries.ts'
import { entriesOfPage, readPageEntries } from '../../../domain/site-pages/page-entries.ts'
import { firstIdOfContentSystem } from '../../../domain/site-pages/site-page.ts'
import type { PageWarnings } from '../../../domain/site-pages/small-heroes.ts'
import type { PageChange } from '../../../use-cases/content-manager/pages.ts'
import { websiteContext } from '../../context.ts'
import { loadAutosave } from '../autosave/load.ts'
import { editAction, formOfDeleted } from '../edit-action.ts'
import { isEditDone } from '../edit-done.ts'
import { allowedPageForm, offeredGateways } from '../page-access.ts'
import { presentState } from '../present-state.ts'

/** Null for a new page. */
export function pageIdIn({ pageId = '' }: LoaderFunctionArgs['params']): PageId | null {
  if (pageId === 'new') return null
  const id = parseId<PageId>(pageId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const id = pageIdIn(args.params)
  const { isMissing } = await allowedPageForm(args, id)
  const { platform } = args.context.get(pageRequestContext)
  const { content } = args.context.get(websiteContext)
  const query = new URL(args.request.url).searchParams
  const { gateways, isRequired: needsGateway } = await offeredGateways(args.context)
  const offered = gateways.map(({ id: value, name, path }) => ({ value: String(value), label: name, path }))
  const now = new Date().toISOString()
  if (id === null || isMissing) {
    const entries: Entries = {
      path: [query.get('path')?.slice(0, 200) ?? ''],
      layout: ['standard'],
      gateway: [query.get('gateway') ?? (needsGateway ? (offered[0]?.value ?? '') : '')],
    }
    const autosave = { ...(await loadAutosave(args, { kind: 'page', id }, entries)), isDeleted: isMissing }
    // What an editor typed before it was deleted is theirs to keep.
    if (isMissing && autosave.stored === null && !args.context.get(formOfDeleted)) throw pageNotFound()
    return data(
      { ...nothingYet, deletedId: isMissing ? id : null, autosave, entries, gateways: offered, needsGateway, now },
      { headers: privateHeaders },
    )
  }
  // For a page that comes with the project, this finds its edited copy. No redirect leads there: it would take what is in a refused form.
  const page = await content.pages.find(platform, id)
  if (page === null) throw pageNotFound()
  const done = query.get('done') ?? ''
  const entries = entriesOfPage({ ...page.source, ...page.place })
  const shown = {
    id: page.id,
    deletedId: null,
    title: page.title,
    path: page.path,
    state: presentState(page.state),
    isStaticPage: page.isStaticPage,
    fixedPath: fixedPathOf(page, id),
    standsInFor: page.id >= firstIdOfContentSystem && page.staticPageId !== null,
    basedOn: page.revisionId,
    // A copy has the texts that were typed before it was made.
    autosave: await loadAutosave(args, { kind: 'page', id: page.staticPageId ?? page.id }, entries),
    entries,
    gateways: offered,
    needsGateway,
    now,
    done: isEditDone(done) ? done : null,
    wordpressEditor: await content.wordpressEditor.url(platform.key, { kind: 'page', id: page.id }),
    warnings: await content.pages.warnings(platform, page.source),
  }
  return data(shown, { headers: privateHeaders })
}

const noWarnings: PageWarnings = { leftOut: [], smallHeroes: [], unknownFacts: [] }

const nothingYet = {
  ...{
    id: null,
    title: null,
    path: null,
    state: null,
    isStaticPage: false,
    fixedPath: null,
    standsInFor: false,
    basedOn: null,
    done: null,
    wordpressEditor: null,
  },
  warnings: noWarnings,
}

/**
 * The path of a page that comes with the project, which cannot be moved; null for others.
 * @param id of the form: it may be that of the page that comes with the project, of which there is a copy since
 */
const fixedPathOf = (page: { id: PageId; isStaticPage: boolean; path: string }, id: PageId | null): string | null =>
  page.isStaticPage || page.id !== id ? page.path : null

/** Reads the form, and the saved page that it belongs to; null for a new one. */
export async function readPageForm(context: PageContext, id: PageId | null, entries: Entries) {
  const { platform } = context.get(pageRequestContext)
  const { pages } = context.get(websiteContext).content
  const before = id === null ? null : await pages.find(platform, id)
  const offered = await offeredGateways(context)
  const { page, errors } = readPageEntries(entries, {
    gateways: offered.gateways,
    needsGateway: offered.isRequired,
    fixedPath: before === null ? null : fixedPathOf(before, id),
    now: new Date(),
    timeZone: platform.timeZone,
  })
  return { read: page, errors, before }
}

export async function action(args: ActionFunctionArgs) {
  const id = pageIdIn(args.params)
  const { access, isMissing } = await allowedPageForm(args, id)
  const { content } = args.context.get(websiteContext)
  const { pages } = content
  return await editAction<PageId, ReadPage>(args, {
    id,
    kind: 'page',
    ...{ list: href('/my/content'), edited: pageId => href('/my/content/pages/:pageId', { pageId }), pathField: 'path' },
    form: own => href('/my/content/pages/:pageId', { pageId: own ?? 'new' }),
    preview: saved => href('/staticContentPreview/:pageId', { pageId: saved }),
    read: entries => readPageForm(args.context, isMissing ? null : id, entries),
    save: async (own, page) => {
      if (own !== null && isMissing) return { kind: 'missing' }
      const saved = await pages.save(access, own, page)
      if (saved.kind === 'forbidden' || saved.kind === 'conflict') throw refusedPage(saved)
      return saved
    },
    acts: {
      hide: async own => isDone(await pages.hide(access, own)),
      unschedule: async own => isDone(await pages.unschedule(access, own)),
      delete: async own => isDone(await pages.remove(access, own)),
    },
    exists: async () => !isMissing,
  })
}

function isDone(changed: PageChange): boolean {
  if (changed.kind !== 'done') throw refusedPage(changed)
  return true
}
