import { data, type LoaderFunctionArgs } from 'react-router'
import { itemPath, parseItemKey } from '../../../domain/content/address.ts'
import { contentTypeOfSegment } from '../../../domain/content/content-type.ts'
import { sharedPage } from '../../../domain/content/share.ts'
import { withLanguage } from '../../../domain/platform/languages.ts'
import { siteRequest } from '../../context.ts'
import { foundOrThrow, pageNotFound } from '../../failures.ts'
import { describeInHead } from '../../item-head.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { platform, reading, origin, language } = context.get(siteRequest)
  const contentType = contentTypeOfSegment(url.pathname.split('/')[1] ?? '')
  const key = parseItemKey(params.key ?? '')
  if (key === null || contentType === null || contentType === 'ARTICLE') throw pageNotFound()
  const { metadata, ...asset } = foundOrThrow(await reading.asset(platform.key, contentType, key))
  const { head, headers } = await describeInHead(metadata, context)
  const address = withLanguage(itemPath(contentType, asset), language, platform.languages[0] ?? 'en')
  const share = origin === null ? null : sharedPage({ url: origin + address, title: asset.title }, platform.features.socialShare.enabled)
  return data({ asset, head, share }, { headers })
}
