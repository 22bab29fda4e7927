import { data, type LoaderFunctionArgs } from 'react-router'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { foundOrThrow, pageNotFound } from '../../../sites/pages/failures.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { requestText } from '../../../sites/text/request-text.ts'
import type { MessageKey, Text } from '../../../sites/text/text.tsx'
import { contentTypeAt } from '../../domain/content/content-type-at.ts'
import type { AssetForReading, Described } from '../../domain/content/for-reading.ts'
import { itemPath, parseItemKey } from '../../domain/content/item-path.ts'
import type { MinorError } from '../../domain/content/minor-error.ts'
import { publicationsContext } from '../context.ts'
import { describeInHead } from '../item-head.ts'
import { cachingOf } from '../item-headers.ts'
import { pageToShare } from '../page-to-share.ts'
import { staffBarOf } from '../staff-links.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { reading } = context.get(publicationsContext)
  const contentType = contentTypeAt(url.pathname)
  const key = parseItemKey(params.key ?? '')
  if (key === null || contentType === null || contentType === 'ARTICLE') throw pageNotFound()
  const { page, headers } = await assetPage(foundOrThrow(await reading.asset(platform.key, contentType, key)), context)
  return data(page, { headers })
}

/** Loads the data of an asset's page, and its headers. */
export async function assetPage(
  { metadata, comments, gateways, ...asset }: Described<AssetForReading>,
  context: LoaderFunctionArgs['context'],
  { isDraft }: { isDraft: boolean } = { isDraft: false },
) {
  const { head, headers } = await describeInHead(metadata, context)
  const path = itemPath(asset.contentType, asset)
  const requestContext = context.get(pageRequestContext)
  const share = pageToShare(requestContext, { kind: 'asset', id: asset.assetId }, path, asset.title)
  const text = await requestText(requestContext)
  const facts = { itemId: asset.itemId, gateways, comments }
  const parts = await context
    .get(partLoaders)
    .itemParts({ facts, contentType: asset.contentType, key: asset, version: null, pagePath: path, isDraft }, context)
  const missing = presentMissing(asset.missing, text)
  const staff = await staffBarOf({ kind: 'asset', id: asset.assetId }, context)
  return {
    page: { asset, head, staff, path, share, parts, missing },
    headers: { ...headers, ...cachingOf(asset) },
  }
}

const missingMessages: Partial<Record<MinorError, MessageKey>> = {
  AUTHORS: 'authors-not-available',
  GATEWAYS: 'gateways-not-available',
  RELATED: 'related-not-available',
  COMMENTS: 'comments-not-available',
}

/** The message about the parts that the page lacks; null where it is complete. */
function presentMissing(missing: readonly MinorError[], { t }: Text): { title: string; parts: string[] } | null {
  if (missing.length === 0) return null
  return { title: t('browse-part-missing'), parts: missing.flatMap(part => missingMessages[part] ?? []).map(key => t(key)) }
}
