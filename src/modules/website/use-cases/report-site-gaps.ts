import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { hasBlanks } from '../../sites/domain/site-gaps.ts'
import type { Platforms } from '../../sites/use-cases/load-platforms.ts'
import { listShownPaths } from '../data/site-page.ts'
import { readStaticPages } from './site-content/static-pages.ts'

/** @returns a log line for each public site whose configuration is incomplete, for the start of the server */
export async function reportSiteGaps(kysely: Kysely<Schema>, platforms: Platforms, defaultKey: string): Promise<string[]> {
  const pages = [...readStaticPages().values()].filter(({ body }) => hasBlanks(body)).map(({ path }) => path)
  const lines: string[] = []
  for (const [key, { origin }] of platforms.all) {
    if (origin === null && key !== defaultKey) continue
    const missing = platforms.missing.get(key) ?? []
    const edited = new Set(await listShownPaths(kysely, key, pages))
    const unfinished = pages.filter(path => !edited.has(path))
    const parts = [
      ...(missing.length === 0 ? [] : [`RECTO_PLATFORMS does not set ${missing.join(', ')}`]),
      ...(unfinished.length === 0 ? [] : [`these pages have blanks to fill in at /my/content: ${unfinished.join(', ')}`]),
    ]
    if (parts.length > 0) lines.push(`The site “${key}” is not complete: ${parts.join('; ')}.`)
  }
  return lines
}
