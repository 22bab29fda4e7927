import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenderLimit, TooManyRendersError } from './render-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const timeout = 3000
/** Starts tasks that end on request, and lists those that have begun. */
function begin(given: { atOnce?: number; perSubnet?: number; maxWaiting?: number } = {}) {
  const atOnce = given.atOnce ?? 2
  const limit = createRenderLimit({ maxWaiting: 3, perSubnet: atOnce, ...given, atOnce })
  const begun: string[] = []
  const ask = (
    name: string,
    { signal = new AbortController().signal, subnet = null }: { signal?: AbortSignal; subnet?: string | null } = {},
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const result = limit.run(
      () => {
        begun.push(name)
        return promise
      },
      { signal, timeout, subnet },
    )
    const outcome = result.catch((error: unknown) => error)
    return { outcome, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  const runPending = () => vi.advanceTimersByTimeAsync(0)
  return { ask, begun, runPending }
}

describe('the limit of simultaneous renders', () => {
  test('renders run up to the limit, and the others start in the order they came', async () => {
    const { ask, begun, runPending } = begin()
    const [a, b, c, d] = [ask('a'), ask('b'), ask('c'), ask('d')]
    await runPending()
    expect(begun).toEqual(['a', 'b'])
    b.end()
    await runPending()
    expect(begun).toEqual(['a', 'b', 'c'])
    a.end()
    await runPending()
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    c.end()
    d.end()
    expect(await Promise.all([a, b, c, d].map(each => each.outcome))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a render that fails makes room for the next one', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 1 })
    const first = ask('first')
    const second = ask('second')
    first.fail()
    expect(await first.outcome).toEqual(new Error('first'))
    await runPending()
    expect(begun).toEqual(['first', 'second'])
    second.end()
    expect(await second.outcome).toBe('second')
    const third = ask('third')
    await runPending()
    expect(begun).toEqual(['first', 'second', 'third'])
    third.end()
    expect(await third.outcome).toBe('third')
  })
})

describe('a render is refused', () => {
  test('it is refused at once when the queue is full, and does not take a place', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 1, maxWaiting: 1 })
    const first = ask('first')
    const second = ask('second')
    expect(await ask('third').outcome).toBeInstanceOf(TooManyRendersError)
    first.end()
    await runPending()
    const fourth = ask('fourth')
    second.end()
    await runPending()
    expect(begun).toEqual(['first', 'second', 'fourth'])
    fourth.end()
    expect(await fourth.outcome).toBe('fourth')
  })

  test('it is refused when no place becomes free before the timeout', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 1 })
    const first = ask('first')
    const late = ask('late')
    await vi.advanceTimersByTimeAsync(timeout)
    expect(await late.outcome).toBeInstanceOf(TooManyRendersError)
    first.end()
    await runPending()
    expect(begun).toEqual(['first'])
    ask('next')
    await runPending()
    expect(begun).toEqual(['first', 'next'])
  })

  test('it is refused when its client disconnects while waiting, and leaves the queue', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 1, maxWaiting: 1 })
    const first = ask('first')
    const client = new AbortController()
    const removed = ask('gone', { signal: client.signal })
    client.abort()
    expect(await removed.outcome).toBeInstanceOf(TooManyRendersError)
    const next = ask('next')
    first.end()
    await runPending()
    expect(begun).toEqual(['first', 'next'])
    next.end()
    expect(await next.outcome).toBe('next')
  })

  test('it is not refused when its client disconnects after it has begun', async () => {
    const { ask } = begin({ atOnce: 1 })
    const client = new AbortController()
    const first = ask('first', { signal: client.signal })
    client.abort()
    first.end()
    expect(await first.outcome).toBe('first')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('renders for several subnets', () => {
  const crawler = { subnet: '203.0.113.0/24' }
  const reader = { subnet: '198.51.100.0/24' }

  test('a subnet gets no more places than its share, even when others are free', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 3, perSubnet: 2 })
    const first = ask('crawler 1', crawler)
    for (const name of ['crawler 2', 'crawler 3', 'crawler 4']) ask(name, crawler)
    await runPending()
    expect(begun).toEqual(['crawler 1', 'crawler 2'])
    ask('reader', reader)
    await runPending()
    expect(begun).toEqual(['crawler 1', 'crawler 2', 'reader'])
    first.end()
    await runPending()
    expect(begun).toEqual(['crawler 1', 'crawler 2', 'reader', 'crawler 3'])
  })

  test('requests of the server itself may use all places', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 3, perSubnet: 1 })
    for (const name of ['a', 'b', 'c', 'd']) ask(name)
    await runPending()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  test('subnets take turns, however many renders one of them has waiting', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 1, maxWaiting: 10 })
    const works = ['c1', 'c2', 'c3', 'c4'].map(name => ask(name, crawler))
    works.push(ask('r1', reader), ask('r2', reader), ask('here'))
    for (let ended = 0; ended < 7; ended += 1) {
      await runPending()
      const name = begun.at(-1) ?? ''
      works[['c1', 'c2', 'c3', 'c4', 'r1', 'r2', 'here'].indexOf(name)]?.end()
    }
    expect(begun).toEqual(['c1', 'c2', 'r1', 'here', 'c3', 'r2', 'c4'])
  })

  test('when the queue is full, the newest render of the subnet with most of them is dropped', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 1, maxWaiting: 3 })
    const [first, , , newest] = ['c1', 'c2', 'c3', 'c4'].map(name => ask(name, crawler))
    const one = ask('r1', reader)
    expect(await newest?.outcome).toBeInstanceOf(TooManyRendersError)
    // Room for another would only turn the two around.
    expect(await ask('r2', reader).outcome).toBeInstanceOf(TooManyRendersError)
    expect(await ask('c5', crawler).outcome).toBeInstanceOf(TooManyRendersError)
    first?.end()
    await runPending()
    expect(begun).toEqual(['c1', 'c2'])
    one.end()
  })

  test('a subnet whose renders have all ended starts again with its full share', async () => {
    const { ask, begun, runPending } = begin({ atOnce: 2, perSubnet: 1 })
    for (let round = 0; round < 3; round += 1) {
      const work = ask(`c${round}`, crawler)
      await runPending()
      work.fail()
      await work.outcome
    }
    expect(begun).toEqual(['c0', 'c1', 'c2'])
  })
})
