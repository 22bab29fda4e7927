import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Accordion, type AccordionItem } from './accordion.tsx'

const items: AccordionItem[] = [
  { id: 'who', title: 'Who may submit?', content: 'Anyone.' },
  { id: 'when', title: 'When?', content: 'Now.', open: true },
]
const messages = { expandAll: 'Expand all', collapseAll: 'Collapse all' }
const render = (props: React.ComponentProps<typeof Accordion>): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Accordion, props)))

test('each item is a disclosure with its own URL, under a heading', () => {
  const html = render({ items, headingLevel: 2 })
  expect(html).toMatch(/<details id="who"[^>]*><summary[^>]*><h2[^>]*>Who may submit\?/)
  expect(html).toMatch(/<details id="when" open=""/)
  expect(html).not.toContain('<button')
})

test.each([
  ['some are closed', items, 'Expand all'],
  ['all are open', items.map(item => ({ ...item, open: true })), 'Collapse all'],
])('when %s, the button for all items acts on them', (_, given, label) => {
  expect(render({ items: given, messages })).toContain(`${label}</button>`)
})

test('a single item has no button for all items', () => {
  expect(render({ items: items.slice(0, 1), messages })).not.toContain('<button')
})
