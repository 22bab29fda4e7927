import { expect, test } from 'vitest'
import { readPlatformInfo } from '../../../sites/domain/platform-info.ts'
import { fillFacts, fillFactsInText } from './facts.ts'

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
])('%s', (source, html, text) => {
  expect(fillFacts(source, platform)).toBe(html)
  expect(fillFactsInText(source, platform)).toBe(text)
})
