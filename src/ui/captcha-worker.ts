/**
 * Solves a challenge in a worker, so that the page stays responsive. Answers with the solution, or null: it took too long, or the browser
 * provides no cryptography on this page.
 */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

self.addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then(
    solution => self.postMessage(solution),
    () => self.postMessage(null),
  )
})
