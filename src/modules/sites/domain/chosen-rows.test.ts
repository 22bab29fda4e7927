import { expect, test } from 'vitest'
import { type ChosenResult, chosenResultParams, readChosenResult, readResultOf, rowIds } from './chosen-rows.ts'

const acts = ['publish', 'remove'] as const
const result: ChosenResult<'publish'> = {
  act: 'publish',
  done: 2,
  doneIds: [],
  notDone: [
    { id: 12, reason: 'late' },
    { id: 14, reason: 'late' },
    { id: 13, reason: 'missing' },
  ],
}

test('the result of a bulk action is in the query of its list, and replaces a former one', () => {
  const params = chosenResultParams(result, new URLSearchParams('list=removed&page=2&done=remove&count=1&forbidden=7'))
  expect(params.toString()).toBe('list=removed&page=2&done=publish&count=2&late=12.14&missing=13')
  expect(readChosenResult(params, acts)).toEqual(result)
})

test('after an error of the server the query also names the rows that were changed, and ids may be UUIDs', () => {
  const [one, other] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']
  const failed: ChosenResult<'remove', string> = { act: 'remove', done: 1, doneIds: [one], notDone: [{ id: other, reason: 'failed' }] }
  const params = chosenResultParams(failed, new URLSearchParams())
  expect(params.toString()).toBe(`done=remove&count=1&changed=${one}&failed=${other}`)
  expect(readResultOf(params, acts, rowIds.uuid)).toEqual(failed)
  expect(readChosenResult(params, acts)).toMatchObject({ doneIds: [], notDone: [] })
})

test.each(['', 'done=delete&count=1', 'done=publish', 'done=publish&count=-1', 'done=publish&count=1e3'])(
  'the query “%s” has no result',
  query => expect(readChosenResult(new URLSearchParams(query), acts)).toBeNull(),
)

test('invalid ids in a result are left out', () =>
  expect(readChosenResult(new URLSearchParams('done=remove&count=0&late=0.x.5.<b>'), acts)).toEqual({
    act: 'remove',
    done: 0,
    doneIds: [],
    notDone: [{ id: 5, reason: 'late' }],
  }))
