import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { artSvg, chartImage, drawing } from '../chart-picture.ts'
import type { Deck } from '../deck.ts'
import { rule } from '../themes/rule.ts'

const trials = [
  ['Trial A', 8, 7.5],
  ['Trial B', 22, 9],
  ['Trial C', 15, 6],
  ['Trial D', -4, 10],
  ['Trial E', 31, 11],
  ['Trial F', 12, 4.5],
  ['Trial G', 3, 6.5],
  ['Trial H', 26, 8],
] as const
const weights = [12.4, 9.8, 15.8, 8.5, 7.4, 20.1, 14.6, 11.5]
const rows = trials.map(([name, y, se], i) => ({ name, y, lo: y - 1.96 * se, hi: y + 1.96 * se, weight: weights[i] ?? 0 }))
const scale = { domain: [-30, 60] }

export const forestPlots: Deck = {
  theme: rule,
  shortTitle: 'Reading a forest plot',
  colours: {
    paper: '#ffffff',
    ink: '#1f2a37',
    accent: '#124e57',
    second: '#c2571a',
    soft: '#e5eeee',
    muted: '#596873',
    onAccent: '#ffffff',
  },
  facts: {
    slug: 'reading-forest-plots',
    volume: 1,
    publicationId: 601,
    title: 'Reading a forest plot, and the line that is usually missing',
    abstract: [
      'Slides of a one-hour teaching session for readers of systematic reviews. With one worked example of eight trials the session goes through the parts of a forest plot, what a random-effects mean answers and what it does not, and why a prediction interval belongs beneath the diamond.',
      'In the example the mean effect is 13.3 minutes of sleep (95% confidence interval 6.6 to 20.0), while the 95% prediction interval runs from −3.9 to 30.5: the average is clearly above nought, the next setting may not be. The slides may be reused; the example data are on the last but one slide.',
    ],
    published: '2023-10-03',
    authors: [author('Marit', 'Solheim', '1', 'm.solheim@example.org'), author('Dev', 'Raghunathan', '2')],
    affiliations: affiliations(
      ['Evidence Synthesis Teaching Group', 'Hordaland School of Medicine', 'Bergen', 'NO'],
      ['Unit for Applied Statistics', 'Cauvery Institute', 'Mysuru', 'IN'],
    ),
    subjects: [['Computing and mathematics', 'Statistics'], ['Medicine and health']],
    keywords: ['meta-analysis', 'forest plot', 'prediction interval', 'teaching'],
    conference: { name: 'Evidence Teachers’ Week', place: 'Bergen, Norway', date: '2023-09-27' },
    relatedDois: ['10.5555/recto.asset.505'],
  },
  art: (c, w, h) => {
    const random = seeded(61)
    const lines = Array.from({ length: 64 }, (_, i) => {
      const x = 30 + i * 19.5
      const mid = h * (0.5 + 0.24 * Math.sin(i / 6)) + (random() - 0.5) * 40
      const half = 14 + random() * 46
      const s = 4 + random() * 8
      const on = i % 8 === 5
      return `<path d="M${x} ${(mid - half).toFixed(1)}V${(mid + half).toFixed(1)}" stroke="${on ? '#f3b98c' : '#9fc6c8'}" stroke-width="2.5"/><rect x="${(x - s / 2).toFixed(1)}" y="${(mid - s / 2).toFixed(1)}" width="${s.toFixed(1)}" height="${s.toFixed(1)}" fill="${on ? '#f3b98c' : '#ffffff'}"/>`
    })
    return artSvg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${c.accent}"/><path d="M0 ${h / 2}H${w}" stroke="#ffffff" stroke-opacity=".5" stroke-dasharray="5 6"/>${lines.join('')}`,
    )
  },
  slides: [
    {
      kind: 'points',
      title: 'By the end of the hour',
      points: [
        'You can name every part of a forest plot and say what it is for',
        'You can tell the question a mean answers from the question a clinician asks',
        'You can find, or work out, a *prediction interval* and put it into a sentence',
        'You have one phrase to use when a review reports I² and nothing else',
      ],
      aside: 'No formula is needed until slide 7, and then only one.',
    },
    {
      kind: 'picture',
      title: 'Eight trials of a sleep class for shift workers',
      picture: chartImage('Forest plot of eight trials with their confidence intervals.', c => ({
        width: 640,
        height: 330,
        data: { values: rows },
        encoding: { y: { field: 'name', type: 'nominal', sort: null, title: null, axis: { ticks: false, domain: false } } },
        layer: [
          {
            data: { values: [{ x: 0 }] },
            mark: { type: 'rule', color: c.muted, strokeDash: [5, 5] },
            encoding: { x: { field: 'x', type: 'quantitative', scale }, y: { value: 0 }, y2: { value: 'height' } },
          },
          {
            mark: { type: 'rule', strokeWidth: 3, color: c.accent },
            encoding: { x: { field: 'lo', type: 'quantitative', title: 'Extra sleep a night (minutes)', scale }, x2: { field: 'hi' } },
          },
          {
            mark: { type: 'square', opacity: 1, color: c.accent },
            encoding: {
              x: { field: 'y', type: 'quantitative', scale },
              size: { field: 'weight', type: 'quantitative', legend: null, scale: { range: [60, 520] } },
            },
          },
        ],
      })),
      text: 'A square is one trial’s estimate; its area is the *weight* the trial gets.\n\nA line is its 95% confidence interval.\n\nRight of the dashed line: the class added sleep.',
      note: 'Invented data: mean difference in minutes a night after eight weeks, class against leaflet.',
    },
    {
      kind: 'points',
      title: 'Before the diamond, look at the spread',
      points: [
        'Do the lines overlap, or are there two crowds?',
        'Is the largest square in the middle, or alone at one side?',
        'Which trial would you leave out, and *why before you saw its result*?',
        'Here: estimates from −4 to 31 minutes; three of eight lines cross nought',
      ],
      aside: 'A mean can be precise and still describe no one.',
    },
    {
      kind: 'picture',
      title: 'The mean, and where the next trial may fall',
      picture: chartImage(
        'The mean 13.3 with its confidence interval 6.6 to 20.0, and the wider prediction interval from minus 3.9 to 30.5.',
        c => ({
          width: 560,
          height: 250,
          layer: [
            {
              data: { values: [{ x: 0 }] },
              mark: { type: 'rule', color: c.muted, strokeDash: [5, 5] },
              encoding: { x: { field: 'x', type: 'quantitative', scale }, y: { value: 0 }, y2: { value: 'height' } },
            },
            {
              data: {
                values: [
                  { n: '95% confidence interval', lo: 6.6, hi: 20.0, k: 'a' },
                  { n: '95% prediction interval', lo: -3.9, hi: 30.5, k: 'b' },
                ],
              },
              mark: { type: 'bar', height: 34 },
              encoding: {
                y: { field: 'n', type: 'nominal', sort: null, title: null, axis: { ticks: false, domain: false } },
                x: { field: 'lo', type: 'quantitative', title: 'Extra sleep a night (minutes)', scale },
                x2: { field: 'hi' },
                color: { field: 'k', type: 'nominal', legend: null },
              },
            },
            {
              data: {
                values: [
                  { n: '95% confidence interval', x: 21.5, t: '6.6 to 20.0' },
                  { n: '95% prediction interval', x: 32, t: '−3.9 to 30.5' },
                ],
              },
              mark: { type: 'text', align: 'left', fontWeight: 600 },
              encoding: {
                y: { field: 'n', type: 'nominal', sort: null },
                x: { field: 'x', type: 'quantitative', scale },
                text: { field: 't' },
              },
            },
            {
              data: { values: [{ x: 13.3 }] },
              mark: { type: 'rule', color: c.ink, strokeWidth: 2 },
              encoding: { x: { field: 'x', type: 'quantitative', scale }, y: { value: 0 }, y2: { value: 'height' } },
            },
          ],
        }),
      ),
      text: 'Mean: *13.3 minutes*.\n\nThe average over settings is above nought.\n\nA new setting like these could see anything from a slight loss to half an hour’s gain.',
    },
    {
      kind: 'compare',
      title: 'Two intervals, two questions',
      sides: [
        {
          heading: 'Confidence interval',
          points: ['Where is the *average* effect?', 'Narrows with every trial added', 'For those who decide on policy over many places'],
        },
        {
          heading: 'Prediction interval',
          points: [
            'Where is the effect *in a place like mine*?',
            'Does not shrink to nothing: places differ',
            'For those who decide in one place',
          ],
        },
      ],
    },
    {
      kind: 'picture',
      wide: true,
      title: 'The one formula',
      picture: drawing(
        'Mean plus or minus t times the square root of the squared standard error plus tau squared.',
        1100,
        250,
        c =>
          `<g font-family="'Source Serif 4 Variable', serif" font-size="64" fill="${c.ink}"><text x="60" y="120">m  ±  t<tspan font-size="38" dy="18">k−2</tspan><tspan dy="-18"> × </tspan></text><path d="M408 104l18-10 26 44 34-104H778" fill="none" stroke="${c.ink}" stroke-width="4"/><text x="498" y="120" fill="${c.accent}">SE²</text><text x="610" y="120"> + </text><text x="680" y="120" fill="${c.second}">τ²</text></g><g font-size="25"><text x="60" y="212" fill="${c.ink}">13.3 ± 2.45 × √(3.42² + 6.15²)</text><text x="498" y="170" fill="${c.accent}" font-size="21">doubt about the mean</text><text x="716" y="170" fill="${c.second}" font-size="21">spread between places</text></g>`,
      ),
      text: 'k is the number of trials, here 8, so t has 6 degrees of freedom. Most programs print τ²; if a review prints only I², ask for it.',
    },
    {
      kind: 'table',
      title: 'What reviews print, and what to do with it',
      header: ['You read', 'It tells you', 'Ask'],
      widths: [2.2, 4.2, 4.2],
      rows: [
        ['I² = 43%', 'Share of the variation that is not chance', 'How wide is that in minutes?'],
        ['τ = 6.2 min', 'Standard deviation of effects between places', 'Would two of these matter to my patients?'],
        ['Q, p = 0.09', 'A weak test for any variation at all', 'Nothing more; p is not an amount'],
        ['“Random effects”', 'A mean of differing effects was taken', 'Where is the prediction interval?'],
      ],
      note: 'Values from the worked example: Q = 12.2 on 7 degrees of freedom.',
    },
    {
      kind: 'table',
      title: 'The example data, to try at home',
      header: ['Trial', 'Difference (min)', 'Standard error', 'Weight (%)'],
      widths: [2, 2, 2, 2],
      rows: trials.map(([name, y, se], i) => [name, String(y).replace('-', '−'), se.toFixed(1), (weights[i] ?? 0).toFixed(1)]),
      note: 'DerSimonian–Laird random effects; τ² = 37.9. Weights add to 100.1 by rounding.',
    },
    {
      kind: 'end',
      title: 'Take home',
      points: [
        'Look at the spread before the diamond',
        'The mean answers a question about averages',
        'Ask where the next place may fall: “between 4 minutes less and 31 more”',
        'Say: “I² tells me *that* they differ; please tell me by *how much*”',
      ],
    },
  ],
}
