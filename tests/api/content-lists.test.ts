/** Lists of pages and posts for their editors: filtered, in order, a page at a time. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import type { PageSource } from '../../src/modules/website/domain/site-pages/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
const host = 'ore.localhost'
const kysely = () => site.database.kysely
const twoDigits = (number: number) => String(number).padStart(2, '0')

beforeAll(async () => {
  site = await buildTestApp()
  await addPerson(site, 'ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  editor = await signIn(site.app, 'ada@example.org', { headers: { host } })
  const page: PageSource = {
    ...{ title: '', description: null, layout: 'standard', fullWidth: false, body: '<p>1</p>', redirectTo: null },
    ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null },
  }
  for (let number = 1; number <= 60; number += 1)
    await storeSitePage(kysely(), 'ore', {
      ...{ ...page, path: `/roofs/${twoDigits(number)}`, title: `Roof ${twoDigits(61 - number)}` },
      shown: number % 3 === 0 ? 'not yet' : number % 3 === 1 ? 'now' : new Date('2999-01-01'),
    })
  await storeSitePage(kysely(), 'ore', { ...page, path: '/facts', title: 'Of {{displayName}} 100%', shown: 'now' })
  await storeSitePage(kysely(), 'wellcome', { ...page, path: '/roofs/other', title: 'Roof of others', shown: 'now' })
  const authorId = await storeBlogAuthor(kysely(), 'ore', { slug: 'cleo-moss', name: 'Cleo Moss' })
  await kysely()
    .transaction()
    .execute(async trx => {
      for (let number = 1; number <= 55; number += 1)
        await storePost(trx, 'ore', {
          ...{ section: 'blog', slug: `slate-${twoDigits(number)}`, authorId, title: `Slate ${twoDigits(56 - number)}` },
          ...{ excerpt: '', body: '<p>1</p>', publishAt: number % 2 === 0 ? new Date('2026-01-01') : null },
        })
    })
})
afterAll(() => site.close())

async function list(url: string) {
  const { statusCode, body } = await site.app.inject({ url, headers: { host, accept: 'text/html', cookie: editor } })
  const main = /<main.*<\/main>/s.exec(body)?.[0].replaceAll('<!-- -->', '') ?? ''
  const titles = [...main.matchAll(/<a[^>]*href="\/my\/content\/(?:pages|posts)\/\d+"[^>]*>([^<]+)</g)].map(([, title = '']) => title)
  return { status: statusCode, main, titles, count: Number(/(\d+) entr/.exec(main)?.[1] ?? 0) }
}
const roofs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `Roof ${twoDigits(from + index)}`)

test('pages are listed by path, fifty a page', async () => {
  const first = await list('/my/content?search=roof')
  expect([first.count, first.titles]).toEqual([60, roofs(11, 60).toReversed()])
  expect(first.main).toContain('href="/my/content?search=roof&amp;page=2"')
  const second = await list('/my/content?search=roof&page=2')
  expect([second.count, second.titles]).toEqual([60, roofs(1, 10).toReversed()])
  expect((await list('/my/content?search=roof&page=3')).status).toBe(404)
  expect((await list('/my/content?search=roof&page=x')).titles).toHaveLength(50)
})

test('pages can be sorted by title and by last change', async () => {
  expect((await list('/my/content?search=Roof&order=title')).titles).toEqual(roofs(1, 50))
  const changed = await list('/my/content?search=roof&order=changed')
  expect(changed.titles.slice(0, 2)).toEqual(['Roof 01', 'Roof 02'])
  expect(changed.main).toContain('order=changed&amp;page=2')
})

test.each([
  ['published', 20],
  ['draft', 20],
  ['scheduled', 20],
])('the list filtered by state has only those that are %s', async (state, count) => {
  const found = await list(`/my/content?state=${state}&search=roof`)
  expect([found.count, found.titles.length]).toEqual([count, count])
})

test('words are searched in displayed titles, without search syntax', async () => {
  expect((await list('/my/content?search=open+research+europe+100%25')).titles).toEqual(['Of Open Research Europe 100%'])
  expect((await list('/my/content?search=r%25f')).count).toBe(0)
  expect((await list('/my/content?search=_oof')).count).toBe(0)
  expect((await list('/my/content?search=nothing+like+it')).main).toContain('No matching entries')
})

test('built-in pages are listed until an editor has a copy of them', async () => {
  const before = await list('/my/content?search=/about/contact')
  const all = await list('/my/content')
  expect(all.count).toBeGreaterThan(70)
  expect(all.main).toContain('Built-in')
  expect(before.main).not.toContain('of others')
})

test('posts are listed by last change, and found by slug only', async () => {
  const first = await list('/my/content/posts')
  expect([first.count, first.titles[0], first.titles.length]).toEqual([55, 'Slate 01', 50])
  expect((await list('/my/content/posts?page=2')).titles).toHaveLength(5)
  expect((await list('/my/content/posts?state=published')).count).toBe(27)
  expect((await list('/my/content/posts?state=draft&order=path')).titles[0]).toBe('Slate 55')
  expect((await list('/my/content/posts?search=blog')).count).toBe(0)
  expect((await list('/my/content/posts?search=slate-07')).titles).toEqual(['Slate 49'])
})
