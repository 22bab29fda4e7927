/** The settings of the publish page, of its card, and of the front page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { maxBodyLength } from '../../../domain/site-pages/page-entries.ts'
import { entriesOfSettings, readSettingsEntries, settingsOfInstallation } from '../../../domain/site-pages/site-settings.ts'
import { type WebsiteServices, websiteContext } from '../../context.ts'

const path = href('/my/content/settings')

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const own = await content.settings.find(platform.key)
  const shown = {
    entries: entriesOfSettings(own ?? settingsOfInstallation(platform)),
    isOwn: own !== null,
    pages: (await content.pages.shown(platform)).map(({ id, title, path: where }) => ({ value: String(id), label: `${title} (${where})` })),
    frontPageId: await content.pages.frontPageId(platform),
    wordpress: await wordpressOf(content, platform.key),
    isDone: new URL(args.request.url).searchParams.has('done'),
  }
  return data(shown, { headers: privateHeaders })
}

async function wordpressOf({ following }: WebsiteServices['content'], platform: string) {
  const named = await following.find(platform)
  return named && { home: named.home, isFollowed: named.stoppedAt === null }
}

export async function action(args: ActionFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const entries = readEntries(await args.request.formData(), maxBodyLength + 1)
  if (entryOf(entries, 'act') === 'reset') await content.settings.reset(platform.key)
  else {
    const { settings, errors } = readSettingsEntries(entries, new Set((await content.pages.shown(platform)).map(({ id }) => id)))
    if (Object.keys(errors).length > 0) {
      const refused: { refusal: FormRefusal; entries: Entries } = { refusal: { errors, message: null }, entries }
      return data(refused, { status: 422, headers: privateHeaders })
    }
    await content.settings.save(platform.key, settings)
  }
  return redirect(`${path}?done=saved`, { status: 303, headers: privateHeaders })
}
