import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askLatest, previewDelay } from './ask-latest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setting() {
  const open = new Map<string, (answer: string) => void>()
  const answers: string[] = []
  const signals = new Map<string, AbortSignal>()
  const form = { text: '' as string | null }
  const asking = askLatest<string, string>({
    read: () => form.text,
    ask: (text, signal) => {
      signals.set(text, signal)
      return new Promise(resolve => open.set(text, resolve))
    },
    onRequested: () => undefined,
    onAnswer: answer => answers.push(answer),
  })
  const type = (text: string | null) => {
    form.text = text
    asking.soon()
  }
  const answer = async (text: string) => {
    open.get(text)?.(text)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { asking, type, answer, answers, requested: () => [...open.keys()], signals }
}

test('the preview is requested once typing pauses', async () => {
  const { type, requested } = setting()
  type('a')
  await vi.advanceTimersByTimeAsync(previewDelay - 1)
  type('ab')
  await vi.advanceTimersByTimeAsync(previewDelay - 1)
  expect(requested()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requested()).toEqual(['ab'])
})

test('an older answer never replaces a newer one, even if its request was not aborted', async () => {
  const { type, answer, answers, signals } = setting()
  for (const text of ['first', 'second']) {
    type(text)
    await vi.advanceTimersByTimeAsync(previewDelay)
  }
  expect([signals.get('first')?.aborted, signals.get('second')?.aborted]).toEqual([true, false])
  await answer('second')
  await answer('first')
  expect(answers).toEqual(['second'])
})

test('where nothing new can be requested, the pending answer is used', async () => {
  const { type, answer, answers } = setting()
  type('text')
  await vi.advanceTimersByTimeAsync(previewDelay)
  type(null)
  await vi.advanceTimersByTimeAsync(previewDelay)
  await answer('text')
  expect(answers).toEqual(['text'])
})

test('after stopping, answers and changes are ignored', async () => {
  const { asking, type, answer, answers, requested } = setting()
  type('text')
  await vi.advanceTimersByTimeAsync(previewDelay)
  type('more')
  asking.stop()
  await vi.advanceTimersByTimeAsync(previewDelay)
  await answer('text')
  expect([requested(), answers]).toEqual([['text'], []])
})
