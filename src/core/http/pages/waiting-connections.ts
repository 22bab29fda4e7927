/**
 * Lets waiting connections be accepted before work that blocks the thread. Node (libuv, since version 1.45) accepts one
 * connection per iteration of the event loop, so that long iterations accept too few and the kernel's queue
 * overflows: clients then wait for seconds, or for ever.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate as nextIteration } from 'node:timers/promises'

export interface WaitingConnections {
  /** Resolves once no connection waits to be accepted, or so many have been accepted meanwhile. */
  accepted(limit: number): Promise<void>
  close(): void
}

/** Published by each server of the process, on any address. */
const channel = 'net.server.socket'

export function watchConnections(): WaitingConnections {
  let count = 0
  const onConnection = (): void => {
    count += 1
  }
  subscribe(channel, onConnection)
  return {
    async accepted(limit) {
      // The rest of this iteration does not count: it may have checked for connections already.
      await nextIteration()
      const end = count + limit
      let before: number
      do {
        before = count
        await nextIteration()
        // A whole iteration in which none was accepted had none to accept.
      } while (count > before && count < end)
    },
    close: () => void unsubscribe(channel, onConnection),
  }
}
