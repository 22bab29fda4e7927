import { describe, expect, test } from 'vitest'
import { tablePath } from './item-path.ts'
import { readTablePath } from './table-path.ts'

describe('the path of a table’s CSV file', () => {
  test.each(['T1', 'table-2', 'pone.0012-t001', '表-2', 'a%b'.replace('%', '-')])('it is read back for the table %s', name => {
    const path = tablePath({ volume: 1, publicationId: 308 }, 2, name)
    expect(readTablePath(path)).toEqual({ key: { volume: 1, publicationId: 308 }, version: 2, name })
    expect(readTablePath(`${path}?x=1`)?.name).toBe(name)
  })

  test('it may leave out the volume', () => {
    expect(readTablePath('/articles/308/v2/tables/T1.csv')).toEqual({
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
])('the path %s is not a table’s', url => expect(readTablePath(url)).toBeNull())
