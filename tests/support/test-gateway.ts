/** A gateway for a test, imported from a folder like any other. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { GatewayId } from '../../src/core/ids/shared-ids.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { type GatewayFileInput, gatewayFileName } from '../../src/modules/gateways/domain/gateway-file.ts'
import { importGateway } from '../../src/modules/gateways/use-cases/import-gateway.ts'
import type { TestApp } from './app.ts'

/** An image for those that its file names. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#0b6e4f"/></svg>'

/** @param files of its folder, by path @param platform the default one where it is left out @returns its id */
export async function addGateway(
  {
    database: { kysely },
    files: store,
    config,
    platforms,
  }: Pick<TestApp, 'database' | 'files' | 'platforms'> & { config: Pick<TestApp['config'], 'defaultPlatform'> },
  gateway: GatewayFileInput,
  files: Readonly<Record<string, string>> = {},
  platform = config.defaultPlatform,
): Promise<GatewayId> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-gateway-'))
  try {
    for (const [path, content] of Object.entries({ [gatewayFileName]: JSON.stringify(gateway), ...files })) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const { id } = await importGateway({ kysely, files: store, search: createPostgresSearch(kysely), platforms }, platform, folder)
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Finds the keys of publications by a word of their titles, as a gateway's file contains them. */
export async function keysByWord({ database: { kysely } }: TestApp): Promise<(word: string) => string> {
  const items = await kysely.selectFrom('content_item').select(['volume', 'publication_id', 'title']).execute()
  return word => {
    const item = items.find(({ title }) => title.toLowerCase().includes(word))
    if (item === undefined) throw new Error(`Nothing is called “${word}”.`)
    return `${item.volume}-${item.publication_id}`
  }
}
