import filledStar from '@tabler/icons/filled/star.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'

it('an icon without a label is decoration', () => {
  const html = renderToStaticMarkup(createElement(Icon, { svg: close }))
  expect(html).toContain('aria-hidden="true"')
  expect(html).not.toContain('role=')
})

it('an icon with a label is an image with that name', () => {
  const html = renderToStaticMarkup(createElement(Icon, { svg: close, label: 'Close' }))
  expect(html).toContain('role="img" aria-label="Close"')
  expect(html).not.toContain('aria-hidden')
})

it('an icon keeps the strokes of its file and nothing else of it', () => {
  const html = renderToStaticMarkup(createElement(Icon, { svg: close, size: 24 }))
  expect(html).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24" width="1.5rem" height="1.5rem"[^>]*><path d="M18 6l-12 12"\s*\/><path d="M6 6l12 12"\s*\/><\/svg>$/,
  )
})

it('filled and outline icons are told apart', () => {
  expect(renderToStaticMarkup(createElement(Icon, { svg: filledStar }))).toContain('data-drawn="filled"')
  expect(renderToStaticMarkup(createElement(Icon, { svg: close }))).toContain('data-drawn="outline"')
})
