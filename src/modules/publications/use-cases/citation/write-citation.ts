/** Writes the citation of a publication for readers to paste into a text. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Language } from '../../../../core/text/languages.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import type { CitationStyle, StyledCitation } from '../../domain/citation/citation-style.ts'
import type { CitedSite, CitedWork } from '../../domain/citation/cited-work.ts'
import type { CitationStyles } from '../../external/citation-styles/citation-styles.ts'
import { findCslItem } from './find-csl-item.ts'

export interface WrittenCitation extends StyledCitation {
  /** The title of the cited publication or report. */
  title: string
  /** The path of its page. */
  path: string
  /** The cited publication, or the version that the cited report reviews. */
  work: Pick<CitedWork, 'title' | 'path' | 'versionNumber'>
}

interface Requested {
  /** The site's key. */
  platform: string
  citable: Citable
  style: CitationStyle
  language: Language
  site: CitedSite
}

/** Null where the site has published no such thing. */
export async function writeCitation(
  kysely: Kysely<Schema>,
  styles: CitationStyles,
  { platform, citable, style, language, site }: Requested,
): Promise<WrittenCitation | null> {
  const found = await findCslItem(kysely, platform, citable, site)
  if (found === null) return null
  const { title, path, versionNumber } = found.work
  const written = await styles.write(found.item, style, language)
  return { title: found.item.title, path: found.path, work: { title, path, versionNumber }, ...written }
}
