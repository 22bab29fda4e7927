import { withLanguage } from '../../../core/text/languages.ts'
import type { SiteRequest } from '../../sites/pages/context.ts'
import { type Citable, recommendPath } from '../domain/citation/citable.ts'
import { type SharedPage, sharedPage } from '../domain/content/share.ts'

/**
 * How a page is passed on, in the language that it is read in. Null where the site's own address is not known: what is shared must be whole.
 * @param path from the site's root, without a language
 */
export function pageToShare({ origin, language, platform }: SiteRequest, citable: Citable, path: string, title: string): SharedPage | null {
  if (origin === null) return null
  const url = origin + withLanguage(path, language, platform.languages[0] ?? 'en')
  return sharedPage({ url, title, email: recommendPath(citable) }, platform.features.socialShare.enabled)
}
