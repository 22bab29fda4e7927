/** Custom links of the browse page (specification, reading.md section 2.2: “label, icon, link beneath /browse”). */
import { href } from '../../../../core/http/href.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { BrowseResults } from './browse-results.ts'

/** @returns an empty list where the platform does not show them */
export function customLinks({ features }: Pick<PlatformFacts, 'features'>): BrowseResults['customLinks'] {
  const { enabled, links } = features.browseCustomLinks
  return enabled ? links.map(link => ({ ...link, link: beneathBrowse(link.link) })) : []
}

/** @param link relative to the site's root or to /browse: `/browse/posters` and `/posters` are the same */
export function beneathBrowse(link: string): string {
  if (/^\/browse(?:[/?#]|$)/.test(link)) return link
  return href('/browse') + link.replace(/^\/(?=[?#]|$)/, '')
}
