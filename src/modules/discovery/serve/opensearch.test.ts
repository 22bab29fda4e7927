import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { childOf, childrenOf, readXml } from '../../../../tests/support/read-xml.ts'
import { plainBrand } from '../../../brands/load-brands.ts'
import { messages } from '../../../site/messages.ts'
import { readPlatformInfo } from '../../sites/domain/platform-info.ts'
import { serveOpenSearch } from './opensearch.ts'

async function ask(settings: object, origin: string | null = 'https://slate.example.org', host = 'slate.example.org') {
  const app = Fastify()
  const platform = { ...readPlatformInfo({ displayName: 'Slate & Moss', ...settings }, 'the test'), key: 'slate' }
  await serveOpenSearch(app, { siteOf: () => ({ platform, brand: plainBrand('slate'), origin }), messages })
  const answer = await app.inject({ url: '/opensearch.xml', headers: { host } })
  await app.close()
  return answer
}

test('the OpenSearch description has the site’s name, search URL and languages', async () => {
  const { headers, body } = await ask({ languages: ['de', 'en'] })
  expect(headers).toMatchObject({
    'content-type': 'application/opensearchdescription+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  })
  const root = readXml(body)
  expect([root.name, root.uri]).toEqual(['OpenSearchDescription', 'http://a9.com/-/spec/opensearch/1.1/'])
  expect(childOf(root, 'ShortName').text).toBe('Slate & Moss')
  expect(childOf(root, 'Description').text).toMatch(/^Alle .*Slate & Moss/)
  expect(childrenOf(root, 'Language').map(({ text }) => text)).toEqual(['de', 'en'])
  expect(childrenOf(root, 'Url').map(({ attributes: { type, template } }) => [type, template])).toEqual([
    ['text/html', 'https://slate.example.org/browse?all={searchTerms}'],
    ['application/rss+xml', 'https://slate.example.org/published/rss?all={searchTerms}'],
    ['application/atom+xml', 'https://slate.example.org/published/atom?all={searchTerms}'],
    ['application/opensearchdescription+xml', 'https://slate.example.org/opensearch.xml'],
  ])
})

test('a name is cut to the limit of the format', async () => {
  const root = readXml((await ask({ displayName: 'The Open Archive of Slate, Moss and Everything That Grows' })).body)
  expect(childOf(root, 'ShortName').text).toBe('The Open…')
  expect(childOf(root, 'LongName').text.length).toBeLessThanOrEqual(48)
})

test('without a configured origin the URL of the request is used, and the answer is not cacheable', async () => {
  const { headers, body } = await ask({}, null, 'asked.example')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('http://asked.example/browse?all={searchTerms}')
  expect((await ask({}, null, 'a<b')).statusCode).toBe(400)
})
