import { describe, expect, test } from 'vitest'
import { citationListFacts } from './citation-list.ts'
import type { CslItem } from './csl-item.ts'

const item = (facts: Partial<CslItem> = {}): CslItem => ({
  id: '10.5555/recto.1',
  type: 'article-journal',
  title: 'Lichens on slate',
  author: [{ family: 'Roof', given: 'Ada' }, { literal: 'Slate Group' }],
  issued: { 'date-parts': [[2024, 3, 9]] },
  DOI: '10.5555/recto.1',
  ...facts,
})

test('RIS has an entry for each publication, separated by an empty line', () => {
  const text = citationListFacts.RIS.write([item(), item({ title: 'Moss' })])
  expect(text.match(/^TY {2}- JOUR\r$/gm)).toHaveLength(2)
  expect(text).toMatch(/ER {2}- \r\n\r\nTY {2}- /)
})

test('BibTeX gives each entry a unique key, whatever the case', () => {
  const text = citationListFacts.BIBTEX.write([item(), item(), item({ author: [{ family: 'ROOF' }] })])
  expect([...text.matchAll(/^@article\{(.*),$/gm)].map(([, key]) => key)).toEqual([
    'Roof2024lichens',
    'Roof2024lichens-2',
    'ROOF2024lichens-3',
  ])
})

describe('a list of publications as CSV', () => {
  const rows = (...items: CslItem[]) => citationListFacts.CSV.write(items).split('\r\n')

  test('it has a header, and a row for each publication', () => {
    const [heading, first, end, ...more] = rows(item({ abstract: 'It says “wet”, and "damp".' }))
    expect(heading).toBe('\uFEFFTitle,Authors,Published,Type,Journal,Volume,Issue,Pages,Version,Publisher,DOI,URL,Keywords,Abstract')
    expect(first).toBe('Lichens on slate,"Roof, Ada; Slate Group",2024-03-09,,,,,,,,10.5555/recto.1,,,"It says “wet”, and ""damp""."')
    expect([end, ...more]).toEqual([''])
  })

  test.each(['=HYPERLINK("https://evil.example")', '@SUM(A1)', '+cmd|calc', '-A1+B2', '\t=1'])(
    'the value %j cannot run as a formula',
    title => {
      const [, row] = rows(item({ title, author: [], DOI: '' }))
      expect(row?.replace(/^"/, '')).toMatch(/^'/)
    },
  )
})
