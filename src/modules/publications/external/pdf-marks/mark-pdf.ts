/**
 * Puts marks on the pages of a PDF that was made elsewhere. A PDF of a few hundred bytes can take all memory and time there is, so each is
 * read in a process of its own, with a limit on both; one at a time.
 */
import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MarkingAnswer, type MarkingJob, markingFiles } from './messages.ts'
import { UnmarkablePdfError } from './unmarkable-pdf-error.ts'

const processFile = join(import.meta.dirname, 'mark-process.ts')

/** What is put on each page, as a PDF of two pages without structure of its own. */
export interface PageMarks {
  /** Its first page goes along the upper edge, as wide as the page; the second across the middle, from corner to corner. */
  pdf: Uint8Array
}

export interface MarkingLimits {
  maxBytes: number
  maxPages: number
  /** Milliseconds of the processor: on a busy machine an honest PDF waits, and is none the worse for it. */
  maxProcessorTime: number
  /** Of the whole process, for a PDF of so many bytes. */
  maxMemoryBytes: (bytes: number) => number
}

/** Measured: 5,000 pages take 5 s and 300 MB, 20,000 half a minute; a file of 180 MB takes 475 MB, and more where its streams are inflated. */
export const markingLimits: MarkingLimits = {
  maxBytes: 200_000_000,
  maxPages: 5_000,
  maxProcessorTime: 60_000,
  maxMemoryBytes: bytes => 400_000_000 + 6 * bytes,
}

/** Milliseconds: the process watches its own limits, unless it hangs. */
const maxWait = 600_000

let last: Promise<unknown> = Promise.resolve()

/**
 * The PDF with the marks on every page, each within `/Artifact`: a tagged PDF stays as accessible as it was, and its text as it was. The same
 * input gives the same bytes.
 * @param signal ends the marking, which then fails with its reason
 * @throws UnmarkablePdfError where it is encrypted, signed (a signature would no longer hold), no PDF that can be read, or beyond the limits
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
    // A process that was killed may be writing there yet.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @throws UnmarkablePdfError; the signal's reason where that ends it */
async function runJob(job: MarkingJob, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // It is silent: the library logs what it stumbles over.
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
