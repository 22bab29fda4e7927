import { expect, test } from 'vitest'
import type { Block, Inline } from '../node.ts'
import { noticeReason } from './notice-reason.ts'

const text = (value: string): Inline => ({ kind: 'text', value })
const call: Inline = {
  kind: 'styled',
  style: 'superscript',
  children: [{ kind: 'cross-reference', refType: 'bibr', targets: ['r1'], children: [text('1')] }],
}
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', id: null, continued: false, children })
const section = (...children: Block[]): Block => ({
  kind: 'section',
  id: null,
  role: 'section',
  type: null,
  label: [],
  title: [text('Reason')],
  subtitle: [],
  language: null,
  children,
})
const long = 'A report showed that the table of 120 cells holds 34 pairs of rows that agree in every feature and in life.'

test.each<[string, Block[], abstracts: Block[], string | null]>([
  ['a first sentence that says why stands alone', [paragraph(text(`${long} More follows.`))], [], long],
  [
    'a short one has the next with it, without the calls of references, over paragraphs',
    [paragraph(text('The authors retract this article'), call, text('.')), paragraph(text(`${long} More follows.`))],
    [],
    `The authors retract this article. ${long}`,
  ],
  [
    'an abstract comes first',
    [paragraph(text('The body of the notice is here, and it is rather long, is it not.'))],
    [paragraph(text(long))],
    long,
  ],
  ['sections are read into', [section(paragraph(text(long)))], [], long],
  [
    'what would be too long is left out',
    [paragraph(text('We retract it.')), paragraph(text(`${'very '.repeat(100)}long.`))],
    [],
    'We retract it.',
  ],
  ['a notice without text', [], [], null],
])('the reason of a notice is found: %s', (_, body, abstracts, expected) => {
  const found = noticeReason({ body, abstracts: abstracts.length === 0 ? [] : [{ children: abstracts }], language: 'en' })
  expect(found).toBe(expected)
})
