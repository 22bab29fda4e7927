/** This module adds the following to an export. */
import { join, posix } from 'node:path'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../core/database/schema.ts'
import { type ExportPart, type ExportSetting, type ItemGateways, manifestPart } from '../../publications/index.ts'
import { findPlatformId } from '../../sites/index.ts'
import { addToGateways, checkGateways } from '../data/gateway-content.ts'
import { listGatewaysToExport } from '../data/gateway-transfer.ts'
import { storeGateway } from '../data/store-gateways.ts'
import { type TransferredGateway, transferredGatewaySchema } from '../domain/transferred-gateway.ts'
import { writeGatewayFolder } from './export-gateway.ts'
import { type GatewayLibrary, restoreGateway } from './import-gateway.ts'
import { readGatewayFolder } from './read-gateway-folder.ts'

/** @param searchOf finds the publications of restored rules */
export const createGatewaysExportPart = (searchOf: (kysely: Kysely<Schema>) => GatewayLibrary['search']): ExportPart => ({
  tables: ['gateway', 'gateway_file', 'gateway_content'],
  manifest: manifestPart(
    { gateways: z.array(transferredGatewaySchema) },
    {
      write: writeGateways,
      open: ({ gateways }, directory) => ({
        // Gateways with a folder get their content once their items are stored.
        async restore(trx) {
          for (const { platform, ...gateway } of gateways) await storeGateway(trx, await findPlatformId(trx, platform), gateway)
        },
        folders: gateways.flatMap(({ platform, folder }) => {
          if (folder === null) return []
          const path = join(directory, folder)
          return {
            path,
            async check() {
              await readGatewayFolder(path)
            },
            restore: (setting: ExportSetting) => restoreGateway({ ...setting, search: searchOf(setting.kysely) }, platform, path),
          }
        }),
      }),
    },
  ),
})

async function writeGateways(
  setting: ExportSetting,
  directory: string,
): Promise<{ keys: { gateways: TransferredGateway[] }; files: number }> {
  const gateways: TransferredGateway[] = []
  let files = 0
  for (const { hasFile, ...gateway } of await listGatewaysToExport(setting.kysely)) {
    const folder = hasFile ? posix.join('gateways', gateway.platform, gateway.url) : null
    if (folder !== null) files += await writeGatewayFolder(setting, gateway.platform, gateway.url, join(directory, folder))
    gateways.push({ ...gateway, folder })
  }
  return { keys: { gateways }, files }
}

export const itemGateways: ItemGateways = {
  check: async (db, platform, urls) => await checkGateways(db, await findPlatformId(db, platform), urls),
  add: addToGateways,
}
