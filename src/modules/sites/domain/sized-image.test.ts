import { expect, test } from 'vitest'
import { sourcesOf } from './sized-image.ts'

const smaller = [
  { url: '/files/a/roof-300.webp', width: 300 },
  { url: '/files/b/roof, old.webp', width: 768 },
]

test('the srcset has every size with its width, and sizes the width of the slot', () => {
  expect(sourcesOf({ url: '/files/c/roof.png', width: 1600, height: 900, smaller }, 704)).toEqual({
    srcset: '/files/a/roof-300.webp 300w, /files/b/roof%2C%20old.webp 768w, /files/c/roof.png 1600w',
    sizes: '(min-width: 704px) 704px, 100vw',
  })
})

test('the displayed width is at most that of the image', () => {
  expect(sourcesOf({ url: '/files/c/roof.png', width: 800, height: 600, smaller }, 1440)?.sizes).toBe('(min-width: 800px) 800px, 100vw')
})

test('an image of a single size has no srcset', () => {
  expect(sourcesOf({ url: '/files/c/roof.png', width: 200, height: 100 }, 704)).toBeNull()
})
