/** A figure, tables and formulas that belong to a topic. */
import type { DisplayFormula, Figure, Inline, MathElement, Table, TableCell, TableRow } from '../../src/document/node.ts'
import { paragraph, plain, text } from './nodes.ts'
import { phrase } from './passage.ts'
import type { Random } from './random.ts'
import type { Topic } from './topic.ts'
import { coinPlace } from './vocabulary/coined.ts'

/** Name of the image that the items of a block share. */
export const figureHref = 'figure.svg'

export function makeFigure(number: number, topic: Topic, random: Random): Figure {
  return {
    kind: 'figure',
    id: `fig${number}`,
    type: null,
    label: text(`Figure ${number}.`),
    caption: {
      title: phrase('{Outcome} of {objects} by {factor}.', topic, random),
      children: [
        paragraph(
          phrase(
            'Bars are [means|medians] of {n} {objects} {setting}. A drawing made for sample content: it shows no real data.',
            topic,
            random,
          ),
        ),
      ],
    },
    alt: `Bar chart of ${topic.outcome[0]} in ten groups`,
    longDescription: null,
    attribution: null,
    children: [
      {
        kind: 'graphic',
        graphic: {
          href: figureHref,
          alternatives: [],
          mimeType: 'image/svg+xml',
          alt: null,
          longDescription: null,
          id: null,
          caption: null,
          label: [],
        },
      },
    ],
  }
}

const cell = (children: Inline[], about: Partial<TableCell> = {}): TableCell => ({
  id: null,
  header: false,
  scope: null,
  columnSpan: 1,
  rowSpan: 1,
  align: null,
  verticalAlign: null,
  children: [paragraph(children)],
  ...about,
})
const row = (cells: TableCell[]): TableRow => ({ id: null, cells })
const head = (words: string, about: Partial<TableCell> = {}): TableCell => cell(text(words), { header: true, scope: 'col', ...about })

export function makeTable(number: number, topic: Topic, random: Random): Table {
  const [name, unit] = topic.outcome
  const groups = Array.from({ length: random.integer(4, 9) }, () => {
    const estimate = (random.next() - 0.4) * 2
    const half = 0.1 + random.next() * 0.4
    const numbers = [
      String(random.integer(8, 190)),
      estimate.toFixed(2),
      `${(estimate - half).toFixed(2)} to ${(estimate + half).toFixed(2)}`,
    ]
    return row([
      cell(text(coinPlace(random)), { header: true, scope: 'row' }),
      ...numbers.map(value => cell(text(value.replaceAll('-', '\u2212')), { align: 'right' })),
    ])
  })
  return {
    kind: 'table',
    id: `table${number}`,
    label: text(`Table ${number}.`),
    caption: { title: phrase('{Outcome} by site, and its relation to {factor}.', topic, random), children: [] },
    alt: null,
    longDescription: null,
    attribution: null,
    children: [
      {
        kind: 'grid',
        id: null,
        columns: [],
        head: [
          row([
            head('Site', { rowSpan: 2 }),
            head('n', { rowSpan: 2 }),
            head(unit === '' ? name : `${name} (${unit})`, { columnSpan: 2, scope: 'colgroup' }),
          ]),
          row([head('Estimate'), head('95% CI')]),
        ],
        bodies: [groups],
        foot: [],
        picture: null,
      },
    ],
    footnotes: [plain('CI, confidence interval; n, number of observations.')],
  }
}

const math = (name: string, ...children: (MathElement | string)[]): MathElement => ({ name, attributes: {}, children })
const identifier = (name: string): MathElement => math('mi', name)
const operator = (sign: string): MathElement => math('mo', sign)
const fraction = (above: MathElement, below: MathElement): MathElement => math('mfrac', above, below)

/** Each with its TeX: a saturating curve, a logistic model, an exponential decay. */
const equations: readonly { tex: string; mathml: MathElement[] }[] = [
  {
    tex: 'y = \\frac{a x}{b + x} + \\varepsilon',
    mathml: [
      identifier('y'),
      operator('='),
      fraction(math('mrow', identifier('a'), identifier('x')), math('mrow', identifier('b'), operator('+'), identifier('x'))),
      operator('+'),
      identifier('ε'),
    ],
  },
  {
    tex: '\\log\\frac{p}{1 - p} = \\alpha + \\beta x',
    mathml: [
      identifier('log'),
      fraction(identifier('p'), math('mrow', math('mn', '1'), operator('−'), identifier('p'))),
      operator('='),
      identifier('α'),
      operator('+'),
      identifier('β'),
      identifier('x'),
    ],
  },
  {
    tex: 'm_t = m_0 e^{-k t}',
    mathml: [
      math('msub', identifier('m'), identifier('t')),
      operator('='),
      math('msub', identifier('m'), math('mn', '0')),
      math('msup', identifier('e'), math('mrow', operator('−'), identifier('k'), identifier('t'))),
    ],
  },
]

export function makeFormula(number: number, random: Random): DisplayFormula {
  const { tex, mathml } = random.pick(equations)
  return {
    kind: 'display-formula',
    id: `eq${number}`,
    label: text(`(${number})`),
    formula: { mathml: math('math', ...mathml), tex, graphic: null, text: [] },
  }
}
