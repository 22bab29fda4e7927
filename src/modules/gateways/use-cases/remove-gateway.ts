import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { findPlatformId } from '../../sites/index.ts'
import { unknownGateway } from '../data/gateway.ts'
import { deleteGateway } from '../data/store-gateways.ts'

/**
 * Removes a gateway with its filters. Its publications stay, and unreferenced files are deleted later.
 * @throws OperatorError for an unknown platform or gateway
 */
export async function removeGateway(kysely: Kysely<Schema>, platform: string, url: string): Promise<void> {
  await kysely.transaction().execute(async trx => {
    if (!(await deleteGateway(trx, await findPlatformId(trx, platform), url))) throw unknownGateway(url)
  })
}
