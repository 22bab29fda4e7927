import { areAllKnown, chosenSubjects } from '../../../publications/domain/content/subject-tree.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { BrowsePlace, ExternalResults } from '../../domain/search/browse-results.ts'
import { customLinks } from '../../domain/search/custom-links.ts'
import { browseOpenLiterature } from './browse-open-literature.ts'
import type { LibraryNames } from './library-names.ts'
import type { RequestedBrowse } from './requested-browse.ts'
import type { OpenLiteratureSearch } from './search-open-literature.ts'

/** Whether the page can be switched to the external feed: the installation uses one, and the platform or the gateway switches it on. */
export const offersLiterature = (
  { literature }: { literature: OpenLiteratureSearch | null },
  platform: PlatformFacts,
  within: BrowsePlace | null,
): boolean => literature !== null && (platform.features.europePmc.enabled || within?.europePmc === true)

interface Setting {
  names: Pick<LibraryNames, 'subjects'>
  literature: OpenLiteratureSearch
}

/** Loads one page of the external feed; null where the URL has a subject that the platform does not have. */
export async function browseExternal(
  { names, literature }: Setting,
  platform: PlatformFacts,
  { query: requested, rowAdded, within }: RequestedBrowse,
): Promise<ExternalResults | null> {
  const tree = await names.subjects(platform)
  if (!within?.hideSubjects && !areAllKnown(tree, requested.subjects)) return null
  const chosen = within?.hideSubjects ? [] : chosenSubjects(tree, requested.subjects)
  // The filters of the site's own publications stay in the URL, and apply again when the reader switches back.
  const query: BrowseQuery = { ...requested, subjects: chosen.map(({ slug }) => slug) }
  const base = within?.path ?? null
  return {
    kind: 'external',
    query,
    path: browsePath(query, base),
    within,
    feedOffered: true,
    customLinks: customLinks(platform),
    rowAdded,
    outcome: await browseOpenLiterature(literature, query, within),
  }
}
