import filledStar from '@tabler/icons/filled/star.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'

it('is decoration without a label', () => {
  const html = renderToStaticMarkup(createElement(Icon, { svg: close }))
  expect(html).toContain('aria-hidden="true"')
  expect(html).not.toContain('role=')
})

it('is a picture with a label', () => {
  const html = renderToStaticMarkup(createElement(Icon, { svg: close, label: 'Close' }))
  expect(html).toContain('role="img" aria-label="Close"')
  expect(html).not.toContain('aria-hidden')
})

it('keeps the strokes of the file and nothing else of it', () => {
  const html = renderToStaticMarkup(createElement(Icon, { svg: close, size: 24 }))
  expect(html).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24" width="1.5rem" height="1.5rem"[^>]*><path d="M18 6l-12 12"\s*\/><path d="M6 6l12 12"\s*\/><\/svg>$/,
  )
})

it('tells filled files from outlines', () => {
  expect(renderToStaticMarkup(createElement(Icon, { svg: filledStar }))).toContain('data-drawn="filled"')
  expect(renderToStaticMarkup(createElement(Icon, { svg: close }))).toContain('data-drawn="outline"')
})
