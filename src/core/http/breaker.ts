/** A circuit breaker: after some failures of a service, calls fail at once for a while, so that pages do not wait for it. */
import { ServiceFailure } from './ask-json.ts'

export interface Breaker {
  /** @throws ServiceFailure at once while the service rests */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>
}

interface BreakerSetting {
  /** Names the service in what is thrown. */
  name: string
  /** Failures in a row after which it rests. */
  failures?: number
  /** Milliseconds. One call is let through after it; until its outcome is known, the others still fail at once. */
  rest?: number
  now?: () => number
}

export function createBreaker({ name, failures = 3, rest = 30_000, now = Date.now }: BreakerSetting): Breaker {
  let failed = 0
  let restsUntil = 0
  let isTrying = false
  return {
    async run(ask) {
      const wasResting = failed >= failures
      if (wasResting && (isTrying || now() < restsUntil)) throw new ServiceFailure('away', `${name} rests after ${failed} failures`)
      isTrying = wasResting
      try {
        const answer = await ask()
        failed = 0
        return answer
      } catch (error) {
        // A rejected call says nothing about the others.
        if (!(error instanceof ServiceFailure && error.reason === 'refused')) {
          failed += 1
          restsUntil = now() + rest
        }
        throw error
      } finally {
        if (wasResting) isTrying = false
      }
    },
  }
}
