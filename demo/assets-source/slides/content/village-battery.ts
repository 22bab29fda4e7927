import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { artSvg, chartImage, drawing } from '../chart-picture.ts'
import type { Deck } from '../deck.ts'
import { night } from '../themes/night.ts'

const hours = Array.from({ length: 25 }, (_, h) => {
  const sun = Math.max(0, Math.sin(((h - 5.5) / 14) * Math.PI)) ** 1.4 * 128
  const load = 34 + 16 * Math.exp(-((h - 7.5) ** 2) / 3) + 42 * Math.exp(-((h - 19.5) ** 2) / 5) + 8 * Math.exp(-((h - 13) ** 2) / 8)
  return { h, sun: Math.round(sun), load: Math.round(load) }
})
const months = [
  ['Nov', 31],
  ['Dec', 24],
  ['Jan', 28],
  ['Feb', 43],
  ['Mar', 61],
  ['Apr', 74],
  ['May', 82],
  ['Jun', 86],
  ['Jul', 85],
  ['Aug', 80],
  ['Sep', 68],
  ['Oct', 49],
  ['Nov ', 33],
  ['Dec ', 26],
] as const
const capacity = Array.from({ length: 15 }, (_, m) => ({ m, v: Math.round((400 - 0.62 * m - 1.9 * Math.sqrt(m)) * 10) / 10 }))

export const villageBattery: Deck = {
  theme: night,
  shortTitle: 'A village battery, 14 months on',
  colours: {
    paper: '#0d1b2a',
    ink: '#d9e2ec',
    accent: '#ffc145',
    second: '#5fb3d4',
    soft: '#1d3247',
    muted: '#9fb1c2',
    onAccent: '#0d1b2a',
  },
  facts: {
    slug: 'village-battery',
    volume: 1,
    publicationId: 603,
    title: 'A village battery: fourteen months of data',
    abstract: [
      'Ninety-two households, a school and a dairy share a 400 kWh battery and 160 kW of solar panels behind one transformer. We report fourteen months of five-minute data from November 2022 to December 2023.',
      'The share of the village’s demand met from its own roofs rose from 38% before the battery to 55% after. Evening peaks at the transformer fell from 104 to 63 kW, which put off a planned upgrade. The battery lost 4.0% of its capacity. Two faults took it out of service for eleven days in all; both were in the cooling, neither in the cells.',
    ],
    published: '2024-02-20',
    authors: [
      author('Katrin', 'Obermoser', '1', 'k.obermoser@example.org'),
      author('Luís', 'Figueira', '2'),
      author('Anjali', 'Deshmukh', '1'),
    ],
    affiliations: affiliations(
      ['Local Energy Systems', 'Inntal University of Applied Sciences', 'Kufstein', 'AT'],
      ['Power Electronics Group', 'Alentejo Technical Institute', 'Évora', 'PT'],
    ),
    subjects: [['Physics and engineering', 'Energy'], ['Social sciences and humanities']],
    keywords: ['community battery', 'solar power', 'self-sufficiency', 'grid peaks', 'battery ageing'],
    funding: [{ funder: 'Alpine Energy Commons Fund', awards: ['AEC-118'] }],
    competingInterests: 'Katrin Obermoser sits, unpaid, on the board of the village cooperative. The other authors declare none.',
    conference: { name: 'Shared Power 2024', place: 'Innsbruck, Austria', date: '2024-02-15' },
  },
  art: (c, w, h) => {
    const random = seeded(63)
    const houses: string[] = []
    for (let x = -20; x < w; ) {
      const [hw, hh] = [46 + random() * 52, 60 + random() * 95]
      const base = h - 62
      const roof = hw * 0.42
      houses.push(
        `<path d="M${x} ${base}v${-hh}l${hw / 2} ${-roof}l${hw / 2} ${roof}v${hh}z" fill="${random() < 0.5 ? '#1d3247' : '#24405a'}"/>`,
      )
      for (let k = 0; k < 4; k += 1)
        if (random() < 0.55)
          houses.push(
            `<rect x="${(x + 10 + (k % 2) * (hw - 32)).toFixed(0)}" y="${(base - hh + 14 + Math.floor(k / 2) * 32).toFixed(0)}" width="12" height="16" fill="${c.accent}" opacity="${(0.6 + random() * 0.4).toFixed(2)}"/>`,
          )
      if (random() < 0.6)
        houses.push(
          `<path d="M${x + hw / 2 + 4} ${base - hh - roof + 5}l${hw / 2 - 8} ${roof - 8}" stroke="${c.second}" stroke-width="6"/>`,
        )
      x += hw + 6
    }
    const arcs = Array.from(
      { length: 9 },
      (_, i) =>
        `<circle cx="${w - 190}" cy="190" r="${46 + i * 26}" fill="none" stroke="${c.accent}" stroke-width="${i === 0 ? 0 : 2.4 - i * 0.22}" opacity="${(0.75 - i * 0.07).toFixed(2)}"/>`,
    )
    return artSvg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${c.paper}"/>${arcs.join('')}<circle cx="${w - 190}" cy="190" r="46" fill="${c.accent}"/>${houses.join('')}<rect y="${h - 62}" width="${w}" height="62" fill="#0a1521"/>`,
    )
  },
  slides: [
    {
      kind: 'points',
      title: 'Why share one battery?',
      points: [
        '160 kW of panels on 41 roofs: at noon the village *exported*, at eight in the evening it *imported*',
        'The transformer was due for an upgrade because of a two-hour evening peak',
        '41 small batteries were quoted at 1.7 times the price of one',
        'The cooperative wanted those without a roof of their own to share in it',
      ],
      aside: '92 households, one school, one dairy, one transformer',
    },
    {
      kind: 'picture',
      wide: true,
      title: 'How it is connected',
      picture: drawing('Panels, village and battery meet at one bus, which joins the grid through the transformer.', 1130, 330, c => {
        const node = (x: number, label: string, detail: string, colour: string) =>
          `<rect x="${x}" y="50" width="210" height="150" rx="10" fill="${c.soft}" stroke="${colour}" stroke-width="4"/><text x="${x + 105}" y="118" text-anchor="middle" font-size="27" font-weight="700" fill="#fff">${label}</text><text x="${x + 105}" y="156" text-anchor="middle" font-size="21" fill="${c.ink}">${detail}</text><path d="M${x + 105} 200V286" stroke="${colour}" stroke-width="5"/>`
        return `${node(0, 'Panels', '160 kW, 41 roofs', c.accent)}${node(300, 'Village', 'mean load 47 kW', c.second)}${node(600, 'Battery', '400 kWh, 120 kW', c.accent)}${node(900, 'Transformer', '125 kVA, to the grid', c.muted)}<path d="M60 288H1070" stroke="#ffffff" stroke-width="8" stroke-linecap="round"/>`
      }),
      text: 'The battery follows one rule: keep the transformer between 40 kW of export and 60 kW of import. It does not trade on a market.',
    },
    {
      kind: 'picture',
      title: 'A day in June',
      picture: chartImage('Solar output peaks near 128 kW at midday; load peaks in the evening.', c => ({
        width: 640,
        height: 330,
        data: { values: hours },
        layer: [
          {
            mark: { type: 'area', color: c.accent, opacity: 0.85, interpolate: 'monotone' },
            encoding: {
              x: {
                field: 'h',
                type: 'quantitative',
                title: 'Hour of day',
                scale: { domain: [0, 24], nice: false },
                axis: { tickCount: 20, format: 'd', values: [0, 6, 12, 18, 24], grid: false },
              },
              y: { field: 'sun', type: 'quantitative', title: 'kW', scale: { domain: [0, 140] } },
            },
          },
          {
            mark: { type: 'line', color: c.second, strokeWidth: 5, interpolate: 'monotone' },
            encoding: { x: { field: 'h', type: 'quantitative' }, y: { field: 'load', type: 'quantitative' } },
          },
          {
            data: {
              values: [
                { h: 4.6, y: 92, t: 'Solar' },
                { h: 19.8, y: 88, t: 'Load' },
              ],
            },
            mark: { type: 'text', fontWeight: 700, fontSize: 20 },
            encoding: {
              x: { field: 'h', type: 'quantitative' },
              y: { field: 'y', type: 'quantitative' },
              text: { field: 't' },
              color: { condition: { test: "datum.t == 'Solar'", value: c.accent }, value: c.second },
            },
          },
        ],
      })),
      text: 'What the roofs give at noon is what the village lacks at eight.\n\nThe battery moves about *310 kWh* from one to the other.',
      note: 'Median of the 30 days of June 2023.',
    },
    {
      kind: 'stats',
      title: 'What changed at the transformer',
      stats: [
        { value: '55%', label: 'of demand met from the village’s own roofs; 38% in the year before' },
        { value: '63 kW', label: 'highest evening import; 104 kW in the year before' },
        { value: '11 days', label: 'out of service in 14 months, in two faults' },
      ],
      text: 'The grid operator took the upgrade off its plan for ten years. That saving is not in our sums, since the village does not receive it.',
    },
    {
      kind: 'picture',
      wide: true,
      title: 'Winter is winter',
      picture: chartImage('Bars of monthly self-sufficiency from 24 percent in December to 86 in June.', c => ({
        width: 1000,
        height: 250,
        data: { values: months.map(([m, v]) => ({ m, v })) },
        layer: [
          {
            mark: { type: 'bar', width: 48 },
            encoding: {
              x: { field: 'm', type: 'ordinal', sort: null, title: null, axis: { labelAngle: 0, ticks: false } },
              y: { field: 'v', type: 'quantitative', title: 'Own supply (%)', scale: { domain: [0, 100] } },
              color: { condition: { test: 'datum.v < 40', value: c.second }, value: c.accent },
            },
          },
          {
            mark: { type: 'text', dy: -13, fontWeight: 600 },
            encoding: { x: { field: 'm', type: 'ordinal', sort: null }, y: { field: 'v', type: 'quantitative' }, text: { field: 'v' } },
          },
        ],
      })),
      text: 'From November to January the battery is seldom full. It still earns its keep by shaving peaks: the highest import of the winter was *63 kW*.',
      note: 'Share of monthly demand met from own roofs, November 2022 to December 2023. The mean of the fourteen months is 55%.',
    },
    {
      kind: 'picture',
      title: 'Ageing: 4% in fourteen months',
      picture: chartImage('Capacity falls from 400 to 384 kWh.', c => ({
        width: 640,
        height: 330,
        data: { values: capacity },
        mark: { type: 'line', strokeWidth: 5, point: { size: 110, filled: true, color: c.accent } },
        encoding: {
          x: {
            field: 'm',
            type: 'quantitative',
            title: 'Months in service',
            axis: { tickCount: 20, format: 'd', values: [0, 2, 4, 6, 8, 10, 12, 14], grid: false },
            scale: { domain: [0, 14], nice: false },
          },
          y: { field: 'v', type: 'quantitative', title: 'Usable capacity (kWh)', scale: { domain: [370, 402], zero: false, nice: false } },
        },
      })),
      text: 'From 400 to *384 kWh*.\n\nThe loss is quickest in the first months, as expected of these cells.\n\nThe axis starts at 370.',
      note: 'Monthly full-cycle test at 20 °C.',
    },
    {
      kind: 'table',
      title: 'The two faults',
      header: ['When', 'What', 'Out for', 'Cause', 'Since then'],
      widths: [1.4, 2.8, 1.3, 3, 3],
      rows: [
        ['July 2023', 'Cooling pump stopped', '8 days', 'Pollen mat in the filter', 'Second filter, monthly check'],
        ['Oct 2023', 'Fan alarm, safe stop', '3 days', 'Sensor cable chewed', 'Steel conduit'],
      ],
      note: 'The cells were not damaged. The longer outage was a wait for a part.',
    },
    {
      kind: 'end',
      title: 'If your village is thinking of one',
      points: [
        'Size it for the *evening*, not for the noon',
        'Write the rule of operation before you order the box',
        'Budget for cooling and for mice',
        'Publish the data: ours are at doi.org/10.5555/iuas.vb.14',
      ],
    },
  ],
}
