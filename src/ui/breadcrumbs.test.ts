import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

const render = (crumbs: Crumb[]): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Breadcrumbs, { label: 'You are here', crumbs })))

test('the last crumb is the page and no link, even with an address', () => {
  const html = render([
    { label: 'Home', href: '/' },
    { label: 'Gateways', href: '/gateways' },
    { label: 'Slate', href: '/gateways/slate' },
  ])
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(match => match[1])).toEqual(['/', '/gateways'])
  expect(html).toContain('<span aria-current="page">Slate</span>')
})

test('home alone is no way', () => {
  expect(render([{ label: 'Home', href: '/' }])).toBe('')
})
