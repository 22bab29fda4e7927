import { createHash } from 'node:crypto'

/** One hash over a source and the files that came with it, whatever their order. */
export function sourceHash(source: string, files: Iterable<readonly [name: string, sha256: string]>): string {
  const lines = Array.from(files, ([name, sha256]) => `${sha256} ${name}`).sort()
  return createHash('sha256')
    .update([source, ...lines].join('\n'))
    .digest('hex')
}
