/** A blog at another path than /blog (specification, accounts.md sections 2, 3 and 7): on the platform's host, or on a host of its own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

const host = 'wellcome.localhost'
let directory: string
let site: TestApp

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recto-blog-'))
  const settings = join(directory, 'platforms.json')
  const platforms = {
    wellcome: { features: { blog: { enabled: true, url: '/stories', translationKey: 'menu-news' } } },
    hor: { features: { blog: { enabled: true, url: 'https://old.example.org/blog' } } },
  }
  await writeFile(settings, JSON.stringify({ platforms }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings })
  await addPost('wellcome')
})
afterAll(async () => {
  await site.close()
  await rm(directory, { recursive: true })
})

async function addPost(platform: string): Promise<void> {
  const { kysely } = site.database
  const authorId = await storeBlogAuthor(kysely, platform, { slug: 'ada-roof', name: 'Ada Roof' })
  await kysely.transaction().execute(trx =>
    storePost(trx, platform, {
      ...{ section: 'blog', slug: 'slates', authorId, title: 'Slates', excerpt: 'Of roofs.', body: '<p>Rain.</p>' },
      publishAt: new Date('2026-05-04T09:00:00Z'),
    }),
  )
}

const get = async (url: string, at = host) => {
  const { statusCode, headers, body } = await site.app.inject({ url, headers: { host: at, accept: 'text/html' } })
  return { status: statusCode, location: headers.location, body, main: /<main.*<\/main>/s.exec(body)?.[0] ?? '' }
}

test('list, post and author have paths below the site’s name for its blog (A2-21, A3-23)', async () => {
  const list = await get('/stories')
  expect(list.main).toMatch(/<h1[^>]*>News<\/h1>/)
  expect(list.main).toContain('href="/stories/slates"')
  expect(list.body).toContain('<link rel="canonical" href="http://wellcome.localhost/stories"')
  expect(list.body).toContain('href="/stories/rss"')
  const post = await get('/fr/stories/slates')
  expect(post.main).toContain('href="/fr/stories/author/ada-roof"')
  expect(post.main).toMatch(/<nav[^>]*>.*href="\/fr\/stories".*<\/nav>/s)
  expect(post.body).toContain('"url":"http://wellcome.localhost/stories"')
  expect((await get('/stories/author/ada-roof')).main).toContain('href="/stories/slates"')
  for (const missing of ['/stories/nothing', '/stories/author/nobody', '/stories/slates/more', '/stories?page=2'])
    expect([missing, (await get(missing)).status]).toEqual([missing, 404])
  expect((await get('/stories', 'ore.localhost')).status).toBe(404)
})

test('feeds are named after the site’s name for its blog', async () => {
  for (const form of ['rss', 'atom', 'feed.json'])
    expect((await get(`/stories/${form}`)).body).toMatch(/Wellcome Open Research: News|: News["<]/)
})

test('comments are posted to the usual path, and redirect to the post', async () => {
  const post = await get('/stories/slates')
  expect(post.main).toContain('href="/blog/slates/comments#add"')
  expect((await get('/blog/slates/comments')).main).toContain('href="/stories/slates"')
})

test.each([
  ['/blog', '/stories'],
  ['/blog?page=2', '/stories?page=2'],
  ['/fr/blog/slates', '/fr/stories/slates'],
  ['/blog/author/ada-roof', '/stories/author/ada-roof'],
  ['/blog/rss', '/stories/rss'],
])('the path %s redirects permanently to %s', async (from, to) => {
  expect(await get(from)).toMatchObject({ status: 301, location: to })
})

test('feeds, sitemap, menu and calls use the site’s path of the blog (A2-42)', async () => {
  expect((await get('/stories/atom')).body).toContain('http://wellcome.localhost/stories/slates')
  expect((await get('/stories/rss', 'ore.localhost')).status).toBe(404)
  expect((await get('/sitemaps/pages.xml')).body).toContain('<loc>http://wellcome.localhost/stories/slates</loc>')
  expect((await get('/')).body).toMatch(/<a[^>]* href="\/stories"/)
  const posts = await site.app.inject({ url: '/wp-json/wp/v2/posts', headers: { host } })
  expect(posts.json()).toEqual([expect.objectContaining({ link: 'http://wellcome.localhost/stories/slates' })])
})

test('a blog on another host opens in a new tab, and has no pages here (A2-42)', async () => {
  const at = 'hor.localhost'
  expect((await get('/', at)).body).toMatch(/<a(?=[^>]*href="https:\/\/old\.example\.org\/blog")(?=[^>]*target="_blank")/)
  for (const url of ['/blog', '/blog/slates'])
    expect(await get(url, at)).toMatchObject({ status: 302, location: 'https://old.example.org/blog' })
  expect((await get('/blog/rss', at)).status).toBe(404)
})

test('a site whose blog is disabled has none, whatever is stored for it (A3-23)', async () => {
  const at = 'gates.localhost'
  await addPost('gates')
  for (const url of ['/blog', '/blog/slates', '/blog/author/ada-roof', '/blog/rss'])
    expect([url, (await get(url, at)).status]).toEqual([url, 404])
  const front = await get('/', at)
  expect(front.status).toBe(200)
  expect(front.body).not.toContain('href="/blog')
})

const services = z.array(z.object({ name: z.string(), version: z.string(), location: z.string() }))
test.each([
  [host, 'name=blog', ['http://wellcome.localhost/stories']],
  [host, 'name=blog&version=1', ['http://wellcome.localhost/stories']],
  [host, 'name=blog&version=latest', ['http://wellcome.localhost/stories']],
  [host, 'name=blog&version=9', []],
  ['hor.localhost', 'name=blog', ['https://old.example.org/blog']],
  ['localhost', 'name=blog', []],
])('the services of %s, requested for %s, have the URL of the blog (A7-17)', async (at, query, locations) => {
  const answer = await site.app.inject({ url: `/api/services?${query}`, headers: { host: at } })
  expect(services.parse(answer.json()).map(({ location }) => location)).toEqual(locations)
})
