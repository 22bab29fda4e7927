/** Some of the cases of `npm run campaign -- hostile-requests`. */
import { expect, test } from 'vitest'
import { sendHostileRequests } from '../../scripts/campaigns/hostile-requests.ts'

test('hostile requests are answered, soon, and without a word about the program', async () => {
  const failures: string[] = []
  let done = 0
  await sendHostileRequests({
    seed: 18,
    from: 0,
    to: 400,
    onFailure: failure => failures.push(failure),
    onDone: () => {
      done += 1
    },
  })
  expect([done, failures]).toEqual([400, []])
})
