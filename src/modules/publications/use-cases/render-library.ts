/** Renders stored versions again whose HTML an older renderer made: from their stored documents, without their sources. */

import type { Kysely } from 'kysely'
import { rowByRow } from '../../../core/database/row-by-row.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { isUnreachable } from '../../../core/database/unreachable.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import { listVersionsToRender, type Rendering, storeRendering, type VersionToRender } from '../data/rendering.ts'
import { reasonOf } from '../external/import-sources/import-source.ts'
import { announceChanges } from './announce-changes.ts'
import { renderStoredVersion } from './peer-review/render-missing-reports.ts'
import { rendererVersion } from './render-document.ts'

export interface RenderLibrarySetting {
  kysely: Kysely<Schema>
  /** Awaited after each version; false stops the run. */
  shouldContinue?: () => Promise<boolean>
}

export interface RenderOutcome {
  /** The number of versions with new HTML. */
  rendered: number
  /** Versions that keep their former HTML because of an error. */
  failed: { name: string; message: string }[]
}

/**
 * Each version is replaced as a whole or not at all, and readers see the former one until then. The run can be stopped and started again.
 */
export async function renderLibrary({ kysely, shouldContinue = async () => true }: RenderLibrarySetting): Promise<RenderOutcome> {
  const outcome: RenderOutcome = { rendered: 0, failed: [] }
  const announcer = announceChanges(kysely)
  try {
    for await (const version of rowByRow((after: VersionId, count) => listVersionsToRender(kysely, rendererVersion, after, count))) {
      const reason = await renderVersion(kysely, version)
      if (reason === null) {
        outcome.rendered += 1
        await announcer.add([version.id])
      } else outcome.failed.push({ name: nameOf(version), message: reason })
      if (!(await shouldContinue())) break
    }
  } finally {
    await announcer.end()
  }
  return outcome
}

/** @returns why it could not be rendered, or null. Database errors are thrown. */
async function renderVersion(kysely: Kysely<Schema>, version: VersionToRender): Promise<string | null> {
  let rendering: Rendering | null
  try {
    rendering = await renderStoredVersion(kysely, version.id)
  } catch (error) {
    if (isUnreachable(error)) throw error
    return `Its stored document cannot be rendered: ${reasonOf(error)}.`
  }
  if (rendering === null) return removedMessage
  const made = rendering
  return (await kysely.transaction().execute(trx => storeRendering(trx, version, made))) ? null : removedMessage
}

const removedMessage = 'It was removed or replaced meanwhile.'

const nameOf = ({ platform, volume, publicationId, versionNumber }: VersionToRender): string =>
  `Version ${versionNumber} of article ${volume}-${publicationId} of ${platform}`
