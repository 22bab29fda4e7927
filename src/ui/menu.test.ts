import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Menu } from './menu.tsx'

const html = renderToStaticMarkup(
  createElement(
    MemoryRouter,
    null,
    createElement(Menu, {
      button: 'Ada Roof',
      group: 'header',
      sections: [
        { title: 'My activities', items: [{ label: 'Submissions', href: '/my/submissions', description: 'Drafts too', current: true }] },
        { items: [{ label: 'Sign out', form: 'sign-out', name: 'all', value: 'no' }] },
      ],
    }),
  ),
)

test('without a script it is a disclosure with links and form buttons', () => {
  expect(html).toMatch(/^<details name="header"[^>]*><summary[^>]*>Ada Roof/)
  expect(html).toMatch(/<a [^>]*href="\/my\/submissions"/)
  expect(html).toMatch(/<button type="submit" form="sign-out" value="no" [^>]*name="all"/)
})

test('a section names its list, and the current item is marked', () => {
  expect(html).toContain('<ul aria-label="My activities">')
  expect(html).toMatch(/<a [^>]*aria-current="page"/)
})
