/**
 * Uploads one image to /uploads by tus, and puts the upload into the media library over /wp-json. What is broken off goes on by itself, or
 * once the same file is chosen again, also after a reload.
 */

import type { UploadControls } from '../../../../../ui/upload-field.tsx'
import { type Interruption, nextUploadState, noUpload, type UploadEvent, type UploadState } from '../../../../../ui/upload-state.ts'
import { startTransfer, type Transfer } from '../../../../../ui/upload-transfer.ts'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { uploadsPath } from '../../../../uploads/domain/upload-path.ts'
import { altKeys } from '../../../domain/media/alt-schema.ts'
import { altProblems, problemOfUpload } from '../../../domain/media/image-file.ts'
import { mediaPurposeKey } from '../../../domain/media/media-purpose.ts'
import { errorOfImage, errorOfUpload, imageValues, problemKeys } from './image-entries.ts'

/** An upload under way: paused or not, it is waited for. */
export interface ImageTransfer {
  state: UploadState
  controls: UploadControls
}

interface Sent {
  file: File
  alt: string
  isDecorative: boolean
  /** Ends the upload: the page is left. What has arrived stays for when the same file is chosen again. */
  signal: AbortSignal | undefined
  /** Null: the file has arrived, and is put into the library. */
  onTransfer: (transfer: ImageTransfer | null) => void
}

type Outcome = { kind: 'stored' } | { kind: 'cancelled' } | { kind: 'failed'; error: ValidationError }

export async function sendImage({ file, alt, isDecorative, signal, onTransfer }: Sent): Promise<Outcome> {
  const sent = await uploadFile(file, signal, onTransfer)
  if (sent.kind !== 'sent') return sent
  onTransfer(null)
  const words = isDecorative ? { decorative: 'true' } : { alt_text: alt }
  try {
    const answer = await fetch(`/wp-json/wp/v2/media?${new URLSearchParams({ upload: sent.id, ...words })}`, { method: 'POST' })
    return answer.status === 201
      ? { kind: 'stored' }
      : { kind: 'failed', error: answerError(answer.status, await answer.text(), file.name) }
  } catch {
    return { kind: 'failed', error: answerError(0, '', file.name) }
  }
}

type UploadOutcome = { kind: 'sent'; id: string } | Exclude<Outcome, { kind: 'stored' }>

async function uploadFile(file: File, signal: AbortSignal | undefined, onTransfer: Sent['onTransfer']): Promise<UploadOutcome> {
  const { promise, resolve } = Promise.withResolvers<UploadOutcome>()
  const fail = (error: ValidationError) => resolve({ kind: 'failed', error })
  let state = noUpload
  const change = (event: UploadEvent): void => {
    state = nextUploadState(state, event)
    onTransfer({ state, controls })
  }
  const start = (url: string | null): Transfer =>
    startTransfer(
      file,
      { endpoint: uploadsPath, purpose: mediaPurposeKey },
      {
        onContinued: () => change({ kind: 'continued' }),
        onUnanswered: () => change({ kind: 'unanswered' }),
        onProgress: sent => change({ kind: 'progressed', sent }),
        onInterrupted: reason => fail(interruptionError(reason, file.name)),
        onRefused: code => fail(code === 'not-taken' ? notSent(file.name) : errorOfUpload(code, file.name)),
        onArrived: id => resolve({ kind: 'sent', id }),
      },
      url,
    )
  const controls: UploadControls = {
    onPause() {
      transfer.stop()
      change({ kind: 'paused' })
    },
    onResume() {
      change({ kind: 'resumed' })
      transfer = start(transfer.url)
    },
    onRemove() {
      void transfer.cancel()
      resolve({ kind: 'cancelled' })
    },
  }
  let transfer = start(null)
  signal?.addEventListener('abort', () => {
    transfer.stop()
    resolve({ kind: 'cancelled' })
  })
  change({ kind: 'chosen', file: { name: file.name, size: file.size } })
  return await promise
}

const signedOut: ValidationError = { key: 'media-signed-out', values: {} }
const notSent = (name: string): ValidationError => ({ key: 'media-not-sent', values: { name } })

function interruptionError(reason: Interruption, name: string): ValidationError {
  if (reason === 'signed-out') return signedOut
  return reason === 'connection' ? notSent(name) : errorOfUpload(reason, name)
}

function answerError(status: number, body: string, name: string): ValidationError {
  if (status === 401 || status === 403) return signedOut
  // The code of our own answers; their messages are meant for other clients.
  const code = /"code":\s*"([a-z-]+)"/.exec(body)?.[1]
  if (code === undefined) return status === 413 ? errorOfImage(problemOfUpload('too-large', name)) : notSent(name)
  const alt = altProblems.find(problem => code === `alt-${problem}`)
  if (alt !== undefined) return { key: altKeys[alt], values: imageValues(name) }
  return isContentProblem(code) ? { key: problemKeys[code], values: imageValues(name) } : errorOfImage(problemOfUpload(code, name))
}

/** These are found only once the image is decoded. */
const isContentProblem = (code: string): code is 'too-many-pixels' | 'unreadable' => code === 'too-many-pixels' || code === 'unreadable'
