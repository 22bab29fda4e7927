/** Searching and browsing: the port between pages and the API on one side, and search and database on the other. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { SubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { everything, withFeed, withSubjectLevel } from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { BrowseResults } from '../../domain/search/browse-results.ts'
import type { SearchSuggestion } from '../../domain/search/search-suggestion.ts'
import type { SearchPort } from '../../engine/search-port.ts'
import { browseExternal, offersLiterature } from './browse-external.ts'
import { browseLibrary, listFoundIds } from './browse-library.ts'
import type { BrowsedGateways } from './browsed-gateways.ts'
import { findIdentified } from './find-identified.ts'
import { createLibraryNames } from './library-names.ts'
import type { RequestedBrowse } from './requested-browse.ts'
import type { OpenLiteratureSearch } from './search-open-literature.ts'
import { suggest } from './suggest.ts'

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Browse {
  /** @returns null where the URL leads to no page */
  results(platform: PlatformFacts, requested: RequestedBrowse): Promise<BrowseResults | null>
  /**
   * The ids of the first results of a query among the site's own publications, as the browse screen lists them.
   * @returns null where there is no such list
   */
  foundIds(platform: PlatformFacts, query: BrowseQuery, max: number): Promise<ContentId[] | null>
  /** Resolves a text that is an identifier to a path; null for all other texts. */
  identified(platform: PlatformFacts, text: string): Promise<string | null>
  suggest(platform: PlatformFacts, typed: string): Promise<SearchSuggestion[]>
  subjects(platform: PlatformFacts): Promise<SubjectTree>
  /** The broadest subjects that have publications, the largest first, with the paths of their lists. */
  largestSubjects(platform: PlatformFacts): Promise<{ name: string; path: string }[]>
}

interface Setting {
  kysely: Kysely<Schema>
  search: SearchPort
  /** Null where the installation uses no external feed. */
  literature: OpenLiteratureSearch | null
  gateways: BrowsedGateways
  /** A token that changes with everything that can be found and with its names. */
  revision: () => Promise<string>
}

export function createBrowse({ kysely, search, literature, gateways, revision }: Setting): Browse {
  const setting = {
    kysely,
    search,
    literature,
    gateways,
    names: createLibraryNames(kysely, revision),
    isReady: whenOnceTrue(() => search.isCurrent()),
  }
  return {
    results: async (platform, requested) => {
      const isExternal = requested.query.feed === 'EPMC'
      if (isExternal && literature !== null && offersLiterature(setting, platform, requested.within)) {
        return await browseExternal({ names: setting.names, literature }, platform, requested)
      }
      // Where the feed is not offered, its URL shows the site's own publications.
      return await browseLibrary(setting, platform, isExternal ? { ...requested, query: withFeed(requested.query, 'library') } : requested)
    },
    foundIds: (platform, query, max) => listFoundIds(setting, platform, withFeed(query, 'library'), max),
    identified: (platform, text) => findIdentified(kysely, platform.key, text),
    suggest: async (platform, typed) =>
      suggest({ kysely, search, gateways, subjects: await setting.names.subjects(platform) }, platform, typed),
    subjects: platform => setting.names.subjects(platform),
    largestSubjects: async platform =>
      platform.features.chooseSubjectAreaOnBrowse.enabled
        ? (await setting.names.largestSubjects(platform)).map(({ name, slug }) => ({
            name,
            path: browsePath(withSubjectLevel(everything, 0, slug), null),
          }))
        : [],
  }
}

/** Repeats the check until it was true once. */
function whenOnceTrue(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known = false
  return async () => {
    known ||= await ask()
    return known
  }
}
