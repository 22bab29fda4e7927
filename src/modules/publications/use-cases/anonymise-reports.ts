/**
 * Removes the name of a reviewer who deletes their account from their reports: from pages, PDFs, sources and everything derived from them.
 */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileStore } from '../../../core/files/file-store.ts'
import type { ArticleDocument } from '../../../document/article-document.ts'
import { noReaderVersion } from '../../../document/jats/read/reader-version.ts'
import { anonymisedReviewersOf, anonymiseReviewers, reviewerMarks } from '../../../document/peer-review/anonymised-reviewer.ts'
import type { KnownBy } from '../../accounts/index.ts'
import { listFilesOfVersion } from '../data/file.ts'
import {
  articleKeys,
  findAnonymised,
  findWrittenArticle,
  holdImports,
  isNamedAs,
  listNamesOfReviewer,
  listReviewedArticles,
  storeAnonymisedReviewer,
} from '../data/peer-review/anonymised-reviewer.ts'
import { isPdfOfArticle, storeAnonymised } from '../data/peer-review/store-anonymised.ts'
import { identifiersOf } from '../data/store/article-identity.ts'
import { findDocumentOfVersion, listWarningsOfVersion } from '../data/version.ts'
import type { ArticleId } from '../domain/ids.ts'
import { anonymiseInFile } from './import/anonymise-in-file.ts'
import { renderForStoring } from './import/render-for-storing.ts'
import { recordPeerReview } from './peer-review/record-peer-review.ts'
import { presentFiles } from './present-files.ts'

interface Setting {
  kysely: Transaction<Schema>
  files: Pick<FileStore, 'read' | 'put'>
}

/** The PDFs of the articles have to be made again afterwards. */
export async function anonymiseReports(setting: Setting, known: KnownBy): Promise<void> {
  await holdImports(setting.kysely)
  for (const articleId of await listReviewedArticles(setting.kysely, known)) await anonymiseOnArticle(setting, articleId, known)
}

async function anonymiseOnArticle(
  { kysely, files }: Setting,
  articleId: ArticleId,
  { accountId, orcid, confirmedEmail }: KnownBy,
): Promise<void> {
  const { identifiers, versions } = await findWrittenArticle(kysely, articleId)
  const written: { version: (typeof versions)[number]; document: ArticleDocument; keys: string[] }[] = []
  for (const version of versions) {
    const document = await findDocumentOfVersion(kysely, version.id)
    if (document === null) continue
    const keys = articleKeys([...identifiers, ...identifiersOf(document.metadata)], version.sourceSha256)
    written.push({ version, document, keys })
  }
  const isOwnName = isNamedAs(await listNamesOfReviewer(kysely, articleId, accountId))
  const address = confirmedEmail?.toLowerCase() ?? null
  const keys = [...new Set(written.flatMap(each => each.keys))]
  const own = written
    .flatMap(({ document }) => reviewerMarks(document))
    .filter(mark => (orcid !== null && mark.orcid === orcid) || (address !== null && mark.emails.includes(address)) || isOwnName(mark))
  await storeAnonymisedReviewer(kysely, keys, own)
  for (const { version, document } of written) {
    const anonymisedAs = await findAnonymised(kysely, keys, reviewerMarks(document))
    const anonymised = anonymisedReviewersOf(document, anonymisedAs)
    if (anonymised.length === 0) continue
    const without = anonymiseReviewers(document, anonymisedAs)
    const rows = await listFilesOfVersion(kysely, version.id)
    const retained = rows.filter(row => !isPdfOfArticle(row, document.metadata.selfLinks))
    const mimeType = version.sourceType ?? 'application/json'
    const bytes =
      version.sourceSha256 === null
        ? null
        : anonymiseInFile({ bytes: await files.read(version.sourceSha256), mimeType, document: without }, anonymised)
    const stored = bytes === null ? { sha256: '', bytes: 0 } : await files.put(bytes)
    const article = renderForStoring({
      document: without,
      warnings: await listWarningsOfVersion(kysely, version.id),
      source: { ...stored, mimeType, width: null, height: null, name: version.sourceName ?? '' },
      files: new Map(retained.map(({ href, ...file }) => [href, file])),
      displayedFiles: presentFiles(retained),
      thumbnail: null,
      missingSubjects: 'skip',
      // The document is not changed: it keeps its reader version.
      readerVersion: noReaderVersion,
    })
    await storeAnonymised(kysely, { versionId: version.id, sourceSha256: version.sourceSha256 }, article)
    const { peerReview: reports } = without
    const place = { articleId, versionId: version.id, metadata: without.metadata }
    await recordPeerReview(kysely, place, { kind: 'rewritten', reports, rendered: article.rendered.peerReview })
  }
}
