/** Shows, saves and deletes an author of posts, for editors. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { validateForm } from '../../../../../core/forms/schema-errors.ts'
import { href } from '../../../../../core/http/href.ts'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { deletedMeanwhile } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
import { blogAuthorPath, blogSections, isShownHere } from '../../../../sites/domain/blog-paths.ts'
import { pageRequestContext } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { authorOf, entriesOfAuthor } from '../../../domain/blog/author-entries.ts'
import { authorLimits } from '../../../domain/blog/author-limits.ts'
import { authorSchema } from '../../../domain/blog/author-schema.ts'
import type { BlogAuthorId } from '../../../domain/ids.ts'
import { websiteContext } from '../../context.ts'
import { loadAutosave, removeAutosave } from '../autosave/load.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { formOfDeleted } from '../edit-action.ts'
import { imagesFor } from '../images-for.ts'
import { idOfAuthor } from './id-of-author.ts'

/** Null for a new author. */
const idIn = (args: Pick<LoaderFunctionArgs, 'params'>): BlogAuthorId | null => (args.params.authorId === 'new' ? null : idOfAuthor(args))
/** The last action, as the query parameter `done` has it. */
const doneWords = ['saved', 'restored', 'address-taken'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content, blog } = args.context.get(websiteContext)
  const id = idIn(args)
  if (id === null || args.context.get(formOfDeleted)) {
    const entries: Entries = {}
    const empty = { id: null, name: null, word: '', seen: null, done: null }
    return data(
      {
        ...empty,
        autosave: await loadAutosave(args, { kind: 'author', id: null }, entries),
        entries,
        images: await imagesFor(args.context, null),
        people: await content.authors.people(null),
      },
      { headers: privateHeaders },
    )
  }
  const found = await content.authors.find(platform.key, id)
  if (found === null) throw pageNotFound()
  const { author, word } = found
  const entries = entriesOfAuthor(author)
  const shown = {
    id,
    name: author.name,
    word,
    autosave: await loadAutosave(args, { kind: 'author', id }, entries),
    seen: await findSeen(author.slug),
    done: doneWords.find(each => each === new URL(args.request.url).searchParams.get('done')) ?? null,
    entries,
    images: await imagesFor(args.context, author.avatarId),
    people: await content.authors.people(author.accountId),
  }
  return data(shown, { headers: privateHeaders })

  /** The path of the author's public page; null where they have no published posts. */
  async function findSeen(slug: string): Promise<string | null> {
    for (const section of blogSections.filter(each => isShownHere(each, platform.features)))
      if ((await blog.author(platform, section, slug, 1)) !== null) return blogAuthorPath(section, slug, platform.features)
    return null
  }
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idIn(args)
  const entries = readEntries(await args.request.formData(), authorLimits.bio + 1)
  const refuse = (status: number, { errors = {}, message = null }: Partial<FormRefusal>) => {
    const refusal: FormRefusal = { errors, message }
    return data({ refusal, entries }, { status, headers: privateHeaders })
  }
  const invalid = (status: number, field: string, key: string) => refuse(status, { errors: { [field]: { key, values: {} } } })
  const lead = (to: string) => redirect(to, { status: 303, headers: privateHeaders })
  if (entryOf(entries, 'act') === 'discard') {
    await removeAutosave(args, { kind: 'author', id }, entries)
    return lead(href('/my/content/authors/:authorId', { authorId: id ?? 'new' }))
  }
  if (entryOf(entries, 'act') === 'delete') {
    const outcome = id === null ? 'missing' : await content.authors.remove(platform.key, id)
    if (outcome === 'missing') throw pageNotFound()
    return outcome === 'removed'
      ? lead(`${href('/my/content/authors')}?done=deleted`)
      : refuse(409, { message: { key: 'authors-has-posts', values: {} } })
  }
  const form = validateForm(authorSchema, entries)
  if (form.kind === 'invalid') return refuse(422, { errors: form.errors })
  const saved = await content.authors.save(platform.key, user, id, authorOf(form.value), entryOf(entries, 'word'))
  switch (saved.kind) {
    case 'saved':
      await removeAutosave(args, { kind: 'author', id }, entries)
      return lead(`${href('/my/content/authors/:authorId', { authorId: saved.id })}?done=saved`)
    case 'changed-meanwhile':
      return refuse(409, { message: changedMeanwhile(saved, args.context.get(pageRequestContext)) })
    case 'address-taken':
      return invalid(409, 'slug', 'authors-taken')
    case 'no-picture':
      return invalid(422, 'picture', 'content-choice-wrong')
    case 'no-account':
      return invalid(422, 'account', 'content-choice-wrong')
    case 'missing': {
      args.context.set(formOfDeleted, true)
      const refusal: FormRefusal = { errors: {}, message: { key: 'authors-deleted-meanwhile', values: {} } }
      return data({ refusal, entries, ...deletedMeanwhile }, { status: 409, headers: privateHeaders })
    }
  }
}
