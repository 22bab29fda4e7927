/**
 * Sends one file by tus 1.0. The library is loaded on first use, so that no page has it where nobody uploads anything. What broke off goes
 * on where it was, also after a reload: the browser remembers the URLs of uploads by the files' names, sizes and times.
 */
import type { HttpRequest, Upload, UploadOptions } from 'tus-js-client'
import { type AnswerMeaning, type Interruption, meaningOf, type TransferAnswer } from './upload-state.ts'

export interface UploadTarget {
  /** The path of the tus endpoint. */
  endpoint: string
  /** The file is uploaded for this purpose (`src/modules/uploads/domain/upload-purpose.ts`). */
  purpose: string
}

export interface TransferListeners {
  onContinued(): void
  /** @param sent bytes */
  onProgress(sent: number): void
  onUnanswered(): void
  onInterrupted(reason: Interruption): void
  onRefused(code: string): void
  onArrived(id: string): void
}

export interface Transfer {
  /** The upload is at this URL, once it has begun. */
  readonly url: string | null
  /** Stops it; another transfer of the same file goes on from there. */
  stop(): void
  /** Stops it and removes the upload from the server; where that cannot be reached, the upload expires there. */
  cancel(): Promise<void>
}

/** A part with a checksum counts as a whole or not at all, so that a cut costs no more than this. */
const partBytes = 2 * 1024 * 1024
/** Milliseconds before each further try of a request that was not answered; after a part that arrived they begin anew. */
const retryDelays = [500, 1_000, 3_000, 5_000, 10_000]
/** Milliseconds; the server has no upload as old as that. */
const rememberedFor = 7 * 24 * 60 * 60 * 1000

/** @param url of a former transfer of the file, for browsers that remember nothing */
export function startTransfer(
  file: File,
  { endpoint, purpose }: UploadTarget,
  listeners: TransferListeners,
  url: string | null = null,
): Transfer {
  let upload: Upload | undefined
  let isStopped = false
  let answer: TransferAnswer = { status: 0, body: '' }
  /** Ends once the request that makes the upload on the server is answered, or has failed. */
  let creation = Promise.resolve()
  let created = () => {}

  const options: UploadOptions = {
    ...{ endpoint, chunkSize: partBytes, retryDelays, storeFingerprintForResuming: true },
    metadata: { purpose, filename: file.name },
    fingerprint: async () => [endpoint, purpose, file.name, file.type, file.size, file.lastModified].join('-'),
    async onBeforeRequest(request) {
      answer = { status: 0, body: '' }
      if (request.getMethod() === 'POST' && !isStopped)
        creation = new Promise(resolve => {
          created = resolve
        })
      if (request.getMethod() === 'PATCH') await addChecksum(request, file)
      // It was stopped while the checksum was made, when there was no request yet that could have been aborted.
      if (isStopped && request.getMethod() !== 'DELETE') await new Promise(() => {})
    },
    onAfterResponse(request, response) {
      answer = { status: response.getStatus(), body: response.getBody() }
      if (request.getMethod() !== 'HEAD') return
      if (answer.status === 200 || answer.status === 204) return void (isStopped || listeners.onContinued())
      // The library would begin another upload where it only cannot ask how much of this one has arrived.
      if (answer.status !== 404 && answer.status !== 410) throw new Error(`HTTP status ${answer.status}`)
    },
    onUploadUrlAvailable: () => created(),
    onShouldRetry() {
      created()
      const retries = meaningOf(answer).kind === 'retry'
      if (retries && !isStopped) listeners.onUnanswered()
      return retries
    },
    onProgress: sent => void (isStopped || listeners.onProgress(sent)),
    onSuccess: () => void (isStopped || listeners.onArrived(upload?.url?.split('/').at(-1) ?? '')),
    onError() {
      created()
      if (!isStopped) tell(meaningOf(answer))
    },
  }

  function tell(meaning: AnswerMeaning): void {
    if (meaning.kind === 'refused') listeners.onRefused(meaning.code)
    else listeners.onInterrupted(meaning.kind === 'interrupted' ? meaning.reason : 'connection')
  }

  async function start(): Promise<void> {
    const { Upload: TusUpload, defaultOptions } = await import('tus-js-client')
    for (const { urlStorageKey, creationTime } of await defaultOptions.urlStorage.findAllUploads())
      if (!(Date.now() - Date.parse(creationTime) < rememberedFor)) await defaultOptions.urlStorage.removeUpload(urlStorageKey)
    upload = new TusUpload(file, options)
    const [former] = await upload.findPreviousUploads()
    if (former === undefined) upload.url = url
    else upload.resumeFromPreviousUpload(former)
    if (!isStopped) upload.start()
  }

  const started = start().catch(() => void (isStopped || listeners.onInterrupted('connection')))
  return {
    get url() {
      return upload?.url ?? url
    },
    stop() {
      isStopped = true
      void upload?.abort()
    },
    async cancel() {
      isStopped = true
      await started
      if (upload === undefined) return
      // First, so that the same file can be chosen again at once.
      const { urlStorage } = upload.options
      for (const { urlStorageKey } of await upload.findPreviousUploads()) await urlStorage?.removeUpload(urlStorageKey)
      // Only its answer says where the upload is that has to be removed.
      await creation
      await upload.abort(true).catch(() => undefined)
    },
  }
}

/** Web Crypto is there on secure pages alone; elsewhere the server has the hash of the whole file only. */
async function addChecksum(request: HttpRequest, file: File): Promise<void> {
  if (!globalThis.isSecureContext) return
  const offset = Number(request.getHeader('Upload-Offset'))
  const part = await file.slice(offset, offset + partBytes).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', part))
  request.setHeader('Upload-Checksum', `sha256 ${btoa(String.fromCharCode(...digest))}`)
}
