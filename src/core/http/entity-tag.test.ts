import { expect, it } from 'vitest'
import { entityTag, namesTag } from './entity-tag.ts'

it('an ETag is weak, quoted, equal for equal content and different for other content', () => {
  const tag = entityTag('a')
  expect(tag).toMatch(/^W\/"[\w-]{20,}"$/)
  expect(entityTag(Buffer.from('a'))).toBe(tag)
  expect(entityTag('b')).not.toBe(tag)
})

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('the If-None-Match header %j names W/"a": %s', (header, names) => expect(namesTag(header, 'W/"a"')).toBe(names))
