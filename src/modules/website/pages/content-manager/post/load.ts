/** Shows, saves, publishes, schedules, unpublishes and deletes a post, for editors. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import type { Entries } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { PostId } from '../../../../../core/ids/shared-ids.ts'
import { postPath, sectionsWritten } from '../../../../sites/domain/blog-paths.ts'
import { type PageContext, pageRequestContext } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import type { ReadPost } from '../../../domain/blog/post-entries.ts'
import { entriesOfPost, readPostEntries } from '../../../domain/blog/post-entries.ts'
import { websiteContext } from '../../context.ts'
import { loadAutosave } from '../autosave/load.ts'
import { editAction, formOfDeleted } from '../edit-action.ts'
import { isEditDone } from '../edit-done.ts'
import { presentState } from '../present-state.ts'

/** Null for a new post. */
export function postIdIn({ postId = '' }: LoaderFunctionArgs['params']): PostId | null {
  if (postId === 'new') return null
  const id = parseId<PostId>(postId)
  if (id === null) throw pageNotFound()
  return id
}

/** More images than anybody looks through in a list; the media library has the others. */
const maxImages = 200

async function choicesOf(context: PageContext) {
  const { platform } = context.get(pageRequestContext)
  const { content } = context.get(websiteContext)
  const authors = await content.posts.authors(platform)
  const { media } = await content.media.list(platform.key, { search: '', page: 1, show: maxImages })
  return { authors, images: media.map(({ id, name }) => ({ id, name })), sections: sectionsWritten(platform.features) }
}

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = postIdIn(args.params)
  const choices = await choicesOf(args.context)
  const now = new Date().toISOString()
  const post = id === null ? null : await content.posts.find(platform, id)
  if (id === null || post === null) {
    // A platform without blog and news has no section to write for.
    if (choices.sections.length === 0) throw pageNotFound()
    const entries: Entries = { section: choices.sections.slice(0, 1), commentsOpen: ['true'] }
    const empty = { id: null, deletedId: id, title: null, path: null, state: null, basedOn: null, done: null, wordpressEditor: null }
    const autosave = { ...(await loadAutosave(args, { kind: 'post', id }, entries)), isDeleted: id !== null }
    // What an editor typed before it was deleted is theirs to keep.
    if (id !== null && autosave.stored === null && !args.context.get(formOfDeleted)) throw pageNotFound()
    return data({ ...empty, autosave, ...choices, entries, now }, { headers: privateHeaders })
  }
  const done = new URL(args.request.url).searchParams.get('done') ?? ''
  const entries = entriesOfPost({ ...post.source, ...post.place, authorId: post.authorId, commentsOpen: post.commentsOpen })
  const shown = {
    ...{
      id,
      deletedId: null,
      title: post.title,
      path: postPath(post.section, post.slug, platform.features),
      state: presentState(post.state),
      basedOn: post.revisionId,
    },
    entries,
    autosave: await loadAutosave(args, { kind: 'post', id }, entries),
    ...choices,
    now,
    done: isEditDone(done) ? done : null,
    wordpressEditor: await content.wordpressEditor.url(platform.key, { kind: 'post', id }),
  }
  return data(shown, { headers: privateHeaders })
}

/** Reads and validates the form of a post. */
export async function readPostForm(context: PageContext, entries: Entries) {
  const { timeZone } = context.get(pageRequestContext).platform
  const { post, errors } = readPostEntries(entries, { ...(await choicesOf(context)), now: new Date(), timeZone })
  return { read: post, errors }
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const { posts } = content
  return await editAction<PostId, ReadPost>(args, {
    id: postIdIn(args.params),
    kind: 'post',
    ...{ list: href('/my/content/posts'), edited: postId => href('/my/content/posts/:postId', { postId }), pathField: 'slug' },
    form: own => href('/my/content/posts/:postId', { postId: own ?? 'new' }),
    preview: saved => href('/blogPreview/:postId', { postId: saved }),
    read: entries => readPostForm(args.context, entries),
    save: (own, post) => posts.save(platform, user, own, post),
    acts: {
      hide: own => posts.hide(platform, own),
      unschedule: own => posts.unschedule(platform, own),
      delete: own => posts.remove(platform, own),
    },
    exists: async own => (await posts.find(platform, own)) !== null,
  })
}
