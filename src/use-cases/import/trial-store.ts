import { createHash } from 'node:crypto'
import type { FileStore } from '../../data/file-store.ts'

/** A store that keeps what it is given in memory for as long as it lives: for a dry run of one article. */
export function trialStore(store: FileStore): FileStore {
  const kept = new Map<string, Buffer>()
  return {
    ...store,
    async put(content) {
      const hash = createHash('sha256')
      const chunks: Uint8Array[] = []
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        hash.update(chunk)
        chunks.push(chunk)
      }
      const whole = Buffer.concat(chunks)
      const sha256 = hash.digest('hex')
      kept.set(sha256, whole)
      return { sha256, bytes: whole.length }
    },
    async read(sha256) {
      return kept.get(sha256) ?? store.read(sha256)
    },
  }
}
