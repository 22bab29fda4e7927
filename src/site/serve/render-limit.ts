/**
 * How many pages are made at once for visitors who are not signed in. The others wait in a short queue, in the order they came, so that a
 * crawler that asks for thousands of addresses does not keep signed-in people waiting.
 */

/** The queue is full, or nothing became free in time: to be told, not to be kept waiting. */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError'
}

export interface RenderLimit {
  /**
   * Does a work in its turn. What has begun is not interrupted.
   * @param turn.signal ends the waiting for a turn: nobody asks any more
   * @param turn.patience milliseconds to wait for a turn
   * @throws TooManyRendersError, with nothing done
   */
  run<Result>(work: () => Promise<Result>, turn: { signal: AbortSignal; patience: number }): Promise<Result>
}

export function createRenderLimit({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): RenderLimit {
  let running = 0
  const waiting = new Set<() => void>()

  function wait(signal: AbortSignal, patience: number): Promise<void> {
    if (signal.aborted || waiting.size >= mostWaiting) throw new TooManyRendersError()
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        waiting.delete(begin)
      }
      const begin = () => {
        leave()
        resolve()
      }
      const giveUp = () => {
        leave()
        reject(new TooManyRendersError())
      }
      const timer = setTimeout(giveUp, patience)
      signal.addEventListener('abort', giveUp)
      waiting.add(begin)
    })
  }

  return {
    async run(work, { signal, patience }) {
      // Who ends hands its place on, so that nobody who comes between takes it.
      if (running >= atOnce) await wait(signal, patience)
      else running += 1
      try {
        return await work()
      } finally {
        const [next] = waiting
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
