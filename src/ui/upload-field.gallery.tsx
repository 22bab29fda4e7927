import type { ReactNode } from 'react'
import { UploadFieldView, type UploadMessages } from './upload-field.tsx'
import type { UploadState } from './upload-state.ts'

const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10
const messages: UploadMessages = {
  prompt: 'Drop a file here, or choose one',
  size: bytes => `${megabytes(bytes)} MB`,
  progress: (sent, total) => `${megabytes(sent)} of ${megabytes(total)} MB`,
  progressLabel: name => `Upload of ${name}`,
  status: status =>
    ({
      sending: 'Uploading…',
      continued: 'Resuming upload…',
      examined: 'Checking file…',
      retrying: 'Connection lost. Retrying…',
      paused: 'Paused',
      whole: 'Uploaded',
    })[status],
  awaited: 'The form is sent when the upload is complete.',
  continues: 'If the upload is interrupted, choose the same file again within a day to resume it.',
  interrupted: (reason, name) =>
    ({
      connection: `“${name}” did not arrive whole: the connection was lost.`,
      'signed-out': 'You are not signed in any more. Sign in in another window, then resume.',
      'scanner-away': `“${name}” was not checked: the virus scanner does not answer.`,
    })[reason],
  refused: (code, name) =>
    code === 'infected' ? `“${name}” was refused: the virus scanner found something in it.` : `“${name}” is too large`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  remove: 'Remove',
}

const file = { name: 'slate-roofs-of-the-alps.pdf', size: 12 * 1024 * 1024 }
const sent = 3.1 * 1024 * 1024
const example = (title: string, state: UploadState, more: { error?: string; disabled?: boolean } = {}) => ({
  title,
  element: (
    <UploadFieldView
      name="poster"
      label="Poster"
      description="A PDF file of at most 20 MB."
      accept=".pdf"
      messages={messages}
      state={state}
      {...more}
    />
  ),
})

export const gallery: { title: string; element: ReactNode }[] = [
  example('Upload field', { kind: 'empty' }),
  example('Upload field, uploading', { kind: 'sending', file, sent, isContinued: false, isAwaited: false }),
  example('Upload field, going on after a reload', { kind: 'sending', file, sent, isContinued: true, isAwaited: false }),
  example('Upload field whose form waits', { kind: 'sending', file, sent, isContinued: false, isAwaited: true }),
  example('Upload field, at the check', { kind: 'sending', file, sent: file.size, isContinued: false, isAwaited: false }),
  example('Upload field, trying again', { kind: 'retrying', file, sent, isAwaited: false }),
  example('Upload field, paused', { kind: 'paused', file, sent }),
  example('Upload field, interrupted', { kind: 'interrupted', file, sent, reason: 'connection' }),
  example('Upload field, signed out', { kind: 'interrupted', file, sent, reason: 'signed-out' }),
  example('Upload field whose file was refused', { kind: 'refused', file, code: 'infected' }),
  example('Upload field, uploaded', { kind: 'whole', file, id: '7f2c1a52-30d5-4f4a-8d6b-0b8a6c7f3e11', isAwaited: false }),
  example('Upload field with an error', { kind: 'empty' }, { error: 'Poster cannot be blank' }),
  example('Upload field, disabled', { kind: 'empty' }, { disabled: true }),
]
