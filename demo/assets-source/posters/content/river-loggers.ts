import { type ChartLook, drawChart } from '../../lib/charts.ts'
import { affiliations, author } from '../../lib/item.ts'
import { normal, seeded } from '../../lib/random.ts'
import { band } from '../layouts/band.ts'
import type { Poster } from '../poster.ts'

const look: ChartLook = { ink: '#20303a', grid: '#cfdadb', colours: ['#0f6e78', '#c2522d', '#8a6d1f'], size: 24 }

/** Daily highest level over a year: three wet spells, dry between. */
const floods = [
  [18, 0.9],
  [41, 1.7],
  [47, 2.1],
  [60, 0.7],
  [112, 0.5],
  [118, 1.2],
  [291, 0.8],
  [305, 1.4],
  [311, 1.9],
  [322, 0.9],
  [338, 0.6],
] as const
const days = (() => {
  const random = seeded(52)
  return Array.from({ length: 365 }, (_, day) => {
    const level = floods.reduce((sum, [peak, height]) => sum + (day < peak ? 0 : height * Math.exp(-(day - peak) / 4.2)), 0)
    return {
      date: `2023-${new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(5, 10)}`,
      level: level < 0.12 ? 0 : Math.round((level + normal(random) * 0.012) * 1000) / 1000,
    }
  })
})()
const dryFrom = days.findIndex((day, index) => index > 125 && day.level === 0)
const dryDays = days.findIndex((day, index) => index > dryFrom && day.level > 0) - dryFrom

const hydrograph = () =>
  drawChart(
    {
      width: 2840,
      height: 470,
      data: { values: days },
      layer: [
        {
          mark: { type: 'area', color: '#0f6e78', opacity: 0.88, interpolate: 'monotone' },
          encoding: {
            x: {
              field: 'date',
              type: 'temporal',
              title: null,
              axis: { format: '%B', grid: false, labelFontSize: 28, tickCount: 'month', labelAlign: 'left', labelOffset: 6 },
            },
            y: {
              field: 'level',
              type: 'quantitative',
              title: 'Level above bed (m)',
              scale: { domain: [0, 2.8] },
              axis: { tickCount: 5, labelFontSize: 28, titleFontSize: 28 },
            },
          },
        },
        {
          data: {
            values: [
              { date: '2023-02-17', level: 2.62, t: '17 February: 2.5 m, bridge closed' },
              { date: '2023-05-12', level: 0.5, t: `Mid-May to mid-October: ${dryDays} days without flow` },
              { date: '2023-08-06', level: 2.2, t: '8 November: logger 7 lost its cap, found 3 km on →' },
            ],
          },
          mark: { type: 'text', align: 'left', dx: 14, fontSize: 30, fontWeight: 600, color: '#20303a' },
          encoding: { x: { field: 'date', type: 'temporal' }, y: { field: 'level', type: 'quantitative' }, text: { field: 't' } },
        },
      ],
    },
    look,
  )

const errors = [
  { n: 'Logger 1', v: 1.1 },
  { n: 'Logger 2', v: 1.3 },
  { n: 'Logger 3', v: 0.9 },
  { n: 'Logger 4', v: 1.6 },
  { n: 'Logger 5', v: 1.2 },
  { n: 'Logger 6', v: 1.4 },
  { n: 'Logger 7', v: 3.8 },
  { n: 'Logger 8', v: 1.0 },
  { n: 'Logger 9', v: 1.5 },
  { n: 'Logger 10', v: 1.2 },
  { n: 'Logger 11', v: 1.4 },
]
const errorChart = () =>
  drawChart(
    {
      width: 620,
      height: 560,
      data: { values: errors },
      layer: [
        {
          mark: { type: 'bar', height: 34, cornerRadiusEnd: 3 },
          encoding: {
            y: { field: 'n', type: 'nominal', sort: null, title: null, axis: { ticks: false, domain: false } },
            x: {
              field: 'v',
              type: 'quantitative',
              title: 'Root mean square error (cm)',
              scale: { domain: [0, 4.4] },
              axis: { tickCount: 5 },
            },
            color: { condition: { test: 'datum.v > 3', value: '#c2522d' }, value: '#0f6e78' },
          },
        },
        {
          mark: { type: 'text', align: 'left', dx: 8 },
          encoding: {
            y: { field: 'n', type: 'nominal', sort: null },
            x: { field: 'v', type: 'quantitative' },
            text: { field: 'v', format: '.1f' },
          },
        },
      ],
    },
    look,
  )

const costs = [
  { p: 'Pressure sensor', v: 14 },
  { p: 'Board and memory', v: 9 },
  { p: 'Housing and cap', v: 8 },
  { p: 'Two cells', v: 6 },
  { p: 'Bracket', v: 4 },
]
const costChart = () =>
  drawChart(
    {
      width: 560,
      height: 330,
      data: { values: costs },
      layer: [
        {
          mark: { type: 'bar', height: 44, color: '#8a6d1f', cornerRadiusEnd: 3 },
          encoding: {
            y: { field: 'p', type: 'nominal', sort: null, title: null, axis: { ticks: false, domain: false } },
            x: { field: 'v', type: 'quantitative', title: null, axis: null },
          },
        },
        {
          mark: { type: 'text', align: 'left', dx: 8 },
          encoding: {
            y: { field: 'p', type: 'nominal', sort: null },
            x: { field: 'v', type: 'quantitative' },
            text: { field: 'v', format: '.0f' },
          },
        },
      ],
    },
    look,
  )

export const riverLoggers: Poster = {
  layout: band,
  palette: { paper: '#ffffff', ink: '#20303a', accent: '#c2522d', second: '#0f6e78', soft: '#e7f0ef', muted: '#4a5b63' },
  facts: {
    slug: 'river-loggers',
    volume: 1,
    publicationId: 502,
    title: 'Eleven cheap loggers in a river that is dry half the year',
    abstract: [
      'Ephemeral rivers are seldom gauged: a station that measures nothing for half the year is hard to pay for, and the floods that follow break it. We built a level logger for 41 euros in parts and left eleven of them in one river for all of 2023.',
      'Against a reference transducer at the same cross-sections, ten of the eleven stayed within 1.6 cm (root mean square error, median 1.3 cm over all eleven). The eleventh lost its cap in the November flood and drifted to 3.8 cm. No logger ran out of power. Drawings, firmware and a calibration sheet accompany the poster.',
    ],
    published: '2024-06-18',
    authors: [
      author('Samira', 'Benhaddou', '1', 's.benhaddou@example.org'),
      author('Joaquim', 'Ferrer', '2'),
      author('Hanna', 'Lindqvist', '1'),
    ],
    affiliations: affiliations(
      ['Water Observation Laboratory', 'Atlas Institute of Hydrology', 'Ouarzazate', 'MA'],
      ['School of Civil Engineering', 'Segura Polytechnic', 'Murcia', 'ES'],
    ),
    subjects: [['Earth and environment', 'Hydrology'], ['Physics and engineering']],
    keywords: ['ephemeral rivers', 'water level', 'open hardware', 'flood monitoring'],
    funding: [{ funder: 'Dryland Rivers Programme', awards: ['DRP-09'] }],
    conference: { name: 'Rivers That Stop: Workshop on Intermittent Streams', place: 'Granada, Spain', date: '2024-06-13' },
    relatedDois: ['10.5555/recto.asset.803'],
  },
  claim: 'A logger made of 41 euros of parts tracked every flood of the year to within 1.6 cm, unless its cap came off.',
  numbers: [
    { value: '€41', label: 'of parts a logger' },
    { value: '10 of 11', label: 'within 1.6 cm all year' },
  ],
  sections: [
    {
      heading: 'The gap',
      html: '<p>Of the 63 rivers on the regional map, four are gauged, and none of those four dries. Flood warnings for the rest lean on rainfall alone.</p>',
    },
    {
      heading: 'The build',
      html: '<p>A pressure sensor rated to 2 bar sits in a pipe bolted to bedrock or a bridge pier. It wakes every ten minutes, or every minute while the level is moving, and writes to a card. A second sensor in the shade gives air pressure.</p>',
    },
    {
      heading: 'The test',
      html: '<p>Eleven loggers at eleven cross-sections over 38 km, January to December 2023. Each shared its section with a reference transducer (accuracy 0.3 cm). We compared levels whenever the bed was wet.</p>',
    },
    {
      heading: 'What breaks',
      html: '<p>Not the electronics. Silt blocked two inlets for under a day; one threaded cap sheared in a flood. Since then caps are pinned, and the pin adds 20 cents.</p>',
    },
  ],
  figures: [
    {
      title: 'A year at section 4: six floods, a dry summer, five floods more',
      caption: 'Highest level each day of 2023 at the middle section, as recorded by logger 4. Flat stretches are a dry bed.',
      alt: 'Water level through 2023 with peaks in winter, spring and late autumn and a dry summer.',
      draw: hydrograph,
    },
    {
      title: 'Error by logger',
      caption:
        'Against the reference at the same section, wet hours only. Logger 7 is shown as found; without its last 53 days its error is 1.3 cm.',
      alt: 'Bar chart of root mean square error for eleven loggers, from 0.9 to 3.8 cm.',
      draw: errorChart,
    },
    {
      title: 'Parts of one logger, in euros',
      caption: 'Prices for eleven sets, 2022. Total: 41.',
      alt: 'Bars: sensor 14, board 9, housing 8, cells 6, bracket 4.',
      draw: costChart,
    },
  ],
  references: [
    'Benhaddou S, Ferrer J. Drawings and firmware for a ten-minute level logger. 2024. doi.org/10.5555/aih.hw.3',
    'Lindqvist H. Correcting shade and air pressure in shallow gauges. 2023. doi.org/10.5555/aih.tn.21',
  ],
}
