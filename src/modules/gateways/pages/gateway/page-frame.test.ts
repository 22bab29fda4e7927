import { createElement } from 'react'
import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { renderInSite } from '../../../../../tests/support/render-in-site.tsx'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import type { ContentCard } from '../../../publications/domain/content/for-reading.ts'
import type { ReadyBlock } from '../../domain/for-reading.ts'
import { PageFrame } from './page-frame.tsx'

const text = (position: ReadyBlock['position']): ReadyBlock => ({
  block: 'text',
  position,
  title: null,
  html: escapeHtml(`block ${position}`),
})
const card = (id: ContentId, contentType: ContentCard['contentType'], titleHtml: string): ContentCard => ({
  id,
  contentType,
  volume: 1,
  publicationId: id,
  titleHtml,
  articleType: null,
  typeName: null,
  published: null,
  authors: [],
  authorCount: 0,
  abstract: null,
  versionNumber: null,
  versionCount: 0,
  reviewLabel: null,
  decisions: [],
  thumbnail: null,
  subjects: [],
  newVersionReason: null,
  sampleContent: false,
})
const blocks = [text('below'), text('above_article'), text('above_asset')]
const latest = { assets: [card(testId(1), 'POSTER', 'A poster')], articles: [card(testId(2), 'ARTICLE', 'An article')] }

const render = (some: Partial<Parameters<typeof PageFrame>[0]['page']>) =>
  renderInSite(
    createElement(PageFrame, {
      title: 'About',
      page: { blocks, fullWidth: false, leftSidebar: null, rightSidebar: null, latest, ...some },
    }),
  )

// Specification, reading.md section 3, page block.
test('blocks stand above posters, above articles, or below, in the order of the page (R3-23)', async () => {
  const html = await render({})
  const found = html.match(/block above_asset|block above_article|block below|A poster|An article/g)
  expect(found).toEqual(['block above_asset', 'A poster', 'block above_article', 'An article', 'block below'])
})

test('a page without lists shows only its blocks', async () => {
  expect(await render({ latest: null })).not.toContain('A poster')
})

test.each([
  ['at either side', {}, ['left side', 'right side']],
  ['nowhere where the page is as wide as the screen', { fullWidth: true }, []],
])('sidebars stand %s', async (_, some, shown) => {
  const html = await render({ leftSidebar: escapeHtml('left side'), rightSidebar: escapeHtml('right side'), ...some })
  expect(html.match(/left side|right side/g) ?? []).toEqual(shown)
})
