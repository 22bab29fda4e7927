import { data, type LoaderFunctionArgs } from 'react-router'
import { contentTypeAt } from '../../publications/domain/content/content-type-at.ts'
import { itemPath, parseItemKey } from '../../publications/domain/content/item-path.ts'
import { pageRequestContext } from '../../sites/pages/context.ts'
import { foundOrThrow, pageNotFound } from '../../sites/pages/failures.ts'
import { metricsContext } from './context.ts'

/** The metrics change with every reader without invalidating the page cache, so that this page is never cached. */
const headers = { 'Cache-Control': 'private, no-cache' }

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { metrics } = context.get(metricsContext)
  const contentType = contentTypeAt(url.pathname)
  const key = parseItemKey(params.key ?? '')
  if (key === null || contentType === null) throw pageNotFound()
  const { item, totals, monthly, figures } = foundOrThrow(await metrics.find(platform.key, contentType, key))
  const { title, notice, sampleContent } = item
  return data({ title, notice, sampleContent, path: itemPath(contentType, item), totals, monthly, figures }, { headers })
}
