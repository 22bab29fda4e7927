import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tooltip } from './tooltip.tsx'

test('the text of a tooltip describes its control', () => {
  const html = renderToStaticMarkup(
    createElement(Tooltip, {
      text: 'Weekly, by mail',
      control: described => createElement('a', { ...described, href: '#track' }, 'Track'),
    }),
  )
  const [, id] = /<a aria-describedby="([^"]+)" href="#track">Track<\/a>/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`role="tooltip" id="${id}"[^>]*>Weekly, by mail<`))
})
