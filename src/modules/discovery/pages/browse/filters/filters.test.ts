import { createElement } from 'react'
import { expect, test } from 'vitest'
import { linksOf, renderInSite } from '../../../../../../tests/support/render-in-site.tsx'
import { sampleResults } from '../browse.gallery.tsx'
import { ResultSkeletons } from '../results/result-list.tsx'
import { CustomLinks, FeedToggle, Filters } from './filters.tsx'

test('the subject filter is shown where the site offers it, and nowhere else (R2.2-29)', async () => {
  expect(await renderInSite(createElement(Filters, { results: sampleResults }))).toContain('name="term1"')
  const without = { ...sampleResults, subjectLevels: null }
  expect(await renderInSite(createElement(Filters, { results: without }))).not.toMatch(/<select[^>]* name="term/)
})

test('a search within a subject stays within it where the filter is not shown', async () => {
  const query = { ...sampleResults.query, subjects: ['ecology', 'insects'] }
  const html = await renderInSite(createElement(Filters, { results: { ...sampleResults, query, subjectLevels: null } }))
  expect(html.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="term0" value="ecology"/>',
    '<input type="hidden" name="term1" value="insects"/>',
  ])
})

test('the site’s custom links are in the sidebar (R2.2-42, A3-58)', async () => {
  const links = linksOf(await renderInSite(createElement(CustomLinks, { links: sampleResults.customLinks })))
  expect(links).toEqual(['/browse/articles', '/browse?articleTypes=DATA_NOTE'])
  expect(await renderInSite(createElement(CustomLinks, { links: [] }))).toBe('')
})

test('each custom link has its icon, and an unknown icon becomes an arrow (R2.2-42, A3-58)', async () => {
  const drawn = async (icon: string) => {
    const html = await renderInSite(createElement(CustomLinks, { links: [{ label: 'Data notes', icon, link: '/browse/articles' }] }))
    return html.match(/<svg[^>]*>(.*?)<\/svg>/s)?.[1]
  }
  const arrow = await drawn('arrow-right')
  expect(await drawn('database')).not.toBe(arrow)
  expect(await drawn('no such icon')).toBe(arrow)
  expect(await drawn('constructor')).toBe(arrow)
})

test('the link to the external feed keeps the search text and starts at the first page (R2.2-31)', async () => {
  const requested = { ...sampleResults, query: { ...sampleResults.query, searchIn: [], page: 3 } }
  expect(linksOf(await renderInSite(createElement(FeedToggle, { results: requested })))).toEqual(['/browse?all=lichen&amp;feed=EPMC'])
  expect(await renderInSite(createElement(FeedToggle, { results: { ...requested, feedOffered: false } }))).toBe('')
})

test('a long list of options has a search field, and a short one has none', async () => {
  const html = await renderInSite(createElement(Filters, { results: sampleResults }))
  expect(html).toContain('Search in “Funders”')
  expect(html).not.toContain('Search in “Publication years”')
})

test('five placeholder cards are shown while results load, and loading is announced once (R9-02)', async () => {
  const html = await renderInSite(createElement(ResultSkeletons))
  expect(html.match(/data-shape="title"/g)).toHaveLength(5)
  expect(html.match(/role="status"/g)).toHaveLength(1)
})
