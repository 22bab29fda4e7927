import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { plainBrand } from '../../../brands/load-brands.ts'
import { readPlatformInfo } from '../../sites/domain/platform-info.ts'
import type { PageEntry, SitemapEntry } from '../use-cases/sitemaps/sitemaps.ts'
import { serveSitemaps } from './serve-sitemaps.ts'

const updatedAt = new Date('2024-03-31T10:00:00Z')
const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(app => app.close()))
})

async function serve(parts: SitemapEntry[][][], origin: string | null = 'https://kelp.example.org') {
  const app = Fastify()
  open.push(app)
  await serveSitemaps(app, {
    siteOf: () => ({
      platform: { ...readPlatformInfo({ displayName: 'Kelp', contentTypes: ['ARTICLE'] }, 'the test'), key: 'kelp' },
      brand: plainBrand('kelp'),
      origin,
    }),
    sitemaps: {
      subjects: async () => ['/browse/ecology', '/browse/ecology?term1=algae&all=<x>'],
      parts: async () => parts.map((_, part) => ({ part, updatedAt })),
      entries: async function* (_platform, part) {
        for (const batch of parts[part] ?? []) yield batch
      },
    },
    sources: [
      async () => ['/gateways', '/special-collections', '/gateways/rivers/about'].map(page),
      async () => ['/gateways/rivers/about', '/about/policies'].map(page),
      async () => [entry('/blog'), entry('/blog/ten-years-on')],
    ],
  })
  return (url: string, host = 'kelp.example.org') => app.inject({ url, headers: { host } })
}
const places = (body: string): string[] => Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url)
const entry = (path: string): SitemapEntry => ({ path, updatedAt })
const page = (path: string): PageEntry => ({ path, updatedAt: null })

test('the sitemap index lists the pages and every sitemap', async () => {
  const get = await serve([[], []])
  const { headers, body } = await get('/sitemap.xml')
  expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
  expect(places(body)).toEqual(['pages', 'items-0', 'items-1'].map(name => `https://kelp.example.org/sitemaps/${name}.xml`))
  expect(body).toContain('<lastmod>2024-03-31T10:00:00.000Z</lastmod>')
  expect(places((await get('/sitemaps/pages.xml')).body)).toEqual(
    [
      '/',
      '/browse',
      '/browse/articles',
      '/browse/ecology',
      '/browse/ecology?term1=algae&amp;all=&lt;x&gt;',
      '/gateways',
      '/special-collections',
      '/gateways/rivers/about',
      '/about/policies',
      '/blog',
      '/blog/ten-years-on',
    ].map(path => `https://kelp.example.org${path}`),
  )
})

test('a sitemap has the URLs of all batches, each once', async () => {
  const get = await serve([[[entry('/articles/1-1/v2'), entry('/posters/1-2')], [entry('/videos/1-3')]]])
  const { statusCode, body } = await get('/sitemaps/items-0.xml')
  expect(statusCode).toBe(200)
  expect(places(body)).toEqual(['/articles/1-1/v2', '/posters/1-2', '/videos/1-3'].map(path => `https://kelp.example.org${path}`))
  expect(body.endsWith('</url>\n</urlset>\n')).toBe(true)
})

test.each([
  '/sitemaps/items-1.xml',
  '/sitemaps/items-999999.xml',
  '/sitemaps/items-9999999.xml',
  '/sitemaps/items-.xml',
  '/sitemaps/other.xml',
])('there is no sitemap at %s', async url => {
  const { statusCode, headers } = await (await serve([[[entry('/posters/1-2')]]]))(url)
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('without a configured origin the URL of the request is used, and the answer is not cacheable', async () => {
  const get = await serve([[]], null)
  const { headers, body } = await get('/sitemap.xml', 'asked.example')
  expect(headers['cache-control']).toBe('no-store')
  expect(places(body)[0]).toBe('http://asked.example/sitemaps/pages.xml')
  expect((await get('/sitemap.xml', 'a<b')).statusCode).toBe(400)
})
