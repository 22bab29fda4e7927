/**
 * Stores a version without the name of an anonymised reviewer: its page, source and files are replaced. `recordPeerReview` stores its
 * reports.
 */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { isDerivedPdf, pdfHref } from '../../domain/content/version-pdf.ts'
import { storeFileRows } from '../store/files.ts'
import { versionRow } from '../store/version-row.ts'
import type { StoredArticle } from '../stored-article.ts'

export interface VersionToAnonymise {
  versionId: VersionId
  /** Null where the version never had a source file. */
  sourceSha256: string | null
}

/** A version left without a PDF gets a new one, made from the changed text. */
export async function storeAnonymised(trx: Transaction<Schema>, version: VersionToAnonymise, article: StoredArticle): Promise<void> {
  const { versionId, sourceSha256 } = version
  const row = versionRow(article)
  const { tree, outline, search_text, header_html, body_html, renderer_version, source_sha256, source_hash } = row
  const written = { tree, outline, search_text, header_html, body_html, renderer_version }
  if (sourceSha256 !== null) await storeFileRows(trx, [article.source])
  await trx
    .updateTable('version')
    .set(sourceSha256 === null ? written : { ...written, source_sha256, source_hash, stored_at: new Date() })
    .where('id', '=', versionId)
    .execute()
  const removed = await trx
    .deleteFrom('version_file')
    .where('version_id', '=', versionId)
    .where('href', 'not in', [...article.files.keys(), ''])
    .returning('sha256')
    .execute()
  await forgetFiles(trx, [...removed.map(({ sha256 }) => sha256), ...(sourceSha256 === null ? [] : [sourceSha256])])
}

/** The files can no longer be requested at once; their bytes are deleted later with the file store's unused files. */
async function forgetFiles(trx: Transaction<Schema>, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await trx
    .deleteFrom('file')
    .where('sha256', 'in', hashes)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        ...(['version_file', 'asset_file', 'gateway_file'] as const).map(table =>
          not(exists(selectFrom(table).whereRef(`${table}.sha256`, '=', 'file.sha256').select('sha256'))),
        ),
        not(exists(selectFrom('version').whereRef('source_sha256', '=', 'file.sha256').select('id'))),
        not(exists(selectFrom('version').whereRef('thumbnail_sha256', '=', 'file.sha256').select('id'))),
        not(exists(selectFrom('content_item').whereRef('thumbnail_sha256', '=', 'file.sha256').select('id'))),
        not(exists(selectFrom('ontology_term').whereRef('hero_sha256', '=', 'file.sha256').select('id'))),
      ]),
    )
    .execute()
}

/** A PDF contains the names that its article had when the PDF was made, here or elsewhere. */
export const isPdfOfArticle = ({ href, mimeType }: { href: string; mimeType: string }, selfLinks: readonly { href: string }[]): boolean =>
  href === pdfHref || isDerivedPdf(href) || (mimeType === 'application/pdf' && selfLinks.some(link => link.href === href))
