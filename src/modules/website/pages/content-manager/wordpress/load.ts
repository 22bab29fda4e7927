/** Shows whether the platform follows the WordPress of its installation, and lets editors stop and resume that. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { websiteContext } from '../../context.ts'

const path = href('/my/content/settings/wordpress')
const acts = ['stop', 'resume'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const named = await content.following.find(platform.key)
  const done = new URL(args.request.url).searchParams.get('done')
  const shown = {
    home: named?.home ?? null,
    stoppedAt: named?.stoppedAt?.toISOString() ?? null,
    done: acts.find(act => act === done) ?? null,
  }
  return data(shown, { headers: privateHeaders })
}

/** Repeating an action is not an error. */
export async function action(args: ActionFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const requested = (await args.request.formData()).get('act')
  const act = acts.find(each => each === requested)
  if (act === undefined || (await content.following.find(platform.key)) === null) throw pageNotFound()
  await content.following[act](platform.key)
  return redirect(`${path}?done=${act}`, { status: 303, headers: privateHeaders })
}
