/** The states of one upload in a form, and what leads from one to the next. Pure: `upload-transfer.ts` sends the bytes. */

export interface UploadedFile {
  name: string
  /** Bytes. */
  size: number
}

/** Why an upload stands still that can go on: all of it that arrived is kept. */
export type Interruption = 'connection' | 'signed-out' | 'scanner-away'

export type UploadState =
  | { kind: 'empty' }
  /** The form waits for the upload where `isAwaited`. */
  | { kind: 'sending'; file: UploadedFile; sent: number; isContinued: boolean; isAwaited: boolean }
  /** A request was not answered, and is tried again by itself. */
  | { kind: 'retrying'; file: UploadedFile; sent: number; isAwaited: boolean }
  | { kind: 'paused'; file: UploadedFile; sent: number }
  | { kind: 'interrupted'; file: UploadedFile; sent: number; reason: Interruption }
  /** It cannot go on. `code`: of the answer, or of the check before the upload. */
  | { kind: 'refused'; file: UploadedFile; code: string }
  | { kind: 'whole'; file: UploadedFile; id: string; isAwaited: boolean }

export type UploadEvent =
  | { kind: 'chosen'; file: UploadedFile }
  /** The server has a part of it from an earlier time. */
  | { kind: 'continued' }
  | { kind: 'progressed'; sent: number }
  | { kind: 'unanswered' }
  | { kind: 'paused' }
  | { kind: 'resumed' }
  | { kind: 'interrupted'; reason: Interruption }
  | { kind: 'refused'; code: string }
  | { kind: 'arrived'; id: string }
  /** The form was sent before the upload is whole. */
  | { kind: 'awaited' }
  /** The form that waited is on its way. */
  | { kind: 'submitted' }
  | { kind: 'removed' }

export const noUpload: UploadState = { kind: 'empty' }

/** Whether bytes are missing that can still be sent. */
export const isUnfinished = (
  state: UploadState,
): state is Extract<UploadState, { kind: 'sending' | 'retrying' | 'paused' | 'interrupted' }> =>
  state.kind === 'sending' || state.kind === 'retrying' || state.kind === 'paused' || state.kind === 'interrupted'

/** Whether the last byte was sent and the server examines the file. */
export const isExamined = (state: UploadState): boolean => state.kind === 'sending' && state.file.size > 0 && state.sent >= state.file.size

/** An event that the state does not expect, such as one of a request that was answered after a pause, changes nothing. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  switch (event.kind) {
    case 'chosen':
      return { kind: 'sending', file: event.file, sent: 0, isContinued: false, isAwaited: false }
    case 'removed':
      return noUpload
    case 'submitted':
      return state.kind === 'whole' ? { ...state, isAwaited: false } : state
    case 'refused':
      return state.kind === 'empty' ? state : { kind: 'refused', file: state.file, code: event.code }
    case 'resumed':
    case 'awaited': {
      if (!isUnfinished(state)) return state
      const isAwaited = event.kind === 'awaited'
      if (state.kind === 'sending' || state.kind === 'retrying') return { ...state, isAwaited: state.isAwaited || isAwaited }
      return { kind: 'sending', file: state.file, sent: state.sent, isContinued: false, isAwaited }
    }
    case 'continued':
    case 'progressed':
    case 'unanswered':
    case 'paused':
    case 'interrupted':
    case 'arrived':
      return state.kind === 'sending' || state.kind === 'retrying' ? afterTransfer(state, event) : state
  }
}

type Moving = Extract<UploadState, { kind: 'sending' | 'retrying' }>
type TransferEvent = Extract<UploadEvent, { kind: 'continued' | 'progressed' | 'unanswered' | 'paused' | 'interrupted' | 'arrived' }>

function afterTransfer(state: Moving, event: TransferEvent): UploadState {
  const { file, sent, isAwaited } = state
  switch (event.kind) {
    case 'continued':
      return { kind: 'sending', file, sent, isContinued: true, isAwaited }
    case 'progressed': {
      const isContinued = state.kind === 'sending' && state.isContinued
      return { kind: 'sending', file, sent: Math.min(event.sent, file.size), isContinued, isAwaited }
    }
    case 'unanswered':
      return { kind: 'retrying', file, sent, isAwaited }
    case 'paused':
      return { kind: 'paused', file, sent }
    case 'interrupted':
      return { kind: 'interrupted', file, sent, reason: event.reason }
    case 'arrived':
      return { kind: 'whole', file, id: event.id, isAwaited }
  }
}

export interface TransferAnswer {
  /** 0: none came. */
  status: number
  body: string
}

/** This follows from an answer that is no success. */
export type AnswerMeaning = { kind: 'retry' } | { kind: 'interrupted'; reason: Interruption } | { kind: 'refused'; code: string }

/** Reads an answer of the upload endpoint (`src/modules/uploads/api/uploads/refusal.ts`). */
export function meaningOf({ status, body }: TransferAnswer): AnswerMeaning {
  const code = /"code":\s*"([a-z-]+)"/.exec(body)?.[1]
  if (status === 401 || status === 403) return { kind: 'interrupted', reason: 'signed-out' }
  if (code === 'scanner-away') return { kind: 'interrupted', reason: code }
  if (status === 413) return { kind: 'refused', code: 'too-large' }
  // 409: another offset is asked for first. 423: another request still has the upload. 460: a part arrived changed.
  const isPassing = status === 0 || status >= 500 || status === 409 || status === 423 || status === 460
  if (isPassing || (status === 429 && code === undefined)) return { kind: 'retry' }
  return { kind: 'refused', code: code ?? (status === 404 || status === 410 ? 'lost' : 'not-taken') }
}
