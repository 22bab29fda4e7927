/** Lists, compares and restores the revisions of a page. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { PageId } from '../../../../../core/ids/shared-ids.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { privateHeaders, refusedPage } from '../../../../sites/pages/guard.ts'
import type { PageRevisionId } from '../../../domain/ids.ts'
import { fieldsOfPage } from '../../../domain/site-pages/page-fields.ts'
import { revisionDifference } from '../../../domain/site-pages/revision-difference.ts'
import { websiteContext } from '../../context.ts'
import { allowedPage } from '../page-access.ts'
import { presentRevisions, twoCompared } from '../present-revisions.ts'

function idIn({ params: { pageId = '' } }: Pick<LoaderFunctionArgs, 'params'>): PageId {
  const id = parseId<PageId>(pageId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const id = idIn(args)
  const { platform } = await allowedPage(args, id)
  const { content } = args.context.get(websiteContext)
  const found = await content.pages.revisions(platform, id)
  if (found === null) throw pageNotFound()
  const compared = twoCompared(new URL(args.request.url).searchParams, found.revisions)
  const shown = { id, title: found.page.title, revisions: presentRevisions(found.revisions), compared, differences: await differencesOf() }
  return data(shown, { headers: privateHeaders })

  async function differencesOf() {
    if (compared === null) return null
    const [older, newer] = await Promise.all([
      content.pages.revision(platform, id, compared.older),
      content.pages.revision(platform, id, compared.newer),
    ])
    if (older === null || newer === null) return null
    return revisionDifference(fieldsOfPage(older, older.place.path), fieldsOfPage(newer, newer.place.path))
  }
}

export async function action(args: ActionFunctionArgs) {
  const id = idIn(args)
  const { access } = await allowedPage(args, id)
  const { content } = args.context.get(websiteContext)
  const revisionId = parseId<PageRevisionId>(entryOf(readEntries(await args.request.formData()), 'revision'))
  if (revisionId === null) throw pageNotFound()
  const restored = await content.pages.restore(access, id, revisionId)
  if (restored.kind !== 'done') throw refusedPage(restored)
  return redirect(`${href('/my/content/pages/:pageId', { pageId: id })}?done=restored`, { status: 303, headers: privateHeaders })
}
