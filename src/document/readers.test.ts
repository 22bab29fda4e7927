import { describe, expect, test } from 'vitest'
import {
  article,
  body,
  citation,
  everyBlock,
  everyInline,
  graphic,
  metadata,
  paragraph,
  report,
  text,
} from '../../tests/support/sample-tree.ts'
import { listFileReferences, listFloats } from './figures.ts'
import type { Block, Inline } from './node.ts'
import { limitOutline, outlineOf } from './outline.ts'
import { readSearchText } from './search-text.ts'
import { blockText, inlineText, mathText, titleText } from './text.ts'
import { missingWords, wordsOf } from './words.ts'

describe('the plain text of a document', () => {
  test.each<[string, Inline[], string]>([
    ['white space is one space', [text('  a\n b'), everyInline['line-break'], text('c ')], 'a b c'],
    ['styles leave no space', [text('H'), { kind: 'styled', style: 'subscript', children: [text('2')] }, text('O')], 'H2O'],
    ['a formula reads as its text', [everyInline['inline-formula']], 'x^2'],
    ['a picture reads as its description', [everyInline['inline-graphic']], 'A rising line'],
    ['a note follows in brackets', [text('Word'), everyInline['inline-note'], text('.')], 'Word [a note in the text].'],
  ])('inline content becomes plain text: %s', (_, nodes, expected) => {
    expect(inlineText(nodes)).toBe(expected)
  })

  test('the plain text of a title has no footnotes', () => {
    expect(titleText([text('Title'), everyInline['inline-note']])).toBe('Title')
  })

  test('blocks become lines, and cells are separated by tabs', () => {
    expect(blockText([everyBlock.table, everyBlock.list])).toBe(
      'Label 1. A title\nA caption\nAt length\nA\tB\n1\t2\n3\na\nBelow the table\nAn item',
    )
  })

  test('every kind of block except a rule gives its text', () => {
    const silent = Object.values(everyBlock).filter(block => blockText([block]) === '')
    expect(silent.map(block => block.kind)).toEqual(['rule'])
  })

  test('a formula becomes one word, and a matrix several', () => {
    const mi = (name: string) => ({ name: 'mi', attributes: {}, children: [name] })
    const cellOf = (name: string) => ({ name: 'mtd', attributes: {}, children: [mi(name)] })
    const matrix = { name: 'mtable', attributes: {}, children: [{ name: 'mtr', attributes: {}, children: [cellOf('a'), cellOf('b')] }] }
    const annotation = { name: 'annotation', attributes: {}, children: ['\\x'] }
    expect(mathText({ name: 'math', attributes: {}, children: [mi('x'), mi('y'), matrix, annotation] })).toBe('xya b')
  })
})

describe('the outline of a document', () => {
  const section = (id: string | null, title: string, ...children: Block[]): Block => ({
    ...everyBlock.section,
    id,
    label: [],
    title: title === '' ? [] : [text(title)],
    children,
  })

  test('it is the tree of titled sections, and the sections of an untitled one move up', () => {
    const blocks = [section('a', 'A', section('a1', 'A1'), section('a2', '', section('a2x', 'A2X'))), paragraph('x'), everyBlock.references]
    expect(outlineOf(blocks)).toEqual([
      {
        id: 'a',
        label: null,
        title: 'A',
        children: [
          { id: 'a1', label: null, title: 'A1', children: [] },
          { id: 'a2x', label: null, title: 'A2X', children: [] },
        ],
      },
      { id: 'rl1', label: null, title: 'References', children: [] },
    ])
  })

  test('it can be cut to its first levels', () => {
    const entries = outlineOf([section('a', 'A', section('b', 'B', section('c', 'C')))])
    expect(limitOutline(entries, 2)).toEqual([
      { id: 'a', label: null, title: 'A', children: [{ id: 'b', label: null, title: 'B', children: [] }] },
    ])
  })
})

describe('files and figures of a document', () => {
  test('every file is listed once, wherever it stands', () => {
    const formula: Block = {
      ...everyBlock['display-formula'],
      formula: { mathml: null, tex: null, graphic: { ...graphic, href: 'eq.gif', alternatives: [] }, text: [] },
    }
    const document = article({
      metadata: metadata({
        abstracts: [
          {
            type: 'graphical',
            language: null,
            label: [],
            title: [],
            children: [{ kind: 'graphic', graphic: { ...graphic, href: 'toc.jpg' } }],
          },
        ],
      }),
      body: [everyBlock.section, everyBlock.figure, everyBlock.paragraph, formula],
      back: [everyBlock.media],
      peerReview: [report({ responses: [report({ body: [everyBlock.supplement, { ...everyBlock.supplement, href: 'reply.pdf' }] })] })],
    })
    expect(listFileReferences(document).sort()).toEqual(['data.csv', 'eq.gif', 'fig1.png', 'fig1.tif', 'film.mp4', 'reply.pdf', 'toc.jpg'])
  })

  test('figures and tables are listed with label, title and files', () => {
    const document = body(everyBlock['figure-group'], { ...everyBlock.box, children: [everyBlock.figure] }, everyBlock.table)
    expect(listFloats(document)).toEqual([
      { kind: 'figure', id: 'f1', label: 'Label 1.', title: 'A title', hrefs: ['fig1.tif', 'fig1.png'] },
      { kind: 'table', id: 't1', label: 'Label 1.', title: 'A title', hrefs: [] },
    ])
  })
})

test('the search text is separated by field', () => {
  const found = readSearchText(
    article({
      body: [everyBlock.section, everyBlock.figure],
      back: [everyBlock.references],
      peerReview: [report({ body: [paragraph('Sound work')] })],
    }),
  )
  expect(found).toMatchObject({
    title: 'A title',
    body: '1 Methods\nHow\nLabel 1. A title\nA caption\nAt length\nA rising line\n© Someone\nLicensed',
    captions: 'Label 1. A title\nA caption',
    references: `1. ${inlineText(citation.display)}\nA note to it`,
    reports: 'Sound work',
  })
})

test('the search text has the translations too, and text that both share once', () => {
  const translation = article({
    metadata: metadata({ title: [text('Ein Titel')], translatedTitles: [{ language: 'en', title: [text('A title')], subtitles: [] }] }),
    body: [paragraph('Wir fanden')],
    peerReview: [report({ body: [paragraph('Gute Arbeit')] })],
  })
  expect(readSearchText(article({ body: [paragraph('We found')], translations: [translation] }))).toMatchObject({
    title: 'A title\nEin Titel',
    body: 'We found\nWir fanden',
    reports: 'Gute Arbeit',
  })
})

test('words are compared without case, punctuation and Unicode form', () => {
  expect(wordsOf('The IL-6 ﬁt: naïve\nCells, don’t')).toEqual(['the', 'il', '6', 'fit', 'naïve', 'cells', 'don’t'])
  expect(wordsOf('2011;45:3.5')).toEqual(['2011', '45', '3', '5'])
  expect(wordsOf('東京都の人口', 'ja').length).toBeGreaterThan(2)
  expect(missingWords(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b'])
})
