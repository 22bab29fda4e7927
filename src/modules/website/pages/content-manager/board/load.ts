/** Loads the board's members, its subjects and the statistics; each has a form with its own response. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { validateForm } from '../../../../../core/forms/schema-errors.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { type PageContext, pageRequestContext } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { schemaFormOf } from '../../../../sites/pages/schema-form.ts'
import { entriesOfStatistics, statisticsOf } from '../../../domain/board/board-entries.ts'
import { boardLimits } from '../../../domain/board/board-limits.ts'
import { statisticsSchema } from '../../../domain/board/statistics-schema.ts'
import { statisticsTexts } from '../../../domain/board/statistics-texts.ts'
import { entriesOfSubjects, subjectTexts } from '../../../domain/board/subject-texts.ts'
import { subjectChangesOf, subjectsSchema } from '../../../domain/board/subjects-schema.ts'
import type { BoardMemberId } from '../../../domain/ids.ts'
import { websiteContext } from '../../context.ts'
import { isDiscarded, loadAutosave, removeAutosave } from '../autosave/load.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { thumbnailsOf } from '../thumbnails-of.ts'
import { boardDone } from './done.ts'

const path = href('/my/content/board')
/** The form has two fields for each subject, one for new ones, and the name of the action. */
const maxSubjectsLength = boardLimits.subjects * (boardLimits.subject + 2)
const maxEntries = 1000
const forms = { subjects: { kind: 'subjects', id: null }, statistics: { kind: 'statistics', id: null } } as const

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const [members, subjects, { statistics, word }] = await Promise.all([
    membersShown(args.context),
    content.board.subjects(platform.key),
    content.board.statistics(platform.key),
  ])
  const numbers = entriesOfStatistics(statistics)
  const [subjectsAutosave, statisticsAutosave] = await Promise.all([
    loadAutosave(args, forms.subjects, entriesOfSubjects(subjects), entries => subjectTexts(entries, subjects)),
    loadAutosave(args, forms.statistics, numbers, statisticsTexts),
  ])
  const { searchParams } = new URL(args.request.url)
  const done = boardDone.find(each => each === searchParams.get('done')) ?? null
  const moved = parseId<BoardMemberId>(searchParams.get('moved') ?? '')
  return data(
    { members, subjects, statistics: numbers, word, done, moved, subjectsAutosave, statisticsAutosave },
    { headers: privateHeaders },
  )
}

async function membersShown(context: PageContext) {
  const members = await context.get(websiteContext).content.board.members(context.get(pageRequestContext).platform.key)
  const imageOf = await thumbnailsOf(
    context,
    members.map(({ mediaId }) => mediaId),
  )
  return members.map(({ id, name, role, institution, mediaId }) => ({ id, name, role, institution, image: imageOf(mediaId) }))
}

/** A form that is shown again, with what is wrong or with its rows changed. */
export interface Refused {
  act: 'subjects' | 'statistics'
  refusal: FormRefusal
  entries: Entries
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const entries = readEntries(await args.request.formData(), maxSubjectsLength, maxEntries)
  const lead = async (act: Refused['act']) => {
    await removeAutosave(args, forms[act], entries)
    return redirect(`${path}?done=${act}`, { status: 303, headers: privateHeaders })
  }
  const showAgain = (form: Refused, status: number) => data(form, { status, headers: privateHeaders })
  const refuse = (act: Refused['act'], errors: FormRefusal['errors'], message: FormRefusal['message'] = null) => {
    return showAgain({ act, refusal: { errors, message }, entries }, message === null ? 422 : 409)
  }
  const [act = '', member = ''] = entryOf(entries, 'act').split(' ')
  switch (act) {
    case 'up':
    case 'down': {
      const id = parseId<BoardMemberId>(member)
      if (id === null || !(await content.board.moveMember(platform.key, user, id, act))) throw pageNotFound()
      return redirect(`${path}?done=${act}&moved=${id}#member-${id}`, { status: 303, headers: privateHeaders })
    }
    case 'subjects': {
      const present = await content.board.subjects(platform.key)
      const form = validateForm(subjectsSchema(present), entries)
      if (form.kind === 'invalid') return refuse(act, form.errors)
      const saved = await content.board.changeSubjects(platform.key, user, subjectChangesOf(form.value, present))
      return saved === 'saved' ? await lead(act) : refuse(act, {}, changedMeanwhile(saved, args.context.get(pageRequestContext)))
    }
    case 'statistics': {
      const form = schemaFormOf(entries, statisticsSchema)
      if (form.kind === 'rows') return showAgain({ act, refusal: { errors: {}, message: null }, entries: form.entries }, 200)
      if (form.kind === 'invalid') return refuse(act, form.errors)
      const statistics = statisticsOf(form.value)
      const saved = await content.board.saveStatistics(platform.key, user, { statistics, word: entryOf(entries, 'word') })
      return saved === 'saved' ? await lead(act) : refuse(act, {}, changedMeanwhile(saved, args.context.get(pageRequestContext)))
    }
    case 'discard': {
      const discarded = Object.values(forms).find(form => isDiscarded(entries, form))
      if (discarded === undefined) throw pageNotFound()
      await removeAutosave(args, discarded, entries)
      return redirect(path, { status: 303, headers: privateHeaders })
    }
    default:
      throw pageNotFound()
  }
}
