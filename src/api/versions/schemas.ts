import { z } from 'zod'
import { articleTypes } from '../../domain/content/article-type.ts'
import { editorialStatuses } from '../../domain/peer-review/editorial-status.ts'

const text = z.string().nullable()
const idList = z.array(z.int())

/** Specification, reading.md section 3. */
export const versionSchema = z
  .object({
    id: z.int(),
    articleId: z.int(),
    versionNumber: z.int(),
    doi: text,
    htmlUrl: z.string().describe('Where the source says, else the page on this platform.'),
    pdfUrl: text,
    xmlUrl: text.describe('Where the source says, else the file that was imported.'),
    title: z.string(),
    titleAdditionalInfo: text,
    type: z.enum(articleTypes).nullable(),
    editorialStatus: z.enum(editorialStatuses).nullable(),
    preCompletionStatus: text,
    imported: z.boolean(),
    newVersionReason: z.enum(['REVISED', 'UPDATE']).nullable(),
    published: z.iso.date().nullable(),
    funderIds: idList,
    refereeIds: idList,
    reportIds: idList,
    commentIds: idList,
    affiliationUids: idList,
    citationText: text,
    abstractText: text,
    plainLanguageSummary: text,
    versionOfRecordDoi: text,
  })
  .meta({ id: 'Version' })

export const versionAuthorSchema = z
  .object({
    id: z.int(),
    firstName: text,
    lastName: text,
    collectiveName: text,
    positionAuthor: z.int().describe('From 1.'),
    isCorresponding: z.boolean(),
    orcid: text,
    creditRoles: z.array(z.string()),
    affiliationUids: idList,
  })
  .meta({ id: 'VersionAuthor' })
