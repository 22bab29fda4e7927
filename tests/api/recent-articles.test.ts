/** The blocks of a page that show what does not stand in it: asked for with the page, and again when the library is another (specification, accounts.md section 7). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { linksOf } from '../support/render-in-site.tsx'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  for (const block of ['recent-articles', 'statistics', 'member-list'])
    await storeSitePage(site.database.kysely, 'f1000research', {
      ...{ path: `/with/${block}`, title: 'With a block', description: null, layout: 'standard', fullWidth: false },
      body: `<p>Before</p><div data-block="${block}"></div>`,
      ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null, redirectTo: null, shown: 'now' },
    })
})
afterAll(() => site.close())

async function get(url: string): Promise<string> {
  return (await site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })).body
}
const blockOf = async (block: string): Promise<string> => /<p>Before<\/p>(.*)<\/main>/s.exec(await get(`/with/${block}`))?.[1] ?? ''
const articles = async () => linksOf(await blockOf('recent-articles')).filter(href => href.startsWith('/articles/'))

test('blocks without data show nothing until there are data (A7-49, A7-50)', async () => {
  expect(await articles()).toEqual([])
  expect(await blockOf('statistics')).not.toContain('data-kind')
  expect(await blockOf('member-list')).not.toContain('data-kind')
  const { kysely } = site.database
  const { id } = await kysely.selectFrom('platform').where('key', '=', 'f1000research').select('id').executeTakeFirstOrThrow()
  await kysely.insertInto('board_member').values({ platform_id: id, name: 'Ada Roof' }).execute()
  await kysely
    .insertInto('site_statistics')
    .values({ platform_id: id, section_title: 'In numbers', stats: '[{"count":12,"label":"Roofs"}]' })
    .execute()
  await expect.poll(() => blockOf('member-list')).toContain('Ada Roof')
  expect(await blockOf('statistics')).toContain('In numbers')
})

test('recent articles are the first three of the RSS feed (R9-05, A7-48, A7-49, A7-50)', async () => {
  await site.load([
    ...['demo/articles/spring-caddisfly-genome', 'demo/articles/hot-nights-ambulance-calls'],
    ...['demo/articles/pay-for-the-ending', 'demo/articles/early-cycle-battery-life'],
  ])
  await expect.poll(articles).toHaveLength(3)
  const feed = await get('/published/rss')
  const links = Array.from(feed.matchAll(/<item>.*?<link>(?:https?:\/\/[^/<]*)?([^<]*)<\/link>/gs), ([, link = '']) => link)
  expect(links.length).toBeGreaterThan(3)
  expect((await articles()).map(withoutVersion)).toEqual(links.slice(0, 3).map(withoutVersion))
})

const withoutVersion = (path: string): string => path.replace(/\/v\d+$/, '')
