/** Reads stored content once: its first bytes, and what the scanner finds in it. */
import type { Readable } from 'node:stream'
import type { UploadProblem } from '../domain/upload-purpose.ts'
import { type Scanner, ScannerAwayError } from '../external/scanner/scanner.ts'

export interface InspectedContent {
  head: Buffer
  isEmpty: boolean
  /** The problem that the scanner has with it; null where there is none. */
  scanned: UploadProblem | null
}

export async function inspectContent(
  open: () => Promise<Readable>,
  { headBytes, scanner }: { headBytes: number; scanner: Scanner | null },
): Promise<InspectedContent> {
  const parts: Buffer[] = []
  let length = 0
  const content: AsyncIterable<Buffer> = await open()
  for await (const chunk of content) {
    parts.push(chunk)
    length += chunk.length
    if (length >= headBytes) break
  }
  return { head: Buffer.concat(parts).subarray(0, headBytes), isEmpty: length === 0, scanned: scanner && (await scan(open, scanner)) }
}

async function scan(open: () => Promise<Readable>, scanner: Scanner): Promise<UploadProblem | null> {
  const content = await open()
  try {
    const found = await scanner.scan(content)
    return found.kind === 'clean' ? null : { kind: found.kind }
  } catch (error) {
    if (error instanceof ScannerAwayError) return { kind: 'scanner-away' }
    throw error
  } finally {
    // A scanner that does not answer has not read it, and may not have begun.
    content.destroy()
  }
}
