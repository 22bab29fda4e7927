/** What readers may ask to have cited: the port between the API and the database. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../data/schema.ts'
import type { CitationFormat } from '../../domain/citation/citation-format.ts'
import type { CitedSite } from '../../domain/citation/cited-work.ts'
import { type Citable, type ExportedCitation, exportCitation } from './export-citation.ts'

export type { Citable } from './export-citation.ts'

export interface Citations {
  export(platform: string, citable: Citable, format: CitationFormat, site: CitedSite): Promise<ExportedCitation | null>
}

export function createCitations(kysely: Kysely<Schema>): Citations {
  return { export: (platform, citable, format, site) => exportCitation(kysely, platform, citable, format, site) }
}
