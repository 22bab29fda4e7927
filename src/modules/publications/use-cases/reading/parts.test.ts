import { expect, test } from 'vitest'
import { nothingMayBeMissing, Parts } from './parts.ts'

const failing = (error: Error) => () => Promise.reject(error)

test('a part that can be read is present, and nothing is reported', async () => {
  const parts = new Parts(nothingMayBeMissing)
  expect(
    await parts.read(
      'reports',
      async () => ['report'],
      () => [],
    ),
  ).toEqual(['report'])
  expect([...parts.missing]).toEqual([])
})

test('a part that cannot be read is missing, and reported once however often it is read (R8-01)', async () => {
  const reported: unknown[] = []
  const error = new Error('relation "referee" does not exist')
  const parts = new Parts((part, why) => reported.push([part, why]))
  for (const instead of ['first', 'second']) expect(await parts.read('referees', failing(error), () => instead)).toBe(instead)
  expect([...parts.missing]).toEqual(['referees'])
  expect(reported).toEqual([['referees', error]])
})

test('a fallback that cannot be read is missing too', async () => {
  const parts = new Parts(() => {})
  const reports = () => parts.read<string[]>('reports', failing(new Error('no reports')), () => [])
  expect(await parts.read('referees', failing(new Error('no referees')), reports)).toEqual([])
  expect([...parts.missing]).toEqual(['referees', 'reports'])
})

test('with the database down, reading a part throws', async () => {
  const parts = new Parts(() => {})
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  await expect(parts.read('versions', failing(away), () => null)).rejects.toBe(away)
  expect([...parts.missing]).toEqual([])
})

test('a reader that requires all parts gets the error of a missing one', async () => {
  const error = new Error('gone')
  await expect(new Parts(nothingMayBeMissing).read('versions', failing(error), () => null)).rejects.toMatchObject({ cause: error })
})
