import type { Figures } from '../../draw-figures.ts'

const face = `font-family="Helvetica, Arial, sans-serif" font-size="14" fill="#2b3340"`
const line = `stroke="#2b3340" stroke-width="1.5" fill="none"`

const setup = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="360" viewBox="0 0 820 360">
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="#2b3340"/></marker></defs>
<rect width="820" height="360" fill="#ffffff"/>
<path d="M40 150h40l50 -40v160l-50 -40h-40z" fill="#e8ebf0" stroke="#8a93a2"/>
<rect x="140" y="100" width="250" height="180" fill="#f4f7fa" stroke="#8a93a2"/>
<rect x="390" y="60" width="20" height="105" fill="#c9cfd8"/><rect x="390" y="215" width="20" height="105" fill="#c9cfd8"/>
<path d="M410 60h230v260h-230M410 165h-20M410 215h-20" ${line}/>
<circle cx="560" cy="60" r="8" fill="#a6476b"/>
<g ${face}>
<text x="44" y="196">source</text>
<text x="200" y="194">feeding tube</text>
<text x="470" y="194">cavity, 250 cm³</text>
<text x="560" y="40" text-anchor="middle">microphone</text>
<text x="390" y="346" text-anchor="middle">neck plate, 15 mm (shown enlarged at right)</text>
</g>
<g transform="translate(680 110)">
<path d="M0 0h100v30a30 30 0 0 1 -30 30h-40a30 30 0 0 1 -30 -30z" fill="#c9cfd8"/>
<path d="M0 160h100v-30a30 30 0 0 0 -30 -30h-40a30 30 0 0 0 -30 30z" fill="#c9cfd8"/>
<line x1="0" y1="30" x2="-24" y2="52" stroke="#2b3340"/>
<line x1="4" y1="80" x2="96" y2="80" stroke="#2f5d8c" stroke-width="2" marker-start="url(#tip)" marker-end="url(#tip)"/>
<text x="50" y="75" text-anchor="middle" ${face}>u</text>
<text x="-30" y="66" text-anchor="middle" ${face}>r</text>
<text x="50" y="184" text-anchor="middle" ${face}>section</text>
</g>
</svg>`

const velocities = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 2.5, 3, 3.5, 4]
const necks = [
  {
    neck: 'r = 0 (sharp)',
    losses: [23.23, 23.1, 24.34, 26.98, 29.04, 31.26, 33.67, 38.97, 44.08, 50.54, 55.82, 60.91, 67.13],
    rest: 23.23,
    slope: 11.22,
    onset: 0.09,
  },
  {
    neck: 'r = 1 mm',
    losses: [23.73, 23.63, 23.85, 25.16, 26.88, 28.54, 30.26, 34.78, 38.54, 41.76, 46.6, 51.27, 55.14],
    rest: 23.74,
    slope: 8.26,
    onset: 0.22,
  },
  {
    neck: 'r = 2 mm',
    losses: [24.07, 24.74, 24.3, 24.3, 25.66, 26.67, 27.97, 31.84, 34.7, 37.8, 41.66, 45.46, 48.03],
    rest: 24.35,
    slope: 6.67,
    onset: 0.43,
  },
  {
    neck: 'r = 4 mm',
    losses: [25.51, 25.46, 25.78, 25.61, 25.62, 25.67, 26.62, 29.69, 32.33, 34.78, 38.03, 40.93, 43.81],
    rest: 25.61,
    slope: 5.63,
    onset: 0.81,
  },
]
const points = necks.flatMap(({ neck, losses }) => velocities.map((velocity, index) => ({ neck, velocity, loss: losses[index] ?? 0 })))
const fits = necks.flatMap(({ neck, rest, slope, onset }) =>
  [0, onset, 4].map(velocity => ({ neck, velocity, loss: rest + slope * Math.max(0, velocity - onset) })),
)

const onsets = [
  { radius: 0, low: 33, displacement: 49, high: 55, neck: 'Printed' },
  { radius: 1, low: 92, displacement: 119, high: 130, neck: 'Printed' },
  { radius: 2, low: 209, displacement: 231, high: 247, neck: 'Printed' },
  { radius: 4, low: 398, displacement: 425, high: 445, neck: 'Printed' },
]
const coefficients = [
  { radius: 0, low: 1.362, coefficient: 1.378, high: 1.394, neck: 'Printed' },
  { radius: 1, low: 0.99, coefficient: 1.004, high: 1.018, neck: 'Printed' },
  { radius: 2, low: 0.788, coefficient: 0.802, high: 0.816, neck: 'Printed' },
  { radius: 4, low: 0.65, coefficient: 0.662, high: 0.674, neck: 'Printed' },
]
const brass = { radius: 0.05, neck: 'Turned brass' }
const necksColour = {
  field: 'neck',
  type: 'nominal',
  title: null,
  sort: null,
  scale: { range: ['#2f5d8c', '#d9812b'] },
  legend: { orient: 'top' },
} as const

function onsetChart(values: readonly Record<string, number | string>[], keyed: boolean): Figures[`${string}.svg`] {
  return {
    width: 560,
    height: 300,
    data: { values: [...values] },
    encoding: {
      x: {
        field: 'radius',
        type: 'quantitative',
        title: 'Edge radius, mm',
        scale: { domain: [0, 4.4] },
        axis: { values: [0, 1, 2, 3, 4] },
      },
      color: keyed ? necksColour : { value: '#2f5d8c' },
    },
    layer: [
      {
        data: {
          values: [
            { radius: 0, displacement: 38.6 },
            { radius: 4.2, displacement: 440.1 },
          ],
        },
        mark: { type: 'line', color: '#8a93a2', strokeDash: [5, 4] },
        encoding: { y: { field: 'displacement', type: 'quantitative' }, color: { value: '#8a93a2' } },
      },
      {
        mark: { type: 'rule', strokeWidth: 1.5 },
        encoding: { y: { field: 'low', type: 'quantitative', title: 'Displacement amplitude at onset, µm' }, y2: { field: 'high' } },
      },
      { mark: { type: 'point', filled: true, size: 75, opacity: 1 }, encoding: { y: { field: 'displacement', type: 'quantitative' } } },
    ],
  }
}

function coefficientChart(values: readonly Record<string, number | string>[], keyed: boolean): Figures[`${string}.svg`] {
  return {
    width: 560,
    height: 300,
    data: { values: [...values] },
    encoding: {
      x: {
        field: 'radius',
        type: 'quantitative',
        title: 'Edge radius, mm',
        scale: { domain: [0, 4.4] },
        axis: { values: [0, 1, 2, 3, 4] },
      },
      color: keyed ? necksColour : { value: '#2f5d8c' },
    },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 1.5 },
        encoding: {
          y: { field: 'low', type: 'quantitative', title: 'Loss coefficient K', scale: { domain: [0, 1.6] } },
          y2: { field: 'high' },
        },
      },
      { mark: { type: 'point', filled: true, size: 75, opacity: 1 }, encoding: { y: { field: 'coefficient', type: 'quantitative' } } },
    ],
  }
}

export const figures: Figures = {
  'setup.svg': setup,
  'losses.svg': {
    width: 560,
    height: 360,
    encoding: {
      x: {
        field: 'velocity',
        type: 'quantitative',
        title: 'Velocity amplitude in the neck, m/s',
        axis: { values: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] },
      },
      color: { field: 'neck', type: 'nominal', title: null, sort: null, legend: { orient: 'top', labelLimit: 0 } },
    },
    layer: [
      {
        data: { values: fits },
        mark: { type: 'line', strokeWidth: 1.5 },
        encoding: { y: { field: 'loss', type: 'quantitative', title: '1000 / Q', scale: { zero: false, domain: [20, 70] } } },
      },
      {
        data: { values: points },
        mark: { type: 'point', size: 45, opacity: 1 },
        encoding: {
          y: { field: 'loss', type: 'quantitative', scale: { zero: false, domain: [20, 70] } },
          shape: { field: 'neck', type: 'nominal', title: null, sort: null },
        },
      },
    ],
  },
  'onset.svg': onsetChart(onsets, false),
  'coefficient.svg': coefficientChart(coefficients, false),
  'onset-with-brass.svg': onsetChart([...onsets, { ...brass, low: 16, displacement: 33, high: 44 }], true),
  'coefficient-with-brass.svg': coefficientChart([...coefficients, { ...brass, low: 1.39, coefficient: 1.41, high: 1.43 }], true),
}
