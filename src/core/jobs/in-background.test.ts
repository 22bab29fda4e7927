import { afterEach, expect, it, vi } from 'vitest'
import { inBackground } from './in-background.ts'

const noFailure = () => expect.unreachable('a failure was told of')

afterEach(() => void vi.useRealTimers())

/** Work that ends on request, repeatedly. */
function heldWork() {
  const held: PromiseWithResolvers<number>[] = []
  const work = () => {
    const next = Promise.withResolvers<number>()
    held.push(next)
    return next.promise
  }
  return { held, work }
}

it('a second run waits for the one in progress instead of starting another', async () => {
  const { held, work } = heldWork()
  const background = inBackground(work, { every: null, onFailure: () => undefined })
  const both = Promise.all([background.run(), background.run()])
  held[0]?.resolve(7)
  expect(await both).toEqual([7, 7])
  const third = background.run()
  held[1]?.resolve(8)
  expect(await third).toBe(8)
  expect(held).toHaveLength(2)
})

it('onFailure is called at the first failure, and again only after a success', async () => {
  const outcomes = [false, false, true, false]
  const failures: string[] = []
  const background = inBackground(
    async () => {
      const goesWell = outcomes.shift()
      if (goesWell !== true) throw new Error(`with ${outcomes.length} to go`)
    },
    { every: null, onFailure: error => failures.push(String(error)) },
  )
  while (outcomes.length > 0) await background.runQuietly()
  expect(failures).toEqual(['Error: with 3 to go', 'Error: with 0 to go'])
})

it('a run that was awaited throws its failure, and onFailure is not called', async () => {
  const background = inBackground(() => Promise.reject(new Error('gone')), { every: null, onFailure: noFailure })
  await expect(background.run()).rejects.toThrow('gone')
})

it('the work repeats until it is stopped, and stopping waits for the run in progress', async () => {
  vi.useFakeTimers()
  const { held, work } = heldWork()
  const background = inBackground(work, { every: 1000, onFailure: noFailure })
  await vi.advanceTimersByTimeAsync(1000)
  expect(held).toHaveLength(1)
  const ended = vi.fn()
  const end = background.end().then(ended)
  await vi.advanceTimersByTimeAsync(5000)
  expect(ended).not.toHaveBeenCalled()
  held[0]?.resolve(1)
  await end
  await vi.advanceTimersByTimeAsync(5000)
  expect(held).toHaveLength(1)
})
