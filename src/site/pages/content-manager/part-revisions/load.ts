/** Every state that menu, board, subjects and numbers ever had: listed, compared and restored. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../domain/forms/entries.ts'
import { revisionDifference } from '../../../../domain/site-pages/revision-difference.ts'
import { type CommonPart, commonParts } from '../../../../domain/site-pages/site-part.ts'
import { parseId } from '../../../../domain/text/parse-id.ts'
import { pageNotFound } from '../../../failures.ts'
import { readEntries } from '../../../form-entries.ts'
import { allowed, forOneAlone } from '../../../guard.ts'
import { presentRevisions, twoCompared } from '../present-revisions.ts'

/** Of what stands at the board's address, the members where nothing else is asked for. */
function partOf(name: string): CommonPart {
  const part = commonParts.find(each => each !== 'menu' && each === (name || 'board'))
  if (part === undefined) throw pageNotFound()
  return part
}

async function load(args: LoaderFunctionArgs, partIn: (asked: URLSearchParams) => CommonPart) {
  const { content, platform } = allowed(args, 'edit site content')
  const asked = new URL(args.request.url).searchParams
  const part = partIn(asked)
  const revisions = await content.states.list(platform.key, part)
  const compared = twoCompared(asked, revisions)
  return data({ part, revisions: presentRevisions(revisions), compared, differences: await differencesOf() }, { headers: forOneAlone })

  async function differencesOf() {
    if (compared === null) return null
    const older = await content.states.texts(platform.key, part, compared.older)
    const newer = await content.states.texts(platform.key, part, compared.newer)
    return older && newer && revisionDifference(older, newer)
  }
}

async function restore(args: ActionFunctionArgs, partIn: (entries: Entries) => CommonPart, done: string) {
  const { content, platform, visitor } = allowed(args, 'edit site content')
  const entries = readEntries(await args.request.formData())
  const id = parseId(entryOf(entries, 'revision'))
  if (id === null || !(await content.states.restore(platform.key, visitor, partIn(entries), id))) throw pageNotFound()
  return redirect(done, { status: 303, headers: forOneAlone })
}

export const menuLoader = (args: LoaderFunctionArgs) => load(args, () => 'menu')
export const menuAction = (args: ActionFunctionArgs) => restore(args, () => 'menu', '/my/content/menu?done')
export const boardLoader = (args: LoaderFunctionArgs) => load(args, asked => partOf(asked.get('of') ?? ''))
export const boardAction = (args: ActionFunctionArgs) =>
  restore(args, entries => partOf(entryOf(entries, 'of')), '/my/content/board?done=restored')
