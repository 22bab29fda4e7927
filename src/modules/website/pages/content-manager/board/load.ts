/** Loads the board's members, its subjects and the statistics; each has a form with its own response. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/text/parse-id.ts'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { type PageContext, siteRequest } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { entriesOfStatistics, readStatisticsEntries, readSubjectEntries } from '../../../domain/site-pages/board-entries.ts'
import { boardLimits } from '../../../domain/site-pages/board-limits.ts'
import { websiteContext } from '../../context.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { thumbnailsOf } from '../thumbnails-of.ts'
import { type BoardDone, boardDone } from './done.ts'

const path = href('/my/content/board')
/** The form has two fields for each subject, one for new ones, and the name of the action. */
const maxSubjectsLength = boardLimits.subjects * (boardLimits.subject + 2)
const maxEntries = 1000

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const [members, subjects, { statistics, word }] = await Promise.all([
    membersShown(args.context),
    content.board.subjects(platform.key),
    content.board.statistics(platform.key),
  ])
  const { searchParams } = new URL(args.request.url)
  const done = boardDone.find(each => each === searchParams.get('done')) ?? null
  const moved = parseId(searchParams.get('moved') ?? '')
  return data({ members, subjects, statistics: entriesOfStatistics(statistics), word, done, moved }, { headers: privateHeaders })
}

async function membersShown(context: PageContext) {
  const members = await context.get(websiteContext).content.board.members(context.get(siteRequest).platform.key)
  const imageOf = await thumbnailsOf(
    context,
    members.map(({ mediaId }) => mediaId),
  )
  return members.map(({ id, name, role, institution, mediaId }) => ({ id, name, role, institution, image: imageOf(mediaId) }))
}

export interface Refused {
  act: 'subjects' | 'statistics'
  refusal: FormRefusal
  entries: Entries
}

export async function action(args: ActionFunctionArgs) {
  const { platform, visitor } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const entries = readEntries(await args.request.formData(), maxSubjectsLength, maxEntries)
  const lead = (done: BoardDone) => redirect(`${path}?done=${done}`, { status: 303, headers: privateHeaders })
  const refuse = (act: Refused['act'], errors: FormRefusal['errors'], message: FormRefusal['message'] = null) => {
    const refused: Refused = { act, refusal: { errors, message }, entries }
    return data(refused, { status: message === null ? 422 : 409, headers: privateHeaders })
  }
  const [act = '', member = ''] = entryOf(entries, 'act').split(' ')
  switch (act) {
    case 'up':
    case 'down': {
      const id = parseId(member)
      if (id === null || !(await content.board.moveMember(platform.key, visitor, id, act))) throw pageNotFound()
      return redirect(`${path}?done=${act}&moved=${id}#member-${id}`, { status: 303, headers: privateHeaders })
    }
    case 'subjects': {
      const { changes, errors } = readSubjectEntries(entries, await content.board.subjects(platform.key))
      if (Object.keys(errors).length > 0) return refuse(act, errors)
      const saved = await content.board.changeSubjects(platform.key, visitor, changes)
      return saved === 'saved' ? lead(act) : refuse(act, {}, changedMeanwhile(saved))
    }
    case 'statistics': {
      const { statistics, errors } = readStatisticsEntries(entries)
      if (Object.keys(errors).length > 0) return refuse(act, errors)
      const saved = await content.board.saveStatistics(platform.key, visitor, { statistics, word: entryOf(entries, 'word') })
      return saved === 'saved' ? lead(act) : refuse(act, {}, changedMeanwhile(saved))
    }
    default:
      throw pageNotFound()
  }
}
