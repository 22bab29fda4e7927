/** Shows, saves and removes a member of the board, for editors. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entriesOf, entryOf } from '../../../../../core/forms/entries.ts'
import { validateForm } from '../../../../../core/forms/schema-errors.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { pageRequestContext } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { entriesOfMember, memberOf } from '../../../domain/board/board-entries.ts'
import { boardLimits } from '../../../domain/board/board-limits.ts'
import { memberSchema } from '../../../domain/board/member-schema.ts'
import type { BoardMemberId } from '../../../domain/ids.ts'
import { websiteContext } from '../../context.ts'
import { loadAutosave, removeAutosave } from '../autosave/load.ts'
import type { BoardDone } from '../board/done.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { imagesFor } from '../images-for.ts'

/** The form has a checkbox for each subject. */
const maxEntries = 1000

/** Null for a new member. */
function idIn({ memberId = '' }: LoaderFunctionArgs['params']): BoardMemberId | null {
  if (memberId === 'new') return null
  const id = parseId<BoardMemberId>(memberId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idIn(args.params)
  const members = id === null ? [] : await content.board.members(platform.key)
  const member = members.find(each => each.id === id) ?? null
  if (id !== null && member === null) throw pageNotFound()
  const entries: Entries = member === null ? {} : entriesOfMember(member)
  const [subjects, images] = await Promise.all([content.board.subjects(platform.key), imagesFor(args.context, member?.mediaId ?? null)])
  const autosave = await loadAutosave(args, { kind: 'board-member', id }, entries)
  return data(
    { id, autosave, name: member?.name ?? null, word: member?.word ?? '', entries, subjects, images },
    { headers: privateHeaders },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idIn(args.params)
  const entries = readEntries(await args.request.formData(), boardLimits.body + 1, maxEntries)
  const lead = (done: BoardDone) => redirect(`${href('/my/content/board')}?done=${done}`, { status: 303, headers: privateHeaders })
  if (entryOf(entries, 'act') === 'discard') {
    await removeAutosave(args, { kind: 'board-member', id }, entries)
    return redirect(href('/my/content/board/:memberId', { memberId: id ?? 'new' }), { status: 303, headers: privateHeaders })
  }
  if (entryOf(entries, 'act') === 'remove') {
    if (id === null || !(await content.board.removeMember(platform.key, user, id))) throw pageNotFound()
    return lead('removed')
  }
  const refuse = (errors: FormRefusal['errors']) => {
    const refusal: FormRefusal = { errors, message: null }
    return data({ refusal, entries }, { status: 422, headers: privateHeaders })
  }
  const form = validateForm(memberSchema, entries)
  if (form.kind === 'invalid') return refuse(form.errors)
  const member = memberOf(form.value, entriesOf(entries, 'subject'))
  const saved = await content.board.saveMember(platform.key, user, id, { member, word: entryOf(entries, 'word') })
  switch (saved) {
    case 'no picture':
      return refuse({ picture: { key: 'content-choice-wrong', values: {} } })
    case 'missing':
      throw pageNotFound()
    case 'saved':
      await removeAutosave(args, { kind: 'board-member', id }, entries)
      return lead('member')
    default: {
      const refusal: FormRefusal = { errors: {}, message: changedMeanwhile(saved, args.context.get(pageRequestContext)) }
      return data({ refusal, entries }, { status: 409, headers: privateHeaders })
    }
  }
}
