/** Lists, compares and restores the states of menu, board, subjects, statistics and an author of posts. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import type { PartRevisionId } from '../../../domain/ids.ts'
import { revisionDifference } from '../../../domain/site-pages/revision-difference.ts'
import { type CommonSection, commonSections, type SiteSection } from '../../../domain/site-pages/site-section.ts'
import { websiteContext } from '../../context.ts'
import { idOfAuthor } from '../author/id-of-author.ts'
import { presentRevisions, twoCompared } from '../present-revisions.ts'

/** The part that the board's URL selects; the members by default. */
function partOf(name: string): CommonSection {
  const part = commonSections.find(each => each !== 'menu' && each === (name || 'board'))
  if (part === undefined) throw pageNotFound()
  return part
}

const common = (part: CommonSection) => ({ part, authorId: null }) as const

async function load<Part extends SiteSection>(args: LoaderFunctionArgs, partIn: (searchParams: URLSearchParams) => Part) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const searchParams = new URL(args.request.url).searchParams
  const part = partIn(searchParams)
  const revisions = await content.states.list(platform.key, part)
  const compared = twoCompared(searchParams, revisions)
  const named: Part['part'] = part.part
  return { part: named, revisions: presentRevisions(revisions), compared, differences: await differencesOf() }

  async function differencesOf() {
    if (compared === null) return null
    const older = await content.states.texts(platform.key, part, compared.older)
    const newer = await content.states.texts(platform.key, part, compared.newer)
    return older && newer && revisionDifference(older, newer)
  }
}

async function restore(args: ActionFunctionArgs, partIn: (entries: Entries) => SiteSection) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const entries = readEntries(await args.request.formData())
  const id = parseId<PartRevisionId>(entryOf(entries, 'revision'))
  const done = id === null ? 'missing' : await content.states.restore(platform.key, user, partIn(entries), id)
  if (done === 'missing') throw pageNotFound()
  return done
}
const lead = (to: string) => redirect(to, { status: 303, headers: privateHeaders })

export const menuLoader = async (args: LoaderFunctionArgs) => data(await load(args, () => common('menu')), { headers: privateHeaders })
export async function menuAction(args: ActionFunctionArgs) {
  await restore(args, () => common('menu'))
  return lead(`${href('/my/content/menu')}?done`)
}
export const boardLoader = async (args: LoaderFunctionArgs) =>
  data(await load(args, searchParams => common(partOf(searchParams.get('of') ?? ''))), { headers: privateHeaders })
export async function boardAction(args: ActionFunctionArgs) {
  await restore(args, entries => common(partOf(entryOf(entries, 'of'))))
  return lead(`${href('/my/content/board')}?done=restored`)
}

export async function authorLoader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idOfAuthor(args)
  const found = await content.authors.find(platform.key, id)
  if (found === null) throw pageNotFound()
  const shown = await load(args, () => ({ part: 'author', authorId: id }))
  return data({ ...shown, id, name: found.author.name }, { headers: privateHeaders })
}
export async function authorAction(args: ActionFunctionArgs) {
  const id = idOfAuthor(args)
  return lead(
    `${href('/my/content/authors/:authorId', { authorId: id })}?done=${await restore(args, () => ({ part: 'author', authorId: id }))}`,
  )
}
