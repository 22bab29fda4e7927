import { describe, expect, test } from 'vitest'
import { tablePath } from './address.ts'
import { readTableAddress } from './table-address.ts'

describe('the address of a table', () => {
  test.each(['T1', 'table-2', 'pone.0012-t001', '表-2', 'a%b'.replace('%', '-')])('leads to %s', name => {
    const path = tablePath({ volume: 1, publicationId: 308 }, 2, name)
    expect(readTableAddress(path)).toEqual({ key: { volume: 1, publicationId: 308 }, version: 2, name })
    expect(readTableAddress(`${path}?x=1`)?.name).toBe(name)
  })

  test('may leave out the volume', () => {
    expect(readTableAddress('/articles/308/v2/tables/T1.csv')).toEqual({
      key: { volume: null, publicationId: 308 },
      version: 2,
      name: 'T1',
    })
  })
})

test.each([
  '/articles/1-308/v2/tables/T1',
  '/articles/1-308/v2/tables/.csv',
  '/articles/1-308/tables/T1.csv',
  '/articles/1-308/v0/tables/T1.csv',
  '/articles/x/v2/tables/T1.csv',
  '/posters/1-308/v2/tables/T1.csv',
  '/articles/1-308/v2/tables/a/T1.csv',
  '/articles/1-308/v2/tables/..%2f..%2fetc%2fpasswd.csv',
  '/articles/1-308/v2/tables/%00.csv',
  '/articles/1-308/v2/tables/%zz.csv',
  "/articles/1-308/v2/tables/T1'--.csv",
  '/articles/1-308/v2/tables/%22%3E%3Cscript%3E.csv',
  `/articles/1-308/v2/tables/${'x'.repeat(121)}.csv`,
])('%s is none', url => expect(readTableAddress(url)).toBeNull())
