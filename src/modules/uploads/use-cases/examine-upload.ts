/** What is wrong with a file, before its content is known and after. */
import type { Readable } from 'node:stream'
import { detectMimeType, headBytes } from '../../publications/index.ts'
import type { UploadProblem, UploadPurposes } from '../domain/upload-purpose.ts'
import { type Scanner, ScannerAwayError } from '../external/scanner/scanner.ts'
import { inspectContent } from './inspect-content.ts'

interface Examination {
  /** The problem that is known before the content is; null where there is none. */
  problemBefore(purposeKey: string, bytes: number): Promise<UploadProblem | null>
  /** Whether stored content is good. @param open called once for each reader */
  examine(purposeKey: string, name: string, open: () => Promise<Readable>): Promise<{ mimeType: string } | UploadProblem>
}

/** Examines files by what they are uploaded for, and by the virus scanner where there is one. */
export function createExamination({ purposes, scanner }: { purposes: UploadPurposes; scanner: Scanner | null }): Examination {
  return {
    async problemBefore(purposeKey, bytes) {
      const purpose = purposes.get(purposeKey)
      if (purpose === undefined) return { kind: 'unknown-purpose' }
      if (bytes > purpose.maxBytes) return { kind: 'too-large', most: purpose.maxBytes }
      try {
        await scanner?.ping()
      } catch (error) {
        if (error instanceof ScannerAwayError) return { kind: 'scanner-away' }
        throw error
      }
      return null
    },

    async examine(purposeKey, name, open) {
      const purpose = purposes.get(purposeKey)
      if (purpose === undefined) return { kind: 'unknown-purpose' }
      const { head, isEmpty, scanned } = await inspectContent(open, { headBytes, scanner })
      if (isEmpty) return { kind: 'empty' }
      const mimeType = await detectMimeType(name, head)
      const problem = purpose.typeProblem({ head, mimeType })
      if (problem !== null) return { kind: 'type', problem }
      return scanned ?? { mimeType }
    },
  }
}
