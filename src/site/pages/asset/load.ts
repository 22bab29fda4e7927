import { data, type LoaderFunctionArgs } from 'react-router'
import { itemPath, parseItemKey } from '../../../domain/content/address.ts'
import { contentTypeOfSegment } from '../../../domain/content/content-type.ts'
import type { AssetForReading, Described } from '../../../domain/content/for-reading.ts'
import { siteRequest } from '../../context.ts'
import { foundOrThrow, pageNotFound } from '../../failures.ts'
import { linksToGateways } from '../../gateway-links.ts'
import { describeInHead } from '../../item-head.ts'
import { pageToShare } from '../../page-to-share.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { platform, reading } = context.get(siteRequest)
  const contentType = contentTypeOfSegment(url.pathname.split('/')[1] ?? '')
  const key = parseItemKey(params.key ?? '')
  if (key === null || contentType === null || contentType === 'ARTICLE') throw pageNotFound()
  const { page, headers } = await assetPage(foundOrThrow(await reading.asset(platform.key, contentType, key)), context)
  return data(page, { headers })
}

/** What the page shows of a poster, slide deck, document or video, and the headers that it is sent with. */
export async function assetPage({ metadata, ...asset }: Described<AssetForReading>, context: LoaderFunctionArgs['context']) {
  const { head, headers } = await describeInHead(metadata, context)
  const path = itemPath(asset.contentType, asset)
  const asked = context.get(siteRequest)
  const gateways = linksToGateways(asset.gateways, asked.platform)
  return { page: { asset, gateways, head, path, share: pageToShare(asked, path, asset.title) }, headers }
}
