/**
 * Reads stored versions again from their stored sources where an older reader made their documents, because it may have lost or misread
 * something.
 */

import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { rowByRow } from '../../../core/database/row-by-row.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { isUnreachable } from '../../../core/database/unreachable.ts'
import type { FileStore } from '../../../core/files/file-store.ts'
import type { VersionId } from '../../../core/ids/shared-ids.ts'
import type { ArticleDocument, ImportWarning } from '../../../document/article-document.ts'
import { listFileReferences } from '../../../document/figures.ts'
import { readerVersion } from '../../../document/jats/read/reader-version.ts'
import { anonymisedReviewersOf, anonymiseReviewers } from '../../../document/peer-review/anonymised-reviewer.ts'
import { listFilesOfVersion } from '../data/file.ts'
import { findWrittenArticle, holdAnonymising } from '../data/peer-review/anonymised-reviewer.ts'
import { listVersionsToReadAgain, type VersionToReadAgain } from '../data/reading-again.ts'
import { storeSameReading, storeVersionReadAgain } from '../data/store-article.ts'
import type { StoredArticle } from '../data/stored-article.ts'
import { findDocumentOfVersion, listWarningsOfVersion } from '../data/version.ts'
import { reasonOf } from '../external/import-sources/import-source.ts'
import { announceChanges } from './announce-changes.ts'
import { missingFileWarning, namesRemoteFile } from './import/article-files.ts'
import { anonymisedIn, readSource } from './import/prepare-article.ts'
import { renderForStoring } from './import/render-for-storing.ts'
import { recordPeerReview } from './peer-review/record-peer-review.ts'
import { updateEditorialStatuses } from './peer-review/update-editorial-statuses.ts'
import { presentFiles } from './present-files.ts'

export interface ReadLibraryAgainSetting {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'read'>
  /** Awaited after each version; false stops the run. */
  shouldContinue?: () => Promise<boolean>
}

export interface ReadAgainOutcome {
  /** The number of versions whose document changed. */
  changed: number
  /** The number of versions whose document stayed the same. */
  same: number
  /** Versions that stayed as they were because of an error. */
  failed: { name: string; message: string }[]
}

/**
 * Each version is replaced as a whole or not at all, and readers see the former one until then. The run can be stopped and started again.
 */
export async function readLibraryAgain({
  kysely,
  files,
  shouldContinue = async () => true,
}: ReadLibraryAgainSetting): Promise<ReadAgainOutcome> {
  const outcome: ReadAgainOutcome = { changed: 0, same: 0, failed: [] }
  const announcer = announceChanges(kysely)
  try {
    for await (const version of rowByRow((after: VersionId, count) => listVersionsToReadAgain(kysely, readerVersion, after, count))) {
      const result = await readVersionAgain(kysely, files, version)
      if (typeof result === 'object') outcome.failed.push({ name: nameOf(version), message: result.message })
      else outcome[result] += 1
      if (result === 'changed') await announcer.add([version.id])
      if (!(await shouldContinue())) break
    }
  } finally {
    await announcer.end()
  }
  return outcome
}

async function readVersionAgain(
  kysely: Kysely<Schema>,
  files: Pick<FileStore, 'read'>,
  version: VersionToReadAgain,
): Promise<'changed' | 'same' | { message: string }> {
  let again: StoredArticle
  let before: ArticleDocument | null
  try {
    again = await readAgain(kysely, await files.read(version.sourceSha256), version)
    before = await findDocumentOfVersion(kysely, version.id, 'of-source').catch(error => {
      if (isUnreachable(error)) throw error
      return null
    })
  } catch (error) {
    if (isUnreachable(error)) throw error
    return { message: `Its stored source cannot be read again: ${reasonOf(error)}` }
  }
  const isSame = isDeepStrictEqual(before, JSON.parse(JSON.stringify(again.document)))
  const isStored = await kysely.transaction().execute(async trx => {
    await holdAnonymising(trx)
    return (await namesNobodyAnonymised(trx, version, again.document)) && (await storeReading(trx, version, again, isSame))
  })
  return isStored ? (isSame ? 'same' : 'changed') : { message: 'It was removed or replaced meanwhile.' }
}

/** @param isSame the document is the same as before, so that only what rules derive from it is stored @returns false as storeVersionReadAgain */
async function storeReading(
  trx: Transaction<Schema>,
  version: VersionToReadAgain,
  again: StoredArticle,
  isSame: boolean,
): Promise<boolean> {
  const { articleId, id: versionId } = version
  if (!(await (isSame ? storeSameReading : storeVersionReadAgain)(trx, version, again))) return false
  const { metadata, peerReview: reports } = again.document
  if (isSame) await updateEditorialStatuses(trx, [articleId])
  else await recordPeerReview(trx, { articleId, versionId, metadata }, { kind: 'source', reports, rendered: again.rendered.peerReview })
  return true
}

/** Uses the stored files; the former reading's data about the files still apply. */
async function readAgain(kysely: Kysely<Schema>, source: Buffer, version: VersionToReadAgain): Promise<StoredArticle> {
  const { sourceSha256: sha256, sourceBytes: bytes, versionNumber } = version
  const name = version.sourceName ?? ''
  const parsed = readSource(source, name, source.length)
  const numbered: ArticleDocument = { ...parsed.document, metadata: { ...parsed.document.metadata, versionNumber } }
  const document = anonymiseReviewers(numbered, await anonymisedOf(kysely, version, numbered))
  const rows = await listFilesOfVersion(kysely, version.id)
  const known = new Set(rows.map(({ href }) => href))
  const former = (await listWarningsOfVersion(kysely, version.id)).filter(
    ({ element, code }) => element === 'href' && code !== 'missing-file',
  )
  const missing: ImportWarning[] = listFileReferences(document)
    .filter(href => !known.has(href) && !namesRemoteFile(href))
    .map(missingFileWarning)
  return renderForStoring({
    document,
    warnings: [...parsed.warnings, ...former, ...missing],
    source: { sha256, bytes, mimeType: 'application/xml', width: null, height: null, name },
    files: new Map(rows.map(({ href, ...file }) => [href, file])),
    displayedFiles: presentFiles(rows),
    thumbnail: null,
    missingSubjects: 'create',
    readerVersion,
  })
}

async function anonymisedOf(kysely: Kysely<Schema>, { articleId, sourceSha256 }: VersionToReadAgain, document: ArticleDocument) {
  const { identifiers } = await findWrittenArticle(kysely, articleId)
  return await anonymisedIn(kysely, { document, formerPlace: { identifiers } }, sourceSha256)
}

const namesNobodyAnonymised = async (kysely: Kysely<Schema>, version: VersionToReadAgain, document: ArticleDocument): Promise<boolean> =>
  anonymisedReviewersOf(document, await anonymisedOf(kysely, version, document)).length === 0

const nameOf = ({ platform, volume, publicationId, versionNumber }: VersionToReadAgain): string =>
  `Version ${versionNumber} of article ${volume}-${publicationId} of ${platform}`
