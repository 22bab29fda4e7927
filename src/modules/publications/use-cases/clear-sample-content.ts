import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileReference } from '../../../core/files/file-reference.ts'
import { deleteUnusedFiles } from '../data/file.ts'
import { deleteSampleItems, deleteUnusedFunders } from '../data/sample-content.ts'

/**
 * Deletes all sample content of every site, and the funders and files that only it used. The tree of subjects stays, and the
 * bytes of the files stay until the file store's unused files are deleted.
 * @param deleteOthers each deletes the sample content of another module
 * @returns the number of deleted items
 */
export async function clearSampleContent(
  kysely: Kysely<Schema>,
  references: readonly FileReference[],
  deleteOthers: readonly ((trx: Transaction<Schema>) => Promise<unknown>)[],
): Promise<number> {
  return await kysely.transaction().execute(async trx => {
    const removed = await deleteSampleItems(trx)
    for (const deleteSamples of deleteOthers) await deleteSamples(trx)
    await deleteUnusedFunders(trx)
    await deleteUnusedFiles(trx, references)
    return removed
  })
}
