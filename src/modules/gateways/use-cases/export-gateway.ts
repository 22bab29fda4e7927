/** Writes a gateway's folder with the unchanged files that were imported. */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileStore } from '../../../core/files/file-store.ts'
import { reasonOf, SourceError } from '../../publications/index.ts'
import { findPlatformId } from '../../sites/index.ts'
import { findGateway, listGatewayFiles, listGateways, unknownGateway } from '../data/gateway.ts'
import { type GatewayFileInput, gatewayFileName } from '../domain/gateway-file.ts'
import { gatewaySchemaName, gatewaySchemaText } from './make-gateway.ts'

interface Setting {
  kysely: Kysely<Schema>
  files: FileStore
}

export interface ExportedGateway {
  url: string
  name: string
  folder: string
}

/**
 * @param url null: all gateways of the platform, each into its own subfolder
 * @param folder an empty or missing folder
 * @throws SourceError where the folder is not empty, OperatorError for an unknown platform or gateway
 */
export async function exportGateways(
  { kysely, files }: Setting,
  platform: string,
  url: string | null,
  folder: string,
): Promise<ExportedGateway[]> {
  return await kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => {
      await findPlatformId(trx, platform)
      const all = await listGateways(trx, platform)
      const wanted = url === null ? all : all.filter(each => each.url === url)
      if (url !== null && wanted.length === 0) throw unknownGateway(url)
      await makeEmptyFolder(folder)
      const exported: ExportedGateway[] = []
      for (const each of wanted) {
        const own = url === null ? join(folder, each.url) : folder
        await writeGatewayFolder({ kysely: trx, files }, platform, each.url, own)
        exported.push({ url: each.url, name: each.name, folder: own })
      }
      return exported
    })
}

async function makeEmptyFolder(folder: string): Promise<void> {
  let names: string[]
  try {
    await mkdir(folder, { recursive: true })
    names = await readdir(folder)
  } catch (error) {
    throw new SourceError(folder, `This folder cannot be written to: ${reasonOf(error)}.`, { cause: error })
  }
  if (names.length > 0) throw new SourceError(folder, 'This folder is not empty. An export needs an empty one.')
}

/** @returns the number of files */
export async function writeGatewayFolder({ kysely, files }: Setting, platform: string, url: string, folder: string): Promise<number> {
  const gateway = await findGateway(kysely, platform, url)
  if (gateway === undefined) throw unknownGateway(url)
  const stored = await listGatewayFiles(kysely, [gateway.id])
  await mkdir(folder, { recursive: true })
  // gateway.json is written last: a folder without it is recognisably incomplete.
  for (const { path, sha256 } of stored.toSorted(
    (one, other) => Number(one.path === gatewayFileName) - Number(other.path === gatewayFileName),
  )) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await pipeline(await files.open(sha256), createWriteStream(join(folder, path)))
  }
  const { details, type, name } = gateway
  if (details === null) {
    const file: GatewayFileInput = { $schema: `./${gatewaySchemaName}`, url, type, name, shortSummary: name }
    await writeFile(join(folder, gatewayFileName), `${JSON.stringify(file, null, 2)}\n`)
  }
  const hasSchema = details === null || details.$schema === `./${gatewaySchemaName}`
  if (hasSchema) await writeFile(join(folder, gatewaySchemaName), gatewaySchemaText())
  return stored.length + (details === null ? 1 : 0) + (hasSchema ? 1 : 0)
}
