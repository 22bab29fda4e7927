/** Runs a search for the API: without corrections of the query, and an unknown subject is an error. */

import type { z } from 'zod'
import { notFoundError, searchNotReadyError } from '../../../../core/http/api/errors.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { articleTypeNames } from '../../../../document/metadata/article-type.ts'
import type { contentFilterSchema } from '../../../publications/api/index.ts'
import { areAllNamed } from '../../../publications/domain/content/subject-tree.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { isPlainList } from '../../domain/search/browse-changes.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { BrowseFacets, FacetOption, LibraryResults } from '../../domain/search/browse-results.ts'
import type { Browse } from '../../use-cases/browse/browse.ts'

type ContentFilter = z.infer<typeof contentFilterSchema>

interface FoundItems {
  ids: ContentId[]
  total: LibraryResults['total']
  filters: ContentFilter[]
}

/**
 * @throws HttpError NOT_FOUND where a subject is unknown
 * @throws HttpError SEARCH_NOT_READY where only a search index could answer, and there is none yet
 */
export async function searchLibrary(browse: Browse, platform: PlatformFacts, query: BrowseQuery): Promise<FoundItems> {
  if (!areAllNamed(await browse.subjects(platform), query.subjects)) throw notFoundError('such subject')
  const requested = { query: { ...query, feed: 'library' as const }, rowAdded: false, within: null }
  const results = await browse.results(platform, { ...requested, exactly: true })
  if (results?.kind !== 'library') throw notFoundError('such list')
  // The cards shown meanwhile are not search results, and a program would take them for such.
  if (results.state === 'preparing' && !isPlainList(query)) throw searchNotReadyError()
  return { ids: results.cards.map(({ id }) => id), total: results.total, filters: presentFilters(results.facets) }
}

function presentFilters(facets: BrowseFacets): ContentFilter[] {
  const filter = <Option extends FacetOption<string | number>>(
    field: ContentFilter['field'],
    options: readonly Option[],
    nameOf: (option: Option) => string,
  ): ContentFilter => ({
    field,
    options: options
      .filter(({ count }) => count !== 0)
      .map(option => ({ value: String(option.value), name: nameOf(option), count: option.count })),
  })
  return [
    filter('contentTypes', facets.contentTypes, ({ value }) => value),
    filter('articleTypes', facets.articleTypes, ({ value }) => articleTypeNames[value]),
    filter('documentTypeIds', facets.documentTypeIds, ({ name }) => name),
    filter('fundingBodies', facets.fundingBodies, ({ name }) => name),
    filter('publishedYears', facets.publishedYears, ({ value }) => String(value)),
    filter('gatewayIds', facets.gatewayIds, ({ name }) => name),
  ]
}
