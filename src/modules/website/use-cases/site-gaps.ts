/** Finds what sites still lack before they go public. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { hasOwnOrganisations } from '../../accounts/index.ts'
import { countSampleItems } from '../../publications/index.ts'
import { hasBlanks } from '../../sites/domain/site-gaps.ts'
import type { Platforms } from '../../sites/index.ts'
import { listPagesWithBlanks, listShownPaths } from '../data/site-page.ts'
import { describeSiteGaps, findSiteGaps, type SiteGap } from '../domain/find-site-gaps.ts'
import { readStaticPages } from './site-content/static-pages.ts'

interface Installation {
  kysely: Kysely<Schema>
  platforms: Pick<Platforms, 'all' | 'missing'>
  hasMailServer: boolean
}

/** Answers for one site by its key. */
export type SiteGapsOf = (key: string) => Promise<SiteGap[]>

export function createSiteGaps({ kysely, platforms, hasMailServer }: Installation): SiteGapsOf {
  const staticPages = [...readStaticPages().values()].filter(({ body }) => hasBlanks(body))
  const staticPaths = staticPages.map(({ path }) => path)
  return async key => {
    const [edited, editedWithBlanks, sampleItems, hasOwn] = await Promise.all([
      listShownPaths(kysely, key, staticPaths),
      listPagesWithBlanks(kysely, key),
      countSampleItems(kysely, key),
      hasOwnOrganisations(kysely),
    ])
    const untouched = staticPages.filter(({ path }) => !edited.includes(path))
    return findSiteGaps({
      missingSettings: platforms.missing.get(key) ?? [],
      origin: platforms.all.get(key)?.origin ?? null,
      ...{ hasMailServer, sampleItems, hasOwnOrganisations: hasOwn },
      pagesWithBlanks: [...untouched, ...editedWithBlanks].toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    })
  }
}

/** @returns a log line for each public site that is not complete, for the start of the server */
export async function reportSiteGaps(installation: Installation, defaultKey: string): Promise<string[]> {
  const gapsOf = createSiteGaps(installation)
  const lines: string[] = []
  for (const [key, { origin }] of installation.platforms.all) {
    if (origin === null && key !== defaultKey) continue
    const line = describeSiteGaps(key, await gapsOf(key))
    if (line !== null) lines.push(line)
  }
  return lines
}
