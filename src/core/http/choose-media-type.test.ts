import { expect, test } from 'vitest'
import { chooseMediaType } from './choose-media-type.ts'

const offered = ['text/html', 'application/xhtml+xml', 'application/ld+json', 'application/x-bibtex'] as const

test.each([
  ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'text/html'],
  ['no header', undefined, 'text/html'],
  ['anything', '*/*', 'text/html'],
  ['one type', 'application/ld+json', 'application/ld+json'],
  ['another case', 'Application/LD+JSON', 'application/ld+json'],
  ['a parameter', 'application/ld+json;profile="https://schema.org, or so";q=0.9, text/html;q=0.8', 'application/ld+json'],
  ['weights', 'application/x-bibtex;q=0.5, application/ld+json;q=0.4', 'application/x-bibtex'],
  ['equal weights: the order of what is offered', 'application/x-bibtex, application/ld+json', 'application/ld+json'],
  ['a range of one type', 'application/*', 'application/xhtml+xml'],
  ['what is more exact counts first', 'application/*;q=0.9, application/xhtml+xml;q=0.1, text/html;q=0.2', 'application/ld+json'],
  ['a refusal', 'application/ld+json;q=0, */*;q=0.1', 'text/html'],
  ['a refused page', 'text/html;q=0, application/xhtml+xml;q=0, */*', 'application/ld+json'],
  ['nothing of it', 'image/png, application/json', null],
  ['everything refused', '*/*;q=0', null],
  ['an empty header', '', null],
  ['a weight that is none', 'application/ld+json;q=high, text/html;q=0.9', 'application/ld+json'],
  ['a weight out of bounds', 'application/ld+json;q=7, text/html', 'text/html'],
  ['spaces', ' application/ld+json ; q = 0.7 , text/html ; q=0.6 ', 'application/ld+json'],
  ['junk around', ',,;q=1,/, application/ld+json,"', 'application/ld+json'],
])('the best media type is chosen for Accept: %s', (_name, accept, chosen) => {
  expect(chooseMediaType(accept, offered)).toBe(chosen)
})

test('only the beginning of a very long Accept header is read', () => {
  expect(chooseMediaType(`${'a/b,'.repeat(100_000)}application/ld+json`, offered)).toBeNull()
})
