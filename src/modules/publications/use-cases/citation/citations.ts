/** Citations for readers: the port between the API, the pages and the database. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { Language } from '../../../../core/text/languages.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import type { CitationFormat } from '../../domain/citation/citation-format.ts'
import { type CitationListFormat, citationListFacts } from '../../domain/citation/citation-list.ts'
import type { CitationStyle } from '../../domain/citation/citation-style.ts'
import type { CitedSite } from '../../domain/citation/cited-work.ts'
import type { CitationStyles } from '../../external/citation-styles/citation-styles.ts'
import { type ExportedCitation, exportCitation } from './export-citation.ts'
import { findCslItems } from './find-csl-item.ts'
import { type WrittenCitation, writeCitation } from './write-citation.ts'

/** Citations of one thing are null where the site has published no such thing. */
export interface Citations {
  export(platform: string, citable: Citable, format: CitationFormat, site: CitedSite): Promise<ExportedCitation | null>
  /**
   * Exports many publications as one file, articles in their current versions.
   * @param ids of content items; those that the site has not published are left out
   */
  exportList(platform: string, ids: readonly ContentId[], format: CitationListFormat, site: CitedSite): Promise<ExportedCitation>
  write(platform: string, citable: Citable, style: CitationStyle, language: Language, site: CitedSite): Promise<WrittenCitation | null>
}

export function createCitations(kysely: Kysely<Schema>, styles: CitationStyles): Citations {
  return {
    export: (platform, citable, format, site) => exportCitation(kysely, platform, citable, format, site),
    exportList: async (platform, ids, format, site) => {
      const { extension, mediaType, write } = citationListFacts[format]
      return { fileName: `search-results.${extension}`, mediaType, text: write(await findCslItems(kysely, platform, ids, site)) }
    },
    write: (platform, citable, style, language, site) => writeCitation(kysely, styles, { platform, citable, style, language, site }),
  }
}
