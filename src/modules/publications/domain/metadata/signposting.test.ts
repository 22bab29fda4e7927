import { describe, expect, test } from 'vitest'
import { ada, file, group, item, poster, site } from '../../../../../tests/support/item-metadata.ts'
import { linkHeader, linkset, signposts } from './signposting.ts'

const full = item({
  authors: [ada, group],
  files: [file('a.xml', { role: 'jats', mimeType: 'application/xml' }), file('data.csv', { mimeType: 'text/csv' })],
  collections: [{ name: 'Light', path: '/collections/light' }],
})
const page = 'https://kelp.example.org/articles/7-1374/v2'

test('the links of an article are listed, the most important first', () => {
  expect(signposts(full, site).map(({ rel, href, type }) => [rel, href.replace(page, 'PAGE'), type])).toEqual([
    ['cite-as', 'https://doi.org/10.5555/kelp.1374.2', null],
    ['type', 'https://schema.org/ScholarlyArticle', null],
    ['type', 'https://schema.org/AboutPage', null],
    ['license', 'https://creativecommons.org/licenses/by/4.0/', null],
    ['linkset', 'PAGE/linkset.json', 'application/linkset+json'],
    ['describedby', 'PAGE/metadata.jsonld', 'application/ld+json'],
    ['describedby', 'PAGE/citation.bib', 'application/x-bibtex'],
    ['describedby', 'PAGE/citation.ris', 'application/x-research-info-systems'],
    ['describedby', 'PAGE/citation.csl.json', 'application/vnd.citationstyles.csl+json'],
    ['item', 'https://kelp.example.org/files/00ff/a.xml', 'application/xml'],
    ['item', 'https://kelp.example.org/files/00ff/data.csv', 'text/csv'],
    ['collection', 'https://kelp.example.org/collections/light', 'text/html'],
    ['author', 'https://orcid.org/0000-0002-1825-0097', null],
  ])
})

test.each([
  ['a DOI', poster({ doi: null }), 'cite-as'],
  ['a licence', poster({ licence: null }), 'license'],
  ['an ORCID iD', poster({ authors: [group] }), 'author'],
])('without %s there is no link with that relation', (_name, of, rel) => {
  expect(signposts(of, site).map(link => link.rel)).not.toContain(rel)
})

describe('the Link header', () => {
  test('it has the syntax of RFC 8288', () => {
    expect(linkHeader(signposts(poster({ doi: '10.5555/a>b"c', licence: null, authors: [] }), site).slice(0, 2))).toBe(
      '<https://doi.org/10.5555/a%3Eb%22c>; rel="cite-as", <https://schema.org/Poster>; rel="type"',
    )
  })

  test('it stays short: of a thousand authors only some are listed', () => {
    const authors = Array.from({ length: 1000 }, (_, index) => ({
      ...ada,
      kind: 'person' as const,
      given: 'A',
      family: 'R',
      suffix: null,
      full: 'A R',
      orcid: `0000-0000-0000-${1000 + index}`,
    }))
    const header = linkHeader(signposts({ ...full, authors }, site))
    expect(header.length).toBeLessThanOrEqual(2500)
    expect(header).toContain('rel="linkset"')
    expect(header).toMatch(/rel="author"$/)
  })
})

describe('the link set of a publication', () => {
  test('it has the links by relation, and not itself', () => {
    const [own] = linkset(full, site).linkset
    expect(own).toMatchObject({
      anchor: page,
      'cite-as': [{ href: 'https://doi.org/10.5555/kelp.1374.2' }],
      type: [{ href: 'https://schema.org/ScholarlyArticle' }, { href: 'https://schema.org/AboutPage' }],
      author: [{ href: 'https://orcid.org/0000-0002-1825-0097' }],
    })
    expect(own).not.toHaveProperty('linkset')
    expect(own?.item).toHaveLength(2)
  })

  test('each file and each description links back to the page', () => {
    const back = { href: page, type: 'text/html' }
    const [, ...others] = linkset(full, site).linkset
    expect(others).toHaveLength(6)
    expect(others[0]).toEqual({ anchor: 'https://kelp.example.org/files/00ff/a.xml', collection: [back] })
    expect(others.at(-1)).toEqual({ anchor: `${page}/citation.csl.json`, describes: [back] })
  })
})
