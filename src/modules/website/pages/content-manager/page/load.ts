/** Shows, saves, publishes, schedules, unpublishes and deletes a page, for editors. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Entries } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/text/parse-id.ts'
import { type PageContext, siteRequest } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { entriesOfPage, readPageEntries } from '../../../domain/site-pages/page-entries.ts'
import { firstIdOfContentSystem } from '../../../domain/site-pages/site-page.ts'
import type { PageWarnings } from '../../../domain/site-pages/small-heroes.ts'
import { websiteContext } from '../../context.ts'
import { editAction, formOfDeleted } from '../edit-action.ts'
import { isEditDone } from '../edit-done.ts'
import { presentState } from '../present-state.ts'

/** Null for a new page. */
export function pageIdIn({ pageId = '' }: LoaderFunctionArgs['params']): number | null {
  if (pageId === 'new') return null
  const id = parseId(pageId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = pageIdIn(args.params)
  const query = new URL(args.request.url).searchParams
  const gateways = await content.pages.gateways(platform)
  const offered = gateways.map(({ id: value, name, path }) => ({ value: String(value), label: name, path }))
  const now = new Date().toISOString()
  if (id === null || args.context.get(formOfDeleted)) {
    const entries: Entries = {
      path: [query.get('path')?.slice(0, 200) ?? ''],
      layout: ['standard'],
      gateway: [query.get('gateway') ?? ''],
    }
    return data({ ...nothingYet, entries, gateways: offered, now }, { headers: privateHeaders })
  }
  const page = await content.pages.find(platform, id)
  if (page === null) throw pageNotFound()
  // An edited copy replaces the page that comes with the project.
  if (page.id !== id) throw redirect(href('/my/content/pages/:pageId', { pageId: page.id }), { headers: privateHeaders })
  const done = query.get('done') ?? ''
  const shown = {
    id,
    title: page.title,
    path: page.path,
    state: presentState(page.state),
    isStaticPage: page.isStaticPage,
    standsInFor: page.id >= firstIdOfContentSystem && page.isCopyOfStaticPage,
    basedOn: page.revisionId,
    entries: entriesOfPage({ ...page.source, ...page.place }),
    gateways: offered,
    now,
    done: isEditDone(done) ? done : null,
    wordpressEditor: await content.wordpressEditor.address(platform.key, { kind: 'page', id }),
    warnings: await content.pages.warnings(platform, page.source),
  }
  return data(shown, { headers: privateHeaders })
}

const noWarnings: PageWarnings = { leftOut: [], smallHeroes: [] }

const nothingYet = {
  ...{
    id: null,
    title: null,
    path: null,
    state: null,
    isStaticPage: false,
    standsInFor: false,
    basedOn: null,
    done: null,
    wordpressEditor: null,
  },
  warnings: noWarnings,
}

/** Reads the form, and the saved page that it belongs to; null for a new one. */
export async function readPageForm(context: PageContext, id: number | null, entries: Entries) {
  const { platform } = context.get(siteRequest)
  const { pages } = context.get(websiteContext).content
  const before = id === null ? null : await pages.find(platform, id)
  const fixedPath = before?.isStaticPage ? before.path : null
  const { page, errors } = readPageEntries(entries, { gateways: await pages.gateways(platform), fixedPath, now: new Date() })
  return { read: page, errors, before }
}

export async function action(args: ActionFunctionArgs) {
  const { platform, visitor } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const { pages } = content
  const id = pageIdIn(args.params)
  return await editAction(args, {
    id,
    ...{ list: href('/my/content'), edited: pageId => href('/my/content/pages/:pageId', { pageId }), address: 'path' },
    preview: saved => href('/staticContentPreview/:pageId', { pageId: saved }),
    read: entries => readPageForm(args.context, id, entries),
    save: (own, page) => pages.save(platform, visitor, own, page),
    acts: {
      hide: own => pages.hide(platform, own),
      unschedule: own => pages.unschedule(platform, own),
      delete: own => pages.remove(platform, own),
    },
  })
}
