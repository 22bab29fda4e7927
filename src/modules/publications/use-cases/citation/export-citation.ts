/** Exports the citation of a publication in a format for reference managers. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import { type CitationFormat, citationFileName, citationFormatFacts, writeCitation } from '../../domain/citation/citation-format.ts'
import type { CitedSite } from '../../domain/citation/cited-work.ts'
import { findCslItem } from './find-csl-item.ts'

export interface ExportedCitation {
  fileName: string
  mediaType: string
  text: string
}

/** @param platform the site's key @returns null where the site has published no such thing */
export async function exportCitation(
  kysely: Kysely<Schema>,
  platform: string,
  citable: Citable,
  format: CitationFormat,
  site: CitedSite,
): Promise<ExportedCitation | null> {
  const found = await findCslItem(kysely, platform, citable, site)
  if (found === null) return null
  const { item } = found
  return {
    fileName: citationFileName(format, item),
    mediaType: citationFormatFacts[format].mediaType,
    text: writeCitation(format, item),
  }
}
