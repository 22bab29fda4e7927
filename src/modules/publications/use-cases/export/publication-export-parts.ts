/** This module itself adds the following to an export beside the items. */
import { z } from 'zod'
import { listAnonymisedToExport, restoreAnonymised } from '../../data/peer-review/anonymised-reviewer.ts'
import { listDocumentTypesToExport, listFundersToExport, listSubjectTree } from '../../data/transfer/export.ts'
import { restoreVocabularies } from '../../data/transfer/restore.ts'
import { exportedNumber, subjectTreeSchema } from '../../domain/content/export-manifest.ts'
import { type ExportPart, manifestPart } from './export-part.ts'

export const vocabularyExportPart: ExportPart = {
  tables: ['ontology_term', 'document_type', 'funder'],
  manifest: manifestPart(
    {
      subjects: subjectTreeSchema,
      documentTypes: z.array(z.object({ name: z.string(), defaultSubmitter: z.string().nullable() })),
      funders: z.array(z.object({ name: z.string(), identifier: z.string().nullable() })),
    },
    {
      write: async ({ kysely }) => ({
        keys: {
          subjects: await listSubjectTree(kysely),
          documentTypes: await listDocumentTypesToExport(kysely),
          funders: await listFundersToExport(kysely),
        },
        files: 0,
      }),
      open: vocabularies => ({ restore: trx => restoreVocabularies(trx, vocabularies) }),
    },
  ),
}

export const anonymisedReviewersExportPart: ExportPart = {
  tables: ['withheld_reviewer'],
  manifest: manifestPart(
    {
      /** Hashes of reviewers whose names were removed, so that they stay anonymous when their articles are imported again. */
      withheldReviewers: z.array(z.object({ article: z.string(), mark: z.string(), number: exportedNumber })).default([]),
    },
    {
      write: async ({ kysely }) => ({ keys: { withheldReviewers: await listAnonymisedToExport(kysely) }, files: 0 }),
      open: ({ withheldReviewers }) => ({ restore: trx => restoreAnonymised(trx, withheldReviewers) }),
    },
  ),
}
