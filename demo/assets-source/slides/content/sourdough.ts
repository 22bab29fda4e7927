import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { artSvg, chartImage } from '../chart-picture.ts'
import type { Deck } from '../deck.ts'
import { bold } from '../themes/bold.ts'

const groups = ['Enterobacteria', 'Weissella and Leuconostoc', 'Lactobacilli', 'Other'] as const
const days = [0, 1, 2, 3, 4, 5, 7, 10, 14]
const warm = [
  [62, 41, 12, 4, 1, 1, 0, 0, 0],
  [9, 33, 38, 21, 9, 4, 2, 1, 1],
  [4, 14, 44, 71, 88, 94, 97, 98, 98],
  [25, 12, 6, 4, 2, 1, 1, 1, 1],
] as const
const cool = [
  [62, 58, 49, 36, 24, 15, 6, 2, 1],
  [9, 17, 29, 42, 50, 51, 38, 17, 8],
  [4, 6, 10, 14, 20, 30, 53, 79, 90],
  [25, 19, 12, 8, 6, 4, 3, 2, 1],
] as const
const composition = (table: readonly (readonly number[])[]) =>
  table.flatMap((row, g) => row.map((v, i) => ({ g: groups[g], day: days[i], v, o: g })))
const ph = [
  [0, 6.1, 6.1],
  [1, 5.4, 5.9],
  [2, 4.5, 5.5],
  [3, 4.0, 5.1],
  [4, 3.8, 4.7],
  [5, 3.8, 4.4],
  [7, 3.7, 4.1],
  [10, 3.7, 3.9],
  [14, 3.7, 3.8],
] as const

const area = (table: readonly (readonly number[])[], alt: string) =>
  chartImage(alt, () => ({
    width: 620,
    height: 300,
    data: { values: composition(table) },
    mark: { type: 'area', interpolate: 'monotone', opacity: 0.95 },
    encoding: {
      x: {
        field: 'day',
        type: 'quantitative',
        title: 'Day',
        scale: { domain: [0, 14], nice: false },
        axis: { tickCount: 20, format: 'd', values: [0, 2, 4, 6, 8, 10, 12, 14], grid: false },
      },
      y: { field: 'v', type: 'quantitative', stack: 'zero', title: 'Share of reads (%)', scale: { domain: [0, 100], nice: false } },
      order: { field: 'o' },
      color: {
        field: 'g',
        type: 'nominal',
        sort: null,
        scale: { domain: [...groups], range: ['#7a8f3c', '#f0b64a', '#c7471f', '#cfc6bb'] },
        legend: { title: null, orient: 'top', columns: 2, symbolType: 'square' },
      },
    },
  }))

export const sourdough: Deck = {
  theme: bold,
  shortTitle: 'Young sourdough, warm and cool',
  colours: {
    paper: '#fffaf3',
    ink: '#33211a',
    accent: '#f2a93b',
    second: '#a63a17',
    soft: '#fbe8c9',
    muted: '#6d574b',
    onAccent: '#33211a',
    text: '#8a4d00',
  },
  facts: {
    slug: 'young-sourdough',
    volume: 1,
    publicationId: 602,
    title: 'Two weeks in a jar: bacterial succession in young sourdough at 18 and 26 °C',
    abstract: [
      'A sourdough starter begins as a bloom of whatever came with the flour and ends as a stable company of lactobacilli and yeasts. We followed 24 starters, all from one lot of rye, at two kitchen temperatures for fourteen days by 16S amplicon sequencing, plate counts and pH.',
      'At 26 °C lactobacilli passed half of all reads between days 2 and 3 and pH fell below 4.2 by day 3. At 18 °C the same stages came in the same order but took until day 7. Starters that began three days apart in stage became alike by day 14. Enterobacteria persisted above 10% of reads until day 5 in the cool jars: discard, do not taste, in the first week.',
    ],
    published: '2024-04-23',
    authors: [
      author('Zuzanna', 'Wilczak', '1', 'z.wilczak@example.org'),
      author('Emre', 'Altıntaş', '1,2'),
      author('Grace', 'Nakabugo', '2'),
    ],
    affiliations: affiliations(
      ['Food Microbiology', 'Vistula College of Life Sciences', 'Toruń', 'PL'],
      ['Fermentation Laboratory', 'Gediz Institute of Technology', 'Manisa', 'TR'],
    ),
    subjects: [
      ['Biological sciences', 'Microbiology'],
      ['Biological sciences', 'Genomics'],
    ],
    keywords: ['sourdough', 'succession', 'lactobacilli', '16S rRNA', 'fermentation'],
    conference: { name: 'Small Ferments Symposium', place: 'Izmir, Türkiye', date: '2024-04-18' },
  },
  art: (c, w, h) => {
    const random = seeded(62)
    const palette = ['#a63a17', '#c7471f', '#fbe8c9', '#7a8f3c', '#ffffff', '#d98a1c']
    const bubbles = Array.from({ length: 210 }, () => {
      const y = h * (0.16 + 0.84 * Math.sqrt(random()))
      const r = 4 + (y / h) ** 2 * 42 * random() + 3
      return `<circle cx="${(random() * w).toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${palette[Math.floor(random() * palette.length)]}" opacity="${(0.55 + 0.45 * random()).toFixed(2)}"/>`
    })
    return artSvg(w, h, `<rect width="${w}" height="${h}" fill="${c.accent}"/>${bubbles.join('')}`)
  },
  slides: [
    {
      kind: 'statement',
      text: 'Every baker is told that a starter “is ready in a week”. A week at what temperature?',
      source: 'The question a flour mill in Toruń put to us in 2022',
    },
    {
      kind: 'steps',
      title: 'One flour, two shelves, fourteen days',
      steps: [
        { heading: 'Start', text: '24 jars from one lot of whole rye and boiled tap water, 1:1 by weight.' },
        { heading: 'Keep', text: 'Twelve jars at 26 °C, twelve at 18 °C; fed daily, one part to four.' },
        { heading: 'Sample', text: 'Nine time points: 16S V4 amplicons, plate counts, pH before feeding.' },
        { heading: 'Compare', text: 'Bray–Curtis distances; stage defined by the commonest group of bacteria.' },
      ],
    },
    {
      kind: 'section',
      title: 'Same order. Different clock.',
      text: 'Three stages came in all 24 jars: soil and plant bacteria, then heterofermenting cocci, then lactobacilli.',
    },
    {
      kind: 'picture',
      title: 'At 26 °C lactobacilli rule by day 3',
      picture: area(warm, 'Stacked areas: lactobacilli rise to 71 percent on day 3 and 98 on day 10.'),
      text: 'Enterobacteria fall from 62% of reads to 4% in three days.\n\n*Lactobacilli*: 44% on day 2, 71% on day 3.',
      note: 'Mean of twelve jars.',
    },
    {
      kind: 'picture',
      title: 'At 18 °C the middle stage lingers',
      picture: area(cool, 'Stacked areas: the middle stage holds half of reads on days 4 and 5; lactobacilli reach 53 percent on day 7.'),
      text: 'The cocci hold half of all reads on days 4 and 5.\n\n*Lactobacilli* reach 53% on day 7 and 90% on day 14.',
      note: 'Mean of twelve jars.',
    },
    {
      kind: 'picture',
      title: 'Sourness follows the bacteria, not the calendar',
      picture: chartImage('Lines of pH: 26 degrees falls below 4.2 on day 3, 18 degrees on day 7.', c => ({
        width: 640,
        height: 320,
        data: {
          values: ph.flatMap(([day, a, b]) => [
            { day, t: '26 °C', v: a },
            { day, t: '18 °C', v: b },
          ]),
        },
        layer: [
          {
            data: { values: [{ y: 4.2 }] },
            mark: { type: 'rule', color: c.muted, strokeDash: [6, 5], strokeWidth: 2 },
            encoding: { y: { field: 'y', type: 'quantitative', scale: { domain: [3.5, 6.5], zero: false } } },
          },
          {
            mark: { type: 'line', strokeWidth: 5, point: { size: 110, filled: true } },
            encoding: {
              x: {
                field: 'day',
                type: 'quantitative',
                title: 'Day',
                scale: { domain: [0, 15.5], nice: false },
                axis: { tickCount: 20, format: 'd', values: [0, 2, 4, 6, 8, 10, 12, 14], grid: false },
              },
              y: { field: 'v', type: 'quantitative', title: 'pH before feeding', scale: { domain: [3.5, 6.5], zero: false } },
              color: {
                field: 't',
                type: 'nominal',
                sort: null,
                scale: { range: ['#a63a17', '#3f6f86'] },
                legend: { title: null, orient: 'top-right' },
              },
            },
          },
        ],
      })),
      text: 'pH fell below 4.2 (dashed) by *day 3* in warm jars and *day 7* in cool ones.\n\nAt that point lactobacilli held 71% and 53% of reads.',
      note: 'Mean of twelve jars a temperature; standard deviations are below 0.2.',
    },
    {
      kind: 'stats',
      title: 'By day 14 the shelves can hardly be told apart',
      stats: [
        { value: '0.61', label: 'Bray–Curtis distance between warm and cool jars on day 3' },
        { value: '0.09', label: 'the same on day 14; within a shelf it is 0.06' },
        { value: '2 of 24', label: 'jars stalled and were still in stage two on day 14, both cool' },
      ],
      text: 'Temperature set the pace, the flour set the cast. We saw no group on day 14 that was on one shelf alone.',
    },
    {
      kind: 'compare',
      title: 'What we can and cannot say',
      sides: [
        {
          heading: 'We can',
          points: ['Order of stages held in all 24 jars', 'The pace about halves over 8 °C', 'pH below 4.2 is a fair sign of stage three'],
        },
        {
          heading: 'We cannot',
          points: [
            'Say this for wheat, or for other mills',
            'Tell living from dead cells by reads alone',
            'Say when a starter is safe: we did not test for toxins',
          ],
        },
      ],
    },
    {
      kind: 'end',
      title: 'For the kitchen',
      points: [
        '“A week” is three days at 26 °C and more than seven at 18 °C',
        'Go by sourness: wait for pH below 4.2, then three feeds more',
        'Discard, and do not taste, while enterobacteria linger',
        'Sequences and counts: doi.org/10.5555/vcls.rye.24',
      ],
    },
  ],
}
