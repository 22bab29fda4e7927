import { expect, it } from 'vitest'
import { revisionDifference } from './revision-difference.ts'

/** Prints differences as [-removed-], {+added+}, and … for omitted lines. */
const shown = (older: string, newer: string) =>
  revisionDifference({ body: older }, { body: newer }).flatMap(({ lines }) =>
    lines.map(line =>
      line === null
        ? '…'
        : line.map(({ change, text }) => (change === 'kept' ? text : change === 'added' ? `{+${text}+}` : `[-${text}-]`)).join(''),
    ),
  )

it.each<[what: string, older: string, newer: string, lines: string[]]>([
  ['nothing', '<p>One</p>', '<p>One</p>', []],
  ['a word', '<p>One two</p>', '<p>One three</p>', ['<p>One [-two-]{+three+}</p>']],
  ['a paragraph more', '<p>One</p>', '<p>One</p><p>Two</p>', ['<p>One</p>', '{+<p>Two</p>+}']],
  ['a paragraph less', '<p>One</p><p>Two</p>', '<p>Two</p>', ['[-<p>One</p>-]', '<p>Two</p>']],
  ['how it is written', '<p>One</p>\n\n<p>Two</p>', '<p>One</p><p>Two</p>', []],
  [
    'deep in a block',
    '<div data-block="tabs"><section data-title="A"><p>One</p></section></div>',
    '<div data-block="tabs"><section data-title="A"><p>Two</p></section></div>',
    ['<div data-block="tabs">', '  <section data-title="A">', '    <p>[-One-]{+Two+}</p>', '  </section>', '</div>'],
  ],
  [
    'far from the start',
    '<p>1</p><p>2</p><p>3</p><p>4</p><p>5</p><p>6</p>',
    '<p>1</p><p>2</p><p>3</p><p>4</p><p>5</p><p>seven</p>',
    ['…', '<p>4</p>', '<p>5</p>', '<p>[-6-]{+seven+}</p>'],
  ],
  ['plain text', 'Old title', 'New title', ['[-Old-]{+New+} title']],
  ['from nothing', '', 'New', ['{+New+}']],
])('the difference of two revisions is right: %s', (_what, older, newer, lines) => {
  expect(shown(older, newer)).toEqual(lines)
})

it('only the fields that changed are listed', () => {
  const page = { title: 'A', description: 'B', body: '<p>C</p>' }
  expect(revisionDifference(page, { ...page, description: '' }).map(({ field }) => field)).toEqual(['description'])
})

it('a long text that was replaced is compared quickly', () => {
  const words = (from: number) => Array.from({ length: 20_000 }, (_, at) => `<p>${from + at}</p>`).join('')
  expect(revisionDifference({ body: words(0) }, { body: words(50_000) })).toHaveLength(1)
})
