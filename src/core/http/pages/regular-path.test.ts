import { describe, expect, test } from 'vitest'
import { readableUrl, regularPath, withoutNul } from './regular-path.ts'

describe('regularPath', () => {
  test.each([
    ['/', null],
    ['/articles/7-1', null],
    ['/articles/7-1?page=2', null],
    ['/browse?next=//elsewhere/', null],
    ['//', '/'],
    ['/articles/', '/articles'],
    ['/articles//7-1', '/articles/7-1'],
    ['//articles///7-1//', '/articles/7-1'],
    ['/browse/?page=2&show=5', '/browse?page=2&show=5'],
    ['//browse?a=1?b=2', '/browse?a=1?b=2'],
    ['/browse/?', '/browse?'],
    ['/?a=1', null],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\/evil.example', '/evil.example'],
    ['/browse\\', '/browse'],
    ['http://evil.example/browse?a=1', '/browse?a=1'],
    ['http://evil.example', '/'],
    ['http://evil.example//other.example/', '/other.example'],
    ['', '/'],
  ])('the redirect target of %s is %s (R2.5-10)', (url, expected) => {
    expect(regularPath(url)).toBe(expected)
  })

  test('the path that it returns needs no further redirect', () => {
    for (const url of ['//', '/a//b//?c=//', 'http://x//y/', '/\\a\\']) expect(regularPath(regularPath(url) ?? '')).toBeNull()
  })
})

describe('readableUrl', () => {
  test.each([
    ['/articles/7-1?a=%20b', '/articles/7-1?a=%20b'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/100%', '/100%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%ff', '/%25ff'],
  ])('the readable form of %s is %s', (url, expected) => {
    expect(readableUrl(url)).toBe(expected)
  })
})

test.each([
  ['/blog/%00', '/blog/%2500'],
  ['/browse?all=a%00b%00', '/browse?all=a%2500b%2500'],
  ['/browse?all=%2500', '/browse?all=%2500'],
  ['/100%', '/100%'],
])('the URL %s without NUL is %s', (url, expected) => expect(withoutNul(url)).toBe(expected))
