import { expect, test } from 'vitest'
import { countTerms, readCss, readTypeScript } from './count.ts'
import { readAvoidedTerms, splitWords } from './read-glossary.ts'

const glossary = `
| say | for | not |
|---|---|---|
| file | stored bytes | asset, media (but the CMS has a media library) |
| job, worker | background work | upkeep, goOn |
| index | | |

| specification | code |
|---|---|
| seat | participant |
`

test('the terms of a glossary are read from its columns “not”, without remarks', () => {
  expect(readAvoidedTerms(glossary).map(({ term, words }) => [term, words])).toEqual([
    ['asset', ['asset']],
    ['goOn', ['go', 'on']],
    ['media', ['media']],
    ['upkeep', ['upkeep']],
  ])
})

test.each([
  ['readHTMLPage_2', ['read', 'html', 'page']],
  ['forOneAlone', ['for', 'one', 'alone']],
  ['--paper-2', ['paper']],
  ['Größe', ['größe']],
])('the name %s is split into words', (identifier, words) => expect(splitWords(identifier)).toEqual(words))

test('a term counts wherever its words follow each other, and in the plural', () => {
  const terms = readAvoidedTerms(glossary)
  const counts = countTerms(terms, ['assetsOf', 'goOnThen', 'ongoing', 'goes on', 'mediaAssets', 'class'])
  expect(Object.fromEntries(counts)).toEqual({ asset: 2, goOn: 1, media: 1 })
})

test('identifiers and comments of TypeScript are read, and strings and names of elements are not', () => {
  const { identifiers, comments } = readTypeScript(
    'x.tsx',
    `// why\nconst lead = (asked: Wish) => <main title="kept"><Letter>{asked.told}</Letter></main>`,
  )
  expect(new Set(identifiers)).toEqual(new Set(['lead', 'asked', 'Wish', 'told', 'Letter']))
  expect(comments).toEqual([' why'])
})

test('classes, custom properties and comments of CSS are read', () => {
  const { identifiers, comments } = readCss(
    '/* why */ .lead:hover .facts { color: var(--paper); width: .5em; background: url(a.kept.png) }',
  )
  expect(identifiers).toEqual(['lead', 'facts', 'paper'])
  expect(comments).toEqual([' why '])
})
