import { withFeed, withPage } from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { BrowsePlace, ExternalOutcome } from '../../domain/search/browse-results.ts'
import { readSearch } from '../../domain/search/read-query-text.ts'
import type { OpenLiteratureSearch } from './search-open-literature.ts'

/**
 * Loads a page of the external feed (specification, reading.md section 4).
 * @param within the gateway whose tab the page is; its own query is used where the reader typed none
 */
export async function browseOpenLiterature(
  literature: Pick<OpenLiteratureSearch, 'search'>,
  query: BrowseQuery,
  within: Pick<BrowsePlace, 'path' | 'defaultEpmcQuery'> | null,
): Promise<ExternalOutcome> {
  const { page, show } = query
  const base = within?.path ?? null
  const ofGateway = within?.defaultEpmcQuery ? { inItsOwnLanguage: within.defaultEpmcQuery } : null
  const pathOf = (number: number): string => browsePath(withPage(query, number), base)
  const answer = await literature.search({ tree: readSearch(query) ?? ofGateway, page, show })
  switch (answer.state) {
    case 'found': {
      const { works, range, total, hasNext } = answer
      return {
        state: 'found',
        works,
        range,
        total,
        previousPath: page > 1 ? pathOf(page - 1) : null,
        nextPath: hasNext ? pathOf(page + 1) : null,
      }
    }
    case 'away':
      return { state: 'away', libraryPath: browsePath(withFeed(query, 'library'), base) }
    case 'beyond':
      return { state: 'beyond', firstPath: pathOf(1) }
  }
}
