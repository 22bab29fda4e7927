/** The command `recto gateway`, executed by the terminal's process or by the running server. */
import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { createPostgresSearch } from '../../modules/discovery/engine/postgres/create-postgres-search.ts'
import { listGatewaysWithCards } from '../../modules/gateways/data/gateway.ts'
import { gatewayListOf, gatewayLists, ownGatewayTypes } from '../../modules/gateways/domain/gateway.ts'
import { gatewayDestination, onlyPathOf } from '../../modules/gateways/domain/paths.ts'
import { addGateway, gatewayTypes } from '../../modules/gateways/use-cases/add-gateway.ts'
import { exportGateways } from '../../modules/gateways/use-cases/export-gateway.ts'
import { describeProblem, GatewayFolderError } from '../../modules/gateways/use-cases/gateway-problem.ts'
import { type GatewayLibrary, importGateway, tryGateway } from '../../modules/gateways/use-cases/import-gateway.ts'
import { removeGateway } from '../../modules/gateways/use-cases/remove-gateway.ts'
import { SourceError } from '../../modules/publications/external/import-sources/import-source.ts'
import { findPlatformId } from '../../modules/sites/data/platforms.ts'
import type { Library } from '../library.ts'
import { originOf } from '../origin.ts'
import { libraryCommand } from './library-command.ts'

/** Null: the default platform of the installation. */
const platform = z.string().nullable()

const imported = z.object({
  folder: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged']),
  platform: z.string(),
  url: z.string(),
  name: z.string(),
  type: z.enum(ownGatewayTypes),
  /** The absolute URL; for a site without a host name, that on this machine. */
  address: z.string(),
  items: z.number().nullable(),
  warnings: z.array(z.string()),
})
const gatewayImports = z.object({
  imported: z.array(imported),
  failed: z.array(z.object({ folder: z.string(), problems: z.array(z.string()) })),
})
export type GatewayImports = z.output<typeof gatewayImports>

export const gatewayImport = libraryCommand({
  name: 'gateway-import',
  input: z.strictObject({ folders: z.array(z.string()), platform, dryRun: z.boolean() }),
  result: gatewayImports,
  changesLibrary: ({ dryRun }) => !dryRun,
  run: async (library, { folders, platform: requested, dryRun }) => {
    for (const folder of folders)
      if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new SourceError(folder, 'There is no folder of this name.')
    const key = requested ?? library.config.defaultPlatform
    const result: GatewayImports = { imported: [], failed: [] }
    for (const folder of folders) {
      try {
        const gateway = await (dryRun ? tryGateway : importGateway)(gatewayLibrary(library), key, folder)
        const url = `${originOf(key, library)}${gateway.address}`
        result.imported.push({ folder, ...gateway, address: url, warnings: gateway.warnings.map(describeProblem) })
      } catch (error) {
        if (!(error instanceof GatewayFolderError)) throw error
        result.failed.push({ folder, problems: error.problems.map(describeProblem) })
      }
    }
    return result
  },
})

const exported = z.array(z.object({ url: z.string(), name: z.string(), folder: z.string() }))

export const gatewayExport = libraryCommand({
  name: 'gateway-export',
  /** Without a URL, all gateways of the site are exported. */
  input: z.strictObject({ url: z.string().nullable(), folder: z.string(), platform }),
  result: exported,
  changesLibrary: () => false,
  run: ({ database: { kysely }, files, config }, { url, folder, platform: requested }) =>
    exportGateways({ kysely, files }, requested ?? config.defaultPlatform, url, folder),
})

const listed = z.array(
  z.object({
    kind: z.enum(gatewayLists),
    type: z.enum(ownGatewayTypes),
    url: z.string(),
    name: z.string(),
    address: z.string(),
    items: z.number(),
  }),
)

export const gatewayList = libraryCommand({
  name: 'gateway-list',
  input: z.strictObject({ platform }),
  result: listed,
  changesLibrary: () => false,
  run: async (library, { platform: requested }) => {
    const { kysely } = library.database
    const key = requested ?? library.config.defaultPlatform
    await findPlatformId(kysely, key)
    const facts = library.platforms.all.get(key)?.platform
    const only = facts ? onlyPathOf(facts) : null
    const rows = await listGatewaysWithCards(kysely, key)
    return rows.map(row => ({
      kind: gatewayListOf(row),
      type: row.type,
      url: row.url,
      name: row.name,
      address: `${originOf(key, library)}${gatewayDestination(row, only)}`,
      items: row.itemCount,
    }))
  },
})

export const gatewayAdd = libraryCommand({
  name: 'gateway-add',
  input: z.strictObject({ url: z.string(), name: z.string(), type: z.enum(gatewayTypes), platform }),
  result: z.object({ id: z.number(), platform: z.string(), url: z.string(), name: z.string(), type: z.enum(gatewayTypes) }),
  changesLibrary: () => false,
  run: async ({ database, config }, { platform: requested, ...gateway }) => {
    const key = requested ?? config.defaultPlatform
    return { id: await addGateway(database.kysely, { platform: key, ...gateway }), platform: key, ...gateway }
  },
})

export const gatewayRemove = libraryCommand({
  name: 'gateway-remove',
  input: z.strictObject({ url: z.string(), platform }),
  result: z.object({ platform: z.string(), url: z.string() }),
  changesLibrary: () => true,
  run: async ({ database, config }, { url, platform: requested }) => {
    const key = requested ?? config.defaultPlatform
    await removeGateway(database.kysely, key, url)
    return { platform: key, url }
  },
})

const gatewayLibrary = ({ database: { kysely }, files, platforms }: Library): GatewayLibrary => ({
  kysely,
  files,
  platforms,
  search: createPostgresSearch(kysely),
})
