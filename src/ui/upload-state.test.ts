import { describe, expect, test } from 'vitest'
import { type AnswerMeaning, meaningOf, nextUploadState, noUpload, type UploadEvent, type UploadState } from './upload-state.ts'

const file = { name: 'roof.png', size: 100 }
const sending = (sent: number, more: { isContinued?: boolean; isAwaited?: boolean } = {}): UploadState => ({
  ...{ kind: 'sending', file, sent, isContinued: false, isAwaited: false },
  ...more,
})
const retrying = (sent: number, isAwaited = false): UploadState => ({ kind: 'retrying', file, sent, isAwaited })
const paused: UploadState = { kind: 'paused', file, sent: 40 }
const interrupted: UploadState = { kind: 'interrupted', file, sent: 40, reason: 'connection' }
const refused: UploadState = { kind: 'refused', file, code: 'infected' }
const whole = (isAwaited = false): UploadState => ({ kind: 'whole', file, id: 'id', isAwaited })

test.each<[string, UploadState, UploadEvent, UploadState]>([
  ['a chosen file is sent', noUpload, { kind: 'chosen', file }, sending(0)],
  ['another file takes the place of a whole one', whole(true), { kind: 'chosen', file }, sending(0)],
  ['bytes arrive', sending(10), { kind: 'progressed', sent: 40 }, sending(40)],
  ['no more arrive than there are', sending(10), { kind: 'progressed', sent: 140 }, sending(100)],
  ['it goes on from an earlier time', sending(0), { kind: 'continued' }, sending(0, { isContinued: true })],
  [
    'and still does as bytes arrive',
    sending(40, { isContinued: true }),
    { kind: 'progressed', sent: 50 },
    sending(50, { isContinued: true }),
  ],
  ['it is paused', sending(40), { kind: 'paused' }, paused],
  ['a pause lets the form go', sending(40, { isAwaited: true }), { kind: 'paused' }, paused],
  ['it is paused between two tries', retrying(40), { kind: 'paused' }, paused],
  ['it is resumed', paused, { kind: 'resumed' }, sending(40)],
  ['it is resumed after it gave up', interrupted, { kind: 'resumed' }, sending(40)],
  ['a request is not answered', sending(40, { isAwaited: true }), { kind: 'unanswered' }, retrying(40, true)],
  ['a further try succeeds', retrying(40, true), { kind: 'progressed', sent: 50 }, sending(50, { isAwaited: true })],
  ['it gives up', retrying(40, true), { kind: 'interrupted', reason: 'connection' }, interrupted],
  ['the form waits', sending(40), { kind: 'awaited' }, sending(40, { isAwaited: true })],
  ['the form waits between two tries', retrying(40), { kind: 'awaited' }, retrying(40, true)],
  ['a form that is sent resumes a paused one', paused, { kind: 'awaited' }, sending(40, { isAwaited: true })],
  ['a form that is sent resumes an interrupted one', interrupted, { kind: 'awaited' }, sending(40, { isAwaited: true })],
  [
    'resuming what goes on leaves the form waiting',
    sending(40, { isAwaited: true }),
    { kind: 'resumed' },
    sending(40, { isAwaited: true }),
  ],
  ['it is whole', sending(100), { kind: 'arrived', id: 'id' }, whole()],
  ['it is whole and the form can go', sending(100, { isAwaited: true }), { kind: 'arrived', id: 'id' }, whole(true)],
  ['the form has gone', whole(true), { kind: 'submitted' }, whole()],
  ['the server refuses it', sending(100, { isAwaited: true }), { kind: 'refused', code: 'infected' }, refused],
  ['it is cancelled', sending(40), { kind: 'removed' }, noUpload],
  ['a whole one is removed', whole(), { kind: 'removed' }, noUpload],
  ['bytes that were under way arrive after a pause', paused, { kind: 'progressed', sent: 50 }, paused],
  ['an answer comes after the upload was cancelled', noUpload, { kind: 'refused', code: 'infected' }, noUpload],
  ['it arrives after it was cancelled', noUpload, { kind: 'arrived', id: 'id' }, noUpload],
  ['a pause comes too late', whole(), { kind: 'paused' }, whole()],
  ['a form is sent with a refused file', refused, { kind: 'awaited' }, refused],
  ['what was refused is not resumed', refused, { kind: 'resumed' }, refused],
])('the state of an upload changes: %s', (_, state, event, next) => {
  expect(nextUploadState(state, event)).toEqual(next)
})

describe('the meaning of an unsuccessful answer', () => {
  const code = (text: string) => JSON.stringify({ errors: [{ code: text, field: 'file', message: 'Words' }] })
  const retry: AnswerMeaning = { kind: 'retry' }
  test.each<[number, string, AnswerMeaning]>([
    [0, '', retry],
    [409, '', retry],
    [423, 'Another request is sending the upload', retry],
    [429, 'Slow down', retry],
    [460, 'Checksum Mismatch', retry],
    [500, '', retry],
    [503, '<h1>Back soon</h1>', retry],
    [503, code('scanner-away'), { kind: 'interrupted', reason: 'scanner-away' }],
    [401, '', { kind: 'interrupted', reason: 'signed-out' }],
    [403, code('forbidden'), { kind: 'interrupted', reason: 'signed-out' }],
    [413, '', { kind: 'refused', code: 'too-large' }],
    [415, code('drawing'), { kind: 'refused', code: 'drawing' }],
    [422, code('infected'), { kind: 'refused', code: 'infected' }],
    [429, code('too-many'), { kind: 'refused', code: 'too-many' }],
    [404, '', { kind: 'refused', code: 'lost' }],
    [410, code('lost'), { kind: 'refused', code: 'lost' }],
    [400, '', { kind: 'refused', code: 'not-taken' }],
  ])('the status %i with the body %s is understood', (status, body, meaning) => {
    expect(meaningOf({ status, body })).toEqual(meaning)
  })
})
