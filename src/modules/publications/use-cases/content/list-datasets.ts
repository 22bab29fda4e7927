import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { type ListedDataset, listDatasets } from '../../data/dataset.ts'
import { readPart } from '../../data/readable.ts'
import { findVersionFacts } from '../../data/version-facts.ts'

/** Sorted as in the source; null where the site has no such published version. */
export async function listDatasetsOfVersion(
  kysely: Kysely<Schema>,
  platform: string,
  versionId: VersionId,
): Promise<ListedDataset[] | null> {
  const [version] = await findVersionFacts(kysely, platform, [versionId], 'published')
  return version ? await readPart('DATASETS', () => listDatasets(kysely, versionId), []) : null
}
