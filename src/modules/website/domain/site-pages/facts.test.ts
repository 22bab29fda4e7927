import { expect, test } from 'vitest'
import { readPlatformInfo } from '../../../sites/domain/platform-info.ts'
import { factValues, fillFacts, fillFactsInText, unknownFactsIn } from './facts.ts'

const platform = {
  ...readPlatformInfo({ displayName: 'Slate & Tile', startYear: 2019, infoEmail: 'ask@slate.org' }, 'the test'),
  key: 'slate',
}

test.each([
  ['{{displayName}}, {{startYear}}', 'Slate &amp; Tile, 2019', 'Slate & Tile, 2019'],
  ['<a href="mailto:{{infoEmail}}">', '<a href="mailto:ask@slate.org">', '<a href="mailto:ask@slate.org">'],
  ['{{issn}}', '<mark>[issn]</mark>', '[issn]'],
  ['{{constructor}}', '<mark>[constructor]</mark>', '[constructor]'],
  ['{{ displayName }}', '{{ displayName }}', '{{ displayName }}'],
])('the site’s details are filled in: %s', (source, html, text) => {
  expect(fillFacts(source, platform)).toBe(html)
  expect(fillFactsInText(source, platform)).toBe(text)
})

test('a fact that the site lacks has no value, and an email stands in for the other', () => {
  expect(factValues(platform)).toEqual({
    displayName: 'Slate & Tile',
    issn: null,
    startYear: '2019',
    editorialEmail: 'ask@slate.org',
    infoEmail: 'ask@slate.org',
  })
})

test('names that are no fact are found in every text, each once', () => {
  expect(unknownFactsIn(['{{issn}} {{isn}}', '<a href="mailto:{{mail}}">{{isn}}</a> {{ x }}', '{{toString}}'])).toEqual([
    'isn',
    'mail',
    'toString',
  ])
})
