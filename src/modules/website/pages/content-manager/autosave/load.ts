/** Autosaved texts of the forms of the content manager: their part of the loaders and actions of editors, and the action that stores them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import type { AnyId } from '../../../../../core/ids/id.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { AutosavedText } from '../../../../../core/revisions/autosave.ts'
import type { AutosaveData } from '../../../../sites/components/autosave/autosaved-form.tsx'
import {
  autosaveRevisionField,
  autosaveSubjectField,
  autosaveWriterField,
  differingFields,
  type TextsOf,
} from '../../../../sites/components/autosave/form-entries.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, allowedSomewhere, privateHeaders } from '../../../../sites/pages/guard.ts'
import { maxBodyLength } from '../../../domain/site-pages/forms/page-limits.ts'
import { websiteContext } from '../../context.ts'

/** Sections of which a site has one. */
const siteSections = ['menu', 'subjects', 'statistics', 'settings'] as const
/** These objects have forms that are autosaved. */
const autosavedKinds = ['page', 'post', 'author', 'board-member', 'media', ...siteSections] as const
export type AutosavedKind = (typeof autosavedKinds)[number]

/** The hidden fields that say which saved state a form is based on. */
const baseFields: Readonly<Record<AutosavedKind, string>> = {
  ...{ page: 'basedOn', post: 'basedOn', author: 'word', 'board-member': 'word', media: 'basedOn' },
  ...{ menu: 'version', subjects: 'word', statistics: 'word', settings: 'word' },
}

/** Saving replaces these. */
const withoutRevisions: readonly AutosavedKind[] = ['media', 'settings']

export interface Autosaved {
  kind: AutosavedKind
  /** Null for a new one, and for a section of which a site has one. */
  id: number | null
}

/** The column holds no larger number. */
const maxRevision = 2_000_000_000

const kindIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => autosavedKinds.find(each => each === params.kind)

/** Forms of pages are also those of editors of a gateway. A text is of its writer alone, so that it needs no decision about its page. */
const allowedForm = (args: Pick<LoaderFunctionArgs, 'context' | 'request'>, kind: AutosavedKind | undefined) =>
  kind === 'page' ? allowedSomewhere(args, 'edit pages') : allowed(args, 'edit site content')

const subjectOf = ({ kind, id }: Autosaved): string => `${kind}/${id ?? 'new'}`

/** This is for the action of several forms: whether the text of this one is to be discarded. */
export const isDiscarded = (entries: Entries, object: Autosaved): boolean =>
  entryOf(entries, 'act') === 'discard' && entryOf(entries, autosaveSubjectField) === subjectOf(object)

const present = ({ entries, revision, writer, savedAt }: AutosavedText) => ({ entries, revision, writer, savedAt: savedAt.toISOString() })

/**
 * This is for the loader of a form. A text that says what was saved, because its request was under way while the form was saved, is
 * removed.
 * @param saved what the form shows otherwise @param textsOf as of `AutosavedForm`
 */
export async function loadAutosave(
  args: LoaderFunctionArgs,
  object: Autosaved,
  saved: Entries,
  textsOf: TextsOf = entries => entries,
): Promise<AutosaveData> {
  const { platform, user } = allowedForm(args, object.kind)
  const subject = subjectOf(object)
  const { autosaves } = args.context.get(websiteContext).content
  let stored = await autosaves.find(platform.key, user, subject)
  if (stored !== null && differingFields(textsOf(stored.entries), textsOf(saved), baseFields[object.kind]).length === 0) {
    await autosaves.remove(platform.key, user, subject, { revision: stored.revision, writer: null })
    stored = null
  }
  return {
    account: user.accountId,
    subject,
    path: href('/my/content/autosave/:kind/:id', { kind: object.kind, id: object.id ?? 'new' }),
    isDeleted: false,
    hasRevisions: !withoutRevisions.includes(object.kind),
    stored: stored && present(stored),
  }
}

/**
 * This is for the action of a form that was saved, deleted or discarded. A newer text, of another window or device, stays.
 * @param object whose text it is where the form does not say so
 */
export async function removeAutosave(args: ActionFunctionArgs, object: Autosaved, entries: Entries): Promise<void> {
  const { platform, user } = allowedForm(args, object.kind)
  const revision = z.coerce.number().int().min(0).max(maxRevision).safeParse(entryOf(entries, autosaveRevisionField))
  const writer = z.uuid().safeParse(entryOf(entries, autosaveWriterField))
  const known = { revision: revision.data ?? 0, writer: writer.data ?? null }
  const named = entryOf(entries, autosaveSubjectField)
  const subject = named.startsWith(`${object.kind}/`) ? named : subjectOf(object)
  await args.context.get(websiteContext).content.autosaves.remove(platform.key, user, subject, known)
}

/** More than a form has: one for each subject of the board. */
const maxEntries = 1000
const control = z.object({
  revision: z.coerce.number().int().min(0).max(maxRevision),
  writer: z.uuid(),
  account: z.coerce.number().int(),
  // A page that was opened before the server had this release numbers no requests.
  sequence: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .or(z.literal('').transform(() => null)),
})
const controlFields = ['autosave-revision', 'autosave-writer', 'autosave-account', 'autosave-sequence']

/** Stores what a form has now. It publishes nothing and makes no revision. Answers in JSON, to scripts alone. */
export async function autosaveAction(args: ActionFunctionArgs): Promise<Response> {
  const kind = kindIn(args)
  const { platform, user } = allowedForm(args, kind)
  const id = args.params.id ?? ''
  if (kind === undefined || (id !== 'new' && (siteSections.some(part => part === kind) || parseId<AnyId>(id) === null)))
    throw pageNotFound()
  const form = await args.request.formData()
  // What is longer would be cut, and the browser would no longer have it either.
  const isTooLong = [...form.values()].some(entry => typeof entry === 'string' && entry.length > maxBodyLength)
  if (isTooLong || [...form].length > maxEntries)
    return Response.json({ message: 'The text is too long to be stored' }, { status: 413, headers: privateHeaders })
  const sent = readEntries(form, maxBodyLength, maxEntries)
  const [revision, writer, account, sequence] = controlFields.map(field => entryOf(sent, field))
  const { success, data } = control.safeParse({ revision, writer, account, sequence })
  if (!success) return Response.json({ message: `One of ${controlFields.join(', ')} is invalid` }, { status: 400, headers: privateHeaders })
  // Somebody else has signed in since the form was opened.
  if (data.account !== user.accountId)
    return Response.json({ message: 'The form is of another account' }, { status: 403, headers: privateHeaders })
  const entries = Object.fromEntries(Object.entries(sent).filter(([field]) => !controlFields.includes(field)))
  const { autosaves } = args.context.get(websiteContext).content
  const outcome = await autosaves.store(platform.key, user, `${kind}/${id}`, { ...data, entries })
  return outcome.kind === 'stored'
    ? Response.json({ revision: outcome.revision }, { headers: privateHeaders })
    : Response.json(present(outcome.stored), { status: 409, headers: privateHeaders })
}

/** Nothing is read here: editors get their text with its form. */
export function autosaveLoader(args: LoaderFunctionArgs): never {
  allowedForm(args, kindIn(args))
  throw pageNotFound()
}
