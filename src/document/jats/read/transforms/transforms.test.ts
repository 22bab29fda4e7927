import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Inline } from '../../../node.ts'
import { collapsedRun } from './collapse-spaces.ts'
import { filledRanges } from './fill-citation-ranges.ts'
import { filledEmptyReferences } from './fill-empty-references.ts'
import { groupedSuperscripts } from './group-superscripts.ts'
import { resolvedReferences } from './resolve-references.ts'
import { transformDocument } from './transform-document.ts'

const text = (value: string): Inline => ({ kind: 'text', value })
const sup = (...children: Inline[]): Inline => ({ kind: 'styled', style: 'superscript', children })
const bold = (...children: Inline[]): Inline => ({ kind: 'styled', style: 'bold', children })
const cite = (targets: string, ...children: Inline[]): Inline => ({
  kind: 'cross-reference',
  refType: 'bibr',
  targets: targets === '' ? [] : targets.split(' '),
  children,
})
const lineBreak: Inline = { kind: 'line-break' }
const formula: Inline = { kind: 'inline-formula', id: null, formula: { mathml: null, tex: 'h=2', graphic: null, text: [] } }
const graphic: Inline = {
  kind: 'inline-graphic',
  graphic: { href: 'x.png', alternatives: [], mimeType: null, alt: null, longDescription: null, id: null, caption: null, label: [] },
}
const code: Inline = { kind: 'inline-code', language: null, text: 'reed()' }
const note: Inline = { kind: 'inline-note', id: null, label: null, children: [] }

describe('white space collapses as in HTML', () => {
  const cases: [string, Inline[], Inline[]][] = [
    ['at the ends', [text('\n  a  b\n')], [text('a b')]],
    ['across styles', [text('a '), bold(text(' b ')), text(' c')], [text('a '), bold(text('b ')), text('c')]],
    ['texts beside each other are one', [text('a'), text(' b')], [text('a b')]],
    ['no-break spaces stay', [text('\u00a0a\u00a0 b')], [text('\u00a0a\u00a0 b')]],
    ['empty styles go', [text('a'), bold(text('')), bold()], [text('a')]],
    ['a style that ends the line loses its space', [text('a '), bold(text('b '))], [text('a '), bold(text('b'))]],
    ['beside line breaks', [text('a '), lineBreak, text(' b')], [text('a'), lineBreak, text('b')]],
    [
      'a formula is a word',
      [{ kind: 'inline-code', language: null, text: 'x' }, text(' a')],
      [{ kind: 'inline-code', language: null, text: 'x' }, text(' a')],
    ],
  ]
  test.each(cases)('white space collapses: %s', (_, before, after) => {
    expect(collapsedRun(before)).toEqual(after)
  })

  const beforeBreaks: [string, Inline[], Inline[]][] = [
    [
      'another line break',
      [text('Alpha beta.'), lineBreak, lineBreak, text('Gamma.')],
      [text('Alpha beta.'), lineBreak, lineBreak, text('Gamma.')],
    ],
    ['a formula', [text('Height '), formula, lineBreak, text('in metres.')], [text('Height '), formula, lineBreak, text('in metres.')]],
    ['a graphic', [text('Seen in '), graphic, lineBreak, text(' and again.')], [text('Seen in '), graphic, lineBreak, text('and again.')]],
    ['code', [text('Call '), code, lineBreak, text('twice.')], [text('Call '), code, lineBreak, text('twice.')]],
    ['a footnote', [text('Noted'), note, lineBreak, text('later.')], [text('Noted'), note, lineBreak, text('later.')]],
    [
      'another line break and a space',
      [text('Kind of ice'), lineBreak, text('(share) '), lineBreak, text(' '), lineBreak],
      [text('Kind of ice'), lineBreak, text('(share)')],
    ],
    ['nothing', [lineBreak, text(' '), bold(lineBreak)], []],
  ]
  test.each(beforeBreaks)('a line break after %s keeps what stands before it', (_, before, after) => {
    expect(collapsedRun(before)).toEqual(after)
  })

  test('normalisation never changes the words of a run', () => {
    const leaf = fc.oneof(
      fc.constantFrom(' ', '', '\n', 'ice', 'reed ', ' mere', ' a  b ', '\u00a0').map(text),
      fc.constantFrom(lineBreak, lineBreak, formula, graphic, code, note),
    )
    const { run } = fc.letrec<{ run: Inline[]; node: Inline }>(tie => ({
      run: fc.array(tie('node'), { maxLength: 6 }),
      node: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        leaf,
        tie('run').map(children => bold(...children)),
        tie('run').map((children): Inline => ({ kind: 'link', href: 'https://example.org/', children })),
      ),
    }))
    fc.assert(
      fc.property(run, nodes => {
        expect(wordsOf(collapsedRun(nodes))).toEqual(wordsOf(nodes))
      }),
      { numRuns: 2000 },
    )
  })
})

/** The words of a run, separated at white space and line breaks as on a page; nodes without text count as one. */
function wordsOf(run: readonly Inline[]): string[] {
  const write = (node: Inline): string =>
    node.kind === 'text'
      ? node.value
      : node.kind === 'line-break'
        ? ' '
        : 'children' in node && node.kind !== 'inline-note'
          ? node.children.map(write).join('')
          : `{${node.kind}}`
  return run
    .map(write)
    .join('')
    .split(/[ \n]+/)
    .filter(word => word !== '')
}

describe('superscript citations are joined in one superscript', () => {
  const cases: [string, Inline[], Inline[]][] = [
    [
      'raised one by one',
      [cite('r1', sup(text('1'))), sup(text(',')), cite('r2', sup(text('2')))],
      [sup(cite('r1', text('1')), text(','), cite('r2', text('2')))],
    ],
    [
      'in a superscript each',
      [sup(cite('r1', text('1'))), sup(text('–'), cite('r2', text('2')))],
      [sup(cite('r1', text('1')), text('–'), cite('r2', text('2')))],
    ],
    ['a power is none', [text('10'), sup(text('2')), text(' x')], [text('10'), sup(text('2')), text(' x')]],
    ['a power beside a citation stays apart', [sup(text('2')), sup(cite('r1', text('1')))], [sup(text('2')), sup(cite('r1', text('1')))]],
    ['a minus sign alone is none', [text('Cl'), sup(text('−'))], [text('Cl'), sup(text('−'))]],
    [
      'text between parts them',
      [cite('r1', sup(text('1'))), text(' a '), cite('r2', sup(text('2')))],
      [sup(cite('r1', text('1'))), text(' a '), sup(cite('r2', text('2')))],
    ],
  ]
  test.each(cases)('citations are joined or not: %s', (_, before, after) => {
    expect(groupedSuperscripts(before)).toEqual(after)
  })
})

describe('ranges of citations get all references in between', () => {
  const ids = Array.from({ length: 9 }, (_, index) => `r${index + 1}`)
  const order = { ids, places: new Map(ids.map((id, index) => [id, index])) }
  const cases: [string, Inline[], Inline[]][] = [
    [
      'two ends',
      [text('['), cite('r3', text('3')), text('–'), cite('r6', text('6')), text(']')],
      [text('['), cite('r3 r4 r5 r6', text('3'), text('–'), text('6')), text(']')],
    ],
    [
      'then another',
      [cite('r1', text('1')), text('-'), cite('r3', text('3')), text(','), cite('r5', text('5'))],
      [cite('r1 r2 r3', text('1'), text('-'), text('3')), text(','), cite('r5', text('5'))],
    ],
    ['in one reference with its ends', [cite('r2 r4', text('2–4'))], [cite('r2 r3 r4', text('2–4'))]],
    ['in one reference with its first', [cite('r2', text('[2–4]'))], [cite('r2 r3 r4', text('[2–4]'))]],
    [
      'names and years are none',
      [cite('r1', text('Ode 2001')), text('–'), cite('r3', text('2004'))],
      [cite('r1', text('Ode 2001')), text('–'), cite('r3', text('2004'))],
    ],
    ['not backwards', [cite('r6', text('6')), text('–'), cite('r3', text('3'))], [cite('r6', text('6')), text('–'), cite('r3', text('3'))]],
    [
      'not to what is not there',
      [cite('r6', text('6')), text('–'), cite('x', text('8'))],
      [cite('r6', text('6')), text('–'), cite('x', text('8'))],
    ],
    ['pages are none', [cite('r2', text('p. 2–4'))], [cite('r2', text('p. 2–4'))]],
  ]
  test.each(cases)('the range is completed or not: %s', (_, before, after) => {
    expect(filledRanges(before, order)).toEqual(after)
  })
})

describe('cross-references without text get the number of their target', () => {
  const names = new Map([
    ['r1', '1'],
    ['r2', '2'],
    ['f1', 'Figure 3'],
  ])
  const cases: [string, Inline[], Inline[]][] = [
    ['raised at a word', [text('materials.'), cite('r1')], [text('materials.'), sup(cite('r1', text('1')))]],
    [
      'not in a superscript',
      [text('a'), sup(cite('r1'), text(','), cite('r2'))],
      [text('a'), sup(cite('r1', text('1')), text(','), cite('r2', text('2')))],
    ],
    ['on the line in brackets', [text('see ['), cite('r1 r2'), text(']')], [text('see ['), cite('r1 r2', text('1,2')), text(']')]],
    ['without the word that stands there', [text('see Fig. '), cite('f1')], [text('see Fig. '), cite('f1', text('3'))]],
    ['with it where none does', [text('see ('), cite('f1')], [text('see ('), cite('f1', text('Figure 3'))]],
    ['full ones stay', [cite('r1', text('one'))], [cite('r1', text('one'))]],
  ]
  test.each(cases)('the cross-reference gets its text: %s', (_, before, after) => {
    expect(filledEmptyReferences(before, names)).toEqual(after)
  })
})

test('references without target become their text and are reported', () => {
  const unresolved: string[] = []
  const run = resolvedReferences([cite('r1 x', text('1')), cite('y', text('2'))], new Set(['r1']), target => unresolved.push(target))
  expect(run).toEqual([cite('r1', text('1')), text('2')])
  expect(unresolved).toEqual(['x', 'y'])
})

test('white space in code is preserved', () => {
  const code = { kind: 'code', id: null, language: null, executable: false, children: [text('  a\n    b\n')] }
  const paragraph = { kind: 'paragraph', id: null, continued: false, children: [text('  a\n    b\n')] }
  transformDocument({ body: [code, paragraph] }, () => undefined)
  expect(code.children).toEqual([text('  a\n    b\n')])
  expect(paragraph.children).toEqual([text('a b')])
})
