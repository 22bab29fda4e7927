import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Table } from './table.tsx'

test('the scroll container can be focused and is named by the caption', () => {
  const html = renderToStaticMarkup(createElement(Table, { caption: 'Charges' }))
  const [, captionId] = /<caption id="([^"]+)">Charges<\/caption>/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`^<div [^>]*role="region" aria-labelledby="${captionId}" tabindex="0"`))
  expect(html).not.toContain('no-row-shading')
})

test('a table without row shading has an id that says so', () => {
  expect(renderToStaticMarkup(createElement(Table, { caption: 'Charges', shaded: false }))).toMatch(/<table id="[^"]*no-row-shading"/)
})
