/** What search engines find of gateways: pages in the sitemap, and what these say of themselves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addGateway, drawing, keysByWord } from '../support/test-gateway.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/spring-caddisfly-genome'])
  const keyOf = await keysByWord(library)
  await addGateway(
    library,
    {
      url: 'rivers',
      name: 'Rivers & <b>streams</b></script>',
      shortSummary: 'What flows.',
      thumbnail: { file: 'thumbnail.svg' },
      options: { enableHomepage: true, hasFaqs: true },
      homepage: { blocks: [{ block: 'latest' }] },
      faqs: [{ question: 'Why?', answer: 'Because.' }],
      customPages: [
        { slug: 'partners', title: 'Partners', blocks: [{ block: 'text', body: 'With us.' }] },
        { slug: 'shop', title: 'Shop', redirectTo: 'https://shop.example.org/' },
      ],
      filters: [{ url: 'springs', name: 'Springs', summary: 'Where they rise.', items: [keyOf('caddisfly')] }],
      items: [keyOf('caddisfly')],
    },
    { 'thumbnail.svg': drawing },
  )
  await addGateway(library, { url: 'heat', name: 'Heat', shortSummary: 'What is warm.', type: 'COLLECTION', special: true })
  await addGateway(library, { url: 'hidden', name: 'Hidden', shortSummary: 'For few.', browsable: false, community: true })
  await library.load([])
})
afterAll(() => library.close())

const get = (url: string, host = 'localhost') => library.app.inject({ url, headers: { host, accept: 'text/html' } })
const placesIn = async (host: string): Promise<string[]> => {
  const { body } = await get('/sitemaps/pages.xml', host)
  return Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
}

const ofGateways = [
  '/gateways',
  '/special-collections',
  '/collections/heat/about',
  '/collections/heat/browse',
  ...[
    '/gateways/rivers/about',
    '/gateways/rivers/browse',
    '/gateways/rivers/faqs',
    '/gateways/rivers/partners',
    '/gateways/rivers/springs',
  ],
  '/rivers',
]

test('the sitemap has non-empty lists and all pages of listed gateways, each at its own path', async () => {
  const places = (await placesIn('localhost')).filter(path => path !== '/' && !path.startsWith('/browse'))
  expect(places.slice(0, ofGateways.length)).toEqual(ofGateways)
  // Then come the site's own pages.
  expect(places.slice(ofGateways.length).filter(path => !/^\/(?:about|legal|for-authors|glossary)\b/.test(path))).toEqual([])
  for (const path of places) {
    const { statusCode, body } = await get(path)
    expect([path, statusCode]).toEqual([path, 200])
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
    expect(body).not.toContain('content="noindex"')
  }
})

test.each(['gates.localhost', 'nihr.localhost'])('the sitemap of %s has none of them', async host => {
  expect((await placesIn(host)).filter(path => ofGateways.includes(path))).toEqual([])
})

const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string(), name: z.string() })) })
const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs

test.each([
  ['/rivers', 'CollectionPage', ''],
  ['/gateways/rivers/about', 'AboutPage', ''],
  ['/gateways/rivers/browse', 'CollectionPage', ''],
  ['/gateways/rivers/faqs', 'FAQPage', ''],
  ['/gateways/rivers/partners', 'WebPage', 'Partners – '],
  ['/gateways/rivers/springs', 'CollectionPage', 'Springs – '],
])('the page %s says in its head that it is a %s', async (path, type, before) => {
  const { body } = await get(path)
  const [found, ...more] = body.slice(0, body.indexOf('</head>')).matchAll(script)
  expect(more).toEqual([])
  const [described] = graph.parse(JSON.parse(found?.[1] ?? ''))['@graph']
  expect(described).toMatchObject({ '@type': type, name: `${before}Rivers & <b>streams</b></script>` })
  expect(JSON.stringify(described)).toContain('/thumbnail.svg')
})

test('unlisted gateways have no data, and navigation data have the same head as the document', async () => {
  expect([...(await get('/community-gateways/hidden/about')).body.matchAll(script)]).toEqual([])
  expect((await get('/gateways/rivers/about.data')).body).toContain('AboutPage')
})
