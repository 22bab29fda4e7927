/** A platform's own links on its browse screen (specification, reading.md section 2.2: “label, icon, link beneath /browse”). */
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { BrowseResults } from './browse-results.ts'

/** None where the platform shows none. */
export function customLinks({ features }: Pick<PlatformFacts, 'features'>): BrowseResults['customLinks'] {
  const { enabled, links } = features.browseCustomLinks
  return enabled ? links.map(link => ({ ...link, link: beneathBrowse(link.link) })) : []
}

/** @param link from the site's root or from /browse: `/browse/posters` and `/posters` are the same */
export function beneathBrowse(link: string): string {
  if (/^\/browse(?:[/?#]|$)/.test(link)) return link
  return `/browse${link.replace(/^\/(?=[?#]|$)/, '')}`
}
