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
  previousPath: '/browse?feed=EPMC',
  nextPath: '/browse?feed=EPMC&page=3',
})
const render = (outcome: ExternalOutcome, all = 'moss', path = '/browse?all=moss&feed=EPMC') => {
  const frame = { path, within: null, feedOffered: true, customLinks: [], rowAdded: false }
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

test('a work of the external feed has source, title with markup, three authors, journal, volume, pages, year and DOI (R3-16)', async () => {
  const markup = await render(found(item))
  expect(seen(markup)).toEqual([
    '21–21 of 1,204These publications are found through Europe PMC and open on other sites.',
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

test('unknown fields of a work leave no empty elements', async () => {
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
  expect(seen(markup).slice(1, 4)).toEqual(['Patent', 'Untitled', 'Previous'])
  expect(linksOf(markup)[0]).toBe('https://europepmc.org/article/PAT/US1')
})

test('an empty result is stated', async () => {
  expect(await render(found())).toContain('No results from Europe PMC for “moss”.')
  expect(await render(found(), '')).toContain('No results from Europe PMC.')
})

test('a feed that does not answer is reported, with two links to go on', async () => {
  const markup = await render({ state: 'away', libraryPath: '/browse?all=moss' })
  expect(markup).toMatch(/role="alert".*Europe PMC is unavailable/)
  expect(linksOf(markup)).toEqual(['/browse?all=moss&amp;feed=EPMC', '/browse?all=moss'])
})

test('a page beyond the end links to the first', async () => {
  expect(linksOf(await render({ state: 'beyond', firstPath: '/browse?feed=EPMC' }))).toEqual(['/browse?feed=EPMC'])
})
