import { withLanguage } from '../../../core/text/languages.ts'
import type { PageRequestContext } from '../../sites/pages/context.ts'
import { type Citable, recommendPath } from '../domain/citation/citable.ts'
import { type SharedPage, sharedPage } from '../domain/content/share.ts'

/**
 * The share links of a page in its language. Null where the site's origin is unknown, because they need absolute URLs.
 * @param path from the site's root, without a language
 */
export function pageToShare(
  { origin, language, platform }: PageRequestContext,
  citable: Citable,
  path: string,
  title: string,
): SharedPage | null {
  if (origin === null) return null
  const url = origin + withLanguage(path, language, platform.languages[0] ?? 'en')
  return sharedPage({ url, title, email: recommendPath(citable) }, platform.features.socialShare.enabled)
}
