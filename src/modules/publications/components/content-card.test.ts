import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { renderInSite } from '../../../../tests/support/render-in-site.tsx'
import { reviewerDecisions } from '../../../document/peer-review/decision.ts'
import type { ContentCard as Card } from '../domain/content/for-reading.ts'
import { badges } from '../domain/peer-review/status-badge.ts'
import { ContentCard } from './content-card.tsx'
import { Decision } from './decision.tsx'

const card: Card = {
  id: testId(1),
  contentType: 'ARTICLE',
  volume: 7,
  publicationId: 1374,
  titleHtml: 'Lichens on <i>slate</i>',
  articleType: 'BRIEF_REPORT',
  typeName: 'Short report',
  published: '2024-03-09',
  authors: ['Ada Roof', 'Ben Tile', 'Cy Slate'],
  authorCount: 3,
  abstract: null,
  versionNumber: 1,
  versionCount: 1,
  reviewLabel: null,
  decisions: [],
  thumbnail: null,
  subjects: [],
  newVersionReason: null,
  sampleContent: false,
}
const render = (change: Partial<Card> = {}): Promise<string> => renderInSite(createElement(ContentCard, { card: { ...card, ...change } }))
/** The visible text, including alternative texts, with a bar between elements. */
const seen = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/^\||\|$/g, '')

test('a card shows type, title with markup, authors and date, and links to the publication (R2.1-02, R2.2-34, R9-17)', async () => {
  expect(seen(await render())).toBe('Brief Report|Lichens on |slate|Ada Roof, Ben Tile, Cy Slate|09 Mar 2024')
  expect(await render()).toMatch(/<a [^>]*href="\/articles\/7-1374"/)
  expect(await render({ contentType: 'POSTER', articleType: null, typeName: null })).toMatch(/Poster.*href="\/posters\/7-1374"/)
})

test.each([
  [['Ada Roof'], 1, /Ada Roof</],
  [['Ada Roof', 'Ben Tile', 'Cy Slate'], 3, /Ada Roof, Ben Tile, Cy Slate</],
  [['Ada Roof', 'Ben Tile', 'Cy Slate'], 12, /Ada Roof, Ben Tile, Cy Slate and 9 more</],
  [['Ada Roof', 'Ben Tile', 'Cy Slate', 'Di Thatch'], 4, /Ada Roof, Ben Tile, Cy Slate and 1 more</],
])('a card of the authors %j, %i in all, names three of them (R9-19)', async (authors, authorCount, expected) => {
  expect(await render({ authors, authorCount })).toMatch(expected)
})

test.each(badges)('a card shows the review status “%s”', async reviewLabel => {
  expect(seen(await render({ reviewLabel }))).toContain(`Brief Report|${reviewLabel}|Lichens`)
})

test('each recommendation has its text, on a card and beside a report (R4-01, R4-02, R4-03, R4-04)', async () => {
  const words = ['Approved', 'Approved with reservations', 'Not approved', 'Migrated content']
  const decisions = ['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED', 'UNKNOWN'] as const
  expect([...decisions].sort()).toEqual([...reviewerDecisions].sort())
  expect([...(await render({ decisions: [...decisions] })).matchAll(/aria-label="([^"]+)"/g)].map(([, word]) => word)).toEqual(words)
  expect(
    decisions.map(decision =>
      seen(renderToStaticMarkup(createElement(Decision, { decision })))
        .split('|')
        .at(-1),
    ),
  ).toEqual(words)
})

test('the version is shown where there are several', async () => {
  expect(seen(await render({ versionNumber: 3, versionCount: 3 }))).toContain('09 Mar 2024|Version 3')
})

test('a later version shows the reason for it (R4-13)', async () => {
  expect(seen(await render({ newVersionReason: 'REVISED' }))).toContain('|Revised|')
  expect(seen(await render({ newVersionReason: 'UPDATE' }))).toContain('|Update|')
})
