/** Blog and news: pages, feeds and the calls of a WordPress (specification, accounts.md sections 2, 7 and 8). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { maxId } from '../../src/core/ids/id.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { deleteSamplePosts, type NewPost, storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import type { BlogAuthorId, MediaId } from '../../src/modules/website/domain/ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

const host = 'wellcome.localhost'
let library: TestApp
let adaId: BlogAuthorId
beforeAll(async () => {
  library = await buildTestApp()
  const { kysely } = library.database
  adaId = await storeBlogAuthor(kysely, 'wellcome', { slug: 'ada-roof', name: 'Ada Roof', bio: '<p>She counts &lt;slates&gt;.</p>' })
  const benId = await storeBlogAuthor(kysely, 'wellcome', { slug: 'ben-tile', name: 'Ben Tile' })
  for (let number = 1; number <= 12; number += 1)
    await add({ slug: `roof-${number}`, title: `Roof ${number} & slate`, publishAt: new Date(Date.UTC(2026, 0, number)) })
  await add({ slug: 'of-ben', title: 'A tile', authorId: benId, publishAt: new Date('2025-01-01T00:00:00Z') })
  await add({ slug: 'later', title: 'Later', publishAt: new Date('2999-01-01T00:00:00Z') })
  await add({ slug: 'draft', title: 'Draft', publishAt: null })
})
afterAll(() => library.close())

const add = (post: Partial<NewPost>, platform = 'wellcome') =>
  library.database.kysely.transaction().execute(trx =>
    storePost(trx, platform, {
      ...{ section: 'blog', slug: 'a-roof', authorId: adaId, title: 'A roof', excerpt: 'Of <b>slates</b>.' },
      body: '<p>Slates <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">here</a></p>',
      publishAt: new Date('2026-05-04T09:00:00Z'),
      ...post,
    }),
  )

async function addImage(image: { sha256: string; name: string; alt: string }): Promise<MediaId> {
  const { kysely } = library.database
  await kysely.insertInto('file').values({ sha256: image.sha256, bytes: 10, mime_type: 'image/png', width: 80, height: 60 }).execute()
  const { id } = await kysely
    .insertInto('site_media')
    .values({ platform_id: await findPlatformId(kysely, 'wellcome'), ...image })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function get(url: string, at = host) {
  const { statusCode, body, headers } = await library.app.inject({ url, headers: { host: at, accept: 'text/html' } })
  return { status: statusCode, main: /<main.*<\/main>/s.exec(body)?.[0] ?? '', body, headers }
}
const titles = (main: string) => [...main.matchAll(/<h[23][^>]*><a[^>]*>([^<]*)/g)].map(([, title]) => title)

describe('the list of posts', () => {
  test('it has ten posts a page, newest first, and none scheduled for later (A1-02, A2-20, A2-75)', async () => {
    const first = await get('/blog')
    expect(titles(first.main)).toEqual(Array.from({ length: 10 }, (_, index) => `Roof ${12 - index} &amp; slate`))
    expect(titles((await get('/blog?page=2')).main)).toEqual(['Roof 2 &amp; slate', 'Roof 1 &amp; slate', 'A tile'])
    expect(first.main).toContain('Of &lt;b&gt;slates&lt;/b&gt;.')
    expect(first.body).toContain('href="/blog/rss"')
  })

  test.each([
    ['beyond its end', '/blog?page=3', host],
    ['at a page that is none', '/blog?page=x', host],
    ['where it is empty', '/news', host],
    ['of a platform without a blog', '/blog', 'localhost'],
    ['a post that is not there', '/blog/nothing', host],
    ['a post whose name no database can hold', '/blog/%00', host],
    ['a post before its time', '/blog/later', host],
    ['a draft', '/blog/draft', host],
    ['a post of the other section', '/news/roof-1', host],
    ['an author who is not there', '/blog/author/nobody', host],
    ['an author who has written nothing for it', '/news/author/ada-roof', host],
  ])('it is not found %s (R8-19, A8-30)', async (_, url, at) => {
    expect((await get(url, at)).status).toBe(404)
  })
})

test('where a site has news, the page of a news author lists news and no blog posts (A1-02, A2-23)', async () => {
  const { kysely } = library.database
  const authorId = await storeBlogAuthor(kysely, 'ore', { slug: 'cy-slate', name: 'Cy Slate', bio: '<p>Of quarries.</p>' })
  const bloggerId = await storeBlogAuthor(kysely, 'ore', { slug: 'dee-lath', name: 'Dee Lath' })
  await add({ section: 'news', slug: 'a-new-quarry', title: 'A new quarry', authorId }, 'ore')
  await add({ slug: 'an-old-quarry', title: 'An old quarry', authorId }, 'ore')
  await add({ slug: 'laths', title: 'Laths', authorId: bloggerId }, 'ore')
  const ore = 'ore.localhost'
  await expect.poll(async () => (await get('/news/author/cy-slate', ore)).status).toBe(200)
  const { main } = await get('/news/author/cy-slate', ore)
  expect(main).toMatch(/<h1[^>]*>Cy Slate<\/h1>/)
  expect(main).toContain('Of quarries.')
  expect(titles(main)).toEqual(['A new quarry'])
  expect(main).toContain('href="/news/a-new-quarry"')
  expect(titles((await get('/blog/author/cy-slate', ore)).main)).toEqual(['An old quarry'])
  expect([(await get('/blog/author/dee-lath', ore)).status, (await get('/news/author/dee-lath', ore)).status]).toEqual([200, 404])
})

test('a post has author, date, share links and sanitised text (A2-20, A2-76, A2-78, A3-54)', async () => {
  const { status, main, body } = await get('/fr/blog/roof-1')
  expect(status).toBe(200)
  expect(main).toMatch(/<h1[^>]*>Roof 1 &amp; slate<\/h1>/)
  expect(main).toContain('href="/fr/blog/author/ada-roof"')
  expect(main).toContain('dateTime="2026-01-01"')
  expect(main).toMatch(/mailto:\?subject=Roof%201/)
  expect(main).toContain('<p>Slates <a>here</a></p>')
  expect(body).not.toContain('onerror')
  const crumbs = /<ol>.*?<\/ol>/s.exec(main)?.[0] ?? ''
  expect([...crumbs.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual(['Accueil', 'Blog', 'Roof 1 &amp; slate'])
})

test('a post links to the previous and next ones by visible date', async () => {
  const leads = async (url: string, at = host) => {
    const [nav = ''] = /<nav aria-label="More posts".*?<\/nav>/s.exec((await get(url, at)).main) ?? []
    return [...nav.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
  }
  expect(await leads('/blog/roof-2')).toEqual(['/blog/roof-1', '/blog/roof-3'])
  expect(await leads('/blog/of-ben')).toEqual(['/blog/roof-1'])
  expect(await leads('/blog/roof-12')).toEqual(['/blog/roof-11'])
  expect((await get('/blog/roof-2')).main).toMatch(/rel="prev".*Previous post.*Roof 1 &amp; slate.*rel="next".*Next post.*Roof 3/s)
  // Two of one moment stand one after the other; those of the other section stand apart.
  await add({ slug: 'twin', title: 'Twin', publishAt: new Date(Date.UTC(2026, 0, 12)) })
  await add({ slug: 'apart', title: 'Apart', section: 'news', publishAt: new Date(Date.UTC(2026, 0, 5)) })
  await expect.poll(() => leads('/blog/roof-12')).toEqual(['/blog/roof-11', '/blog/twin'])
  expect(await leads('/blog/twin')).toEqual(['/blog/roof-12'])
  expect(await leads('/news/apart')).toEqual([])
  await library.database.kysely.deleteFrom('blog_post').where('slug', 'in', ['twin', 'apart']).execute()
})

test('lists and posts show the reading time', async () => {
  const long = `<p>${'slate '.repeat(700)}</p>`
  await add({ slug: 'long', title: 'Long', body: long, publishAt: new Date('2024-01-01T00:00:00Z') })
  await expect.poll(async () => (await get('/blog/long')).main.replaceAll('<!-- -->', '')).toContain('3 min read')
  expect((await get('/blog?page=2')).main.replaceAll('<!-- -->', '')).toMatch(/1 min read.*3 min read/s)
  expect((await get('/fr/blog/long')).main.replaceAll('<!-- -->', '')).toContain('3 min de lecture')
  await library.database.kysely.deleteFrom('blog_post').where('slug', '=', 'long').execute()
  await expect.poll(async () => (await get('/blog/long')).status).toBe(404)
})

test('an author has a page with biography and posts, page by page (A2-20, A2-77)', async () => {
  const { main } = await get('/blog/author/ada-roof?page=2')
  expect(main).toContain('She counts &lt;slates&gt;.')
  expect(main).toMatch(/data-size="80"[^>]*>AR</)
  expect(titles(main)).toEqual(['Roof 2 &amp; slate', 'Roof 1 &amp; slate'])
})

test('published and changed posts are visible at once', async () => {
  expect((await get('/blog/author/ben-tile')).main).toContain('A tile')
  await add({ slug: 'of-ben', title: 'A tile, turned', publishAt: new Date('2025-01-01T00:00:00Z'), authorId: adaId })
  await expect.poll(async () => (await get('/blog/of-ben')).main).toContain('A tile, turned')
  await expect.poll(async () => (await get('/blog/author/ben-tile')).status).toBe(404)
})

test.each([
  ['/blog/rss', /<title>Roof 12 &amp; slate<\/title>/],
  ['/blog/atom', /<title[^>]*>Roof 12 &amp; slate<\/title>/],
  ['/blog/feed.json', /"title": ?"Roof 12 & slate"/],
])('the page %s links to its feeds', async (url, newest) => {
  const { status, body } = await get(url)
  expect(status).toBe(200)
  expect(body).toMatch(newest)
  expect((await get(url.replace('blog', 'news'))).status).toBe(404)
})

describe('the blog’s calls in the form of a WordPress (A7-38)', () => {
  const call = async (url: string) => {
    const { statusCode, headers, body } = await library.app.inject({ url, headers: { host } })
    const answer: unknown = JSON.parse(body)
    return { status: statusCode, headers, answer }
  }
  const posts = z.array(z.object({ slug: z.string(), link: z.string(), content: z.object({ rendered: z.string() }), author: z.int() }))

  test('posts come page by page, with the total (A3-54, A7-32)', async () => {
    const { headers, answer } = await call('/wp-json/wp/v2/posts?per_page=5&page=3')
    expect([headers['x-wp-total'], headers['x-wp-totalpages']]).toEqual(['13', '3'])
    const read = posts.parse(answer)
    expect(read.map(({ slug }) => slug)).toEqual(['roof-2', 'roof-1', 'of-ben'])
    expect(read[0]).toMatchObject({ link: 'http://wellcome.localhost/blog/roof-2', content: { rendered: '<p>Slates <a>here</a></p>' } })
  })

  test('a post has all its fields, and its page shows its image (A3-54)', async () => {
    const sha256 = 'd'.repeat(64)
    const thumbnailId = await addImage({ sha256, name: 'ridge.png', alt: 'A ridge' })
    const id = await add({ slug: 'ridge', title: 'Ridge & hip', thumbnailId, publishAt: new Date('2024-02-01T09:30:00Z') })
    const thumbnail: unknown = expect.stringMatching(new RegExp(`^http://wellcome\\.localhost/files/${sha256}/`))
    try {
      expect((await call('/wp-json/wp/v2/posts?slug=ridge')).answer).toEqual([
        {
          ...{ id, slug: 'ridge', section: 'blog', link: 'http://wellcome.localhost/blog/ridge', date_gmt: '2024-02-01T09:30:00' },
          ...{ title: { rendered: 'Ridge &amp; hip' }, excerpt: { rendered: '<p>Of &lt;b&gt;slates&lt;/b&gt;.</p>' } },
          ...{ content: { rendered: '<p>Slates <a>here</a></p>' }, author: adaId, thumbnail, comment_status: 'open', comments: [] },
        },
      ])
      expect((await get('/blog/ridge')).main).toMatch(new RegExp(`<img[^>]* src="/files/${sha256}/[^"]*"[^>]* alt="A ridge"`))
    } finally {
      await library.database.kysely.deleteFrom('blog_post').where('id', '=', id).execute()
    }
  })

  test.each([
    ['slug=roof-7', ['roof-7']],
    ['slug=later', []],
    ['section=news', []],
    ['search=turned', ['of-ben']],
    ['author=ben-tile', []],
  ])('posts are found by %s (A7-32, A7-33)', async (query, slugs) => {
    expect(posts.parse((await call(`/wp-json/wp/v2/posts?${query}`)).answer).map(({ slug }) => slug)).toEqual(slugs)
  })

  test.each(['page=99', 'page=0', 'per_page=101', 'section=diary'])('the request %s is refused', async query => {
    expect((await call(`/wp-json/wp/v2/posts?${query}`)).status).toBe(400)
  })

  test('authors are found by id and by slug (A3-55, A7-34, A7-35)', async () => {
    const ada = { id: adaId, slug: 'ada-roof', name: 'Ada Roof', bio: 'She counts <slates>.', avatar: null }
    expect((await call(`/wp-json/f1000/v1/authors?id=${adaId},999`)).answer).toEqual([ada])
    expect((await call('/wp-json/f1000/v1/authors/ada-roof')).answer).toEqual(ada)
    expect((await call('/wp-json/f1000/v1/authors/nobody')).status).toBe(404)
    expect((await call('/wp-json/f1000/v1/authors/%00')).status).toBe(404)
    for (const invalid of ['1,x', '0', `${maxId + 1}`, ''])
      expect((await call(`/wp-json/f1000/v1/authors?id=${invalid}`)).status, invalid).toBe(400)
    expect((await call(`/wp-json/f1000/v1/authors?id=${maxId}`)).answer).toEqual([])
  })

  test('an author’s avatar is the URL of the image (A3-55)', async () => {
    const { kysely } = library.database
    const sha256 = 'c'.repeat(64)
    const avatarId = await addImage({ sha256, name: 'moss.png', alt: '' })
    const id = await storeBlogAuthor(kysely, 'wellcome', { slug: 'cleo-moss', name: 'Cleo Moss', avatarId })
    await add({ slug: 'of-cleo', authorId: id, publishAt: new Date('2024-01-01T00:00:00Z') })
    const avatar: unknown = expect.stringMatching(new RegExp(`^http://wellcome\\.localhost/.*(${sha256}|moss)`))
    const cleo = { id, slug: 'cleo-moss', name: 'Cleo Moss', bio: null, avatar }
    try {
      expect((await call(`/wp-json/f1000/v1/authors?id=${id}`)).answer).toEqual([cleo])
      expect((await call('/wp-json/f1000/v1/authors/cleo-moss')).answer).toEqual(cleo)
    } finally {
      await kysely.deleteFrom('blog_post').where('slug', '=', 'of-cleo').execute()
    }
  })
})

test('the sitemap has the list and each post', async () => {
  const { body } = await get('/sitemaps/pages.xml')
  const places = [...body.matchAll(/<loc>http:\/\/wellcome\.localhost(\/blog[^<]*)<\/loc><lastmod>/g)].map(([, path]) => path)
  expect(places.slice(0, 2)).toEqual(['/blog', '/blog/roof-12'])
  expect(places.length).toBe(14)
  expect((await get('/sitemaps/pages.xml', 'localhost')).body).not.toContain('/blog')
})

test('deleting samples leaves other posts', async () => {
  await add({ slug: 'sample', isSample: true })
  expect(await deleteSamplePosts(library.database.kysely)).toBe(1)
  expect((await get('/blog/sample')).status).toBe(404)
  expect((await get('/blog/roof-1')).status).toBe(200)
})
