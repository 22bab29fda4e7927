import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { linksOf, renderInSite } from '../../../../../tests/support/render-in-site.tsx'
import { html } from '../../../../core/text/safe-html.ts'
import { blockReaders } from '../../domain/site-pages/blocks/block-readers.ts'
import { type Block, benefitIcons, chartTypes, memberModes, type Part, processTypes } from '../../domain/site-pages/parts.ts'
import type { BoardMember, PageData } from '../../domain/site-pages/site-page.ts'
import { blockExamples } from './page-blocks.gallery.tsx'
import { type DataState, noData, PageDataContext } from './page-data.ts'
import { PageParts } from './page-parts.tsx'

const show = (block: Block, state: DataState, path = '/') =>
  renderInSite(createElement(PageDataContext, { value: state }, createElement(PageParts, { parts: [block] })), { path })
const having = (data: Partial<PageData>): DataState => ({ state: 'ready', data: { ...noData, ...data } })
const isNothing = (markup: string) => !markup.includes('data-kind')

test('the gallery shows every block', () => {
  expect(new Set(blockExamples.map(({ block }) => block.kind))).toEqual(new Set(Object.keys(blockReaders)))
})

describe('blocks of board members', () => {
  const named = (title: string, subjectIds: number[]): BoardMember => ({
    ...{ title, role: null, institution: null, featuredImage: null, keywords: [], orcidUrl: 'https://orcid.org/0000-0002-1825-0097' },
    ...{ html: null, menuOrder: 0, subjectIds },
  })
  const data = having({ members: [named('Ada', [1]), named('Ben', [2])], memberSubjects: [{ id: testId(1), name: 'Ecology' }] })
  const list = { kind: 'member-list', title: null, mode: 'default', subjectId: null, filter: true } as const
  const namesIn = (markup: string) => ['Ada', 'Ben'].filter(name => markup.includes(`>${name}<`))

  test.each<[Partial<Omit<typeof list, 'subjectId' | 'filter'>> & { subjectId?: number | null; filter?: boolean }, string, string[]]>([
    [{}, '/', ['Ada', 'Ben']],
    [{}, '/?subject=1', ['Ada']],
    [{}, '/?subject=9', ['Ada', 'Ben']],
    [{ filter: false }, '/?subject=1', ['Ada', 'Ben']],
    [{ subjectId: 2, filter: false }, '/', ['Ben']],
    [{ subjectId: 2 }, '/?subject=1', ['Ada']],
  ])('the list %j at %s has %j', async (over, path, names) => expect(namesIn(await show({ ...list, ...over }, data, path))).toEqual(names))

  test.each(memberModes)('the mode %s has its markup (A2-85, A2-87)', async mode => {
    const markup = await show({ ...list, mode }, data)
    expect(markup).toContain(`data-mode="${mode}"`)
    // Only the default mode shows ORCID links.
    expect(linksOf(markup).length > 0).toBe(mode === 'default')
  })

  test('a list without members shows nothing, and a loader while loading (A4-28)', async () => {
    expect(isNothing(await show(list, having({ members: [], memberSubjects: [] })))).toBe(true)
    expect(await show(list, { state: 'loading' })).toContain('aria-busy="true"')
  })
})

test.each<Block>([
  { kind: 'recent-articles', title: null },
  { kind: 'statistics', title: null, own: null },
])('the block $kind shows a loader while loading, and nothing without data (A4-29)', async block => {
  expect(await show(block, { state: 'loading' })).toContain('aria-busy="true"')
  expect(
    isNothing(await show(block, having({ recentArticles: [], statistics: { sectionTitle: 'Of none', lastUpdated: null, stats: [] } }))),
  ).toBe(true)
  expect(isNothing(await show(block, having({})))).toBe(true)
})

test('recent articles have dates as D MMMM YYYY, and link to themselves and to browse (A2-100, A3-46, A9-19)', async () => {
  const article = { title: 'Slates', link: '/articles/1-1', description: 'Of them.', pubDate: '2024-03-05' }
  const markup = await show({ kind: 'recent-articles', title: null }, having({ recentArticles: [article] }))
  expect(markup).toContain('>5 March 2024</time>')
  expect(linksOf(markup)).toEqual(['/articles/1-1', '/browse'])
})

test('subject areas link to browse without parameters (A2-99)', async () => {
  const subjects = [{ name: 'Ecology', path: '/browse/ecology' }]
  const markup = await show({ kind: 'subject-areas', title: null }, having({ subjects }))
  expect(linksOf(markup)).toEqual(['/browse/ecology', '/browse'])
  expect(linksOf(markup).join()).not.toContain('?')
})

test.each(processTypes)('the publishing process of %s has its steps, and an asterisk only for preprints (A2-89)', async type => {
  const markup = await show({ kind: 'publishing-process', type, suppressTitle: false, showAsteriskOnPreprint: true }, having({}))
  const steps = [...markup.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, step]) => step?.replace('<!-- -->', ''))
  expect(steps).toEqual(
    {
      articles: ['Submission', 'Checks', 'Publication', 'Open peer review', 'Revision'],
      articlesWithPreScreening: ['Submission', 'Pre-screening', 'Checks', 'Publication', 'Open peer review', 'Revision'],
      preprints: ['Submission', 'Checks', 'Publication*', 'Journal or review elsewhere'],
      assets: ['Submission', 'Checks', 'Publication'],
    }[type],
  )
  expect(markup).toContain('<h2')
  expect(await show({ kind: 'publishing-process', type, suppressTitle: true, showAsteriskOnPreprint: false }, having({}))).not.toMatch(
    /<h2|\*/,
  )
})

test('a quotation shows its portrait only in the standard mode (A2-90)', async () => {
  const picture = { url: '/files/a/p.png', width: 1, height: 1, alt: '' }
  const quote = { kind: 'customer-quote', name: 'Ada', jobTitle: 'Lichenologist', html: html`<p>Slate.</p>`, picture } as const
  expect(await show({ ...quote, mode: 'standard' }, having({}))).toContain('<img')
  expect(await show({ ...quote, mode: 'simple' }, having({}))).not.toContain('<img')
})

test('the first tab is open (A2-96)', async () => {
  const items = ['a', 'b'].map(id => ({ id, title: id, parts: [] }))
  const markup = await show({ kind: 'tabs', label: null, items }, having({}))
  expect([...markup.matchAll(/aria-selected="(\w+)"/g)].map(([, selected]) => selected)).toEqual(['true', 'false'])
})

test('an anchor is a heading that the menu links to, or an invisible target without text (A2-97)', async () => {
  expect(await show({ kind: 'anchor', id: 'fees', text: 'What it costs' }, having({}))).toMatch(/<h2 id="fees"[^>]*>What it costs<\/h2>/)
  expect(await show({ kind: 'anchor', id: 'here', text: '' }, having({}))).toMatch(/<span id="here"[^>]*><\/span>/)
})

test('benefits have their icons, titles and texts (A2-91)', async () => {
  const items = benefitIcons.map(icon => ({ icon, title: `Of ${icon}`, html: html`<p>Good.</p>` }))
  const markup = await show({ kind: 'icon-benefits', suppressTitles: false, items }, having({}))
  const drawn = [...markup.matchAll(/data-icon="([\w-]+)">(.*?<\/svg>).*?<p[^>]*>([^<]*)<\/p>.*?<p>Good\.<\/p>/gs)]
  expect(drawn.map(([, icon, , title]) => [icon, title])).toEqual(benefitIcons.map(icon => [icon, `Of ${icon}`]))
  expect(new Set(drawn.map(([, , svg]) => svg)).size).toBe(3)
})

test('columns stand side by side with their content (A2-92)', async () => {
  const columns: Part[][] = [[{ kind: 'html', html: html`<p>Left</p>` }], [{ kind: 'anchor', id: 'right', text: 'Right' }]]
  const markup = await show({ kind: 'columns', columns }, having({}))
  expect(markup).toMatch(/data-count="2"><div>.*?<p>Left<\/p>.*?<\/div><div>.*?<h2 id="right"/s)
})

test.each(chartTypes)('the chart type %s is drawn, and its numbers are in a table (A2-94)', async type => {
  const numbers = { labels: ['2023', '2024'], series: [{ name: 'Articles', values: [410, 620] }] }
  const markup = await show({ kind: 'chart', type, title: 'Growth', description: null, label: 'Year', ...numbers }, having({}))
  expect(markup).toContain('Growth')
  expect(markup).toContain('<svg')
  const cells = [...markup.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(cells).toEqual(expect.arrayContaining(['Year', 'Articles', '2023', '410', '2024', '620']))
})

test('rows of information have a title or an image beside the text (A2-106)', async () => {
  const picture = { url: '/files/a/p.png', width: 1, height: 1, alt: 'A roof' }
  const parts: Part[] = [{ kind: 'html', html: html`<p>1234-5679</p>` }]
  const rows = [
    { title: 'ISSN', picture: null, parts },
    { title: null, picture, parts },
  ]
  const markup = await show({ kind: 'info-rows', rows }, having({}))
  expect(markup).toMatch(/<section aria-label="ISSN">.*ISSN<\/p>.*<p>1234-5679<\/p>.*<section>.*alt="A roof".*<p>1234-5679<\/p>/s)
})

test('logos are images with names, and link to their organisations (A2-107)', async () => {
  const picture = { url: '/files/a/p.png', width: 1, height: 1, alt: '' }
  const logos = [
    { name: 'Slate Trust', picture, href: 'https://example.org/' },
    { name: 'Tile Fund', picture, href: null },
  ]
  const markup = await show({ kind: 'logo-bar', title: 'With the support of', logos }, having({}))
  expect(markup).toContain('>With the support of</h2>')
  expect([...markup.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Slate Trust', 'Tile Fund'])
  expect(linksOf(markup)).toEqual(['https://example.org/'])
})

test('a table has row shading unless it is switched off (A2-108)', async () => {
  const table = { kind: 'table', caption: 'Charges', html: html`<caption>Charges</caption>` } as const
  expect(await show({ ...table, shaded: true }, having({}))).not.toContain('data-unshaded')
  expect(await show({ ...table, shaded: false }, having({}))).toContain('data-unshaded')
})

test('the caption of an image can be reached by keyboard', async () => {
  const look = { isHero: false, fullCoverage: false, minHeight: 300, horizontal: 'left', vertical: 'top', spacing: 2 } as const
  const image = { kind: 'image', picture: { url: '/files/a/p.png', width: 1, height: 1, alt: 'A roof' }, ...look } as const
  const captioned = await show({ ...image, caption: html`Words` }, having({}))
  expect(captioned).toMatch(/<figure[^>]*data-min-height="300"[^>]*data-spacing="2"[^>]*tabindex="0"/)
  expect(await show({ ...image, caption: null }, having({}))).not.toContain('tabindex')
})
