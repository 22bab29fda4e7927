import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { receiveForm } from './receive-form.ts'
import type { Uploads } from './uploads.ts'

type Receive = Uploads['receive']
const maxBytes = 300_000

/** Takes what arrives, as the store does. */
const takeAll: Receive = async (_, { name, content }) => {
  let bytes = 0
  for await (const chunk of content) bytes += chunk.length
  return { kind: 'taken', id: `upload of ${name}`, name, sha256: '', bytes }
}
const takeLate: Receive = async (accountId, file) => {
  // This is the case where the scanner is asked first: by then the form has ended.
  await wait(20)
  return await takeAll(accountId, file)
}
const refuse: Receive = async (_, { name }) => ({ kind: 'refused', name, problem: { kind: 'scanner-away' } })
const fail: Receive = async () => {
  throw new Error('The disk is full')
}

const file = (name: string, content: string) => `--y\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}`
const end = '\r\n--y--\r\n'

async function send(receive: Receive, body: Readable, limits: { maxFiles?: number; maxTotalBytes?: number } = {}) {
  const removed: string[] = []
  const take: Uploads['take'] = async (_, id) => ({ kind: 'taken', id, name: 'earlier.jpg', sha256: '', bytes: 3 })
  const uploads = { receive, take, remove: async (_: number, id: string) => void removed.push(id) }
  const isFileField = (name: string) => name === 'file'
  const setting = {
    accountId: testId<AccountId>(1),
    purpose: 'roofs',
    contentType: 'multipart/form-data; boundary=y',
    maxBytes,
    isFileField,
    limitsOf: () => limits,
  }
  const outcome = await receiveForm(uploads, body, setting).catch((error: Error) => error)
  return { outcome, removed }
}
const inPieces = (text: string) => Readable.from((text.match(/.{1,50000}/gs) ?? []).map(each => Buffer.from(each)))

test('each file of a form becomes an upload, and an empty file field does not', async () => {
  const { outcome, removed } = await send(
    takeAll,
    inPieces(`${file('one.jpg', 'abc')}\r\n${file('', '')}\r\n${file('two.jpg', 'de')}${end}`),
  )
  const received = (name: string, bytes: number) => ({ kind: 'taken', id: `upload of ${name}`, name, sha256: '', bytes })
  expect(outcome).toEqual({
    fields: [],
    files: [
      { field: 'file', received: received('one.jpg', 3), isEarlier: false },
      { field: 'file', received: received('two.jpg', 2), isEarlier: false },
    ],
  })
  expect(removed).toEqual([])
})

test.each<[string, { maxFiles?: number; maxTotalBytes?: number }, string[], string[]]>([
  ['count', { maxFiles: 2 }, ['one.jpg: taken', 'two.jpg: taken', 'three.jpg: too-many-files'], ['upload of three.jpg']],
  ['size', { maxTotalBytes: 5 }, ['one.jpg: taken', 'two.jpg: total-too-large', 'three.jpg: taken'], ['upload of two.jpg']],
])('a file beyond the limit of %s is refused by name and removed, and the others are taken', async (_, limits, expected, refused) => {
  const body = `${file('one.jpg', 'abc')}\r\n${file('two.jpg', 'defg')}\r\n${file('three.jpg', 'h')}${end}`
  const { outcome, removed } = await send(takeAll, inPieces(body), limits)
  const files = outcome instanceof Error ? [] : outcome.files
  expect(files.map(({ received }) => `${received.name}: ${received.kind === 'taken' ? 'taken' : received.problem.kind}`)).toEqual(expected)
  expect(removed).toEqual(refused)
})

const text = (name: string, value: string) => `--y\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`
test('an earlier upload is accepted only from a file field, and a refused form does not delete it', async () => {
  const parts = [text('file', 'upload 1'), text('alt', 'upload 2'), text('file', '')].join('\r\n')
  const whole = await send(takeAll, inPieces(parts + end))
  expect(whole.outcome).toEqual({
    fields: [{ name: 'alt', value: 'upload 2' }],
    files: [{ field: 'file', received: { kind: 'taken', id: 'upload 1', name: 'earlier.jpg', sha256: '', bytes: 3 }, isEarlier: true }],
  })
  const refused = await send(takeAll, inPieces(`${parts}\r\n${file('one.jpg', 'abc')}`))
  expect([refused.outcome, refused.removed]).toEqual([expect.any(Error), []])
})

const unreadable = 'The form cannot be read: it ends early, or is no multipart form.'
const long = 'x'.repeat(maxBytes)
test.each<[string, Receive, string, string]>([
  ['ends inside a file', takeAll, file('one.jpg', 'abc'), unreadable],
  ['ends inside a file that nobody has begun to read', takeLate, file('one.jpg', 'abc'), unreadable],
  ['ends inside a large file that nobody has begun to read', takeLate, file('one.jpg', long.slice(1000)), unreadable],
  ['ends inside a file that was refused', refuse, file('one.jpg', 'abc'), unreadable],
  ['ends before the name of a file is there', takeAll, file('one.jpg', '').slice(0, 30), unreadable],
  ['is larger than it may be', takeAll, file('one.jpg', long) + end, 'The form is too large.'],
  ['is larger than it may be, where nobody has begun to read', takeLate, file('one.jpg', long) + end, 'The form is too large.'],
  ['has a file that cannot be stored', fail, file('one.jpg', 'abc') + end, 'The disk is full'],
])('a form that %s is refused, without waiting for the rest', async (_, receive, text, message) => {
  const { outcome } = await send(receive, inPieces(text))
  expect(outcome).toMatchObject({ message })
})

test('a form whose connection breaks leaves none of its files', async () => {
  const body = new Readable({ read: () => undefined })
  const sent = send(takeAll, body)
  body.push(`${file('one.jpg', 'abc')}\r\n${file('two.jpg', 'de')}`)
  await wait(10)
  body.destroy()
  const { outcome, removed } = await sent
  expect(outcome).toMatchObject({ message: unreadable })
  expect(removed).toEqual(['upload of one.jpg'])
})
