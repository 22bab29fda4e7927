import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

const page = (bytes: number, isCompressed = false): CachedPage => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(bytes),
  compressed: isCompressed ? async () => Buffer.alloc(bytes / 4) : null,
  etag: '"e"',
  revision: '1',
})
const kilobyte = 1024

/** Counts how many of `count` pages are still cached after all were added. */
function retained(cacheBytes: number, count: number, make: (number: number) => [key: string, page: CachedPage]): number {
  const cache = createPageCache(cacheBytes)
  const pages = Array.from({ length: count }, (_, number) => make(number))
  for (const [key, value] of pages) cache.set(key, value)
  return pages.filter(([key]) => cache.get(key) !== undefined).length
}

test('the cache returns the page that was stored last', () => {
  const cache = createPageCache(100 * kilobyte)
  const [first, second] = [page(1), page(2)]
  cache.set('/a', first)
  expect(cache.get('/a')).toBe(first)
  expect(cache.get('/b')).toBeUndefined()
  cache.set('/a', second)
  expect(cache.get('/a')).toBe(second)
})

test('a cache of zero bytes stores nothing', () => {
  expect(retained(0, 3, number => [`/${number}`, page(1)])).toBe(0)
})

test.each([
  ['large bodies', () => page(100 * kilobyte), 9],
  ['bodies with their compressed forms', () => page(50 * kilobyte, true), 13],
  ['very many empty pages', () => page(0), 500],
] as const)('the cache stays within its size with %s', (_name, make, max) => {
  expect(retained(1000 * kilobyte, 1000, number => [`/${number}`, make()])).toBeLessThanOrEqual(max)
})

test('the length of paths counts towards the size of the cache', () => {
  expect(retained(1000 * kilobyte, 1000, number => [`/${'x'.repeat(8 * kilobyte)}${number}`, page(0)])).toBeLessThanOrEqual(56)
})

test('the page that was not requested for the longest time is dropped first', () => {
  const cache = createPageCache(300 * kilobyte)
  cache.set('/a', page(100 * kilobyte))
  cache.set('/b', page(100 * kilobyte))
  cache.get('/a')
  cache.set('/c', page(100 * kilobyte))
  expect(['/a', '/b', '/c'].filter(key => cache.get(key) !== undefined)).toEqual(['/a', '/c'])
})

test('a page larger than the whole cache is not stored and displaces nothing', () => {
  const cache = createPageCache(100 * kilobyte)
  cache.set('/small', page(kilobyte))
  cache.set('/large', page(200 * kilobyte))
  expect(cache.get('/small')).toBeDefined()
  expect(cache.get('/large')).toBeUndefined()
})
