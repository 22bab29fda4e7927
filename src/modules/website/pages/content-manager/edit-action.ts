/** The action of the forms of pages and posts, which have the same buttons. */
import { type ActionFunctionArgs, createContext, data, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../core/forms/message-keys.ts'
import type { AnyId } from '../../../../core/ids/id.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import { deletedMeanwhile } from '../../../sites/components/autosave/revalidate-after-conflict.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { readEntries } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { maxBodyLength } from '../../domain/site-pages/forms/page-limits.ts'
import type { Showing } from '../../domain/site-pages/forms/publishing-entries.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import { type AutosavedKind, removeAutosave } from './autosave/load.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { editDone } from './edit-done.ts'

/** Set while the response to a form is rendered whose page or post was deleted meanwhile: it is shown, although nothing is stored of it. */
export const formOfDeleted = createContext(false)

interface Edit<SomeId extends AnyId, Read extends { showing: Showing }> {
  /** Null for a new one. */
  id: SomeId | null
  kind: AutosavedKind
  /** The paths of the list, and of the editor of one entry. */
  list: string
  edited: (id: SomeId) => string
  preview: (id: SomeId) => string
  /** The path of the form; null: of a new one. */
  form: (id: SomeId | null) => string
  /** @returns a `read` that is meaningful only without errors */
  read: (entries: Entries) => Promise<{ read: Read; errors: FieldErrors }>
  /** The name of the path's field, for its errors. */
  pathField: 'path' | 'slug'
  save: (id: SomeId | null, read: Read & { basedOn: number | null }) => Promise<Saved<SomeId>>
  /** @returns false where the id does not exist */
  acts: Readonly<Record<'hide' | 'unschedule' | 'delete', (id: SomeId) => Promise<boolean>>>
  exists: (id: SomeId) => Promise<boolean>
}

export async function editAction<SomeId extends AnyId, Read extends { showing: Showing }>(
  args: ActionFunctionArgs,
  edit: Edit<SomeId, Read>,
) {
  const { id, kind, list, edited } = edit
  const entries = readEntries(await args.request.formData(), maxBodyLength + 1)
  const act = entryOf(entries, 'act')
  const leadOn = (to: string) => redirect(to, { status: 303, headers: privateHeaders })
  if (id !== null && (act === 'hide' || act === 'unschedule' || act === 'delete')) {
    if (!(await edit.acts[act](id))) throw pageNotFound()
    // Hiding and unscheduling save nothing that was typed.
    if (act === 'delete') await removeAutosave(args, { kind, id }, entries)
    return leadOn(act === 'delete' ? `${list}?done=deleted` : `${edited(id)}?done=${act === 'hide' ? 'hidden' : 'unscheduled'}`)
  }
  if (act === 'discard') {
    await removeAutosave(args, { kind, id }, entries)
    return leadOn(id === null || (await edit.exists(id)) ? edit.form(id) : list)
  }
  const refuse = (status: number, refusal: FormRefusal) => data({ refusal, entries }, { status, headers: privateHeaders })
  const { read, errors } = await edit.read(entries)
  if (Object.keys(errors).length > 0) return refuse(422, { errors, message: null })
  const basedOn = parseId<AnyId>(entryOf(entries, 'basedOn'))
  const first = await edit.save(id, { ...read, basedOn })
  const isDeleted = first.kind === 'missing'
  // It was deleted while it was edited: saving it as a new draft keeps the editor's work. The form that says so has no revision (below), and
  // is saved as its button says.
  const showing = isDeleted && basedOn !== null ? 'draft' : read.showing
  const saved = isDeleted ? await edit.save(null, { ...read, showing, basedOn: null }) : first
  const pathTaken = { [edit.pathField]: { key: 'content-path-taken', values: {} } }
  switch (saved.kind) {
    case 'address-taken': {
      if (!isDeleted) return refuse(409, { errors: pathTaken, message: null })
      args.context.set(formOfDeleted, true)
      const refusal: FormRefusal = { errors: pathTaken, message: { key: 'content-deleted-meanwhile', values: {} } }
      return data({ refusal, entries, ...deletedMeanwhile }, { status: 409, headers: privateHeaders })
    }
    case 'changed-meanwhile':
      return refuse(409, { errors: {}, message: changedMeanwhile(saved, args.context.get(pageRequestContext)) })
    case 'missing':
      throw pageNotFound()
    case 'saved':
      await removeAutosave(args, { kind, id }, entries)
      if (isDeleted && basedOn !== null) return leadOn(`${edited(saved.id)}?done=kept`)
      return leadOn(act === 'preview' ? edit.preview(saved.id) : `${edited(saved.id)}?done=${editDone(read.showing)}`)
  }
}
