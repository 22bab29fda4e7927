import { z } from 'zod'
import { articleTypes } from '../../../../document/metadata/article-type.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'

const text = z.string().nullable()
const idList = z.array(z.int())

/** An addition to the specification, for versions and their reports. */
export const reviewRound = z
  .int()
  .nullable()
  .describe('The round of review, from 1, in which reports on the version were asked for; null where this site organised none.')

/** Specification, reading.md section 3. */
export const versionSchema = z
  .object({
    id: z.int(),
    articleId: z.int(),
    versionNumber: z.int(),
    doi: text,
    htmlUrl: z.string().describe('Where the source says, else the page on this platform.'),
    pdfUrl: text.describe('Where the source says, else the file that came along with it, else the one that was made here.'),
    xmlUrl: text.describe('Where the source says, else the file that was imported.'),
    title: z.string(),
    titleAdditionalInfo: text,
    type: z.enum(articleTypes).nullable(),
    editorialStatus: z.enum(editorialStatuses).nullable(),
    preCompletionStatus: text,
    imported: z.boolean(),
    newVersionReason: z.enum(['REVISED', 'UPDATE']).nullable(),
    round: reviewRound,
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
  .meta({
    id: 'Version',
    examples: [
      {
        id: 630,
        articleId: 308,
        versionNumber: 2,
        doi: '10.5555/recto.308.2',
        htmlUrl: 'https://research.example.org/articles/1-308/v2',
        pdfUrl: null,
        xmlUrl: 'https://research.example.org/files/3b1f0c/v2.xml',
        title: 'The first ten cycles tell how long a battery lasts',
        titleAdditionalInfo: null,
        type: 'RESEARCH_ARTICLE',
        editorialStatus: 'PASSED_PEER_REVIEW',
        preCompletionStatus: null,
        imported: true,
        newVersionReason: 'REVISED',
        round: 2,
        published: '2024-05-31',
        funderIds: [17],
        refereeIds: [204, 205],
        reportIds: [911, 912],
        commentIds: [],
        affiliationUids: [1520, 1521],
        citationText: null,
        abstractText: 'Cells that fade early can be told apart after ten cycles of use.',
        plainLanguageSummary: null,
        versionOfRecordDoi: null,
      },
    ],
  })

/** Another language in which the version's source gives it, or parts of it. */
export const translationSchema = z
  .object({
    language: z.string().describe('BCP 47 tag.'),
    title: text,
    abstractText: text,
    keywords: z.array(z.string()),
    isWhole: z.boolean().describe('Whether all of the article is there in the language.'),
  })
  .meta({
    id: 'Translation',
    examples: [
      {
        language: 'fr',
        title: 'Les dix premiers cycles disent combien de temps dure une batterie',
        abstractText: null,
        keywords: ['batterie', 'vieillissement'],
        isWhole: false,
      },
    ],
  })
