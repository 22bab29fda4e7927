import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { listPlacesOfFile } from '../data/file-place.ts'
import { itemPath } from '../domain/content/item-path.ts'
import { articleFacts, httpUrl } from '../domain/metadata/article-facts.ts'
import type { MetadataSite } from '../domain/metadata/item-metadata.ts'
import { fileSignposts, type TypedLink } from '../domain/metadata/signposting.ts'

/** The typed links from a file back to the site's publications that it belongs to. Empty where it belongs to none. */
export async function findFileLinks(kysely: Kysely<Schema>, platform: string, sha256: string, site: MetadataSite): Promise<TypedLink[]> {
  const places = await listPlacesOfFile(kysely, platform, sha256)
  return fileSignposts(
    places.map(({ contentType, versionNumber, metadata, licence, ...key }) => ({
      path: itemPath(contentType, key, versionNumber ?? undefined),
      licence: metadata === null ? licence && httpUrl(licence) : articleFacts(metadata).licence,
    })),
    site,
  )
}
