import { affiliations, author } from '../../lib/item.ts'
import { chart } from '../chart.ts'
import type { Paper } from '../document.ts'
import { brief } from '../layouts/brief.ts'

const shelters = [
  { s: 'No shelter', v: 44.8 },
  { s: 'Glass or clear plastic roof', v: 46.1 },
  { s: 'Metal roof, bare', v: 41.9 },
  { s: 'Metal roof, white and vented', v: 37.6 },
  { s: 'Tree, full crown', v: 34.9 },
]

export const busStops: Paper = {
  layout: brief,
  series: 'Policy brief',
  colours: { accent: '#9a3412', second: '#1d5c63', ink: '#29211d', soft: '#fdeede', muted: '#66574d', onAccent: '#ffffff' },
  facts: {
    slug: 'shade-at-bus-stops',
    volume: 1,
    publicationId: 701,
    documentType: 'Policy brief',
    title: 'Shade where children wait: heat at school bus stops',
    abstract: [
      'Children wait for school buses in the hottest part of the afternoon, often without shade. We measured felt temperature at 212 stops in one province over two summers and watched how children use them.',
      'Two stops in three offered no shade at 15:00. A clear roof was hotter to stand under than no roof at all, while a tree lowered felt temperature by 9.9 °C. The brief sets out three measures, with costs, that together would give shade at nine stops in ten within four years.',
    ],
    published: '2024-05-14',
    authors: [
      author('Beatriz', 'Monfort-Sala', '1', 'b.monfort@example.org'),
      author('Ibrahim', 'Tazi', '1,2'),
      author('Ruth', 'Abelló', '2'),
    ],
    affiliations: affiliations(
      ['Environment and Child Health', 'Turia Institute of Public Health', 'Valencia', 'ES'],
      ['Urban Climate Office', 'Castalia School of Planning', 'Castelló de la Plana', 'ES'],
    ),
    subjects: [
      ['Medicine and health', 'Public health'],
      ['Earth and environment', 'Climate'],
    ],
    keywords: ['heat', 'shade', 'school transport', 'children', 'urban planning'],
    funding: [{ funder: 'Mediterranean Cities Health Fund', awards: ['MCH-302'] }],
  },
  summary: [
    'At 15:00 in June, two of three school bus stops in the province have no shade, and children wait there for 14 minutes on average.',
    'Clear roofs make it worse: felt temperature beneath them is 1.3 °C <em>higher</em> than in the open. A tree lowers it by 9.9 °C.',
    'Moving 31 stops by less than 60 metres costs next to nothing and shades one stop in seven.',
    'Full programme: 1.9 million euros with ten years of care, about 11 euros a pupil and year.',
  ],
  blocks: [
    { kind: 'h2', text: 'The problem' },
    {
      kind: 'p',
      text: 'School days end when the afternoon is hottest. In June and September, 17,400 pupils of the province stand at a bus stop between 14:30 and 16:00. Children heat up faster than adults: they have more skin for their weight, sweat less, and seldom decide where they wait.',
    },
    {
      kind: 'p',
      text: 'Shelters are chosen by adults, to keep off rain. Of the 212 stops on school routes, 71 have a shelter; 48 of those have a clear roof. No standard of the province mentions shade.',
    },
    { kind: 'h2', text: 'What we measured' },
    {
      kind: 'p',
      text: 'On 26 clear days in the summers of 2022 and 2023 we measured air and globe temperature, humidity and wind at each stop between 14:30 and 15:30, at the height of a child’s chest (1.1 m). From these we worked out <em>felt temperature</em>, in the form of the physiological equivalent temperature for a standing ten-year-old. At 40 stops we also counted children each minute and noted where they stood.',
    },
    {
      kind: 'figure',
      number: 1,
      caption: 'Felt temperature at 15:00 by kind of stop: mean of clear days with air temperature from 31 to 34 °C. Bars start at 30 °C.',
      alt: 'Bars: no shelter 44.8, clear roof 46.1, bare metal 41.9, white vented metal 37.6, tree 34.9 degrees.',
      draw: chart(c => ({
        width: 470,
        height: 190,
        data: { values: shelters.map(row => ({ ...row, base: 30 })) },
        layer: [
          {
            mark: { type: 'bar', height: 24, clip: true },
            encoding: {
              y: { field: 's', type: 'nominal', sort: null, title: null, axis: { ticks: false, domain: false } },
              x: {
                field: 'base',
                type: 'quantitative',
                title: 'Felt temperature (°C)',
                scale: { domain: [30, 48], zero: false, nice: false },
              },
              x2: { field: 'v' },
              color: { condition: { test: 'datum.v < 40', value: c.second }, value: c.accent },
            },
          },
          {
            mark: { type: 'text', align: 'left', dx: 6, fontWeight: 600 },
            encoding: {
              y: { field: 's', type: 'nominal', sort: null },
              x: {
                field: 'v',
                type: 'quantitative',
                title: 'Felt temperature (°C)',
                scale: { domain: [30, 48], zero: false, nice: false },
              },
              text: { field: 'v', format: '.1f' },
            },
          },
        ],
      })),
    },
    { kind: 'h2', text: 'What we found' },
    {
      kind: 'p',
      text: 'At 141 of 212 stops (67%) no part of the waiting area was shaded at 15:00. Felt temperature there was 44.8 °C, which is classed as extreme heat stress. Under a clear roof it was higher still, 46.1 °C, since the roof lets sunlight through and stops the wind.',
    },
    {
      kind: 'p',
      text: 'A full tree crown brought it down to 34.9 °C. A white, vented metal roof reached 37.6 °C and does so from the day it is built. Children know this: where there was shade within 25 m of the post, 82% of them stood in it, and at nine stops that meant standing on a carriageway.',
    },
    {
      kind: 'table',
      number: 1,
      caption: 'Stops on school routes, by what there is and what could be done.',
      header: ['Kind of stop', 'Stops', 'Shaded at 15:00', 'Measure', 'Cost a stop (€)'],
      widths: [3.4, 1.1, 1.7, 4, 1.7],
      rows: [
        ['No shelter, shade within 60 m', '31', '0', 'Move the stop', '600'],
        ['No shelter, no shade near', '76', '0', 'Plant two trees; sail until they are grown', '8,900'],
        ['No shelter, tree shade', '34', '34', 'Keep; prune with care', '–'],
        ['Shelter, clear roof', '48', '14', 'Replace the roof panel', '3,200'],
        ['Shelter, metal roof', '23', '23', 'Paint white, open vents', '900'],
        ['<b>All</b>', '<b>212</b>', '<b>71</b>', '', ''],
      ],
    },
    { kind: 'h2', text: 'Three measures' },
    {
      kind: 'p',
      text: 'The measures are ordered by how soon they help. The first needs a decision and a tin of paint, the second a tender, the third patience. Each can be taken without the others.',
    },
    {
      kind: 'box',
      title: 'What we ask of the province',
      items: [
        '<b>1. Move 31 stops now.</b> Shade is less than 60 m away. Cost: 18,600 euros, most of it paint and signs.',
        '<b>2. Change 71 roofs within two summers.</b> Opaque panels on 48 clear roofs; white paint and vents on 23 metal ones. Cost: 174,300 euros.',
        '<b>3. Plant at 76 stops within four years.</b> Two trees each, with sails for the years in which they grow. Cost: 676,400 euros, and 1.03 million for water and care over ten years.',
      ],
    },
    {
      kind: 'p',
      text: 'Together they cost 1.9 million euros. Measures 1 and 2 alone would bring the share of stops with shade from 33% to 64%; with measure 3, to 100% on paper and, allowing for trees that fail, to about 92%.',
    },
    {
      kind: 'figure',
      number: 2,
      caption: 'Stops on school routes with shade at 15:00, now and after each measure. The last bar allows for trees that fail.',
      alt: 'Bars: now 33 percent, after moving stops 48, after new roofs 64, after planting 92.',
      draw: chart(c => ({
        width: 560,
        height: 180,
        data: {
          values: [
            { k: 'Now', v: 33 },
            { k: 'Stops moved', v: 48 },
            { k: 'Roofs changed', v: 64 },
            { k: 'Trees planted', v: 92 },
          ],
        },
        layer: [
          {
            mark: { type: 'bar', width: 84 },
            encoding: {
              x: { field: 'k', type: 'ordinal', sort: null, title: null, axis: { labelAngle: 0, ticks: false } },
              y: { field: 'v', type: 'quantitative', title: 'Shaded at 15:00 (%)', scale: { domain: [0, 100] } },
              color: { condition: { test: "datum.k == 'Now'", value: c.accent }, value: c.second },
            },
          },
          {
            mark: { type: 'text', dy: -10, fontWeight: 600 },
            encoding: { x: { field: 'k', type: 'ordinal', sort: null }, y: { field: 'v', type: 'quantitative' }, text: { field: 'v' } },
          },
        ],
      })),
    },
    { kind: 'h2', text: 'Objections' },
    {
      kind: 'ul',
      items: [
        '<b>“Trees take too long.”</b> They do: eight to ten years. Hence the sails, which cost 1,900 of the 8,900 euros.',
        '<b>“Children could go home earlier.”</b> A school day that ends at 13:30 would help more than any roof. It is also a larger decision, and shade is needed either way.',
        '<b>“It is two months a year.”</b> In 2023 there were 58 school days with air above 30 °C at 15:00; in the decade 1994–2003 the mean was 31.',
      ],
    },
    { kind: 'break' },
    { kind: 'h2', text: 'Limits' },
    {
      kind: 'p',
      text: 'One province with dry summers; in humid places trees help less. Felt temperature was worked out for a standing child in light clothes. We did not measure illness: waits are short, and harm is hard to count. Costs are those of tenders from 2023.',
    },
    { kind: 'h2', text: 'The next step' },
    {
      kind: 'p',
      text: 'The list of 31 stops that can be moved is in the data that accompany this brief (doi.org/10.5555/tiph.stops.212), with a photograph and a plan for each. None needs a change of route.',
    },
  ],
  references: [
    'Monfort-Sala B, Tazi I. Felt temperature at child height: a protocol. 2022. doi.org/10.5555/tiph.2022.18',
    'Abelló R. Costs of trees in paved ground, 2015–2023. 2023. doi.org/10.5555/csp.w.41',
    'Höppe P. The physiological equivalent temperature: a universal index for the biometeorological assessment of the thermal environment. Int J Biometeorol 1999;43:71–75. doi.org/10.1007/s004840050118',
  ],
}
