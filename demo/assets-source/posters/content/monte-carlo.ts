import { type ChartLook, drawChart } from '../../lib/charts.ts'
import { affiliations, author } from '../../lib/item.ts'
import { columns } from '../layouts/columns.ts'
import type { Poster } from '../poster.ts'

const look: ChartLook = { ink: '#16302b', grid: '#d5ddd6', colours: ['#0b5d4e', '#d08a1d', '#7b5ea7'], size: 25 }
const repetitions = [
  { n: '100 or fewer', k: 31 },
  { n: '101–500', k: 66 },
  { n: '501–999', k: 12 },
  { n: '1,000', k: 117 },
  { n: '1,001–5,000', k: 49 },
  { n: '5,001–10,000', k: 36 },
  { n: 'over 10,000', k: 9 },
]
const histogram = () =>
  drawChart(
    {
      width: 820,
      height: 640,
      data: { values: repetitions },
      layer: [
        {
          mark: { type: 'bar', height: 64, cornerRadiusEnd: 3 },
          encoding: {
            y: { field: 'n', type: 'ordinal', sort: null, title: null, axis: { ticks: false, domain: false, labelLimit: 300 } },
            x: { field: 'k', type: 'quantitative', title: 'Studies (of 320)', scale: { domain: [0, 130] }, axis: { tickCount: 5 } },
            color: { condition: { test: "datum.n == '1,000'", value: '#d08a1d' }, value: '#0b5d4e' },
          },
        },
        {
          mark: { type: 'text', align: 'left', dx: 8 },
          encoding: { y: { field: 'n', type: 'ordinal', sort: null }, x: { field: 'k', type: 'quantitative' }, text: { field: 'k' } },
        },
      ],
    },
    look,
  )

const curve = Array.from({ length: 41 }, (_, i) => {
  const n = 100 * 10 ** (i / 20)
  return { n, e: 100 * Math.sqrt(0.0475 / n) }
})
const marks = [100, 500, 1000, 5000, 10000].map(n => {
  const e = 100 * Math.sqrt(0.0475 / n)
  return { n, e, t: e.toFixed(2) }
})
const x = {
  field: 'n',
  type: 'quantitative' as const,
  title: 'Repetitions',
  scale: { type: 'log' as const, domain: [80, 14000], nice: false },
  axis: { tickCount: 20, values: [100, 500, 1000, 5000, 10000], grid: false, format: ',', labelOverlap: false },
}
const errorCurve = () =>
  drawChart(
    {
      width: 820,
      height: 640,
      layer: [
        {
          data: { values: curve },
          mark: { type: 'line', strokeWidth: 6 },
          encoding: {
            x,
            y: { field: 'e', type: 'quantitative', title: 'Monte Carlo error (points)', scale: { domain: [0, 2.6] } },
            color: { value: '#0b5d4e' },
          },
        },
        {
          data: { values: marks },
          mark: { type: 'circle', size: 330, opacity: 1, color: '#0b5d4e' },
          encoding: { x, y: { field: 'e', type: 'quantitative' } },
        },
        {
          data: { values: marks },
          mark: { type: 'text', dy: -30, dx: 18, fontWeight: 700 },
          encoding: { x, y: { field: 'e', type: 'quantitative' }, text: { field: 't' } },
        },
      ],
    },
    look,
  )

const years = [
  { y: '2014–2016', r: 9, t: 84 },
  { y: '2017–2019', r: 20, t: 101 },
  { y: '2020–2023', r: 45, t: 135 },
].map(row => ({ ...row, s: (100 * row.r) / row.t, l: `${row.r} of ${row.t}` }))
const trend = () =>
  drawChart(
    {
      width: 820,
      height: 400,
      data: { values: years },
      layer: [
        {
          mark: { type: 'bar', width: 130, color: '#0b5d4e' },
          encoding: {
            x: { field: 'y', type: 'ordinal', title: null, axis: { labelAngle: 0, ticks: false } },
            y: { field: 's', type: 'quantitative', title: 'Report it (%)', scale: { domain: [0, 44] }, axis: { tickCount: 5 } },
          },
        },
        {
          mark: { type: 'text', dy: -18, fontWeight: 700 },
          encoding: { x: { field: 'y', type: 'ordinal' }, y: { field: 's', type: 'quantitative' }, text: { field: 'l' } },
        },
      ],
    },
    look,
  )

const claims = [
  { c: 'Larger than the error', k: 168, o: 1 },
  { c: 'Within the error', k: 61, o: 2 },
  { c: 'Cannot be told', k: 91, o: 3 },
]
const claimBar = () =>
  drawChart(
    {
      width: 820,
      height: 240,
      data: { values: claims },
      layer: [
        {
          mark: { type: 'bar', height: 190, stroke: '#fff', strokeWidth: 4 },
          encoding: {
            x: { field: 'k', type: 'quantitative', stack: 'zero', title: null, axis: null, scale: { domain: [0, 320] } },
            order: { field: 'o' },
            color: {
              field: 'c',
              type: 'nominal',
              sort: null,
              scale: { range: ['#0b5d4e', '#d08a1d', '#b9c2ba'] },
              legend: { title: null, orient: 'bottom', labelLimit: 400, symbolType: 'square', columnPadding: 30, offset: 20 },
            },
          },
        },
        {
          data: {
            values: [
              { x: 84, t: '168', f: '#fff' },
              { x: 198.5, t: '61', f: '#16302b' },
              { x: 274.5, t: '91', f: '#16302b' },
            ],
          },
          mark: { type: 'text', fontSize: 40, fontWeight: 700 },
          encoding: {
            x: { field: 'x', type: 'quantitative', scale: { domain: [0, 320] } },
            text: { field: 't' },
            color: { field: 'f', type: 'nominal', scale: null },
          },
        },
      ],
      resolve: { scale: { color: 'independent' } },
    },
    look,
  )

export const monteCarlo: Poster = {
  layout: columns,
  palette: { paper: '#ffffff', ink: '#16302b', accent: '#0b5d4e', second: '#d08a1d', soft: '#e9f0e6', muted: '#5d6f69' },
  facts: {
    slug: 'monte-carlo-error',
    volume: 1,
    publicationId: 505,
    title: 'How sure are simulation studies of their own numbers?',
    abstract: [
      'A simulation study estimates the performance of a method from a finite number of repetitions, so its results carry an error of their own. We read 320 simulation studies published from 2014 to 2023 in nine journals and noted whether that Monte Carlo error is reported, how many repetitions were run and whether the number was justified.',
      'Seventy-four studies (23%) report it. The median study ran 1,000 repetitions; 38 (12%) say why. In 61 studies (19%) the main difference claimed between methods is smaller than twice its Monte Carlo error, and in 91 (28%) too little is reported to tell.',
    ],
    published: '2024-09-10',
    authors: [
      author('Leila', 'Farahani', '1', 'l.farahani@example.org'),
      author('Oskar', 'Nieminen', '2'),
      author('Prisca', 'Uwimana', '1'),
    ],
    affiliations: affiliations(
      ['Methods Unit', 'Bergslagen University', 'Örebro', 'SE'],
      ['Institute of Applied Statistics', 'Saimaa College of Science', 'Lappeenranta', 'FI'],
    ),
    subjects: [
      ['Computing and mathematics', 'Statistics'],
      ['Social sciences and humanities', 'Research on research'],
    ],
    keywords: ['simulation studies', 'Monte Carlo error', 'reporting', 'statistical methods'],
    conference: { name: 'Nordic Days of Statistical Practice', place: 'Tampere, Finland', date: '2024-09-05' },
    relatedDois: ['10.5555/recto.asset.601'],
  },
  claim: 'Three in four simulation studies do not say how far their own results could move if they were run again.',
  numbers: [
    { value: '320', label: 'studies read, by two readers each' },
    { value: '23%', label: 'report Monte Carlo error' },
    { value: '1,000', label: 'median repetitions' },
  ],
  sections: [
    {
      heading: 'What we did',
      html: '<p>From nine journals we drew simulation studies published 2014–2023 at random until 320 were eligible. Two of us coded each, blind to the other; agreement on the main item was 0.91 (Cohen’s κ). A difference was called <em>within the error</em> if it was smaller than twice its Monte Carlo standard error.</p>',
    },
    {
      heading: 'Why it matters',
      html: '<p>With 500 repetitions, a coverage of 94% and one of 95% cannot be told apart. Tables of such numbers still decide which method is recommended.</p>',
    },
    {
      heading: 'Ask for three lines',
      html: '<ol><li>How many repetitions, and why that number.</li><li>The Monte Carlo error of the main results.</li><li>The seed, and code that runs.</li></ol>',
    },
    {
      heading: 'Limits',
      html: '<p>We read what is printed and did not rerun. Journals were chosen for their number of simulation studies; other fields may do better or worse.</p>',
    },
  ],
  figures: [
    {
      title: 'A thousand, because it is a thousand',
      caption: 'Repetitions in each setting, smallest if they differ. Only 38 of 320 studies give a reason.',
      alt: 'Bar chart of repetitions; 117 of 320 studies ran exactly 1,000.',
      draw: histogram,
    },
    {
      title: 'What a number of repetitions buys',
      caption:
        'Monte Carlo standard error of a coverage of 95%, in percentage points: <span style="white-space:nowrap">√(0.95 × 0.05 / n)</span>.',
      alt: 'Curve falling from 2.18 points at 100 to 0.22 at 10,000 repetitions.',
      draw: errorCurve,
    },
    {
      title: 'Reporting grows, from a low start',
      caption: 'Studies that report Monte Carlo error, by year of publication.',
      alt: 'Bars: 9 of 84, 20 of 101, 45 of 135.',
      draw: trend,
    },
    {
      title: 'Is the main difference larger than the error?',
      caption: 'All 320 studies. Grey: repetitions or results are too thinly reported to tell.',
      alt: 'Stacked bar: 168 larger, 61 within, 91 cannot be told.',
      draw: claimBar,
    },
  ],
  references: [
    'Morris TP, White IR, Crowther MJ. Using simulation studies to evaluate statistical methods. Stat Med 2019;38:2074–2102. doi.org/10.1002/sim.8086',
    'Coding sheet and data: doi.org/10.5555/bu.mu.320',
  ],
}
