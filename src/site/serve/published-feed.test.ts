import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { plainBrand } from '../../brands/load-brands.ts'
import type { ContentCard } from '../../domain/content/for-reading.ts'
import { readPlatformInfo } from '../../domain/platform/platform-info.ts'
import type { Site } from '../../use-cases/platforms/load-platforms.ts'
import { feedOf, serveFeed } from './published-feed.ts'

const site: Site = {
  platform: { ...readPlatformInfo({ displayName: 'Slate & Moss' }, 'the test'), key: 'slate' },
  brand: plainBrand('slate'),
  origin: 'https://slate.example.org',
}
const card: ContentCard = {
  id: 1,
  contentType: 'ARTICLE',
  volume: 7,
  publicationId: 1374,
  titleHtml: 'Lichens on <i>slate</i> &amp; ]]&gt; tiles',
  articleType: null,
  typeName: null,
  published: '2024-03',
  authors: ['Ada Roof'],
  authorCount: 1,
  abstract: 'Roofs <were> wet.',
  versionNumber: 1,
  versionCount: 1,
  editorialStatus: null,
  decisions: [],
  thumbnail: null,
  subjects: ['Ecology'],
  hasReferees: false,
  newVersionReason: null,
  sampleContent: false,
}

test('an item has its plain title, address, date, authors, subjects and abstract', () => {
  const feed = feedOf(site, 'https://slate.example.org', [card])
  expect(feed).toContain('<link>https://slate.example.org/articles/7-1374</link>')
  expect(feed).toContain('<pubDate>Fri, 01 Mar 2024 00:00:00 GMT</pubDate>')
  expect(feed).toMatch(/<title>(<!\[CDATA\[)?Slate (&amp;|&) Moss/)
  expect(feed).toContain('Ecology')
  expect(feed).not.toContain('<i>')
  // The end of a CDATA section in a title does not end the section around it.
  expect(feed).not.toMatch(/<title><!\[CDATA\[Lichens on slate & \]\]> tiles/)
})

test('the feed is that of the host, says that nothing changed, and lists nothing for an empty platform', async () => {
  const app = Fastify()
  const asked: string[] = []
  await serveFeed(app, {
    siteOf: () => site,
    reading: {
      latest: async key => {
        asked.push(key)
        return []
      },
    },
  })
  const first = await app.inject({ url: '/published/rss' })
  expect(first.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(first.body).not.toContain('<item>')
  const again = await app.inject({ url: '/published/rss', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, asked]).toEqual([304, ['slate', 'slate']])
  await app.close()
})
