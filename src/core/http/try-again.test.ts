import { expect, test } from 'vitest'
import { ServiceFailure } from './ask-json.ts'
import { tryAgain } from './try-again.ts'

function failing(...failures: unknown[]) {
  let requestCount = 0
  const ask = async (): Promise<string> => {
    const failure = failures[requestCount++]
    if (failure !== undefined) throw failure
    return 'answered'
  }
  return { ask, count: () => requestCount }
}
const passing = new ServiceFailure('away', 'away')
const lasting = new ServiceFailure('refused', 'refused')
const patient = new AbortController().signal

test.each([
  ['at once', [], 'answered', 1],
  ['the second time', [passing], 'answered', 2],
  ['the third time', [passing, passing], 'answered', 3],
  ['never', [passing, passing, passing], 'ServiceFailure: away', 3],
  ['with a failure that lasts', [lasting], 'ServiceFailure: refused', 1],
  ['with one that lasts after one that does not', [passing, lasting], 'ServiceFailure: refused', 2],
  ['with a fault of our own', [new TypeError('oh')], 'TypeError: oh', 1],
])('a request is retried as often as it should: it answers %s (R7-44)', async (_name, failures, outcome, requestCount) => {
  const { ask, count } = failing(...failures)
  expect(await tryAgain(ask, patient).catch(String)).toBe(outcome)
  expect(count()).toBe(requestCount)
})

test('a request is not retried after it was aborted', async () => {
  const { ask, count } = failing(passing, passing, passing)
  expect(await tryAgain(ask, AbortSignal.timeout(20)).catch(String)).toBe('ServiceFailure: away')
  expect(count()).toBe(1)
})
