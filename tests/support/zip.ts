/** Zips for tests: sound ones, and such as no honest program writes. */
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export async function zipOf(files: Record<string, string | Uint8Array>, mode?: number): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { ...(mode !== undefined && { mode }) })
  zip.end()
  return await buffer(zip.outputStream)
}

/** Renames an entry to a name of the same length in bytes, everywhere in the zip. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new RangeError(`${from} and ${to} differ in length`)
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

const centralHeader = 0x02014b50
const endOfDirectory = 0x06054b50

/** The offsets of the entries in the central directory at the end of the zip. */
function* directoryOf(zip: Buffer): Generator<number> {
  let end = zip.length - 22
  while (zip.readUInt32LE(end) !== endOfDirectory) end -= 1
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === centralHeader; ) {
    yield at
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

/** Changes the unpacked size that every entry declares. */
export function sized(zip: Buffer, bytes: number): Buffer {
  const lying = Buffer.from(zip)
  for (const at of directoryOf(lying)) lying.writeUInt32LE(bytes, at + 24)
  return lying
}

/** Marks every entry as encrypted. */
export function encrypted(zip: Buffer): Buffer {
  const locked = Buffer.from(zip)
  for (const at of directoryOf(locked)) {
    locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8)
    const local = locked.readUInt32LE(at + 42)
    locked.writeUInt16LE(locked.readUInt16LE(local + 6) | 1, local + 6)
  }
  return locked
}
