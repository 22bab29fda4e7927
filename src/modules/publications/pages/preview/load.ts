/** Loads previews and redirects to the editor, only for users whom the access table authorises; nothing is cached or indexed. */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { may } from '../../../../core/access/access.ts'
import { href } from '../../../../core/http/href.ts'
import type { Found } from '../../../sites/domain/found.ts'
import { foundOrThrow, pageNotFound, previewNotFound } from '../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { parseItemKey } from '../../domain/content/address.ts'
import type { AssetForReading } from '../../domain/content/for-reading.ts'
import { articlePage } from '../article/load.ts'
import { assetPage } from '../asset/load.ts'
import { publicationsContext } from '../context.ts'
import { authorPaths } from './author-preview-path.ts'

function idIn(text: string | undefined): number {
  const key = parseItemKey(text ?? '')
  if (key === null || key.volume !== null) throw pageNotFound()
  return key.publicationId
}

function foundPreview<Item>(args: LoaderFunctionArgs, found: Found<Item>): Item {
  if (found.kind === 'missing') throw previewNotFound(args)
  return foundOrThrow(found)
}

/** Serves the editors' path; authors have their own. */
export const versionLoader = (args: LoaderFunctionArgs) => showVersion(args, 'preview a version')
export const authorVersionLoader = (args: LoaderFunctionArgs) => showVersion(args, 'preview as an author')

async function showVersion(args: LoaderFunctionArgs, action: 'preview a version' | 'preview as an author') {
  const { platform, language, visitor } = allowed(args, action)
  const { reading } = args.context.get(publicationsContext)
  const seesAll = action === 'preview a version' || may(visitor, 'see unpublished work', platform.features)
  const question = { versionId: idIn(args.params.previewContentId), author: seesAll ? null : visitor.accountId }
  const version = foundPreview(args, await reading.versionPreview(platform.key, question, language))
  return data((await articlePage(version, args.context, { isDraft: true })).page, { headers: privateHeaders })
}

type AssetType = AssetForReading['contentType']
const assetTypes: readonly AssetType[] = ['DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO']
const authorTypes = new Map<string, AssetType>(assetTypes.map(type => [authorPaths[type], type]))

/** Serves the editors' path without a content type, and the authors' path with one. */
export async function assetLoader(args: LoaderFunctionArgs) {
  const { contentType, previewContentId } = args.params
  const { platform, visitor } = allowed(args, contentType === undefined ? 'preview an asset' : 'preview as an author')
  const { reading } = args.context.get(publicationsContext)
  const authorType = authorTypes.get(contentType ?? '')
  if (contentType !== undefined && authorType === undefined) throw pageNotFound()
  const asset = foundPreview(
    args,
    await reading.assetPreview(platform.key, {
      assetId: idIn(previewContentId),
      contentTypes: authorType === undefined ? assetTypes : [authorType],
      author: authorType === undefined || may(visitor, 'see unpublished work', platform.features) ? null : visitor.accountId,
    }),
  )
  return data((await assetPage(asset, args.context, { isDraft: true })).page, { headers: privateHeaders })
}

/** The editor is another program, on the site's admin host. Without that host, the page explains this and links to the preview. */
export async function editorLoader(args: LoaderFunctionArgs) {
  const { platform, language } = allowed(args, 'open the editor')
  const { reading } = args.context.get(publicationsContext)
  const { adminHost } = platform.additionalDetails
  const id = idIn(args.params.versionId)
  if (adminHost !== null)
    throw redirect(new URL(href('/editor/version/:versionId', { versionId: id }), adminHost).href, { headers: privateHeaders })
  const version = foundPreview(args, await reading.versionPreview(platform.key, { versionId: id, author: null }, language))
  return data(
    { title: version.title, preview: href('/editor/version/preview/:previewContentId', { previewContentId: id }) },
    { headers: privateHeaders },
  )
}
