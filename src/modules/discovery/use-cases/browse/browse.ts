/** What readers may ask of the library when they look for something: the port between pages and API on one side, and search and database on the other. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { SubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { withFeed } from '../../domain/search/browse-changes.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { BrowsePlace, BrowseResults } from '../../domain/search/browse-results.ts'
import type { SearchSuggestion } from '../../domain/search/search-suggestion.ts'
import type { SearchPort } from '../../engine/search-port.ts'
import { browseExternal, offersLiterature } from './browse-external.ts'
import { browseLibrary } from './browse-library.ts'
import { findIdentified } from './find-identified.ts'
import { createLibraryNames } from './library-names.ts'
import type { OpenLiteratureSearch } from './search-open-literature.ts'
import { suggest } from './suggest.ts'

export interface AskedBrowse {
  query: BrowseQuery
  rowAdded: boolean
  /** Nothing near to the text is shown in its place. */
  exactly?: boolean
  within: BrowsePlace | null
}

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Browse {
  /** Null where no page is at the address. */
  results(platform: PlatformFacts, asked: AskedBrowse): Promise<BrowseResults | null>
  /** Where a text that is an identifier leads to, from the site's root; null for all other texts. */
  identified(platform: PlatformFacts, text: string): Promise<string | null>
  suggest(platform: PlatformFacts, typed: string): Promise<SearchSuggestion[]>
  subjects(platform: PlatformFacts): Promise<SubjectTree>
}

interface Setting {
  kysely: Kysely<Schema>
  search: SearchPort
  /** Null where the installation asks no external feed. */
  literature: OpenLiteratureSearch | null
  /** A word that changes with everything that can be found, and with the names of it. */
  revision: () => Promise<string>
}

export function createBrowse({ kysely, search, literature, revision }: Setting): Browse {
  const setting = {
    kysely,
    search,
    literature,
    names: createLibraryNames(kysely, revision),
    isReady: whenOnceTrue(() => search.isCurrent()),
  }
  return {
    results: async (platform, asked) => {
      const isExternal = asked.query.feed === 'EPMC'
      if (isExternal && literature !== null && offersLiterature(setting, platform, asked.within)) {
        return await browseExternal({ names: setting.names, literature }, platform, asked)
      }
      // Where the feed is not offered, its address is that of the library.
      return await browseLibrary(setting, platform, isExternal ? { ...asked, query: withFeed(asked.query, 'library') } : asked)
    },
    identified: (platform, text) => findIdentified(kysely, platform.key, text),
    suggest: async (platform, typed) => suggest({ kysely, search, subjects: await setting.names.subjects(platform) }, platform, typed),
    subjects: platform => setting.names.subjects(platform),
  }
}

/** Asks again until the answer was yes. */
function whenOnceTrue(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known = false
  return async () => {
    known ||= await ask()
    return known
  }
}
