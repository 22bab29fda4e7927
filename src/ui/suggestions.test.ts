import { expect, it } from 'vitest'
import { createSuggester, type Suggestion, type SuggestionsState } from './suggestions.ts'

const names = (...labels: string[]): Suggestion[] => labels.map(label => ({ id: label, label }))

/** A suggester whose responses the test controls. */
function suggester(limit = 50) {
  const reported: SuggestionsState[] = []
  const requested = new Map<string, { signal: AbortSignal; answer: (suggestions: Suggestion[]) => void; fail: () => void }>()
  const { query, stop } = createSuggester<Suggestion>(
    (text, signal) => new Promise((answer, fail) => requested.set(text, { signal, answer, fail: () => fail(new Error('out of reach')) })),
    { minimumLength: 3, limit, pause: async () => {}, onState: state => reported.push(state) },
  )
  return { query, stop, reported, requested }
}
const settled = () => new Promise(resolve => setImmediate(resolve))

it('no request is made for fewer than three letters', async () => {
  const { query, reported, requested } = suggester()
  await query('Le')
  await query(' Le ')
  await query('')
  expect(requested.size).toBe(0)
  expect(reported).toEqual([{ kind: 'short' }, { kind: 'short' }, { kind: 'short' }])
})

it('the query is trimmed, and the suggestions are cut to the limit', async () => {
  const { query, reported, requested } = suggester(2)
  const done = query(' Lei ')
  await settled()
  requested.get('Lei')?.answer(names('Leiden', 'Leipzig', 'Leicester'))
  await done
  expect(reported).toEqual([{ kind: 'loading' }, { kind: 'ready', suggestions: names('Leiden', 'Leipzig') }])
})

it('the answer to an older query is dropped, whichever comes first', async () => {
  const { query, reported, requested } = suggester()
  const older = query('Lei')
  await settled()
  const newer = query('Leip')
  await settled()
  expect(requested.get('Lei')?.signal.aborted).toBe(true)
  requested.get('Leip')?.answer(names('Leipzig'))
  await newer
  requested.get('Lei')?.answer(names('Leiden'))
  await older
  expect(reported.at(-1)).toEqual({ kind: 'ready', suggestions: names('Leipzig') })
})

it('a failed search is reported, and a cancelled one is not', async () => {
  const failing = suggester()
  const failed = failing.query('Lei')
  await settled()
  failing.requested.get('Lei')?.fail()
  await failed
  expect(failing.reported.at(-1)).toEqual({ kind: 'failed' })

  const stopped = suggester()
  const done = stopped.query('Lei')
  await settled()
  stopped.stop()
  stopped.requested.get('Lei')?.fail()
  await done
  expect(stopped.reported).toEqual([{ kind: 'loading' }])
})

it('no request is made when a newer query comes within the pause', async () => {
  const requested: string[] = []
  const pauses: (() => void)[] = []
  const load = async (text: string) => {
    requested.push(text)
    return []
  }
  const { query } = createSuggester(load, {
    minimumLength: 3,
    limit: 50,
    pause: () => new Promise(resolve => pauses.push(resolve)),
    onState: () => {},
  })
  const all = Promise.all([query('Lei'), query('Leip')])
  for (const end of pauses) end()
  await all
  expect(requested).toEqual(['Leip'])
})
