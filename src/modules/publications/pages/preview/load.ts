/** Loads previews and redirects to the editor, only for users whom the access table authorises; nothing is cached or indexed. */

import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { type AnyId, isId } from '../../../../core/ids/id.ts'
import type { AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import { pageNotFound, previewNotFound } from '../../../sites/pages/failures.ts'
import { allowed, allowedSomewhere, privateHeaders, refusedPage } from '../../../sites/pages/guard.ts'
import type { AssetForReading } from '../../domain/content/for-reading.ts'
import { parseItemKey } from '../../domain/content/item-path.ts'
import type { Previewed } from '../../use-cases/reading/reading.ts'
import { articlePage } from '../article/load.ts'
import { assetPage } from '../asset/load.ts'
import { publicationsContext } from '../context.ts'
import { authorPaths } from './author-preview-path.ts'

function idIn<SomeId extends AnyId>(text: string | undefined): SomeId {
  const key = parseItemKey(text ?? '')
  if (key === null || key.volume !== null || !isId<SomeId>(key.publicationId)) throw pageNotFound()
  return key.publicationId
}

function foundPreview<Item>(args: LoaderFunctionArgs, found: Previewed<Item>): Item {
  if (found.kind === 'missing') throw previewNotFound(args)
  if (found.kind !== 'found') throw refusedPage(found)
  return found.item
}

/** Authors have a screen of their own, which shows nothing but what they may see; that of the staff is closed to everybody else. */
function accessOf(args: LoaderFunctionArgs, action: 'preview a version' | 'preview an asset' | 'preview as an author') {
  if (action !== 'preview as an author') return allowedSomewhere(args, action)
  const requestContext = allowed(args, action)
  const { user, platform: site } = requestContext
  return { ...requestContext, access: { user, action: 'see unpublished work', site } as const }
}

/** Serves the editors' path; authors have their own. */
export const versionLoader = (args: LoaderFunctionArgs) => showVersion(args, 'preview a version')
export const authorVersionLoader = (args: LoaderFunctionArgs) => showVersion(args, 'preview as an author')

async function showVersion(args: LoaderFunctionArgs, action: 'preview a version' | 'preview as an author') {
  const { language, access } = accessOf(args, action)
  const { reading } = args.context.get(publicationsContext)
  const version = foundPreview(
    args,
    await reading.versionPreview({ versionId: idIn<VersionId>(args.params.previewContentId), access }, language),
  )
  return data((await articlePage(version, args.context, { isDraft: true })).page, { headers: privateHeaders })
}

type AssetType = AssetForReading['contentType']
const assetTypes: readonly AssetType[] = ['DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO']
const authorTypes = new Map<string, AssetType>(assetTypes.map(type => [authorPaths[type], type]))

/** Serves the editors' path without a content type, and the authors' path with one. */
export async function assetLoader(args: LoaderFunctionArgs) {
  const { contentType, previewContentId } = args.params
  const { access } = accessOf(args, contentType === undefined ? 'preview an asset' : 'preview as an author')
  const { reading } = args.context.get(publicationsContext)
  const authorType = authorTypes.get(contentType ?? '')
  if (contentType !== undefined && authorType === undefined) throw pageNotFound()
  const asset = foundPreview(
    args,
    await reading.assetPreview({
      assetId: idIn<AssetId>(previewContentId),
      contentTypes: authorType === undefined ? assetTypes : [authorType],
      access,
    }),
  )
  return data((await assetPage(asset, args.context, { isDraft: true })).page, { headers: privateHeaders })
}

/** The editor is another program, on the site's admin host. Without that host, the page explains this and links to the preview. */
export async function editorLoader(args: LoaderFunctionArgs) {
  const { platform, language, access } = allowedSomewhere(args, 'open the editor')
  const { reading } = args.context.get(publicationsContext)
  const { adminHost } = platform.additionalDetails
  const id = idIn<VersionId>(args.params.versionId)
  const version = foundPreview(args, await reading.versionPreview({ versionId: id, access }, language))
  if (adminHost !== null)
    throw redirect(new URL(href('/editor/version/:versionId', { versionId: id }), adminHost).href, { headers: privateHeaders })
  return data(
    { title: version.title, preview: href('/editor/version/preview/:previewContentId', { previewContentId: id }) },
    { headers: privateHeaders },
  )
}
