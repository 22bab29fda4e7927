/** One post of blog or news as its editor has it: shown, saved, published, scheduled, taken offline and deleted. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { blogSections, postPath } from '../../../../domain/blog/blog.ts'
import { entriesOfPost, type ReadPost, readPostEntries } from '../../../../domain/blog/post-entries.ts'
import { type Entries, entryOf } from '../../../../domain/forms/entries.ts'
import type { PlatformFacts } from '../../../../domain/platform/platform.ts'
import { longestBody } from '../../../../domain/site-pages/page-entries.ts'
import { parseId } from '../../../../domain/text/parse-id.ts'
import type { FormRefusal } from '../../../components/account-form/use-account-form.ts'
import type { SiteRequest } from '../../../context.ts'
import { pageNotFound } from '../../../failures.ts'
import { readEntries } from '../../../form-entries.ts'
import { allowed, forOneAlone } from '../../../guard.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { editDone, isEditDone } from '../edit-done.ts'
import { presentState } from '../present-state.ts'

/** Null for a post that is to be made. */
function idIn({ postId = '' }: LoaderFunctionArgs['params']): number | null {
  if (postId === 'new') return null
  const id = parseId(postId)
  if (id === null) throw pageNotFound()
  return id
}

/** More pictures than anybody looks through in a list: the rest is found in the media library. */
const mostPictures = 200

async function choicesOf({ content, platform }: Pick<SiteRequest, 'content' | 'platform'>) {
  const authors = await content.posts.authors(platform)
  const { media } = await content.media.list(platform.key, { search: '', page: 1, show: mostPictures })
  return { authors, pictures: media.map(({ id, name }) => ({ id, name })), sections: sectionsOf(platform) }
}
const sectionsOf = ({ features }: PlatformFacts) => blogSections.filter(section => features[section].enabled)

export async function loader(args: LoaderFunctionArgs) {
  const { content, platform } = allowed(args, 'edit site content')
  const id = idIn(args.params)
  const choices = await choicesOf({ content, platform })
  const now = new Date().toISOString()
  if (id === null) {
    const entries: Entries = { section: [choices.sections[0] ?? 'blog'] }
    const empty = { id: null, title: null, path: null, state: null, basedOn: null, done: null }
    return data({ ...empty, ...choices, entries, now }, { headers: forOneAlone })
  }
  const post = await content.posts.find(platform, id)
  if (post === null) throw pageNotFound()
  const done = new URL(args.request.url).searchParams.get('done') ?? ''
  const shown = {
    ...{ id, title: post.title, path: postPath(post.section, post.slug), state: presentState(post.state), basedOn: post.revisionId },
    entries: entriesOfPost({ ...post.source, section: post.section, slug: post.slug, authorId: post.authorId }),
    ...choices,
    now,
    done: isEditDone(done) ? done : null,
  }
  return data(shown, { headers: forOneAlone })
}

export async function action(args: ActionFunctionArgs) {
  const { content, platform, visitor } = allowed(args, 'edit site content')
  const id = idIn(args.params)
  const entries = readEntries(await args.request.formData(), longestBody + 1)
  const act = entryOf(entries, 'act')
  // What is scheduled and seen by nobody is hidden by taking its time away.
  if (id !== null && (act === 'hide' || act === 'unschedule' || act === 'delete')) return await actOn(args, id, act)
  const refuse = (status: number, refusal: FormRefusal) => data({ refusal, entries }, { status, headers: forOneAlone })
  const { post, errors } = readPostEntries(entries, { ...(await choicesOf({ content, platform })), now: new Date() })
  if (Object.keys(errors).length > 0) return refuse(422, { errors, message: null })
  const saved = await content.posts.save(platform, visitor, id, { ...post, basedOn: parseId(entryOf(entries, 'basedOn')) })
  switch (saved.kind) {
    case 'slug-taken':
      return refuse(409, { errors: { slug: { key: 'content-path-taken', values: {} } }, message: null })
    case 'changed-meanwhile':
      return refuse(409, { errors: {}, message: changedMeanwhile(saved) })
    case 'missing':
      return await keepAnew(args, post)
    case 'saved':
      if (act === 'preview') return redirect(`/blogPreview/${saved.id}`, { status: 303, headers: forOneAlone })
      return redirect(`/my/content/posts/${saved.id}?done=${editDone(post.showing)}`, { status: 303, headers: forOneAlone })
  }
}

async function actOn(args: ActionFunctionArgs, id: number, act: 'hide' | 'unschedule' | 'delete') {
  const { content, platform } = allowed(args, 'edit site content')
  const isDone = await (act === 'delete' ? content.posts.remove(platform, id) : content.posts.hide(platform, id))
  if (!isDone) throw pageNotFound()
  const here = `/my/content/posts/${id}?done=`
  const to = { hide: `${here}hidden`, unschedule: `${here}unscheduled`, delete: '/my/content/posts?done=deleted' }
  return redirect(to[act], { status: 303, headers: forOneAlone })
}

/** Somebody has deleted the post while it was edited: nothing that was written is lost. */
async function keepAnew(args: ActionFunctionArgs, post: ReadPost) {
  const { content, platform, visitor } = allowed(args, 'edit site content')
  const saved = await content.posts.save(platform, visitor, null, { ...post, showing: 'draft', basedOn: null })
  if (saved.kind !== 'saved') throw pageNotFound()
  return redirect(`/my/content/posts/${saved.id}?done=kept`, { status: 303, headers: forOneAlone })
}
