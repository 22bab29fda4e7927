import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../core/database/schema.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../document/article-document.ts'
import { articleMetadataSchema } from '../../../document/schema.ts'

/**
 * The metadata of a version, and those of its translations of the whole article, without the texts. Null where there is no such version.
 */
export async function findMetadataInAllLanguages(
  database: Kysely<Schema>,
  versionId: VersionId,
): Promise<{ metadata: ArticleMetadata; wholes: ArticleMetadata[] } | null> {
  const row = await database
    .selectFrom('version')
    .where('id', '=', versionId)
    .select(['metadata', sql`jsonb_path_query_array(tree, '$.translations[*].metadata')`.as('wholes')])
    .executeTakeFirst()
  return row ? { metadata: articleMetadataSchema.parse(row.metadata), wholes: z.array(articleMetadataSchema).parse(row.wholes) } : null
}
