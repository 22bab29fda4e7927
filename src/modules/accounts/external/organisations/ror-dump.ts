/**
 * Reads the data dump of the Research Organization Registry (https://ror.readme.io/docs/data-dump), schema version 2: the published zip,
 * the
 * JSON file in it, or a file with one record per line. It is streamed, because it has over 250 MB.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { OperatorError } from '../../../../core/operator-error.ts'
import type { Organisation } from '../../domain/organisations/organisation.ts'
import { readRorRecord } from './ror-record.ts'
import { splitRecords } from './split-records.ts'

/** `line` is that of the JSON file, from 1. */
export type DumpRecord = { kind: 'organisation'; organisation: Organisation } | { kind: 'wrong'; line: number; message: string }

/** If this many records at the beginning are invalid, the file is something else. */
const wrongAtFirst = 20

/** @param path of the file. @throws OperatorError where it cannot be read as a dump, with the line */
export async function* readRorDump(path: string): AsyncGenerator<DumpRecord> {
  let taken = 0
  let wrong = 0
  for await (const { text, line } of splitRecords(chunksOf(path), path)) {
    const record = readRecord(text)
    if (record.kind === 'wrong') {
      wrong += 1
      yield { ...record, line }
    } else {
      taken += 1
      yield record
    }
    if (taken === 0 && wrong >= wrongAtFirst)
      throw new OperatorError(
        `${path}: the first ${wrongAtFirst} records are none of ROR’s schema version 2. Dumps are at https://doi.org/10.5281/zenodo.6347574.`,
      )
  }
}

function readRecord(text: string): ReturnType<typeof readRorRecord> {
  try {
    return readRorRecord(JSON.parse(text))
  } catch {
    return { kind: 'wrong', message: 'this is no JSON' }
  }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  if (!(await isZip(path))) {
    yield* bytesOf(createReadStream(path))
    return
  }
  const zip = await openZip(path)
  try {
    yield* bytesOf(await zip.openReadStreamPromise(await findJson(zip, path)))
  } finally {
    zip.close()
  }
}

async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) if (chunk instanceof Buffer) yield chunk
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    throw new OperatorError(`${path}: the file cannot be opened.`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32LE() === 0x04034b50
  } catch (error) {
    throw new OperatorError(`${path}: the file cannot be read.`, { cause: error })
  } finally {
    await file.close()
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, validateEntrySizes: true })
  } catch (error) {
    throw new OperatorError(`${path}: this zip cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** Some dumps contain a file of schema version 1 too. */
async function findJson(zip: ZipFile, path: string): Promise<Entry> {
  const found: Entry[] = []
  for await (const entry of zip.eachEntry())
    if (entry.fileName.endsWith('.json') && !entry.fileName.startsWith('__MACOSX/') && !entry.isEncrypted()) found.push(entry)
  const newest = found.find(({ fileName }) => fileName.includes('schema_v2')) ?? found[0]
  if (newest === undefined) throw new OperatorError(`${path}: there is no JSON file in this zip.`)
  return newest
}
