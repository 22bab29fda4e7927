import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRuns } from '../../../tests/support/format-difference.ts'
import { processorTime } from '../../../tests/support/processor-time.ts'
import { paragraph, text } from '../../../tests/support/sample-tree.ts'
import type { Inline } from '../node.ts'
import { compareText, newTokens, oldTokens } from './text-difference.ts'
import { inlinesOf, plainText, tokensOf } from './tokens.ts'

const italic = (value: string): Inline => ({ kind: 'styled', style: 'italic', children: [text(value)] })
const cite = (target: string, label: string): Inline => ({
  kind: 'cross-reference',
  refType: 'bibr',
  targets: [target],
  children: [text(label)],
})
const formula = (tex: string): Inline => ({
  kind: 'inline-formula',
  id: null,
  formula: { mathml: null, tex, graphic: null, text: [] },
})
const link = (href: string, value: string): Inline => ({ kind: 'link', href, children: [text(value)] })

/** Reference r9 of the old version is r12 of the new one. */
const names: Record<'old' | 'new', Record<string, string>> = {
  old: { r9: 'both r12', r1: 'old r1' },
  new: { r12: 'both r12', r1: 'new r1' },
}
const sourceOf = (side: 'old' | 'new') => ({ nameTarget: (id: string) => names[side][id] ?? null, hashOf: (href: string) => href })
const compare = (old: readonly (Inline | string)[], newer: readonly (Inline | string)[]) =>
  compareText(tokensOf(paragraph(...old).children, sourceOf('old')), tokensOf(paragraph(...newer).children, sourceOf('new')))

describe('the words that changed in a text', () => {
  test.each<[string, (Inline | string)[], (Inline | string)[], string]>([
    ['nothing', ['Ice left late.'], ['Ice left late.'], 'Ice left late.'],
    ['white space alone', ['Ice  left\n late. '], ['Ice left\u00a0late.'], 'Ice left late.'],
    ['a word', ['Ice left late.'], ['Ice left early.'], 'Ice left [-late-] {+early+}.'],
    ['a number with its point', ['by 2.9 mmHg'], ['by 2.87 mmHg'], 'by [-2.9-] {+2.87+} mmHg'],
    ['a sentence at the end', ['It froze.'], ['It froze. It thawed.'], 'It froze. {+It thawed.+}'],
    ['a sentence at the beginning', ['It thawed.'], ['It froze. It thawed.'], '{+It froze.+} It thawed.'],
    ['everything', [], ['It froze.'], '{+It froze.+}'],
    [
      'a rewritten passage, which keeps no lone word',
      ['We think the early thaw did harm.'],
      ['We think loss of snow is the main cause of harm.'],
      'We think [-the early thaw did-] {+loss of snow is the main cause of+} harm.',
    ],
    ['a word in italics', ['in ', 'E. coli', ' cells'], ['in ', italic('E. coli'), ' cells'], 'in [-E. coli-] {+E. coli+} cells'],
    ['where a link leads', [link('https://a.example/', 'here')], [link('https://b.example/', 'here')], '[-here-]{+here+}'],
    ['the number of a reference alone', ['as shown ', cite('r9', '[9]')], ['as shown ', cite('r12', '[12]')], 'as shown [12]'],
    ['which reference is cited', ['as shown ', cite('r1', '[1]')], ['as shown ', cite('r1', '[1]')], 'as shown [-[1]-] {+[1]+}'],
    ['a formula', ['where ', formula('x^2'), ' holds'], ['where ', formula('x^3'), ' holds'], 'where [-x^2-] {+x^3+} holds'],
    ['Japanese', ['氷は早く解けた。'], ['氷は遅く解けた。'], '氷は[-早-]{+遅+}く解けた。'],
    ['a combining mark', ['Café au lait'], ['Cafe au lait'], '[-Café-]{+Cafe+} au lait'],
  ])('words are compared: %s', (_, old, newer, said) => expect(formatRuns(compare(old, newer))).toBe(said))

  test('unchanged and removed words keep the styles around them', () => {
    const [retained, removed] = compare(['so ', italic('very long ago')], ['so ', italic('very')])
    expect(retained?.change === 'kept' && inlinesOf(retained.new)).toEqual([text('so '), italic('very')])
    expect(removed?.change === 'removed' && inlinesOf(removed.old)).toEqual([text(' '), italic('long ago')])
  })
})

const words = fc.constantFrom('ice', 'snow', 'the', '.', ',', '(', ')', ' ', '  ', '\n', '2.5', 'µm', '氷', '解', 'é', '–')
const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 6, arbitrary: fc.array(words, { maxLength: 12 }).map(parts => text(parts.join(''))) },
  fc.array(words, { maxLength: 4 }).map(parts => italic(parts.join(''))),
  fc.constantFrom(cite('r9', '[9]'), cite('r12', '[12]'), cite('r1', '[1]'), formula('x^2'), { kind: 'line-break' } as const),
  fc.array(words, { maxLength: 4 }).map(parts => link('https://example.org/', parts.join(''))),
)
const line = fc.array(inline, { maxLength: 8 })

describe('for any two texts', () => {
  test('the words kept and removed are the old text, and the words kept and added the new one', () =>
    fc.assert(
      fc.property(line, line, (old, newer) => {
        const runs = compare(old, newer)
        expect(oldTokens(runs)).toEqual(tokensOf(old, sourceOf('old')))
        expect(newTokens(runs)).toEqual(tokensOf(newer, sourceOf('new')))
      }),
    ))

  test('the tokens of a text become the same text again', () =>
    fc.assert(
      fc.property(line, nodes => {
        const tokens = tokensOf(nodes, sourceOf('old'))
        expect(plainText(tokensOf(inlinesOf(tokens), sourceOf('old')))).toBe(plainText(tokens))
      }),
    ))

  test('replacing a text of ten thousand words is compared without comparing each word with each', () => {
    const words = (seed: number) => Array.from({ length: 10_000 }, (_, at) => `w${(at * seed) % 7919}`).join(' ')
    expect(processorTime(() => compare([words(31)], [words(37)]))).toBeLessThan(8000)
  })
})
