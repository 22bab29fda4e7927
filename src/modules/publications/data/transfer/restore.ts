/** Restores what an export has of publications beside the items. Existing data stays and takes names from the export. */
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { storePlatform } from '../../../sites/index.ts'
import type { ExportManifest, SubjectTerm } from '../../domain/content/export-manifest.ts'
import { storeSubjectTree } from '../store/subjects.ts'

export async function restorePlatforms(trx: Transaction<Schema>, platforms: ExportManifest['platforms']): Promise<void> {
  for (const { key, name, nextPublicationId } of platforms) {
    const id = await storePlatform(trx, { key, name })
    // Numbers that are already used here must not be assigned again.
    await trx
      .updateTable('platform')
      .set({ next_publication_id: sql<number>`greatest(next_publication_id, ${nextPublicationId})` })
      .where('id', '=', id)
      .execute()
  }
}

interface Vocabularies {
  subjects: readonly SubjectTerm[]
  documentTypes: readonly { name: string; defaultSubmitter: string | null }[]
  funders: readonly { name: string; identifier: string | null }[]
}

export async function restoreVocabularies(trx: Transaction<Schema>, { subjects, documentTypes, funders }: Vocabularies): Promise<void> {
  await storeSubjectTree(trx, subjects)
  for (const { name, defaultSubmitter } of documentTypes) {
    await trx
      .insertInto('document_type')
      .values({ name, default_submitter: defaultSubmitter })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ default_submitter: defaultSubmitter }))
      .execute()
  }
  for (const funder of funders) {
    await trx
      .insertInto('funder')
      .values(funder)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
