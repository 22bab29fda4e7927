import { expect, onTestFinished, test, vi } from 'vitest'
import type { Entries } from '../../../../core/forms/entries.ts'
import { type Autosaver, type AutosaveStatus, createAutosaver, type SendAnswer } from './autosaver.ts'
import type { LocalCopy } from './local-copies.ts'

/** A form with a copy in the browser and a request that is answered when the test says so. */
function openForm() {
  let copy: LocalCopy | undefined
  let entries: Entries = { title: ['Slate'] }
  const answer = Promise.withResolvers<SendAnswer>()
  const statuses: AutosaveStatus['kind'][] = []
  const autosaver = createAutosaver({
    ...{ read: () => entries, writer: 'own', revision: 0 },
    onStatus: ({ kind }) => statuses.push(kind),
    send: () => answer.promise,
    copies: {
      read: async () => copy,
      write: async written => {
        copy = written
      },
      remove: async () => {
        copy = undefined
      },
    },
  })
  return {
    autosaver,
    statuses,
    answer: answer.resolve,
    copy: () => copy,
    type(text: string) {
      entries = { title: [text] }
      autosaver.changed()
    },
    writeAs(writer: string) {
      copy = { entries, revision: 1, writer }
    },
  }
}
const stored: SendAnswer = { kind: 'stored', revision: 1 }

test('the local copy of a closed form is deleted once the server has its text', async () => {
  const form = openForm()
  form.type('Slate roofs')
  form.autosaver.flush()
  form.autosaver.stop()
  await expect.poll(form.copy).toBeDefined()
  form.answer(stored)
  await expect.poll(form.copy).toBeUndefined()
})

test.each<[string, (form: ReturnType<typeof openForm>) => void, expected: Partial<LocalCopy>]>([
  ['what was typed since', form => form.type('Slate roofs leak'), { entries: { title: ['Slate roofs leak'] } }],
  ['the copy of another form', form => form.writeAs('other'), { writer: 'other' }],
])('the local copy of a closed form keeps %s', async (_, meanwhile, expected) => {
  const form = openForm()
  form.type('Slate roofs')
  form.autosaver.flush()
  await expect.poll(form.copy).toBeDefined()
  meanwhile(form)
  form.autosaver.stop()
  form.answer(stored)
  await new Promise(resolve => setImmediate(resolve))
  expect(form.copy()).toMatchObject(expected)
})

test('text typed after the save is not shown as saved', async () => {
  const form = openForm()
  form.type('Slate roofs')
  form.autosaver.flush()
  form.answer(stored)
  await expect.poll(() => form.statuses).toEqual(['stored'])
  form.type('Slate roofs leak')
  form.type('Slate roofs leak again')
  expect(form.statuses).toEqual(['stored', 'pending'])
  form.autosaver.stop()
})

test.each<['own' | 'other', expected: string | undefined]>([
  ['own', undefined],
  ['other', 'other'],
])('discarding a text deletes the local copy only if the same form wrote it: the copy of the form %s', async (writer, expected) => {
  const form = openForm()
  form.type('Slate roofs')
  await expect.poll(form.copy).toBeDefined()
  form.writeAs(writer)
  form.autosaver.discard()
  await new Promise(resolve => setImmediate(resolve))
  expect([form.copy()?.writer, form.autosaver.isPending()]).toEqual([expected, false])
})

test('each request has a higher sequence number, since an unanswered one may arrive after the next', async () => {
  const sequences: number[] = []
  const open = () =>
    createAutosaver({
      ...{ read: () => ({ title: ['Slate'] }), writer: 'own', revision: 0, onStatus: () => undefined },
      copies: { read: async () => undefined, write: async () => undefined, remove: async () => undefined },
      send: async ({ sequence }) => {
        sequences.push(sequence)
        return { kind: 'failed' }
      },
    })
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 })
  onTestFinished(() => void vi.useRealTimers())
  const first = open()
  for (let request = 0; request < 3; request += 1) {
    first.changed()
    first.flush()
    await new Promise(resolve => setImmediate(resolve))
  }
  first.stop()
  // The same form after a reload, which was refused.
  vi.setSystemTime(6000)
  const second = open()
  second.changed()
  second.flush()
  second.stop()
  expect(sequences).toEqual([5000, 5001, 5002, 6000])
})

test.each([
  ['was chosen', (autosaver: Autosaver, text: Entries) => autosaver.resumeFrom(text, 3)],
  ['was refused', (autosaver: Autosaver, text: Entries) => autosaver.changed(text)],
] as const)('a text that %s is sent whole, although its rows are not rendered yet', async (_, begin) => {
  const sent: Entries[] = []
  const autosaver = createAutosaver({
    ...{ read: () => ({ basedOn: ['1'] }), writer: 'own', revision: 0, onStatus: () => undefined },
    copies: { read: async () => undefined, write: async () => undefined, remove: async () => undefined },
    send: async ({ entries }) => {
      sent.push(entries)
      return { kind: 'failed' }
    },
  })
  const text = { basedOn: ['1'], 'text-0': ['Roofs'] }
  begin(autosaver, text)
  autosaver.flush()
  autosaver.stop()
  expect(sent).toEqual([text])
})

test('a flush waits for text typed meanwhile, and reports what the server refused', async () => {
  const sent: Entries[] = []
  let title = 'Slate'
  const answers: SendAnswer[] = [stored, { kind: 'stored', revision: 2 }, { kind: 'failed' }]
  const autosaver = createAutosaver({
    ...{ read: () => ({ title: [title] }), writer: 'own', revision: 0, onStatus: () => undefined },
    copies: { read: async () => undefined, write: () => Promise.reject(new Error('No room')), remove: async () => undefined },
    send: async ({ entries }) => {
      sent.push(entries)
      if (sent.length === 1) {
        title = 'Slate roofs'
        autosaver.changed()
      }
      return answers[sent.length - 1] ?? { kind: 'failed' }
    },
  })
  autosaver.changed()
  expect(await autosaver.store()).toBe('stored')
  expect([sent, autosaver.isPending()]).toEqual([[{ title: ['Slate'] }, { title: ['Slate roofs'] }], false])
  title = 'Slate roofs leak'
  autosaver.changed()
  expect([await autosaver.store(), await autosaver.isKept(), autosaver.isPending()]).toEqual(['failed', false, true])
  autosaver.stop()
})
