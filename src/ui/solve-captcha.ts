/** Fetches a challenge and solves it in a worker. Needs https or localhost: browsers provide no cryptography to other pages. */

export interface SolvedCaptcha {
  /** The form's value: challenge and solution in JSON, as base64. */
  answer: string
  /** Milliseconds since 1970, by the server's clock. */
  expiresAt: number
}

/** @param url URL of the challenges. @throws where there is no challenge, or no solution */
export async function solveCaptcha(url: string, signal: AbortSignal): Promise<SolvedCaptcha> {
  const response = await fetch(url, { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`There is no challenge: ${response.status}`)
  const challenge: unknown = await response.json()
  const solution = await solveInWorker(challenge, signal)
  if (solution === null) throw new Error('The challenge was not solved.')
  return { answer: btoa(JSON.stringify({ challenge, solution })), expiresAt: expiryOf(challenge) }
}

function solveInWorker(challenge: unknown, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const end = (finish: () => void) => {
      worker.terminate()
      finish()
    }
    worker.addEventListener('message', ({ data }) => end(() => resolve(data)))
    worker.addEventListener('error', event => end(() => reject(new Error(`The challenge was not solved: ${event.message}`))))
    signal.addEventListener('abort', () => end(() => reject(signal.reason)))
    worker.postMessage(challenge)
  })
}

function expiryOf(challenge: unknown): number {
  const parameters = typeof challenge === 'object' && challenge !== null && 'parameters' in challenge ? challenge.parameters : null
  const seconds = typeof parameters === 'object' && parameters !== null && 'expiresAt' in parameters ? parameters.expiresAt : null
  if (typeof seconds !== 'number') throw new Error('The challenge does not say when it ends.')
  return seconds * 1000
}
