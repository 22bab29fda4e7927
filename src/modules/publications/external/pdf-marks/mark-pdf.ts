/**
 * Marks the pages of a PDF that was made elsewhere. A PDF of a few hundred bytes can exhaust memory and time, so each is read in its own
 * process with limits on both, one at a time.
 */
import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MarkingAnswer, type MarkingJob, markingFiles } from './messages.ts'
import { UnmarkablePdfError } from './unmarkable-pdf-error.ts'

const processFile = join(import.meta.dirname, 'mark-process.ts')

/** The marks for each page, as a PDF of two pages without structure of its own. */
export interface PageMarks {
  /** The first page goes along the upper edge, as wide as the page; the second across the middle, from corner to corner. */
  pdf: Uint8Array
}

export interface MarkingLimits {
  maxBytes: number
  maxPages: number
  /** Milliseconds of processor time, so that a PDF may wait on a busy machine. */
  maxProcessorTime: number
  /** The limit of the whole process for a PDF of so many bytes. */
  maxMemoryBytes: (bytes: number) => number
}

/**
 * Measured: 5,000 pages take 5 s and 300 MB, 20,000 half a minute; a file of 180 MB takes 475 MB, and more where its streams are inflated.
 */
export const markingLimits: MarkingLimits = {
  maxBytes: 200_000_000,
  maxPages: 5_000,
  maxProcessorTime: 60_000,
  maxMemoryBytes: bytes => 400_000_000 + 6 * bytes,
}

/** Milliseconds: the process enforces its own limits, unless it hangs. */
const maxWait = 600_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Returns the PDF with the marks on every page, each within `/Artifact`, so that text and accessibility of a tagged PDF stay. The same
 * input gives the same bytes.
 * @param signal aborts the marking, which then fails with its reason
 * @throws UnmarkablePdfError where it is encrypted, signed (the signature would become invalid), not a readable PDF, or beyond the limits
 */
export function markPdf(
  pdf: Uint8Array,
  marks: PageMarks,
  { signal, limits = markingLimits }: { signal?: AbortSignal | undefined; limits?: MarkingLimits } = {},
): Promise<Uint8Array> {
  const marked = last.then(() => markInProcess(pdf, marks, limits, signal))
  last = marked.catch(() => undefined)
  return marked
}

async function markInProcess(pdf: Uint8Array, marks: PageMarks, limits: MarkingLimits, signal?: AbortSignal): Promise<Uint8Array> {
  signal?.throwIfAborted()
  const { maxBytes, maxPages, maxProcessorTime, maxMemoryBytes } = limits
  if (pdf.length > maxBytes) throw new UnmarkablePdfError(`it has more than ${maxBytes / 1_000_000} MB`)
  const folder = await mkdtemp(join(tmpdir(), 'recto-marking-'))
  try {
    await writeFile(join(folder, markingFiles.source), pdf, { signal })
    await writeFile(join(folder, markingFiles.marks), marks.pdf, { signal })
    await runJob({ folder, maxPages, maxProcessorTime, maxMemoryBytes: maxMemoryBytes(pdf.length) }, signal)
    return await readFile(join(folder, markingFiles.marked), { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    // A process that was killed may still be writing there.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @throws UnmarkablePdfError; the signal's reason where it was aborted */
async function runJob(job: MarkingJob, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Its output is discarded, because the library logs its problems.
  const child = fork(processFile, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const onAbort = (): void => reject(signal?.reason)
  const timer = setTimeout(() => reject(new UnmarkablePdfError('its reader did not answer')), maxWait)
  try {
    signal?.addEventListener('abort', onAbort)
    child.on('message', (answer: MarkingAnswer) => {
      if (answer.kind === 'marked') resolve()
      else reject(new UnmarkablePdfError(answer.message))
    })
    child.on('error', error => reject(new UnmarkablePdfError(`its reader failed: ${error.message}`, { cause: error })))
    child.on('exit', () => reject(new UnmarkablePdfError('its reader broke down')))
    child.send(job)
    await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
  }
}
