/** The settings of the publish page, of its card, and of the front page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { maxBodyLength } from '../../../domain/site-pages/forms/page-limits.ts'
import { entriesOfSettings, readSettingsEntries, settingsOfInstallation } from '../../../domain/site-pages/site-settings.ts'
import { type WebsiteServices, websiteContext } from '../../context.ts'
import { loadAutosave, removeAutosave } from '../autosave/load.ts'

const path = href('/my/content/settings')
const form = { kind: 'settings', id: null } as const

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const { settings: own, word } = await content.settings.find(platform.key)
  const entries = entriesOfSettings(own ?? settingsOfInstallation(platform))
  const shown = {
    ...{ entries, word },
    autosave: await loadAutosave(args, form, entries),
    isOwn: own !== null,
    pages: await offeredPages(content, platform),
    frontPageId: await content.pages.frontPageId(platform),
    wordpress: await wordpressOf(content, platform.key),
    isDone: new URL(args.request.url).searchParams.has('done'),
  }
  return data(shown, { headers: privateHeaders })
}

type Content = WebsiteServices['content']

/** The pages that can be the publish page's text, as options. */
const offeredPages = async ({ pages }: Content, platform: Parameters<Content['pages']['shown']>[0]) =>
  (await pages.shown(platform)).map(({ id, title, path: where }) => ({ value: String(id), label: `${title} (${where})` }))

async function wordpressOf({ following }: Content, platform: string) {
  const named = await following.find(platform)
  return named && { home: named.home, isFollowed: named.stoppedAt === null }
}

export async function action(args: ActionFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const entries = readEntries(await args.request.formData(), maxBodyLength + 1)
  const refuse = (status: number, refusal: FormRefusal) => {
    const refused: { refusal: FormRefusal; entries: Entries } = { refusal, entries }
    return data(refused, { status, headers: privateHeaders })
  }
  const lead = async (to: string) => {
    await removeAutosave(args, form, entries)
    return redirect(to, { status: 303, headers: privateHeaders })
  }
  const answer = async (saved: 'saved' | 'late') =>
    saved === 'saved'
      ? await lead(`${path}?done=saved`)
      : refuse(409, { errors: {}, message: { key: 'content-changed-meanwhile-elsewhere', values: {} } })
  const word = entryOf(entries, 'word')
  switch (entryOf(entries, 'act')) {
    case 'discard':
      return await lead(path)
    case 'reset':
      return await answer(await content.settings.reset(platform.key, word))
    default: {
      const { settings, errors } = readSettingsEntries(entries, await offeredPages(content, platform))
      if (Object.keys(errors).length > 0) return refuse(422, { errors, message: null })
      return await answer(await content.settings.save(platform.key, settings, word))
    }
  }
}
