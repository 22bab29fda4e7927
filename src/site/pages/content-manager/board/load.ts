/** The board's members in their order, its subjects and the numbers: three forms, each with an answer of its own. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../domain/forms/entries.ts'
import { entriesOfStatistics, readStatisticsEntries, readSubjectEntries } from '../../../../domain/site-pages/board-entries.ts'
import { boardLimits } from '../../../../domain/site-pages/board-limits.ts'
import { parseId } from '../../../../domain/text/parse-id.ts'
import type { FormRefusal } from '../../../components/account-form/use-account-form.ts'
import type { SiteRequest } from '../../../context.ts'
import { pageNotFound } from '../../../failures.ts'
import { readEntries } from '../../../form-entries.ts'
import { allowed, forOneAlone } from '../../../guard.ts'
import { type BoardDone, boardDone } from './done.ts'

const path = '/my/content/board'
/** A field for each subject, one for new ones, and what says which form it is. */
const longestSubjects = boardLimits.subjects * (boardLimits.subject + 2)
const mostEntries = 1000

export async function loader(args: LoaderFunctionArgs) {
  const asked = allowed(args, 'edit site content')
  const { content, platform } = asked
  const [members, subjects, statistics] = await Promise.all([
    membersShown(asked),
    content.board.subjects(platform.key),
    content.board.statistics(platform.key),
  ])
  const { searchParams } = new URL(args.request.url)
  const done = boardDone.find(each => each === searchParams.get('done')) ?? null
  const moved = parseId(searchParams.get('moved') ?? '')
  return data({ members, subjects, statistics: entriesOfStatistics(statistics), done, moved }, { headers: forOneAlone })
}

async function membersShown({ content, siteContent, platform }: Pick<SiteRequest, 'content' | 'siteContent' | 'platform'>) {
  const members = await content.board.members(platform.key)
  const ids = members.flatMap(({ mediaId }) => mediaId ?? [])
  const media = ids.length === 0 ? [] : await siteContent.media(platform, ids)
  const byId = new Map(media.map(each => [each.id, each.sizes.thumbnail ?? each]))
  return members.map(({ id, name, role, institution, mediaId }) => {
    const { url = null, width = null, height = null } = (mediaId === null ? undefined : byId.get(mediaId)) ?? {}
    return { id, name, role, institution, picture: url === null ? null : { url, width, height } }
  })
}

export interface Refused {
  act: 'subjects' | 'statistics'
  refusal: FormRefusal
  entries: Entries
}

export async function action(args: ActionFunctionArgs) {
  const { content, platform } = allowed(args, 'edit site content')
  const entries = readEntries(await args.request.formData(), longestSubjects, mostEntries)
  const lead = (done: BoardDone) => redirect(`${path}?done=${done}`, { status: 303, headers: forOneAlone })
  const refuse = (act: Refused['act'], errors: FormRefusal['errors']) => {
    const refused: Refused = { act, refusal: { errors, message: null }, entries }
    return data(refused, { status: 422, headers: forOneAlone })
  }
  const [act = '', member = ''] = entryOf(entries, 'act').split(' ')
  switch (act) {
    case 'up':
    case 'down': {
      const id = parseId(member)
      if (id === null || !(await content.board.moveMember(platform.key, id, act))) throw pageNotFound()
      return redirect(`${path}?done=${act}&moved=${id}#member-${id}`, { status: 303, headers: forOneAlone })
    }
    case 'subjects': {
      const { changes, errors } = readSubjectEntries(entries, await content.board.subjects(platform.key))
      if (Object.keys(errors).length > 0) return refuse(act, errors)
      await content.board.changeSubjects(platform.key, changes)
      return lead(act)
    }
    case 'statistics': {
      const { statistics, errors } = readStatisticsEntries(entries)
      if (Object.keys(errors).length > 0) return refuse(act, errors)
      await content.board.saveStatistics(platform.key, statistics)
      return lead(act)
    }
    default:
      throw pageNotFound()
  }
}
