import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './table.tsx'

test('the region that scrolls is reachable and named by the caption', () => {
  const html = renderToStaticMarkup(createElement(DataTable, { caption: 'Charges' }))
  const [, captionId] = /<caption id="([^"]+)">Charges<\/caption>/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`^<div [^>]*role="region" aria-labelledby="${captionId}" tabindex="0"`))
  expect(html).not.toContain('no-row-shading')
})

test('rows without shading are said by the id', () => {
  expect(renderToStaticMarkup(createElement(DataTable, { caption: 'Charges', shaded: false }))).toMatch(/<table id="[^"]*no-row-shading"/)
})
