/** Does a challenge's work beside the page, which stays quick. Gets a challenge, answers with its solution, or with null where there is none: it took too long, or the browser gives this page no cryptography. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

self.addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then(
    solution => self.postMessage(solution),
    () => self.postMessage(null),
  )
})
