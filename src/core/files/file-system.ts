import type { FileHandle } from 'node:fs/promises'

/** Writes all of the chunk, since a single write may be partial. @param position null: where the last write ended */
export async function writeWhole(file: FileHandle, chunk: Uint8Array, position: number | null = null): Promise<void> {
  for (let offset = 0; offset < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, offset, undefined, position === null ? null : position + offset)
    offset += bytesWritten
  }
}

/** Whether a call failed because there is no file of that name. */
export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
