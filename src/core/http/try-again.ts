import { setTimeout as pause } from 'node:timers/promises'
import { ServiceFailure } from './ask-json.ts'

/** Milliseconds before the second and the third try; up to half as much is added at random, so that clients do not retry at once. */
const pauses = [150, 450]

/**
 * Tries up to three times (specification, reading.md section 7), but only while the failure is temporary and the client
 * is still waiting.
 * @param signal ends the wait between two tries
 */
export async function tryAgain<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const each of pauses) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ServiceFailure && error.reason === 'away') || signal.aborted) throw error
      const isOver = await pause(each * (1 + Math.random() / 2), false, { signal }).catch(() => true)
      if (isOver) throw error
    }
  }
  return await ask()
}
