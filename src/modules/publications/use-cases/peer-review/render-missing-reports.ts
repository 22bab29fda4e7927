/** Derives the HTML of reports and responses that have none from the document of their version. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { listFilesOfVersion } from '../../data/file.ts'
import { findHashWhereHtmlIsMissing, type Rendering, storeRendering } from '../../data/rendering.ts'
import { findDocumentOfVersion } from '../../data/version.ts'
import { renderings } from '../import/render-for-storing.ts'
import { presentFiles } from '../present-files.ts'

/** Renders the whole version, so that no two ids on its page are the same. */
export async function renderMissingReports(trx: Transaction<Schema>, versionId: VersionId): Promise<void> {
  const sourceHash = await findHashWhereHtmlIsMissing(trx, versionId)
  if (sourceHash === null) return
  const rendering = await renderStoredVersion(trx, versionId)
  if (rendering !== null) await storeRendering(trx, { id: versionId, sourceHash }, rendering)
}

/** Null where there is no such version. */
export async function renderStoredVersion(kysely: Kysely<Schema>, versionId: VersionId): Promise<Rendering | null> {
  const files = await listFilesOfVersion(kysely, versionId)
  const document = await findDocumentOfVersion(kysely, versionId)
  return document && renderings(document, presentFiles(files))
}
