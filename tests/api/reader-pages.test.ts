/** Which of the site's own pages there are, and that each is linked from somewhere. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addGateway } from '../support/test-gateway.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const get = (url: string, host = 'localhost') => site.app.inject({ url, headers: { host, accept: 'text/html' } })
const linksIn = (html: string): string[] => [...html.matchAll(/<a [^>]*href="([^"#]*)/g)].map(([, href = '']) => href)
const part = (html: string, element: string): string => html.slice(html.indexOf(`<${element}`), html.lastIndexOf(`</${element}>`))

test('the menu links to gateways once there are any', async () => {
  expect(linksIn(part((await get('/')).body, 'header'))).not.toContain('/gateways')
  await addGateway(site, { url: 'rivers', name: 'Rivers', shortSummary: 'What flows.' })
  await expect.poll(async () => linksIn(part((await get('/')).body, 'header'))).toContain('/gateways')
})

test('the page about Brexit exists only with the footer of the European Commission', async () => {
  expect((await get('/about/brexit')).statusCode).toBe(404)
  expect((await get('/about/brexit', 'ore.localhost')).statusCode).toBe(200)
  const paths = async (host: string) => (await site.app.inject({ url: '/wp-json/f1000/v1/routes', headers: { host } })).body
  expect(await paths('localhost')).not.toContain('/about/brexit')
})

test('pages for authors are all listed on one page', async () => {
  expect(linksIn(part((await get('/for-authors')).body, 'main'))).toEqual(
    expect.arrayContaining([
      '/for-authors/publish-your-research',
      '/for-authors/article-guidelines',
      '/for-authors/document-guidelines',
      '/for-authors/posters-and-slides-guidelines',
      '/for-authors/article-processing-charges',
      '/about/peer-review-guidelines',
      '/about/policies',
    ]),
  )
})

test('every built-in page is linked from somewhere', async () => {
  const from = ['/', '/about', '/for-authors', '/legal']
  const linked = new Set((await Promise.all(from.map(path => get(path)))).flatMap(({ body }) => linksIn(body)))
  const pages = ['/about/resources-for-partners', '/about/follow', '/about/language-policy', '/about/policies', '/about/faqs', '/glossary']
  expect(pages.filter(path => !linked.has(path))).toEqual([])
})

test('the page for partners explains gateways and how to request one, and is linked from gateways and footer', async () => {
  const path = '/about/resources-for-partners'
  const { body } = await get(path)
  for (const heading of ['A gateway of your own', 'Examples', 'Request a gateway']) expect(body).toContain(`>${heading}</h2>`)
  expect(linksIn(part(body, 'main'))).toContain('/gateways')
  expect(linksIn(part((await get('/gateways')).body, 'main'))).toContain(path)
  expect(linksIn(part((await get('/')).body, 'footer'))).toContain(path)
})
