import { type ChartLook, drawChart } from '../../lib/charts.ts'
import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { swiss } from '../layouts/swiss.ts'
import type { Poster } from '../poster.ts'

const bands = ['125', '250', '500', '1k', '2k', '4k']
const rows = [
  { m: 'Wool and mycelium, 50 mm', a: [0.14, 0.38, 0.71, 0.89, 0.93, 0.95] },
  { m: 'Mineral wool, 50 mm', a: [0.18, 0.46, 0.83, 0.96, 0.98, 0.99] },
  { m: 'Painted plaster', a: [0.02, 0.02, 0.03, 0.03, 0.04, 0.05] },
]
const look: ChartLook = { ink: '#1d1d1b', grid: '#dcd8cf', colours: ['#d3401f', '#2a4d69', '#8a8578'], size: 25 }

/** Sound striking a panel in section: waves from the left, fibres, wall. */
function section(): string {
  const random = seeded(504)
  const waves = Array.from(
    { length: 7 },
    (_, k) =>
      `<path d="M${60 + k * 86} 60 q 66 190 0 380" fill="none" stroke="#d3401f" stroke-width="${13 - k * 0.6}" stroke-linecap="round"/>`,
  )
  const back = Array.from(
    { length: 3 },
    (_, k) =>
      `<path d="M${560 - k * 120} 150 q -34 100 0 200" fill="none" stroke="#d3401f" stroke-opacity=".45" stroke-width="${5 - k}" stroke-dasharray="4 14" stroke-linecap="round"/>`,
  )
  const fibres = Array.from({ length: 330 }, () => {
    const [x, y] = [700 + random() * 420, 30 + random() * 440]
    const [dx, dy] = [(random() - 0.5) * 130, (random() - 0.5) * 110]
    const clampX = (v: number): number => Math.round(Math.min(1126, Math.max(696, v)))
    const clampY = (v: number): number => Math.round(Math.min(474, Math.max(26, v)))
    return `<path d="M${clampX(x)} ${clampY(y)} Q ${clampX(x + dx)} ${clampY(y - dy)} ${clampX(x + dx * 1.5)} ${clampY(y + dy)}" fill="none" stroke="${random() < 0.3 ? '#8a5a2b' : '#b99a6b'}" stroke-width="${(1.5 + random() * 2.5).toFixed(1)}"/>`
  })
  const labels: readonly (readonly [number, string, string])[] = [
    [60, 'Sound at 1 kHz', '100% of the energy'],
    [696, 'Panel, 50 mm', '89% turned to heat in the fibres'],
    [1178, 'Plaster wall', ''],
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1490 590" font-family="'Source Sans 3 Variable', sans-serif"><rect x="688" y="18" width="446" height="464" fill="#efe3cb"/>${fibres.join('')}<rect x="688" y="18" width="446" height="464" fill="none" stroke="#1d1d1b" stroke-width="4"/><rect x="1134" y="0" width="300" height="500" fill="#cfcabd"/><path d="M1134 0V500" stroke="#1d1d1b" stroke-width="6"/>${waves.join('')}${back.join('')}${labels.map(([x, a, b]) => `<text x="${x}" y="538" font-size="32" font-weight="700" fill="#1d1d1b">${a}</text><text x="${x}" y="576" font-size="28" fill="#1d1d1b">${b}</text>`).join('')}</svg>`
}

const absorption = () =>
  drawChart(
    {
      width: 640,
      height: 560,
      data: { values: rows.flatMap(({ m, a }) => a.map((v, i) => ({ m, f: bands[i], v }))) },
      layer: [
        {
          mark: { type: 'line', strokeWidth: 6, point: { size: 170, filled: true, opacity: 1 } },
          encoding: {
            x: { field: 'f', type: 'ordinal', sort: null, title: 'Octave band (Hz)', axis: { labelAngle: 0 } },
            y: { field: 'v', type: 'quantitative', title: 'Absorption coefficient', scale: { domain: [0, 1] } },
            color: {
              field: 'm',
              type: 'nominal',
              sort: null,
              legend: { title: null, orient: 'top', direction: 'vertical', labelLimit: 500, symbolType: 'stroke', symbolStrokeWidth: 6 },
            },
          },
        },
      ],
    },
    look,
  )

const times = [
  [1.12, 0.93],
  [1.05, 0.78],
  [0.99, 0.63],
  [0.96, 0.57],
  [0.93, 0.54],
  [0.84, 0.5],
] as const
const reverberation = () =>
  drawChart(
    {
      width: 640,
      height: 660,
      data: { values: times.map(([before, after], i) => ({ f: bands[i], before, after })) },
      encoding: { x: { field: 'f', type: 'ordinal', sort: null, title: 'Octave band (Hz)', axis: { labelAngle: 0 } } },
      layer: [
        {
          data: { values: [{}] },
          mark: { type: 'rect', color: '#d3401f', opacity: 0.13 },
          encoding: { x: { value: 0 }, x2: { value: 'width' }, y: { datum: 0.4 }, y2: { datum: 0.6 } },
        },
        {
          mark: { type: 'rule', strokeWidth: 5, color: '#b9b3a5' },
          encoding: { y: { field: 'before', type: 'quantitative', scale: { domain: [0.3, 1.3], zero: false } }, y2: { field: 'after' } },
        },
        {
          mark: { type: 'circle', size: 420, color: '#2a4d69', opacity: 1 },
          encoding: {
            y: { field: 'before', type: 'quantitative', title: 'Reverberation time (s)', scale: { domain: [0.3, 1.3], zero: false } },
          },
        },
        {
          mark: { type: 'circle', size: 420, color: '#d3401f', opacity: 1 },
          encoding: { y: { field: 'after', type: 'quantitative', scale: { zero: false } } },
        },
        {
          data: {
            values: [
              { f: '125', y: 1.22, t: 'bare' },
              { f: '125', y: 0.84, t: 'panels' },
            ],
          },
          mark: { type: 'text', fontWeight: 700 },
          encoding: {
            x: { field: 'f', type: 'ordinal', sort: null },
            y: { field: 'y', type: 'quantitative', scale: { zero: false } },
            text: { field: 't' },
            color: { condition: { test: "datum.t == 'bare'", value: '#2a4d69' }, value: '#b8321a' },
          },
        },
      ],
    },
    look,
  )

export const feltPanels: Poster = {
  layout: swiss,
  palette: { paper: '#fbf9f4', ink: '#1d1d1b', accent: '#c93a1b', second: '#b8321a', soft: '#ece6d8', muted: '#55514a' },
  facts: {
    slug: 'wool-mycelium-panels',
    volume: 1,
    publicationId: 504,
    title: 'Quieter by wool: panels of waste fleece and mycelium in a classroom',
    abstract: [
      'Coarse fleece has little market and much of it is burned or buried. We bound it with mycelium into 50 mm panels and measured what the panels do for sound, in a reverberation room and in a classroom.',
      'The noise reduction coefficient was 0.75, against 0.80 for mineral wool of the same thickness. Twenty-two square metres of panel in a bare classroom of 186 m³ brought mid-frequency reverberation time from 0.96 s to 0.58 s, within the range usually advised for teaching. Panels charred without flame in a small-burner test; behaviour in damp rooms is not yet known.',
    ],
    published: '2025-02-04',
    authors: [
      author('Eluned', 'Pryce-Morgan', '1', 'e.pryce@example.org'),
      author('Mateus', 'Carvalhal', '2'),
      author('Noriko', 'Hatanaka', '1'),
      author('Aled', 'Vaughan', '1'),
    ],
    affiliations: affiliations(
      ['Building Acoustics', 'Ceredigion Institute of Technology', 'Aberystwyth', 'GB'],
      ['Biomaterials Workshop', 'Mondego School of Design', 'Coimbra', 'PT'],
    ),
    subjects: [
      ['Physics and engineering', 'Acoustics'],
      ['Physics and engineering', 'Materials'],
      ['Social sciences and humanities', 'Education'],
    ],
    keywords: ['sound absorption', 'mycelium composites', 'wool', 'classroom acoustics', 'reverberation time'],
    funding: [{ funder: 'Upland Materials Trust', awards: [] }],
    conference: { name: 'Rooms for Listening 2025', place: 'Ghent, Belgium', date: '2025-01-30' },
  },
  claim: 'Fleece that farmers pay to have taken away does nearly the work of mineral wool.',
  numbers: [
    { value: '0.75', label: 'noise reduction coefficient (mineral wool of the same thickness: 0.80)' },
    { value: '0.58 s', label: 'mid-frequency reverberation with panels; 0.96 s without' },
    { value: '22 m²', label: 'of panel in a room of 186 m³' },
    { value: '9 days', label: 'from fleece to finished panel' },
  ],
  sections: [
    {
      heading: 'Problem',
      html: '<p>Pupils in hard rooms miss consonants, and the youngest miss most. Good absorbers exist, but schools in old buildings ask for ones that are cheap, local and free of loose mineral fibre.</p>',
    },
    {
      heading: 'Panel',
      html: '<p>Scoured coarse fleece is layered with 8% oat husk, inoculated, and grown in trays for seven days at 24 °C. Two days of drying at 70 °C end growth. Density: 62 kg/m³. The mycelium binds the fibres; no resin is used.</p>',
    },
    {
      heading: 'Tests',
      html: '<p>Absorption: reverberation room of 212 m³, 10.8 m² of sample, three mountings. Classroom: impulse responses at six seats before and after, unoccupied. Sabine’s formula predicts 0.61 s at mid frequencies; we measured 0.58 s.</p>',
    },
    {
      heading: 'Next',
      html: '<p>Absorption below 250 Hz is weak, so we are trying a 100 mm air gap. Twelve panels hang in a damp cellar corridor for a year; we will report mould counts whatever they show.</p>',
    },
  ],
  figures: [
    {
      title: 'The panel in section',
      caption: 'Energy at 1 kHz: absorption coefficient 0.89. Not to scale.',
      alt: 'Sound waves meet a fibrous panel on a wall; little is reflected.',
      draw: section,
    },
    {
      title: 'Close to mineral wool from 500 Hz up',
      caption: 'Reverberation-room means of three mountings. NRC is the mean of 250 Hz to 2 kHz, rounded to 0.05.',
      alt: 'Lines of absorption coefficients by octave band for three materials.',
      draw: absorption,
    },
    {
      title: 'From a hall to a classroom',
      caption:
        'Reverberation time at six seats. Mid frequencies (500 Hz to 2 kHz): 0.96 s before, 0.58 s after. Shaded: the range usually advised for teaching.',
      alt: 'Reverberation times before and after by octave band.',
      draw: reverberation,
    },
  ],
  references: [
    'Hatanaka N, Vaughan A. Mounting and edge effect in fibrous bio-panels. 2024. doi.org/10.5555/cit.ac.19',
    'Carvalhal M. Growing boards: a workshop manual. 2023. doi.org/10.5555/msd.man.4',
    'Sabine WC. Collected Papers on Acoustics. Harvard University Press, 1922.',
  ],
}
