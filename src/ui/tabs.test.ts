import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'aims', title: 'Aims', content: 'To be read.' },
  { id: 'scope', title: 'Scope', content: 'All of it.' },
]
const render = (props: { initial?: number } = {}): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Tabs, { label: 'About', items, headingLevel: 2, ...props })))

test('every panel is in the document, under its title', () => {
  const html = render()
  expect(html).toMatch(/<h2[^>]*>Aims<\/h2>To be read\./)
  expect(html).toMatch(/<h2[^>]*>Scope<\/h2>All of it\./)
})

test.each([
  [undefined, ['true', 'false']],
  [1, ['false', 'true']],
])('with %s as the initial tab, one tab is selected and in the tab order', (initial, selected) => {
  const html = render(initial === undefined ? {} : { initial })
  expect([...html.matchAll(/aria-selected="(\w+)"/g)].map(match => match[1])).toEqual(selected)
  expect([...html.matchAll(/data-active="(\w+)"/g)].map(match => match[1])).toEqual(selected)
  expect([...html.matchAll(/<button [^>]*tabindex="(-?\d)"/g)].map(match => match[1] === '0')).toEqual(selected.map(is => is === 'true'))
})

test('tab and panel refer to each other', () => {
  expect(render()).toMatch(/id="scope-tab" aria-controls="scope"/)
  expect(render()).toMatch(/role="tabpanel" id="scope" aria-labelledby="scope-tab"/)
})
