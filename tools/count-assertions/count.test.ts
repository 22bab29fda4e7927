import { expect, test } from 'vitest'
import { areaOf } from './areas.ts'
import { countIn } from './count.ts'

test('a call of expect counts as one assertion with its matchers, and a test over a table as one test', () => {
  const text = `
    // expect(nothing)
    test('one', async () => {
      expect(1).toEqual(expect.any(Number))
      await expect.poll(() => 2).toBe(2)
      const text = 'expect(3)'
    })
    test.each([1, 2])('two %i', each => expect.soft(each).toBe(each))
    test.each\`a\${1}\`('three', () => undefined)
    describe('group', () => { it('four', () => undefined) })`
  expect(countIn('some.test.ts', text)).toEqual({ assertions: 3, tests: 4 })
})

test.each([
  ['src/modules/comments/domain/comments.test.ts', 'comments'],
  ['src/modules/comments/domain/thread.test.ts', 'comments'],
  ['tests/e2e/post-comments.test.ts', 'comments'],
  ['src/document/jats/read/front/authors.test.ts', 'document'],
  ['src/document/jats/read/authors.test.ts', 'document'],
  ['tests/api/fresh-sign-ins.test.ts', 'accounts'],
  ['tools/count-terms/count.test.ts', 'project'],
])('the file %s belongs to the area %s', (path, area) => expect(areaOf(path)).toBe(area))
