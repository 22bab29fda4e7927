/** A hero image that is drawn larger than it is: logged once, and said to who writes the page (specification, accounts.md section 8). */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaSchema } from '../../src/modules/website/api/site-content/schemas.ts'
import { type NewSitePage, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { createSiteContent } from '../../src/modules/website/use-cases/site-content/create-site-content.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let picture: { id: number; url: string }

beforeAll(async () => {
  site = await buildTestApp()
  await addPerson(site, 'editor@recto.example', 'ROLE_SUPER_EDITOR')
  editor = await signIn(site.app, 'editor@recto.example')
  const payload = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#a03030' } })
    .jpeg()
    .toBuffer()
  const headers = {
    ...{ host: 'localhost', cookie: editor, 'content-type': 'image/jpeg' },
    'content-disposition': 'attachment; filename="red roof.jpg"',
  }
  const added = await site.app.inject({ method: 'POST', url: '/wp-json/wp/v2/media?alt_text=Red', headers, payload })
  const { id, source_url: url } = mediaSchema.parse(added.json())
  picture = { id, url }
})
afterAll(() => site.close())

const store = (page: Pick<NewSitePage, 'path' | 'body'> & Partial<NewSitePage>) =>
  storeSitePage(site.database.kysely, 'f1000research', {
    ...{ title: 'Roofs', description: null, layout: 'standard', fullWidth: false, leftSidebar: [], rightSidebar: [] },
    ...{ anchoredMenuItems: null, redirectTo: null, shown: 'now' },
    ...page,
  })
const hero = () => `<figure data-block="image" data-media-id="${picture.id}" data-is-hero="true"></figure>`

test('each hero image that is too small is logged once, however often the page is read (A8-37)', async () => {
  const output: string[] = []
  const content = createSiteContent({
    kysely: site.database.kysely,
    browse: { subjects: async () => Promise.reject(new Error('no block asks for subjects')) },
    onSmallHero: line => output.push(line),
  })
  await store({ path: '/narrow', body: hero() })
  await store({ path: '/wide', body: hero(), fullWidth: true })
  await store({ path: '/plain', body: hero().replace('data-is-hero="true"', '') })
  const { platform } = site.platforms.ofHost('localhost')
  for (const path of ['/narrow', '/wide', '/narrow', '/plain']) expect((await content.page(platform, path)).kind).toBe('page')
  const line = (path: string, needed: number) =>
    `f1000research: the page ${path} draws the hero picture ${picture.url} ${needed} pixels wide, and it is 700 pixels wide.`
  expect(output).toEqual([line('/narrow', 704), line('/wide', 1344)])
})

test.each([
  ['en', 'red roof.jpg is 700 pixels wide and is shown at up to 1,344 pixels'],
  ['de', 'red roof.jpg ist 700 Pixel breit und wird bis zu 1.344 Pixel breit gezeigt'],
])('the author of the page is warned in %s (A8-37)', async (language, words) => {
  const id = await store({ path: `/told-${language}`, body: hero(), fullWidth: true })
  const small = await store({ path: `/not-told-${language}`, body: '<p>Text.</p>', fullWidth: true })
  const form = async (page: number) => {
    const url = `${language === 'en' ? '' : `/${language}`}/my/content/pages/${page}`
    const { body } = await site.app.inject({ url, headers: { host: 'localhost', cookie: editor, accept: 'text/html' } })
    return (/<main.*<\/main>/s.exec(body)?.[0] ?? '').replaceAll(/<[^>]+>/g, '')
  }
  expect(await form(id)).toContain(words)
  expect(await form(small)).not.toContain('700')
})
