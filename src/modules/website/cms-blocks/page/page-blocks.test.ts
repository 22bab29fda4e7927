import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { linksOf, renderInSite } from '../../../../../tests/support/render-in-site.tsx'
import { html } from '../../../../core/text/safe-html.ts'
import { blockReaders } from '../../domain/site-pages/blocks/block-readers.ts'
import { type Block, memberModes, processTypes } from '../../domain/site-pages/parts.ts'
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

describe('members', () => {
  const named = (title: string, subjectIds: number[]): BoardMember => ({
    ...{ title, role: null, institution: null, featuredImage: null, keywords: [], orcidUrl: 'https://orcid.org/0000-0002-1825-0097' },
    ...{ html: null, menuOrder: 0, subjectIds },
  })
  const data = having({ members: [named('Ada', [1]), named('Ben', [2])], memberSubjects: [{ id: 1, name: 'Ecology' }] })
  const list = { kind: 'member-list', title: null, mode: 'default', subjectId: null, filter: true } as const
  const namesIn = (markup: string) => ['Ada', 'Ben'].filter(name => markup.includes(`>${name}<`))

  test.each<[Partial<Omit<typeof list, 'subjectId' | 'filter'>> & { subjectId?: number | null; filter?: boolean }, string, string[]]>([
    [{}, '/', ['Ada', 'Ben']],
    [{}, '/?subject=1', ['Ada']],
    [{}, '/?subject=9', ['Ada', 'Ben']],
    [{ filter: false }, '/?subject=1', ['Ada', 'Ben']],
    [{ subjectId: 2, filter: false }, '/', ['Ben']],
    [{ subjectId: 2 }, '/?subject=1', ['Ada']],
  ])('%j at %s: %j', async (over, path, names) => expect(namesIn(await show({ ...list, ...over }, data, path))).toEqual(names))

  test.each(memberModes)('in the mode %s (A2-85, A2-87)', async mode => {
    const markup = await show({ ...list, mode }, data)
    expect(markup).toContain(`data-mode="${mode}"`)
    // Only the default mode shows ORCID links.
    expect(linksOf(markup).length > 0).toBe(mode === 'default')
  })

  test('that nobody is one of show nothing, and a loader while they are on their way (A4-28)', async () => {
    expect(isNothing(await show(list, having({ members: [], memberSubjects: [] })))).toBe(true)
    expect(await show(list, { state: 'loading' })).toContain('aria-busy="true"')
  })
})

test.each<Block>([
  { kind: 'recent-articles', title: null },
  { kind: 'statistics', title: null, own: null },
])('$kind shows a loader while it is on its way, and nothing without data (A4-29)', async block => {
  expect(await show(block, { state: 'loading' })).toContain('aria-busy="true"')
  expect(
    isNothing(await show(block, having({ recentArticles: [], statistics: { sectionTitle: 'Of none', lastUpdated: null, stats: [] } }))),
  ).toBe(true)
  expect(isNothing(await show(block, having({})))).toBe(true)
})

test('recent articles have their dates as D MMMM YYYY, and lead to themselves and to browse (A2-100, A3-46, A9-19)', async () => {
  const article = { title: 'Slates', link: '/articles/1-1', description: 'Of them.', pubDate: '2024-03-05' }
  const markup = await show({ kind: 'recent-articles', title: null }, having({ recentArticles: [article] }))
  expect(markup).toContain('>5 March 2024</time>')
  expect(linksOf(markup)).toEqual(['/articles/1-1', '/browse'])
})

test('subject areas lead to browse with no parameters (A2-99)', async () => {
  const subjects = [{ name: 'Ecology', address: '/browse/ecology' }]
  const markup = await show({ kind: 'subject-areas', title: null }, having({ subjects }))
  expect(linksOf(markup)).toEqual(['/browse/ecology', '/browse'])
  expect(linksOf(markup).join()).not.toContain('?')
})

test.each(processTypes)('the process of %s has its steps, and an asterisk for preprints alone (A2-89)', async type => {
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

test('a quotation shows a portrait in the standard mode alone (A2-90)', async () => {
  const picture = { url: '/files/a/p.png', width: 1, height: 1, alt: '' }
  const quote = { kind: 'customer-quote', name: 'Ada', jobTitle: 'Lichenologist', html: html`<p>Slate.</p>`, picture } as const
  expect(await show({ ...quote, mode: 'standard' }, having({}))).toContain('<img')
  expect(await show({ ...quote, mode: 'simple' }, having({}))).not.toContain('<img')
})

test('tabs open with the first (A2-96)', async () => {
  const items = ['a', 'b'].map(id => ({ id, title: id, parts: [] }))
  const markup = await show({ kind: 'tabs', label: null, items }, having({}))
  expect([...markup.matchAll(/aria-selected="(\w+)"/g)].map(([, selected]) => selected)).toEqual(['true', 'false'])
})

test('a table is shaded unless it says otherwise (A2-108)', async () => {
  const table = { kind: 'table', caption: 'Charges', html: html`<caption>Charges</caption>` } as const
  expect(await show({ ...table, shaded: true }, having({}))).not.toContain('data-unshaded')
  expect(await show({ ...table, shaded: false }, having({}))).toContain('data-unshaded')
})

test('an image’s caption can be reached by keyboard', async () => {
  const look = { isHero: false, fullCoverage: false, minHeight: 300, horizontal: 'left', vertical: 'top', spacing: 2 } as const
  const image = { kind: 'image', picture: { url: '/files/a/p.png', width: 1, height: 1, alt: 'A roof' }, ...look } as const
  const captioned = await show({ ...image, caption: html`Words` }, having({}))
  expect(captioned).toMatch(/<figure[^>]*data-min-height="300"[^>]*data-spacing="2"[^>]*tabindex="0"/)
  expect(await show({ ...image, caption: null }, having({}))).not.toContain('tabindex')
})
