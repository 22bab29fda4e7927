import type { z } from 'zod'
import { filePath, itemPath } from '../../domain/content/item-path.ts'
import { sourceFile } from '../../domain/content/source-file.ts'
import { pdfOfVersion } from '../../domain/content/version-pdf.ts'
import type { VersionInfo } from '../../use-cases/content/content.ts'
import type { versionSchema } from './schemas.ts'

/** @param origin of the site, such as https://example.org */
export function presentVersion(version: VersionInfo, origin: string): z.infer<typeof versionSchema> {
  const { sourceSha256, sourceName } = version
  const pdf = pdfOfVersion(version.pdfs, version.selfLinks)
  const source = sourceSha256 === null ? null : origin + sourceFile(sourceSha256, sourceName).url
  return {
    id: version.id,
    articleId: version.articleId,
    versionNumber: version.versionNumber,
    doi: version.doi,
    htmlUrl: version.htmlUrl ?? origin + itemPath('ARTICLE', version, version.versionNumber),
    pdfUrl: version.pdfUrl ?? (pdf && origin + filePath(pdf.sha256, pdf.name)),
    xmlUrl: version.xmlUrl ?? source,
    title: version.title,
    titleAdditionalInfo: version.titleAdditionalInfo,
    type: version.type,
    editorialStatus: version.editorialStatus,
    preCompletionStatus: version.preCompletionStatus,
    imported: version.imported,
    newVersionReason: version.newVersionReason,
    round: version.round,
    published: version.published,
    funderIds: version.funderIds,
    refereeIds: version.refereeIds,
    reportIds: version.reportIds,
    commentIds: version.commentIds,
    affiliationUids: version.affiliationIds,
    citationText: version.citationText,
    abstractText: version.abstractText,
    plainLanguageSummary: version.plainLanguageSummary,
    versionOfRecordDoi: version.versionOfRecordDoi,
  }
}
