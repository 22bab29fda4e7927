import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAtom, checkJsonFeed, checkRss } from '../../../../../tests/support/check-feed.ts'
import { childOf, childrenOf, readXml } from '../../../../../tests/support/read-xml.ts'
import { writeAtom } from './atom.ts'
import { feedPath, type SyndicationFeed, type SyndicationItem } from './feed.ts'
import { writeJsonFeed } from './json-feed.ts'
import { writeRss } from './rss.ts'

const item: SyndicationItem = {
  url: 'https://slate.example.org/articles/7-1374',
  title: 'Lichens on slate & ]]> tiles <b>',
  abstract: ['Background', 'Roofs were <wet>.'],
  language: 'en',
  authors: [
    { name: 'Ada Roof', orcid: '0000-0002-1825-0097' },
    { name: 'Ben Tile', orcid: null },
  ],
  published: new Date('2024-03-01T00:00:00Z'),
  updated: new Date('2024-06-02T00:00:00Z'),
  doi: '10.5555/recto.<1>',
  categories: ['Research Article', 'Ecology & “roofs”'],
  picture: { url: 'https://slate.example.org/files/abc/thumbnail.webp', mimeType: 'image/webp', width: 320, height: 200 },
}
const plain: SyndicationItem = {
  ...{ url: 'https://slate.example.org/posters/7-2', title: '', abstract: [], language: null, authors: [], categories: [] },
  ...{ published: null, updated: null, doi: null, picture: null },
}
const feed: SyndicationFeed = {
  title: 'Slate & Moss',
  description: 'All content published on Slate & Moss, newest first.',
  language: 'en',
  url: 'https://slate.example.org/published/rss?all=wet&show=5',
  pageUrl: 'https://slate.example.org/browse?all=wet&show=5',
  publisher: {
    name: 'Slate & Moss',
    url: 'https://slate.example.org/',
    email: 'info@example.org',
    icon: 'https://slate.example.org/icon.png',
  },
  updated: new Date('2024-06-02T00:00:00Z'),
  items: [item, plain],
}
const nothing: SyndicationFeed = { ...feed, items: [], updated: null }

const forms = [
  ['RSS', writeRss, checkRss],
  ['Atom', writeAtom, checkAtom],
  ['JSON Feed', writeJsonFeed, checkJsonFeed],
] as const

describe.each(forms)('the feed format %s', (_name, write, check) => {
  test('it is valid with all fields, with few, and without items', () => {
    expect(check(write(feed))).toEqual([])
    expect(check(write(nothing))).toEqual([])
  })

  test('it is valid whatever the texts contain', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(']]>', '<![CDATA[', '&#0;', '\u0000\u0008\ud800\uffff', '--><script>'),
    )
    fc.assert(
      fc.property(text, text, text, (title, name, line) => {
        const hostile = { ...item, title, abstract: [line], authors: [{ name: `A${name}`, orcid: null }], categories: [`B${line}`] }
        expect(check(write({ ...feed, title: `C${title}`, items: [hostile] }))).toEqual([])
      }),
    )
  })
})

test('an item of RSS has every field that is known', () => {
  const [whole, little] = childrenOf(childOf(readXml(writeRss(feed)), 'channel'), 'item')
  if (!whole || !little) throw new Error('There are two items.')
  expect(whole.children.map(({ name, text, attributes }) => [name, text || attributes])).toEqual([
    ['title', 'Lichens on slate & ]]> tiles <b>'],
    ['link', 'https://slate.example.org/articles/7-1374'],
    ['guid', 'https://slate.example.org/articles/7-1374'],
    ['pubDate', 'Fri, 01 Mar 2024 00:00:00 GMT'],
    ['updated', '2024-06-02T00:00:00.000Z'],
    ['description', '<p>Background</p><p>Roofs were &lt;wet&gt;.</p>'],
    ['creator', 'Ada Roof'],
    ['creator', 'Ben Tile'],
    ['category', 'Research Article'],
    ['category', 'Ecology & “roofs”'],
    ['identifier', 'doi:10.5555/recto.<1>'],
    ['doi', '10.5555/recto.<1>'],
    ['language', 'en'],
    [
      'content',
      { url: 'https://slate.example.org/files/abc/thumbnail.webp', type: 'image/webp', medium: 'image', width: '320', height: '200' },
    ],
  ])
  expect(little.children.map(({ name }) => name)).toEqual(['title', 'link', 'guid', 'pubDate'])
})

test('an item that was never revised has one date', () => {
  const source = writeRss({ ...feed, items: [{ ...item, updated: item.published }] })
  expect(source).not.toContain('atom:updated')
})

test('Atom and JSON Feed have the same fields', () => {
  const [entry] = childrenOf(readXml(writeAtom(feed)), 'entry')
  if (!entry) throw new Error('There is an entry.')
  expect(entry.attributes['xml:lang']).toBe('en')
  expect(childrenOf(entry, 'author').map(author => author.children.map(({ text }) => text))).toEqual([
    ['Ada Roof', 'https://orcid.org/0000-0002-1825-0097'],
    ['Ben Tile'],
  ])
  expect(childOf(entry, 'summary').text).toBe('Background\n\nRoofs were <wet>.')
  expect(JSON.parse(writeJsonFeed(feed)).items[0]).toEqual({
    id: 'https://slate.example.org/articles/7-1374',
    url: 'https://slate.example.org/articles/7-1374',
    external_url: 'https://doi.org/10.5555/recto.%3C1%3E',
    title: 'Lichens on slate & ]]> tiles <b>',
    content_text: 'Background\n\nRoofs were <wet>.',
    image: 'https://slate.example.org/files/abc/thumbnail.webp',
    date_published: '2024-03-01T00:00:00.000Z',
    date_modified: '2024-06-02T00:00:00.000Z',
    authors: [{ name: 'Ada Roof', url: 'https://orcid.org/0000-0002-1825-0097' }, { name: 'Ben Tile' }],
    tags: ['Research Article', 'Ecology & “roofs”'],
    language: 'en',
    _recto: { about: 'https://www.doi.org', doi: '10.5555/recto.<1>' },
  })
})

test.each([
  ['/browse', '/published/rss'],
  ['/browse?all=browse', '/published/rss?all=browse'],
  ['/browse/ecology/posters?show=5', '/published/rss/ecology/posters?show=5'],
  ['/gateways/rivers', '/gateways/rivers/rss'],
  ['/gateways/rivers/browse', '/gateways/rivers/rss'],
  ['/gateways/rivers/browse?all=wet&contentTypes=POSTER', '/gateways/rivers/rss?all=wet&contentTypes=POSTER'],
  ['/collections/browse', '/collections/browse/rss'],
  ['/gateways/rivers/springs?all=wet', '/gateways/rivers/springs/rss?all=wet'],
  ['/browsers/rivers', '/browsers/rivers/rss'],
])('the feed of the page %s is %s', (browse, path) => expect(feedPath('rss', browse)).toBe(path))
