import type { LoaderFunctionArgs } from 'react-router'
import { brandKeys } from '../../../modules/sites/pages/brand-styles.ts'
import { siteRequest } from '../../../modules/sites/pages/context.ts'
import { pageNotFound } from '../../../modules/sites/pages/failures.ts'

/** For those who work on the site: there is no such page in production. */
export function loader({ context }: LoaderFunctionArgs) {
  const { isDevelopment, origin, platform } = context.get(siteRequest)
  if (!isDevelopment) throw pageNotFound()
  const port = origin === null ? '' : new URL(origin).port
  const brands = brandKeys.map(key => ({ key, href: `http://${key}.localhost${port && `:${port}`}/styleguide` }))
  return { brands, current: platform.key }
}
