/**
 * How many pages are made at once for visitors who are not signed in. The others wait in a short queue, in which all networks take turns, so
 * that a crawler that asks for thousands of addresses keeps neither signed-in people nor readers from elsewhere waiting.
 */

/** The queue is full, or nothing became free in time: to be told, not to be kept waiting. */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError'
}

export interface Turn {
  /** Ends the waiting: nobody asks any more. */
  signal: AbortSignal
  /** Milliseconds to wait. */
  timeout: number
  /** Where the request comes from. Null: this machine, which may have all places. */
  subnet: string | null
}

export interface RenderLimit {
  /**
   * Does a work in its turn. What has begun is not interrupted.
   * @throws TooManyRendersError, with nothing done
   */
  run<Result>(work: () => Promise<Result>, turn: Turn): Promise<Result>
}

interface Limits {
  atOnce: number
  /** Of these, so many for one subnet. */
  perSubnet: number
  maxWaiting: number
}

interface Waiting {
  begin(): void
  refuse(): void
}

type Subnet = string | null

export function createRenderLimit({ atOnce, perSubnet, maxWaiting }: Limits): RenderLimit {
  let running = 0
  const runningFrom = new Map<Subnet, number>()
  let waiting = 0
  /** None is empty. Whose turn is next stands first. */
  const queues = new Map<Subnet, Set<Waiting>>()

  const mayBegin = (subnet: Subnet): boolean => running < atOnce && (subnet === null || (runningFrom.get(subnet) ?? 0) < perSubnet)

  function count(subnet: Subnet, change: 1 | -1): void {
    running += change
    const left = (runningFrom.get(subnet) ?? 0) + change
    if (left === 0) runningFrom.delete(subnet)
    else runningFrom.set(subnet, left)
  }

  function enqueue(subnet: Subnet, entry: Waiting): void {
    queues.set(subnet, (queues.get(subnet) ?? new Set()).add(entry))
    waiting += 1
  }

  function dequeue(subnet: Subnet, entry: Waiting): void {
    const queue = queues.get(subnet)
    if (queue?.delete(entry) !== true) return
    waiting -= 1
    if (queue.size === 0) queues.delete(subnet)
  }

  /** Who ends hands the place on, so that nobody who comes between takes it. */
  function beginNext(): void {
    for (const [subnet, queue] of queues) {
      if (!mayBegin(subnet)) continue
      const [next] = queue
      queues.delete(subnet)
      queues.set(subnet, queue)
      next?.begin()
      return
    }
  }

  /** Where the queue is full, the subnet that has the most in it makes room for one that has less. @returns false where there is no room */
  function makeRoom(subnet: Subnet): boolean {
    if (waiting < maxWaiting) return true
    const longest = [...queues.values()].reduce<ReadonlySet<Waiting>>((one, other) => (other.size > one.size ? other : one), new Set())
    if (longest.size <= (queues.get(subnet)?.size ?? 0) + 1) return false
    ;[...longest].at(-1)?.refuse()
    return true
  }

  function wait({ signal, timeout, subnet }: Turn): Promise<void> {
    if (signal.aborted || !makeRoom(subnet)) throw new TooManyRendersError()
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', refuse)
        dequeue(subnet, entry)
      }
      const refuse = () => {
        leave()
        reject(new TooManyRendersError())
      }
      const begin = () => {
        leave()
        count(subnet, 1)
        resolve()
      }
      const entry: Waiting = { begin, refuse }
      const timer = setTimeout(refuse, timeout)
      signal.addEventListener('abort', refuse)
      enqueue(subnet, entry)
    })
  }

  return {
    async run(work, turn) {
      if (mayBegin(turn.subnet)) count(turn.subnet, 1)
      else await wait(turn)
      try {
        return await work()
      } finally {
        count(turn.subnet, -1)
        beginNext()
      }
    },
  }
}
