import { expect, it } from 'vitest'
import { sourceFile } from './source-file.ts'

it.each([
  { sourceName: 'wrack 1.xml', url: '/files/ab12/wrack%201.xml', name: 'wrack 1.xml' },
  { sourceName: null, url: '/files/ab12/article.xml', name: 'article.xml' },
])('the source named $sourceName is served as $name', ({ sourceName, url, name }) => {
  expect(sourceFile('ab12', sourceName)).toEqual({ url, name })
})
