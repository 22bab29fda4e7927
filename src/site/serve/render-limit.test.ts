import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenderLimit, TooManyRendersError } from './render-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patience = 3000
/** Works that end when they are told, and the names of those that have begun. */
function begin({ atOnce = 2, mostWaiting = 3 } = {}) {
  const limit = createRenderLimit({ atOnce, mostWaiting })
  const begun: string[] = []
  const ask = (name: string, signal = new AbortController().signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const result = limit.run(
      () => {
        begun.push(name)
        return promise
      },
      { signal, patience },
    )
    const outcome = result.catch((error: unknown) => error)
    return { outcome, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { ask, begun, settle }
}

describe('pages are made', () => {
  test('so many at once, and the others in the order they came', async () => {
    const { ask, begun, settle } = begin()
    const [a, b, c, d] = [ask('a'), ask('b'), ask('c'), ask('d')]
    await settle()
    expect(begun).toEqual(['a', 'b'])
    b.end()
    await settle()
    expect(begun).toEqual(['a', 'b', 'c'])
    a.end()
    await settle()
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    c.end()
    d.end()
    expect(await Promise.all([a, b, c, d].map(each => each.outcome))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('by the next one after a failure', async () => {
    const { ask, begun, settle } = begin({ atOnce: 1 })
    const first = ask('first')
    const second = ask('second')
    first.fail()
    expect(await first.outcome).toEqual(new Error('first'))
    await settle()
    expect(begun).toEqual(['first', 'second'])
    second.end()
    expect(await second.outcome).toBe('second')
    const third = ask('third')
    await settle()
    expect(begun).toEqual(['first', 'second', 'third'])
    third.end()
    expect(await third.outcome).toBe('third')
  })
})

describe('a request is refused', () => {
  test('at once where the queue is full, which costs nobody a place', async () => {
    const { ask, begun, settle } = begin({ atOnce: 1, mostWaiting: 1 })
    const first = ask('first')
    const second = ask('second')
    expect(await ask('third').outcome).toBeInstanceOf(TooManyRendersError)
    first.end()
    await settle()
    const fourth = ask('fourth')
    second.end()
    await settle()
    expect(begun).toEqual(['first', 'second', 'fourth'])
    fourth.end()
    expect(await fourth.outcome).toBe('fourth')
  })

  test('where nothing became free in time', async () => {
    const { ask, begun, settle } = begin({ atOnce: 1 })
    const first = ask('first')
    const late = ask('late')
    await vi.advanceTimersByTimeAsync(patience)
    expect(await late.outcome).toBeInstanceOf(TooManyRendersError)
    first.end()
    await settle()
    expect(begun).toEqual(['first'])
    ask('next')
    await settle()
    expect(begun).toEqual(['first', 'next'])
  })

  test('where its client has gone while it waited, and its place in the queue is free', async () => {
    const { ask, begun, settle } = begin({ atOnce: 1, mostWaiting: 1 })
    const first = ask('first')
    const client = new AbortController()
    const gone = ask('gone', client.signal)
    client.abort()
    expect(await gone.outcome).toBeInstanceOf(TooManyRendersError)
    const next = ask('next')
    first.end()
    await settle()
    expect(begun).toEqual(['first', 'next'])
    next.end()
    expect(await next.outcome).toBe('next')
  })

  test('but not where its client goes after it has begun', async () => {
    const { ask } = begin({ atOnce: 1 })
    const client = new AbortController()
    const first = ask('first', client.signal)
    client.abort()
    first.end()
    expect(await first.outcome).toBe('first')
    expect(vi.getTimerCount()).toBe(0)
  })
})
