import type { Kysely } from 'kysely'
import { listAuthorsOfVersion, type VersionAuthor } from '../../data/author.ts'
import type { Schema } from '../../data/schema.ts'
import { findPublishedVersions } from '../../data/version-facts.ts'

/** In order; null where the platform has no such published version. */
export async function listVersionAuthors(kysely: Kysely<Schema>, platform: string, versionId: number): Promise<VersionAuthor[] | null> {
  const [version] = await findPublishedVersions(kysely, platform, [versionId])
  return version ? await listAuthorsOfVersion(kysely, versionId) : null
}
