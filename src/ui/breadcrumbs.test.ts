import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

const render = (crumbs: Crumb[]): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Breadcrumbs, { label: 'Breadcrumb', crumbs })))

test('the last breadcrumb is the current page and not a link, even with a path', () => {
  const html = render([
    { label: 'Home', href: '/' },
    { label: 'Gateways', href: '/gateways' },
    { label: 'Slate', href: '/gateways/slate' },
  ])
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(match => match[1])).toEqual(['/', '/gateways'])
  expect(html).toContain('<span aria-current="page">Slate</span>')
})

test('the home page alone shows no breadcrumbs', () => {
  expect(render([{ label: 'Home', href: '/' }])).toBe('')
})
