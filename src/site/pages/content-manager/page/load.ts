/** One page of a site as its editor has it: shown, saved, published, scheduled, taken offline and deleted. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../domain/forms/entries.ts'
import {
  entriesOfPage,
  longestBody,
  type ReadPage,
  readPageEntries,
  type WrongEntries,
} from '../../../../domain/site-pages/page-entries.ts'
import { firstIdOfContentSystem } from '../../../../domain/site-pages/site-page.ts'
import { parseId } from '../../../../domain/text/parse-id.ts'
import type { PageSaved } from '../../../../use-cases/content-manager/pages.ts'
import type { FormRefusal } from '../../../components/account-form/use-account-form.ts'
import { pageNotFound } from '../../../failures.ts'
import { readEntries } from '../../../form-entries.ts'
import { allowed, forOneAlone } from '../../../guard.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { editDone, isEditDone } from '../edit-done.ts'
import { presentState } from '../present-state.ts'

/** Null for a page that is to be made. */
export function pageIdIn({ pageId = '' }: LoaderFunctionArgs['params']): number | null {
  if (pageId === 'new') return null
  const id = parseId(pageId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const { content, platform } = allowed(args, 'edit site content')
  const id = pageIdIn(args.params)
  const asked = new URL(args.request.url).searchParams
  const gateways = await content.pages.gateways(platform)
  const offered = gateways.map(({ id: value, name, path }) => ({ value: String(value), label: name, path }))
  const now = new Date().toISOString()
  if (id === null) {
    const entries: Entries = {
      path: [asked.get('path')?.slice(0, 200) ?? '/'],
      layout: ['standard'],
      gateway: [asked.get('gateway') ?? ''],
    }
    return data({ ...nothingYet, entries, gateways: offered, now }, { headers: forOneAlone })
  }
  const page = await content.pages.find(platform, id)
  if (page === null) throw pageNotFound()
  // Of a page that comes with the project, somebody has edited a copy.
  if (page.id !== id) throw redirect(`/my/content/pages/${page.id}`, { headers: forOneAlone })
  const done = asked.get('done') ?? ''
  const shown = {
    id,
    title: page.title,
    path: page.path,
    state: presentState(page.state),
    isStanding: page.isStanding,
    standsInFor: page.id >= firstIdOfContentSystem && page.isCopyOfStanding,
    basedOn: page.revisionId,
    entries: entriesOfPage({ ...page.source, path: page.path, gatewayId: page.gateway?.id ?? null }),
    gateways: offered,
    now,
    done: isEditDone(done) ? done : null,
    warnings: await content.pages.warnings(platform, page.source),
  }
  return data(shown, { headers: forOneAlone })
}

const nothingYet = {
  ...{ id: null, title: null, path: null, state: null, isStanding: false, standsInFor: false, basedOn: null, done: null },
  warnings: [],
}

export async function action(args: ActionFunctionArgs) {
  const { content, platform, visitor } = allowed(args, 'edit site content')
  const id = pageIdIn(args.params)
  const entries = readEntries(await args.request.formData(), longestBody + 1)
  const act = entryOf(entries, 'act')
  if (id !== null && (act === 'hide' || act === 'unschedule' || act === 'delete')) return await actOn(args, id, act)
  const refuse = (status: number, refusal: FormRefusal) => data({ refusal, entries }, { status, headers: forOneAlone })
  const before = id === null ? null : await content.pages.find(platform, id)
  const gateways = await content.pages.gateways(platform)
  const { page, errors } = readPageEntries(entries, { gateways, fixedPath: before?.isStanding ? before.path : null, now: new Date() })
  if (Object.keys(errors).length > 0) return refuse(422, { errors, message: null })
  const basedOn = parseId(entryOf(entries, 'basedOn'))
  const saved = await content.pages.save(platform, visitor, id, { ...page, basedOn })
  if (saved.kind === 'missing') return await keepAnew(args, page)
  if (saved.kind !== 'saved') return refuse(409, refusalOf(saved))
  if (act === 'preview') return redirect(`/staticContentPreview/${saved.id}`, { status: 303, headers: forOneAlone })
  return redirect(`/my/content/pages/${saved.id}?done=${editDone(page.showing)}`, { status: 303, headers: forOneAlone })
}

async function actOn(args: ActionFunctionArgs, id: number, act: 'hide' | 'unschedule' | 'delete') {
  const { content, platform } = allowed(args, 'edit site content')
  const acts = { hide: content.pages.hide, unschedule: content.pages.unschedule, delete: content.pages.remove }
  if (!(await acts[act](platform, id))) throw pageNotFound()
  const to = {
    hide: `/my/content/pages/${id}?done=hidden`,
    unschedule: `/my/content/pages/${id}?done=unscheduled`,
    delete: '/my/content?done=deleted',
  }
  return redirect(to[act], { status: 303, headers: forOneAlone })
}

/** Somebody has deleted the page while it was edited: nothing that was written is lost. */
async function keepAnew(args: ActionFunctionArgs, page: ReadPage) {
  const { content, platform, visitor } = allowed(args, 'edit site content')
  const saved = await content.pages.save(platform, visitor, null, { ...page, showing: 'draft', basedOn: null })
  if (saved.kind !== 'saved') throw pageNotFound()
  return redirect(`/my/content/pages/${saved.id}?done=kept`, { status: 303, headers: forOneAlone })
}

function refusalOf(saved: Exclude<PageSaved, { kind: 'saved' | 'missing' }>): FormRefusal {
  switch (saved.kind) {
    case 'path-taken':
      return { errors: { path: { key: 'content-path-taken', values: {} } } satisfies WrongEntries, message: null }
    case 'changed-meanwhile':
      return { errors: {}, message: changedMeanwhile(saved) }
  }
}
