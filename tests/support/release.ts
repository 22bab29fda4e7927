/** An installation of a former version: its database and files, unpacked from tests/fixtures/release-VERSION. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdDecompress } from 'node:zlib'
import pg from 'pg'
import { openPromise } from 'yauzl'
import { z } from 'zod'
import { openPGlite } from '../../src/core/database/open-database.ts'
import { readConfig } from '../../src/main/config.ts'
import { createEmptyOnServer } from './database.ts'

export interface Release {
  /** Read from its environment variables. */
  config: ReturnType<typeof readConfig>
  /** Rows by table, as they were counted when the fixture was made. */
  rows: Record<string, number>
  /** Unpacks the output of `recto export`. */
  unpackExport(): Promise<string>
  remove(): Promise<void>
}

const decompress = async (file: string): Promise<Buffer> =>
  promisify(zstdDecompress)(await readFile(file), { params: { [constants.ZSTD_d_windowLogMax]: 27 } })

const rowsSchema = z.record(z.enum(['postgresql', 'pglite']), z.record(z.string(), z.int()))

/** Uses the server that TEST_DATABASE_URL names, else the embedded database. @param variables of the environment, over the usual ones */
export async function unpackRelease(version: string, variables: Record<string, string> = {}): Promise<Release> {
  const fixture = join(import.meta.dirname, `../fixtures/release-${version}`)
  const data = await mkdtemp(join(tmpdir(), 'recto-release-'))
  const server = process.env.TEST_DATABASE_URL
  const counts = rowsSchema.parse(JSON.parse(await readFile(join(fixture, 'rows.json'), 'utf8')))
  await unzip(join(fixture, 'files.zip'), join(data, 'files'))
  const onServer = server ? await restoreOnServer(server, await decompress(join(fixture, 'postgresql.sql.zst'))) : null
  if (onServer === null) await restoreEmbedded(join(data, 'database/postgresql'), await decompress(join(fixture, 'pglite.tar.zst')))
  return {
    config: readConfig({
      ...{ NODE_ENV: 'test', RECTO_LOG: 'silent', PORT: '0', RECTO_DATA: data, RECTO_DEMO: 'false', DATABASE_URL: onServer?.url ?? '' },
      ...variables,
    }),
    rows: onServer ? counts.postgresql : counts.pglite,
    async unpackExport() {
      const folder = join(data, 'export')
      await unzip(join(fixture, 'export.zip'), folder)
      return folder
    },
    async remove() {
      await onServer?.drop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function restoreOnServer(server: string, dump: Buffer): Promise<{ url: string; drop: () => Promise<void> }> {
  const created = await createEmptyOnServer(server)
  const client = new pg.Client({ connectionString: created.url })
  await client.connect()
  try {
    await client.query(dump.toString('utf8'))
  } finally {
    await client.end()
  }
  return created
}

/** Written to files by the present PGlite, which the library then opens as those of the former version. */
async function restoreEmbedded(directory: string, dump: Buffer): Promise<void> {
  await mkdir(dirname(directory), { recursive: true })
  const database = await openPGlite({ dataDirectory: directory, template: dump, onClosed: () => undefined })
  await database.close()
}

async function unzip(archive: string, folder: string): Promise<void> {
  const zip = await openPromise(archive)
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
    await mkdir(dirname(join(folder, entry.fileName)), { recursive: true })
    await writeFile(join(folder, entry.fileName), Buffer.concat(chunks))
  }
}
