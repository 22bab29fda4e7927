import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { deleteUnusedFiles } from '../data/file.ts'
import { deleteSampleGateways, deleteSampleItems, deleteUnusedFunders } from '../data/sample-content.ts'

/**
 * Deletes all sample content of every site, gateways too, and the funders and files that only it used. The tree of subjects stays, and the
 * bytes of the files stay until the file store's unused files are deleted.
 * @param deleteOthers deletes the sample content of other modules
 * @returns the number of deleted items
 */
export async function clearSampleContent(
  kysely: Kysely<Schema>,
  deleteOthers: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<number> {
  return await kysely.transaction().execute(async trx => {
    const removed = await deleteSampleItems(trx)
    await deleteSampleGateways(trx)
    await deleteOthers(trx)
    await deleteUnusedFunders(trx)
    await deleteUnusedFiles(trx)
    return removed
  })
}
