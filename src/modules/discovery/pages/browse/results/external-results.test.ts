import { createElement } from 'react'
import { expect, test } from 'vitest'
import { linksOf, renderInSite } from '../../../../../../tests/support/render-in-site.tsx'
import { safeInlineHtml } from '../../../../../core/text/inline-html.ts'
import { everything } from '../../../domain/search/browse-changes.ts'
import type { ExternalOutcome } from '../../../domain/search/browse-results.ts'
import { type ExternalItem, presentExternalItem } from '../../../domain/search/external-item.ts'
import { ExternalResults } from './external-results.tsx'

const item: ExternalItem = {
  source: 'MED',
  id: '1',
  titleHtml: safeInlineHtml('<i>Xanthoria</i> & moss'),
  authorString: 'Roof A, Tile B, Slate C, Moss D, Gable E.',
  journalTitle: 'J Urban Bryol',
  journalVolume: '12',
  pageInfo: '100-108',
  pubYear: '2025',
  doi: '10.5555/openlit.1',
}
const found = (...items: ExternalItem[]): ExternalOutcome => ({
  state: 'found',
  works: items.map(presentExternalItem),
  range: items.length === 0 ? null : { from: 21, to: 20 + items.length },
  total: 1204,
  previousAddress: '/browse?feed=EPMC',
  nextAddress: '/browse?feed=EPMC&page=3',
})
const render = (outcome: ExternalOutcome, all = 'moss', path = '/browse?all=moss&feed=EPMC') => {
  const frame = { address: path, within: null, feedOffered: true, customLinks: [], rowAdded: false }
  return renderInSite(
    createElement(ExternalResults, { results: { kind: 'external', ...frame, query: { ...everything, feed: 'EPMC', all }, outcome } }),
    { path },
  )
}
const seen = (markup: string): string[] =>
  markup
    .replace(/<\/?(?:i|cite|span)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .filter(text => text !== '')

test('a work has where it is from, title with its marks, three authors, journal, volume, pages, year and DOI (R3-16)', async () => {
  const markup = await render(found(item))
  expect(seen(markup)).toEqual([
    '21–21 of 1,204These works are found through Europe PMC and are read elsewhere.',
    'PubMed',
    'Xanthoria &amp; moss',
    'Roof A, Tile B, Slate C and 2 more',
    'J Urban Bryol, 12: 100-108, 202510.5555/openlit.1',
    'On Europe PMC',
    'Previous',
    'Next',
  ])
  expect(markup).toContain('<i>Xanthoria</i>')
  expect(linksOf(markup)).toEqual([
    'https://doi.org/10.5555/openlit.1',
    'https://europepmc.org/article/MED/1',
    '/browse?feed=EPMC',
    '/browse?feed=EPMC&amp;page=3',
  ])
})

test('what is not known leaves nothing behind', async () => {
  const nothing = {
    titleHtml: safeInlineHtml(''),
    authorString: '',
    journalTitle: null,
    journalVolume: null,
    pageInfo: null,
    pubYear: null,
    doi: null,
  }
  const markup = await render(found({ source: 'PAT', id: 'US1', ...nothing }))
  expect(seen(markup).slice(1, 4)).toEqual(['Patent', 'Work without a title', 'Previous'])
  expect(linksOf(markup)[0]).toBe('https://europepmc.org/article/PAT/US1')
})

test('no work at all is said', async () => {
  expect(await render(found())).toContain('Europe PMC has nothing for “moss”.')
  expect(await render(found(), '')).toContain('Europe PMC has nothing to show here.')
})

test('a feed that does not answer is said, with two ways on', async () => {
  const markup = await render({ state: 'away', libraryAddress: '/browse?all=moss' })
  expect(markup).toMatch(/role="alert".*Europe PMC cannot be searched just now/)
  expect(linksOf(markup)).toEqual(['/browse?all=moss&amp;feed=EPMC', '/browse?all=moss'])
})

test('a page that is not there leads to the first', async () => {
  expect(linksOf(await render({ state: 'beyond', firstAddress: '/browse?feed=EPMC' }))).toEqual(['/browse?feed=EPMC'])
})
