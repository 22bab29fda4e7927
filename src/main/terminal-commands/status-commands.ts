/** The command `recto status`, executed by the terminal's process or by the running server. */

import { z } from 'zod'
import type { VersionId } from '../../core/ids/shared-ids.ts'
import { OperatorError } from '../../core/operator-error.ts'
import { type EditorialStatus, editorialStatuses } from '../../document/peer-review/editorial-statuses.ts'
import { findItemByKey } from '../../modules/publications/data/content-item.ts'
import { listVersionsOfArticle } from '../../modules/publications/data/version.ts'
import { parseItemKey } from '../../modules/publications/domain/content/item-path.ts'
import { statusChangeSchema, type WantedStatus } from '../../modules/publications/domain/peer-review/status-changes.ts'
import { changeEditorialStatus } from '../../modules/publications/use-cases/editorial/change-editorial-status.ts'
import { readVersionStatus } from '../../modules/publications/use-cases/editorial/editorial.ts'
import type { Library } from '../library.ts'
import { libraryCommand } from './library-command.ts'

/** The default site and the newest version where they are null. */
const which = { site: z.string().nullable(), article: z.string(), version: z.int().positive().nullable() }
const status = z.enum(editorialStatuses).nullable()

export const statusShow = libraryCommand({
  name: 'status-show',
  input: z.strictObject(which),
  result: z.object({
    title: z.string(),
    versionNumber: z.number(),
    status,
    isSet: z.boolean(),
    changes: z.array(
      z.object({
        changedAt: z.iso.datetime(),
        from: status,
        to: status,
        reason: z.string(),
        by: z.string().nullable(),
        byCommandLine: z.boolean(),
        byReports: z.boolean(),
      }),
    ),
  }),
  changesLibrary: () => false,
  run: async (library, requested) => {
    const versionId = await versionOf(library, requested)
    const found = await readVersionStatus(library.database.kysely, siteOf(library, requested), versionId, { kind: 'command-line' })
    if (found === null) throw missing(requested)
    const { title, versionNumber, isSet, changes } = found
    return {
      ...{ title, versionNumber, isSet, status: found.status },
      changes: changes.map(({ changedAt, from, to, reason, by, byCommandLine, byReports }) => ({
        ...{ from, to, reason, by, byCommandLine, byReports },
        changedAt: changedAt.toISOString(),
      })),
    }
  },
})

export const statusSet = libraryCommand({
  name: 'status-set',
  input: z.strictObject({ ...which, status: z.string(), reason: z.string(), versionOfRecordDoi: z.string().nullable() }),
  result: z.object({ versionNumber: z.number(), from: status, status }),
  changesLibrary: () => true,
  run: async (library, { status: text, reason, versionOfRecordDoi, ...requested }) => {
    const entered = statusChangeSchema.safeParse({ status: knownStatus(text), reason, versionOfRecordDoi })
    if (!entered.success)
      throw new OperatorError(entered.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
    const versionId = await versionOf(library, requested)
    const by = { kind: 'command-line' } as const
    const { kysely } = library.database
    const outcome = await changeEditorialStatus(kysely, { ...entered.data, platform: siteOf(library, requested), versionId, by })
    switch (outcome.kind) {
      case 'missing':
        throw missing(requested)
      case 'refused':
        throw new OperatorError(
          outcome.allowed.length === 0
            ? 'Articles of this type are not peer reviewed: they have no other status.'
            : `It is ${said(outcome.from)} already, or cannot become this: ${outcome.allowed.map(said).join(', ')}.`,
        )
      case 'version-of-record-missing':
        throw new OperatorError('--record has to name the DOI of the version of record.')
      case 'changed': {
        const found = await readVersionStatus(kysely, siteOf(library, requested), versionId, by)
        return { versionNumber: found?.versionNumber ?? 0, from: outcome.from, status: outcome.status }
      }
    }
  },
})

const said = (wanted: WantedStatus): string => wanted ?? 'derived'

/** `passed-peer-review` as well as PASSED_PEER_REVIEW; `derived` gives the status back to the reports. */
function knownStatus(text: string): EditorialStatus | null {
  const name = text.trim().toUpperCase().replaceAll('-', '_')
  if (name === 'DERIVED') return null
  const known = editorialStatuses.find(each => each === name)
  if (known === undefined) throw new OperatorError(`“${text}” is no status: ${editorialStatuses.join(', ')}, or derived.`)
  return known
}

type Requested = { site: string | null; article: string; version: number | null }
const missing = ({ article, version }: Requested): OperatorError =>
  new OperatorError(`There is no article “${article}”${version === null ? '' : ` with a version ${version}`}.`)

const siteOf = ({ config }: Library, { site }: Requested): string => site ?? config.defaultPlatform

async function versionOf(library: Library, requested: Requested): Promise<VersionId> {
  const { kysely } = library.database
  const key = parseItemKey(requested.article)
  const item = key && (await findItemByKey(kysely, { platform: siteOf(library, requested), ...key }))
  if (!item || item.articleId === null) throw missing(requested)
  const versions = await listVersionsOfArticle(kysely, item.articleId, 'all')
  const version = requested.version === null ? versions.at(-1) : versions.find(each => each.versionNumber === requested.version)
  if (version === undefined) throw missing(requested)
  return version.id
}
