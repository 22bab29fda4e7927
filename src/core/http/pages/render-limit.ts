/**
 * Limits how many pages are rendered at once for anonymous readers. The other requests wait in a short queue, in which all networks take
 * turns:
 * a crawler that requests thousands of pages delays neither signed-in users nor readers on other networks.
 */

/** The queue is full, or the wait timed out: the client is asked to come back. */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError'
}

export interface Turn {
  /** Aborts the wait when the client has gone. */
  signal: AbortSignal
  /** Milliseconds to wait. */
  timeout: number
  /** The network of the request. Null: this machine, which has no limit of its own. */
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
  /** The maximum of these for one subnet. */
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
  /** The queue of a subnet is never empty, and the first one is next. */
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

  /** A finished render hands over its place, so that a new request cannot overtake those that wait. */
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

  /** If the queue is full, the subnet with the most entries drops one for a subnet with fewer. @returns false where there is no room */
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
