import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findTests } from './find-tests.ts'

const root = resolve(import.meta.dirname, '../..')

test('the name of a capability finds its tests in every suite', () => {
  const found = findTests(root, ['comments'])
  expect(found.get('unit')).toContain('src/modules/comments/domain/comments.test.ts')
  expect(found.get('database')).toContain('tests/database/demo-comments.test.ts')
  expect(found.get('api')).toEqual(expect.arrayContaining(['tests/api/comments.test.ts', 'tests/api/post-comments.test.ts']))
  expect(found.get('browser')).toContain('tests/e2e/comments.test.ts')
  expect(found.get('articles')).toBeUndefined()
})

test('a path finds the files beneath it, in their suite alone', () => {
  expect([...findTests(root, ['src/core/database/'])].map(([suite, files]) => [suite, files.length > 0])).toEqual([['database', true]])
  expect([...findTests(root, ['scripts/test/find-tests.test.ts'])]).toEqual([['unit', ['scripts/test/find-tests.test.ts']]])
})

test('a word that matches nothing finds no tests', () => expect(findTests(root, ['no-such-thing']).size).toBe(0))
