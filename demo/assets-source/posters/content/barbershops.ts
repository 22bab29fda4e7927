import { type ChartLook, drawChart } from '../../lib/charts.ts'
import { affiliations, author } from '../../lib/item.ts'
import { billboard } from '../layouts/billboard.ts'
import type { Poster } from '../poster.ts'

const reminder = [
  [43, 21],
  [35, 15],
  [48, 27],
  [45, 18],
  [53, 28],
  [43, 21],
  [51, 26],
  [45, 18],
  [37, 12],
  [37, 20],
  [39, 17],
  [42, 26],
  [39, 10],
  [55, 23],
] as const
const usual = [
  [39, 9],
  [40, 14],
  [39, 11],
  [39, 15],
  [41, 12],
  [42, 18],
  [44, 15],
  [44, 11],
  [32, 12],
  [46, 17],
  [39, 13],
  [34, 8],
  [43, 14],
  [70, 15],
] as const
const shops = [
  ...reminder.map(([n, a]) => ({ arm: 'Reminder', n, share: (100 * a) / n })),
  ...usual.map(([n, a]) => ({ arm: 'Leaflet', n, share: (100 * a) / n })),
]
const look: ChartLook = { ink: '#2b2430', grid: '#e2dbe0', colours: ['#7a1f4b', '#8b8794'], size: 25 }

/** Two groups of a hundred men; those who came back are filled. */
function hundreds(): string {
  const group = (x: number, filled: number, label: string): string => {
    const men = Array.from({ length: 100 }, (_, k) => {
      const [cx, cy] = [x + (k % 20) * 35 + 14, 24 + Math.floor(k / 20) * 78]
      const on = k < filled
      const paint = on ? 'fill="#ffd9a0"' : 'fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="2.5"'
      return `<circle cx="${cx}" cy="${cy}" r="10" ${paint}/><path d="M${cx - 12} ${cy + 42}v-16a12 12 0 0 1 24 0v16z" ${paint}/>`
    })
    return `${men.join('')}<text x="${x}" y="470" font-size="44" font-weight="700" fill="#fff">${filled} of 100</text><text x="${x}" y="512" font-size="31" fill="#fff">${label}</text>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1480 530" font-family="'Source Sans 3 Variable', sans-serif">${group(0, 46, 'came back after a text reminder')}${group(780, 31, 'came back after a leaflet alone')}</svg>`
}

const shopChart = () =>
  drawChart(
    {
      width: 560,
      height: 640,
      data: { values: shops },
      layer: [
        {
          mark: { type: 'circle', opacity: 0.85 },
          encoding: {
            x: { field: 'arm', type: 'nominal', sort: null, title: null, axis: { labelAngle: 0, labelFontSize: 27 } },
            xOffset: { field: 'n', type: 'quantitative', scale: { domain: [30, 72] } },
            y: { field: 'share', type: 'quantitative', title: 'Men who came back (%)', scale: { domain: [0, 70] } },
            size: { field: 'n', type: 'quantitative', legend: null, scale: { range: [200, 900] } },
            color: { field: 'arm', type: 'nominal', legend: null, sort: null },
          },
        },
        {
          data: {
            values: [
              { arm: 'Reminder', share: 46.1, t: '46.1' },
              { arm: 'Leaflet', share: 31.1, t: '31.1' },
            ],
          },
          mark: { type: 'tick', thickness: 6, size: 190, color: '#2b2430' },
          encoding: { x: { field: 'arm', type: 'nominal', sort: null }, y: { field: 'share', type: 'quantitative' } },
        },
      ],
    },
    look,
  )

const weeks = [
  [0, 0, 0],
  [1, 11, 8],
  [2, 21, 14],
  [3, 28, 18],
  [4, 34, 22],
  [5, 39, 25],
  [6, 42, 28],
  [7, 44.5, 30],
  [8, 46.1, 31.1],
] as const
const weekChart = () =>
  drawChart(
    {
      width: 560,
      height: 500,
      data: {
        values: weeks.flatMap(([w, a, b]) => [
          { w, arm: 'Reminder', v: a },
          { w, arm: 'Leaflet', v: b },
        ]),
      },
      layer: [
        {
          mark: { type: 'line', strokeWidth: 7, interpolate: 'linear' },
          encoding: {
            x: {
              field: 'w',
              type: 'quantitative',
              title: 'Weeks since the check',
              scale: { domain: [0, 10.6] },
              axis: { tickCount: 20, format: 'd', values: [0, 2, 4, 6, 8], grid: false },
            },
            y: { field: 'v', type: 'quantitative', title: 'Came back (%)', scale: { domain: [0, 50] }, axis: { tickCount: 5 } },
            color: { field: 'arm', type: 'nominal', sort: null, legend: null },
          },
        },
        {
          transform: [{ filter: 'datum.w == 8' }],
          mark: { type: 'text', align: 'left', dx: 10, fontWeight: 700 },
          encoding: {
            x: { field: 'w', type: 'quantitative' },
            y: { field: 'v', type: 'quantitative' },
            text: { field: 'arm' },
            color: { field: 'arm', type: 'nominal', sort: null, legend: null },
          },
        },
      ],
    },
    { ...look, colours: ['#7a1f4b', '#67626f'] },
  )

export const barbershops: Poster = {
  layout: billboard,
  palette: { paper: '#fbf7f4', ink: '#2b2430', accent: '#7a1f4b', second: '#7a1f4b', soft: '#ffd9a0', muted: '#5d5563' },
  facts: {
    slug: 'barbershop-reminders',
    volume: 1,
    publicationId: 503,
    title: 'Text reminders after blood pressure checks in barbershops: a cluster randomised trial',
    abstract: [
      'Background. Barbers who offer blood pressure checks reach men who seldom see a clinician, but most men with a raised reading do not return for the second reading that a diagnosis needs.',
      'Methods. We randomised 28 shops in three districts to a leaflet or to a leaflet and two text reminders, sent 7 and 21 days after a raised reading. The outcome was a second reading, in any shop or clinic, within eight weeks.',
      'Results. Of 1,204 men, 282 of 612 (46.1%) in reminder shops and 184 of 592 (31.1%) in leaflet shops had a second reading: a difference of 15.0 percentage points (95% CI 8.6 to 21.4, allowing for clustering). No harms were reported. One extra man came back for every seven who were sent reminders.',
    ],
    published: '2023-11-21',
    authors: [
      author('Kwabena', 'Osei-Tutu', '1', 'k.oseitutu@example.org'),
      author('Abena', 'Darkwah', '1'),
      author('Rachel', 'Imbert', '2'),
      author('Yaw', 'Amoah-Bediako', '1'),
    ],
    affiliations: affiliations(
      ['Community Health Unit', 'Volta School of Public Health', 'Ho', 'GH'],
      ['Trials Group', 'Léman Centre for Health Research', 'Lausanne', 'CH'],
    ),
    subjects: [
      ['Medicine and health', 'Public health'],
      ['Medicine and health', 'Primary care'],
    ],
    keywords: ['blood pressure', 'community screening', 'text messages', 'cluster randomised trial'],
    funding: [{ funder: 'Alliance for Everyday Prevention', awards: ['AEP-21-40'] }],
    conference: { name: 'Second Forum on Community Cardiovascular Health', place: 'Accra, Ghana', date: '2023-11-16' },
  },
  claim: 'Two text messages brought <em>15 more men in every hundred</em> back for a second reading.',
  numbers: [
    { value: '28', label: 'shops, randomised 1:1' },
    { value: '1,204', label: 'men with a first reading of 140/90 or more' },
    { value: '8.6–21.4', label: '95% confidence interval of the difference, in points' },
  ],
  sections: [
    {
      heading: 'Why',
      html: '<p>A single raised reading is not a diagnosis. In our pilot, seven men in ten who were told to come back did not.</p>',
    },
    {
      heading: 'Who',
      html: '<p>Men of 30 to 70 years with a first reading of 140/90 mmHg or more, in 28 barbershops of three districts. Shops, not men, were randomised, stratified by district. Fourteen shops (612 men) sent reminders; fourteen (592 men) gave the leaflet only.</p>',
    },
    {
      heading: 'What',
      html: '<p>The first message came on day 7 from the barber by name; the second on day 21, with the opening hours of the nearest clinic. Men could answer to stop.</p>',
    },
    {
      heading: 'How we counted',
      html: '<p>A second reading anywhere within eight weeks, from a card kept at shops and clinics. Analysis by intention to treat with a random effect for shop (intracluster correlation 0.02). Ninety-four men without a telephone stayed in the analysis.</p>',
    },
    {
      heading: 'What it cost',
      html: '<p>0.11 cedi a man for messages, and 40 minutes a month for the shop. One more man came back for every seven sent reminders.</p>',
    },
    {
      heading: 'What we do not know',
      html: '<p>Whether men who came back were treated, and whether pressure fell. A follow-up at twelve months is under way.</p>',
    },
  ],
  figures: [
    {
      title: 'Men who had a second reading within eight weeks',
      caption: '282 of 612 men in reminder shops; 184 of 592 in leaflet shops. No serious harms were reported in either arm.',
      alt: 'Pictogram: 46 of 100 men against 31 of 100 men.',
      draw: hundreds,
    },
    {
      title: 'Shop by shop',
      caption: 'One disc a shop, larger with more men. Lines: all men of the arm.',
      alt: 'Dot plot of the share who came back in each of 28 shops.',
      draw: shopChart,
    },
    {
      title: 'The gap opens in the first month',
      caption: 'Cumulative share with a second reading.',
      alt: 'Lines reaching 46.1 and 31.1 percent at week 8.',
      draw: weekChart,
    },
  ],
  references: [
    'Darkwah A. Barbers as health volunteers: a pilot in Ho. 2022. doi.org/10.5555/vsph.2022.7',
    'Trial protocol and data: doi.org/10.5555/vsph.trial.28',
  ],
}
