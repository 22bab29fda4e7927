import { outsideService, outsideServices } from '../outside-services.ts'
import type { PlatformFacts } from '../platform.ts'
import { type ConsentCategory, consentCategories } from './consent.ts'
import { cookieKinds } from './cookies.ts'

/**
 * The categories for which a site has a cookie or a third-party service, in their order; all four where the site is not known. The others
 * stay in the dialog (specification, accounts.md section 9), which says that they are not in use.
 */
export function categoriesInUse(site: Pick<PlatformFacts, 'features' | 'marketing'> | undefined): readonly ConsentCategory[] {
  if (site === undefined) return consentCategories
  const used = new Set<ConsentCategory>(Object.values(cookieKinds).map(({ category }) => category))
  for (const name of outsideServices) {
    const service = outsideService(name, site)
    if (service !== null) used.add(service.category)
  }
  return consentCategories.filter(category => used.has(category))
}
