import type { LoaderFunctionArgs } from 'react-router'
import { brandKeys } from '../../../modules/sites/pages/brand-styles.ts'
import { siteRequest } from '../../../modules/sites/pages/context.ts'
import { pageNotFound } from '../../../modules/sites/pages/failures.ts'

/** Not found in production: the page is for developers. */
export function loader({ context }: LoaderFunctionArgs) {
  const { isDevelopment, origin, platform } = context.get(siteRequest)
  if (!isDevelopment) throw pageNotFound()
  const port = origin === null ? '' : new URL(origin).port
  const brands = brandKeys.map(key => ({ key, href: `http://${key}.localhost${port && `:${port}`}/styleguide` }))
  return { brands, current: platform.key }
}
