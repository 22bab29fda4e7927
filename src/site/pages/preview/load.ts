/** Previews and the way into the editor: for those whom the access table lets in, found by nobody else, and kept nowhere. */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { parseItemKey } from '../../../domain/content/address.ts'
import type { AssetForReading } from '../../../domain/content/for-reading.ts'
import type { Found } from '../../../use-cases/reading/reading.ts'
import { foundOrThrow, pageNotFound, previewNotFound } from '../../failures.ts'
import { allowed, forOneAlone } from '../../guard.ts'
import { articlePage } from '../article/load.ts'
import { assetPage } from '../asset/load.ts'

function idIn(text: string | undefined): number {
  const key = parseItemKey(text ?? '')
  if (key === null || key.volume !== null) throw pageNotFound()
  return key.publicationId
}

function foundPreview<Item>(args: LoaderFunctionArgs, found: Found<Item>): Item {
  if (found.kind === 'missing') throw previewNotFound(args)
  return foundOrThrow(found)
}

export async function versionLoader(args: LoaderFunctionArgs) {
  const { platform, reading, language } = allowed(args, 'preview a version')
  const version = foundPreview(args, await reading.versionPreview(platform.key, idIn(args.params.previewContentId), language))
  return data((await articlePage(version, args.context, { isDraft: true })).page, { headers: forOneAlone })
}

type AssetType = AssetForReading['contentType']
const assetTypes: readonly AssetType[] = ['DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO']
/** Words of the authors' addresses (specification, reading.md section 2.1). */
const authorTypes = new Map<string, AssetType>([
  ['poster', 'POSTER'],
  ['slide', 'SLIDE'],
  ['document', 'DOCUMENT'],
])

/** At the editors' address without a content type, and at the authors' with one. */
export async function assetLoader(args: LoaderFunctionArgs) {
  const { contentType, previewContentId } = args.params
  const { platform, reading } = allowed(args, contentType === undefined ? 'preview an asset' : 'preview as an author')
  const authorType = authorTypes.get(contentType ?? '')
  if (contentType !== undefined && authorType === undefined) throw pageNotFound()
  const types = authorType === undefined ? assetTypes : [authorType]
  const asset = foundPreview(args, await reading.assetPreview(platform.key, types, idIn(previewContentId)))
  return data((await assetPage(asset, args.context, { isDraft: true })).page, { headers: forOneAlone })
}

/** The editor is another program, on the platform's admin host. */
export function editorLoader(args: LoaderFunctionArgs): never {
  const { adminHost } = allowed(args, 'open the editor').platform.additionalDetails
  const id = idIn(args.params.versionId)
  if (adminHost === null) throw pageNotFound()
  throw redirect(new URL(`/editor/version/${id}`, adminHost).href, { headers: forOneAlone })
}
