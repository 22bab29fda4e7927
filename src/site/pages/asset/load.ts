import { data, type LoaderFunctionArgs } from 'react-router'
import { itemPath, parseItemKey } from '../../../domain/content/address.ts'
import { contentTypeOfSegment } from '../../../domain/content/content-type.ts'
import { siteRequest } from '../../context.ts'
import { foundOrThrow, pageNotFound } from '../../failures.ts'
import { describeInHead } from '../../item-head.ts'
import { pageToShare } from '../../page-to-share.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const asked = context.get(siteRequest)
  const { platform, reading } = asked
  const contentType = contentTypeOfSegment(url.pathname.split('/')[1] ?? '')
  const key = parseItemKey(params.key ?? '')
  if (key === null || contentType === null || contentType === 'ARTICLE') throw pageNotFound()
  const { metadata, ...asset } = foundOrThrow(await reading.asset(platform.key, contentType, key))
  const { head, headers } = await describeInHead(metadata, context)
  const path = itemPath(contentType, asset)
  return data({ asset, head, path, share: pageToShare(asked, path, asset.title) }, { headers })
}
