/**
 * Lets connections that wait be accepted before work begins that holds the thread for long. Node (libuv, since its version 1.45) accepts one
 * connection in each iteration of the event loop, so that a loop of long iterations accepts so few that the kernel's queue of connections
 * overflows: clients then wait for seconds, or for an answer that never comes.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate as nextIteration } from 'node:timers/promises'

export interface WaitingConnections {
  /** Resolves once no connection waits to be accepted, or so many have been accepted meanwhile. */
  accepted(limit: number): Promise<void>
  close(): void
}

/** Reported by each server of the process, also where it listens on several addresses. */
const channel = 'net.server.socket'

export function watchConnections(): WaitingConnections {
  let count = 0
  const onConnection = (): void => {
    count += 1
  }
  subscribe(channel, onConnection)
  return {
    async accepted(limit) {
      // The rest of an iteration, which says nothing: it may have looked for connections before.
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
