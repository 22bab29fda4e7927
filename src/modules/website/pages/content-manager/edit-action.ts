/** The action of the forms of pages and posts, which have the same buttons. */
import { type ActionFunctionArgs, createContext, data, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { readEntries } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { type EntryErrors, maxBodyLength, type Showing } from '../../domain/site-pages/page-entries.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { editDone } from './edit-done.ts'

/** Set while the response to a form is rendered whose page or post was deleted meanwhile: it is shown as a new one. */
export const formOfDeleted = createContext(false)

interface Edit<Read extends { showing: Showing }> {
  /** Null for a new one. */
  id: number | null
  /** The paths of the list, and of the editor of one entry. */
  list: string
  edited: (id: number) => string
  preview: (id: number) => string
  /** @returns a `read` that is meaningful only without errors */
  read: (entries: Entries) => Promise<{ read: Read; errors: EntryErrors }>
  /** The name of the path's field, for its errors. */
  address: 'path' | 'slug'
  save: (id: number | null, read: Read & { basedOn: number | null }) => Promise<Saved>
  /** @returns false where the id does not exist */
  acts: Readonly<Record<'hide' | 'unschedule' | 'delete', (id: number) => Promise<boolean>>>
}

export async function editAction<Read extends { showing: Showing }>(args: ActionFunctionArgs, edit: Edit<Read>) {
  const { id, list, edited } = edit
  const entries = readEntries(await args.request.formData(), maxBodyLength + 1)
  const act = entryOf(entries, 'act')
  const leadOn = (to: string) => redirect(to, { status: 303, headers: privateHeaders })
  if (id !== null && (act === 'hide' || act === 'unschedule' || act === 'delete')) {
    if (!(await edit.acts[act](id))) throw pageNotFound()
    return leadOn(act === 'delete' ? `${list}?done=deleted` : `${edited(id)}?done=${act === 'hide' ? 'hidden' : 'unscheduled'}`)
  }
  const refuse = (status: number, refusal: FormRefusal) => data({ refusal, entries }, { status, headers: privateHeaders })
  const { read, errors } = await edit.read(entries)
  if (Object.keys(errors).length > 0) return refuse(422, { errors, message: null })
  const saved = await edit.save(id, { ...read, basedOn: parseId(entryOf(entries, 'basedOn')) })
  const addressTaken = { [edit.address]: { key: 'content-path-taken', values: {} } }
  switch (saved.kind) {
    case 'address-taken':
      return refuse(409, { errors: addressTaken, message: null })
    case 'changed-meanwhile':
      return refuse(409, { errors: {}, message: changedMeanwhile(saved) })
    case 'missing': {
      // It was deleted while it was edited; saving it as a new draft keeps the editor's work.
      const stored = await edit.save(null, { ...read, showing: 'draft', basedOn: null })
      if (stored.kind === 'saved') return leadOn(`${edited(stored.id)}?done=kept`)
      args.context.set(formOfDeleted, true)
      return refuse(409, { errors: addressTaken, message: { key: 'content-deleted-meanwhile', values: {} } })
    }
    case 'saved':
      return leadOn(act === 'preview' ? edit.preview(saved.id) : `${edited(saved.id)}?done=${editDone(read.showing)}`)
  }
}
