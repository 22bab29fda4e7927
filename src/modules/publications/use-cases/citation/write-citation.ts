/** A citation of what a platform has published, as a reader pastes it into a text. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Language } from '../../../../core/text/languages.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import type { CitationStyle, StyledCitation } from '../../domain/citation/citation-style.ts'
import type { CitedSite, CitedWork } from '../../domain/citation/cited-work.ts'
import type { CitationStyles } from '../../external/citation-styles/citation-styles.ts'
import { findCslItem } from './find-csl-item.ts'

export interface WrittenCitation extends StyledCitation {
  /** Of what is cited. */
  title: string
  /** Where that is read, from the site's root. */
  path: string
  /** What is cited, or the version that the cited report speaks of. */
  work: Pick<CitedWork, 'title' | 'path' | 'versionNumber'>
}

interface Asked {
  /** Its key. */
  platform: string
  citable: Citable
  style: CitationStyle
  language: Language
  site: CitedSite
}

/** Null where the platform has published no such thing. */
export async function writeCitation(
  kysely: Kysely<Schema>,
  styles: CitationStyles,
  { platform, citable, style, language, site }: Asked,
): Promise<WrittenCitation | null> {
  const found = await findCslItem(kysely, platform, citable, site)
  if (found === null) return null
  const { title, path, versionNumber } = found.work
  const written = await styles.write(found.item, style, language)
  return { title: found.item.title, path: found.path, work: { title, path, versionNumber }, ...written }
}
