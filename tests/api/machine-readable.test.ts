import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/blank-column-lazaretto', 'demo/assets/how-a-stoma-opens'])
  // Sitemaps name no sample publications.
  await library.database.kysely.updateTable('content_item').set({ sample_content: false }).execute()
})
afterAll(() => library.close())

const origin = 'http://localhost:3000'
const get = (url: string, accept = 'text/html', method: 'GET' | 'HEAD' = 'GET') =>
  library.app.inject({ method, url, headers: { host: 'localhost:3000', accept } })

const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.looseObject({ '@type': z.string() })) })
const links = (header: unknown) =>
  Array.from(String(header).matchAll(/<([^>]*)>; rel="([^"]*)"(?:; type="([^"]*)")?/g), ([, href = '', rel = '', type]) => ({
    href,
    rel,
    type,
  }))

/** The URLs of the two items, as their sitemap names them. */
async function examplePaths(): Promise<{ article: string; video: string }> {
  const { body } = await get('/sitemaps/items-0.xml')
  const paths = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => url.slice(origin.length))
  const [article = '', video = ''] = ['/articles/', '/videos/'].map(start => paths.find(path => path.startsWith(start)) ?? '')
  expect([paths.length, article, video]).toEqual([
    2,
    expect.stringMatching(/^\/articles\/\d+-\d+\/v\d+$/),
    expect.stringContaining('/videos/'),
  ])
  return { article, video }
}

test('robots.txt names the sitemap, whose URLs are the canonical ones of the pages', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect((await get('/sitemap.xml')).body).toContain(`<loc>${origin}/sitemaps/items-0.xml</loc>`)
  const { article } = await examplePaths()
  expect((await get(article)).body).toContain(`<link rel="canonical" href="${origin}${article}"/>`)
  expect((await library.app.inject({ url: '/sitemaps/items-0.xml', headers: { host: 'gates.localhost' } })).statusCode).toBe(404)
})

test('the page of an older version has its own canonical URL', async () => {
  const { article } = await examplePaths()
  const older = article.replace(/\d+$/, '1')
  const { body, headers } = await get(older)
  expect(older).not.toBe(article)
  expect(body).toContain(`<link rel="canonical" href="${origin}${older}"/>`)
  expect(links(headers.link).find(({ rel }) => rel === 'cite-as')?.href).toMatch(/\.1$/)
})

describe('metadata in a page', () => {
  test('meta tags and JSON-LD are in the head once, and not in the data for the browser’s script', async () => {
    const { article, video } = await examplePaths()
    for (const [path, type] of [
      [article, 'ScholarlyArticle'],
      [video, 'VideoObject'],
    ] as const) {
      const { body } = await get(path)
      const head = body.slice(0, body.indexOf('</head>'))
      expect(head.match(/<meta name="citation_title" /g)).toHaveLength(1)
      expect(head.match(/<meta name="DC.title" /g)).toHaveLength(1)
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
      const described = graph.parse(JSON.parse(json))['@graph']
      expect(described.map(each => each['@type'])).toEqual([type, 'BreadcrumbList'])
      expect(body.slice(head.length)).not.toContain('citation_title')
    }
  })

  test('JSON-LD needs no permission by the content security policy', async () => {
    const { article } = await examplePaths()
    const { headers, body } = await get(article)
    const scripts = body.match(/<script(?![^>]*\bsrc=)/g) ?? []
    const hashes = String(headers['content-security-policy']).match(/'sha256-/g) ?? []
    expect(hashes.length).toBe(scripts.length - 1)
  })

  test('a navigation inside the browser brings the meta tags along', async () => {
    const { article } = await examplePaths()
    expect((await get(`${article}.data`, '*/*')).body).toContain('citation_title')
  })

  test('shared links to a video show its image', async () => {
    const { video } = await examplePaths()
    expect((await get(video)).body).toMatch(/<meta property="og:image" content="http:\/\/localhost:3000\/files\/[0-9a-f]{64}\/[^"]+"\/>/)
  })

  test('without an image of their own, shared links show the site’s (A6-10)', async () => {
    expect((await get('/about')).body).toContain(`<meta property="og:image" content="${origin}/share.png"/>`)
  })
})

test('every link element of a page works, and leads to its declared type', async () => {
  const { article, video } = await examplePaths()
  for (const path of [article, video]) {
    const { headers } = await get(path, 'text/html', 'HEAD')
    const own = links(headers.link).filter(({ href }) => href.startsWith(origin))
    expect(own.map(({ rel }) => rel)).toEqual(expect.arrayContaining(['linkset', 'describedby', 'item']))
    for (const { href, type } of own) {
      const answer = await get(href.slice(origin.length), '*/*')
      expect([href, answer.statusCode, String(answer.headers['content-type']).split(';')[0]]).toEqual([href, 200, type])
    }
  }
})

test('a report links to its formats, and each links back', async () => {
  const { article } = await examplePaths()
  const [described] = graph.parse((await get(article, 'application/ld+json')).json())['@graph']
  const [{ url }] = z.tuple([z.looseObject({ url: z.string() })], z.unknown()).parse(described?.review)
  const { headers, statusCode } = await get(url.slice(origin.length), 'text/html', 'HEAD')
  expect(statusCode).toBe(200)
  const own = links(headers.link).filter(({ rel }) => rel === 'linkset' || rel === 'describedby')
  expect(own).toHaveLength(5)
  for (const { href, type } of own) {
    for (const answer of [await get(href.slice(origin.length)), await get(url.slice(origin.length), type)]) {
      expect([href, answer.statusCode, String(answer.headers['content-type']).split(';')[0]]).toEqual([href, 200, type])
      expect(links(answer.headers.link)).toEqual([{ href: url, rel: 'describes', type: 'text/html' }])
    }
  }
  expect((await get(url.slice(origin.length), 'application/vnd.datacite.datacite+xml')).statusCode).toBe(406)
  expect((await get(`${url.slice(origin.length)}999/linkset.json`)).statusCode).toBe(404)
})

test('a file, also an image, links to its page, link set and licence', async () => {
  const { article, video } = await examplePaths()
  for (const path of [article, video]) {
    const own = links((await get(path, 'text/html', 'HEAD')).headers.link)
    const files = own.filter(({ rel, type }) => rel === 'item' && !type?.startsWith('image/'))
    expect(files.length).toBeGreaterThan(0)
    const page = (await get(path, 'text/html')).body
    const images = [...new Set(page.match(/\/files\/[0-9a-f]{64}\/(?:detained-sick|sixth-column)[^"\s]*/g) ?? [])]
    if (path === article) expect(images.length).toBeGreaterThan(0)
    for (const href of [...files.map(file => file.href), ...images.map(picture => origin + picture)]) {
      const back = links((await get(href.slice(origin.length), '*/*', 'HEAD')).headers.link)
      expect(back).toContainEqual({ href: `${origin}${path}`, rel: 'collection', type: 'text/html' })
      expect(back).toContainEqual({ href: `${origin}${path}/linkset.json`, rel: 'linkset', type: 'application/linkset+json' })
      expect(back.filter(({ rel }) => rel === 'license')).toEqual(own.filter(({ rel }) => rel === 'license'))
    }
  }
  const onOtherSite = await library.app.inject({
    url: firstFile(await get(article, 'text/html', 'HEAD')),
    headers: { host: 'gates.localhost' },
  })
  expect(onOtherSite.headers.link).toBeUndefined()
})

/** The URL of the first file of a page. */
const firstFile = ({ headers }: { headers: { link?: unknown } }): string =>
  links(headers.link)
    .find(({ rel, type }) => rel === 'item' && !type?.startsWith('image/'))
    ?.href.slice(origin.length) ?? ''

describe('alternate formats of an article', () => {
  test.each([
    ['application/ld+json', '"@type":"ScholarlyArticle"'],
    ['application/x-bibtex', '@article{'],
    ['application/x-research-info-systems', 'TY  - JOUR'],
    ['application/vnd.citationstyles.csl+json', '"type":"article-journal"'],
    ['application/linkset+json', '"linkset":['],
  ])('it is served as %s', async (accept, part) => {
    const { article } = await examplePaths()
    const newest = article.replace(/\/v\d+$/, '')
    const { statusCode, headers, body } = await get(newest, accept)
    expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([200, accept])
    expect(headers.vary).toContain('Accept,')
    expect(body).toContain(part)
    expect((await get(newest)).headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    'application/vnd.datacite.datacite+xml',
    'application/vnd.datacite.datacite+json',
    'application/vnd.crossref.unixref+xml',
    'application/vnd.crossref.unixsd+xml',
    'application/rdf+xml',
    'text/turtle',
  ])('the format %s, which does not exist, answers 406', async accept => {
    const { article, video } = await examplePaths()
    for (const path of [article, video]) {
      const { statusCode, headers } = await get(path, accept)
      expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([406, 'application/json'])
      expect(headers.vary).toContain('Accept,')
    }
  })

  test('its JATS is the stored file', async () => {
    const { article } = await examplePaths()
    const { statusCode, headers } = await get(article, 'application/jats+xml')
    expect(statusCode).toBe(303)
    expect((await get(String(headers.location))).body).toContain('<article')
  })

  test('its JSON-LD has references, reviews, licence and the authors’ institutions', async () => {
    const { article } = await examplePaths()
    const [described] = graph.parse((await get(article, 'application/ld+json')).json())['@graph']
    expect(described).toMatchObject({
      author: expect.arrayContaining([
        expect.objectContaining({ '@type': 'Person', affiliation: [expect.objectContaining({ '@type': 'Organization' })] }),
      ]),
      license: expect.stringMatching(/^https?:\/\/creativecommons\.org\//),
      review: expect.arrayContaining([expect.objectContaining({ '@type': 'Review' })]),
    })
    expect(described?.citation).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'CreativeWork' })]))
  })
})
