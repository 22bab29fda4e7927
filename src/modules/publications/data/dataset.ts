import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'

export type ListedDataset = Awaited<ReturnType<typeof listDatasets>>[number]

/** Sorted as in the source. */
export function listDatasets(database: Kysely<Schema>, versionId: VersionId) {
  return database
    .selectFrom('dataset')
    .where('version_id', '=', versionId)
    .select(['id', 'version_id as versionId', 'title', 'repository', 'doi', 'accession', 'href', 'year', 'use', 'text'])
    .orderBy('position')
    .execute()
}
