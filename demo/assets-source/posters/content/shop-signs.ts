import { type ChartLook, drawChart } from '../../lib/charts.ts'
import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { band } from '../layouts/band.ts'
import type { Poster } from '../poster.ts'

const kinds = ['French only', 'French and Arabic', 'French and English', 'English only', 'Other or several'] as const
const colours = ['#2f3e6e', '#d99a1c', '#3d9a8b', '#9ad0c2', '#b2456e']
/** Signs on each street, by kind. */
const streets = [
  { name: 'Rue du Marché', counts: [212, 148, 38, 12, 30] },
  { name: 'Rue des Tanneurs', counts: [164, 26, 112, 61, 17] },
  { name: 'Rue Basse', counts: [231, 18, 54, 22, 15] },
  { name: 'Boulevard Sud', counts: [176, 96, 41, 19, 48] },
  { name: 'Rue de la Gare', counts: [118, 64, 71, 33, 54] },
  { name: 'Place aux Fleurs', counts: [155, 9, 62, 28, 6] },
] as const
const look: ChartLook = { ink: '#22263d', grid: '#e4ddd0', colours, size: 24 }
const totals = kinds.map((kind, k) => ({ kind, v: streets.reduce((sum, street) => sum + (street.counts[k] ?? 0), 0) }))

/** Every sign a bar, street by street, in walking order: kinds cluster, as shops do. */
function strips(): string {
  const random = seeded(506)
  const rows = streets.map(({ name, counts }, row) => {
    const signs = counts.flatMap((n, kind) =>
      Array.from({ length: n }, () => ({ kind, at: random() * 0.55 + ((kind * 0.37 + row * 0.29) % 1) * 0.45 + random() * 0.2 })),
    )
    signs.sort((a, b) => a.at - b.at)
    const step = 2440 / 440
    const y = row * 84
    const bars = signs.map(
      ({ kind }, k) =>
        `<rect x="${(400 + k * step).toFixed(2)}" y="${y + (kind === 0 ? 12 : 4)}" width="${(step - 1.1).toFixed(2)}" height="${kind === 0 ? 48 : 56}" fill="${colours[kind]}"/>`,
    )
    return `<text x="380" y="${y + 44}" text-anchor="end" font-size="32" font-weight="600">${name}</text>${bars.join('')}<text x="${Math.round(416 + signs.length * step)}" y="${y + 43}" font-size="28">${signs.length}</text>`
  })
  let x = 400
  const key = kinds.map((kind, k) => {
    const entry = `<rect x="${x}" y="520" width="30" height="30" fill="${colours[k]}"/><text x="${x + 44}" y="545" font-size="29">${kind} (${totals[k]?.v.toLocaleString('en')})</text>`
    x += 130 + (kind.length + 6) * 15.5
    return entry
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2958 562" font-family="'Source Sans 3 Variable', sans-serif" fill="#22263d">${rows.join('')}${key.join('')}</svg>`
}

const reasons = [
  { r: 'So customers feel at home', n: 44 },
  { r: 'It looks modern', n: 27 },
  { r: 'The supplier printed it', n: 21 },
  { r: 'For visitors', n: 18 },
  { r: 'Family name', n: 12 },
]
const reasonChart = () =>
  drawChart(
    {
      width: 520,
      height: 470,
      data: { values: reasons },
      layer: [
        {
          mark: { type: 'bar', height: 52, color: '#2f3e6e' },
          encoding: {
            y: { field: 'r', type: 'nominal', sort: null, title: null, axis: { labelLimit: 400, ticks: false, domain: false } },
            x: { field: 'n', type: 'quantitative', title: 'Shopkeepers (of 61)', scale: { domain: [0, 61] }, axis: { tickCount: 6 } },
          },
        },
        {
          mark: { type: 'text', align: 'left', dx: 8, fontWeight: 600 },
          encoding: { y: { field: 'r', type: 'nominal', sort: null }, x: { field: 'n', type: 'quantitative' }, text: { field: 'n' } },
        },
      ],
    },
    look,
  )

const heights = [
  { k: 'Above the door', French: 70, both: 30 },
  { k: 'In the window', French: 33, both: 67 },
  { k: 'Handwritten', French: 25, both: 75 },
]
const placeChart = () =>
  drawChart(
    {
      width: 560,
      height: 250,
      data: {
        values: heights.flatMap(({ k, French, both }) => [
          { k, w: 'French only', v: French, o: 1 },
          { k, w: 'Another language too, or instead', v: both, o: 2 },
        ]),
      },
      mark: { type: 'bar', height: 56, stroke: '#fbf6ec', strokeWidth: 3 },
      encoding: {
        y: { field: 'k', type: 'nominal', sort: null, title: null, axis: { ticks: false, domain: false, labelLimit: 300 } },
        x: { field: 'v', type: 'quantitative', title: 'Share of signs (%)', axis: { tickCount: 5 } },
        order: { field: 'o' },
        color: {
          field: 'w',
          type: 'nominal',
          sort: null,
          scale: { range: ['#2f3e6e', '#d99a1c'] },
          legend: { title: null, orient: 'top', labelLimit: 420, symbolType: 'square' },
        },
      },
    },
    look,
  )

export const shopSigns: Poster = {
  layout: band,
  palette: { paper: '#fbf6ec', ink: '#22263d', accent: '#9c3259', second: '#2f3e6e', soft: '#f1e6d0', muted: '#555469' },
  facts: {
    slug: 'shop-signs',
    volume: 1,
    publicationId: 506,
    title: 'Reading six streets: the languages of 2,140 shop signs',
    abstract: [
      'What a street says depends on who paints the sign, and where on the shop it hangs. We photographed every shop sign on six streets of one northern French city in May 2024 and coded the languages of each; 61 shopkeepers told us why theirs reads as it does.',
      'Of 2,140 signs, 1,056 (49%) are in French alone; 361 (17%) join French and Arabic and 378 (18%) French and English. Streets differ sharply. Within a shop the board above the door is mostly French while windows and handwritten notes are mostly not. Shopkeepers speak of making customers feel at home more often than of commerce.',
    ],
    published: '2025-05-27',
    authors: [
      author('Yasmine', 'Chelbi', '1', 'y.chelbi@example.org'),
      author('Antoine', 'Desrousseaux', '1'),
      author('Mai', 'Lindberg-Tran', '2'),
    ],
    affiliations: affiliations(
      ['Laboratoire des langues en ville', 'Institut des Flandres pour les sciences sociales', 'Roubaix', 'FR'],
      ['Department of Linguistics', 'Øresund Academy', 'Malmö', 'SE'],
    ),
    subjects: [['Social sciences and humanities', 'Linguistics']],
    keywords: ['linguistic landscape', 'multilingualism', 'urban language', 'French', 'Arabic'],
    conference: { name: 'Words in Public Places', place: 'Trieste, Italy', date: '2025-05-22' },
  },
  claim: 'Half of all signs are French alone, but the half that is not sits lower down: in windows, on doors, in handwriting.',
  numbers: [
    { value: '2,140', label: 'signs, 11 languages' },
    { value: '61', label: 'shopkeepers interviewed' },
  ],
  sections: [
    {
      heading: 'Question',
      html: '<p>Counts of languages in public often treat a city as one text. We asked how far streets differ, and whether a sign’s place on the shop goes with its language.</p>',
    },
    {
      heading: 'Method',
      html: '<p>Two walkers photographed every sign legible from the pavement on six streets over four mornings. Two coders noted languages, place and making of each sign (κ = 0.94). We spoke with every third shopkeeper; 61 of 70 agreed.</p>',
    },
    {
      heading: 'Finding',
      html: '<p>French and Arabic together make 34% of signs on Rue du Marché and 3% on Place aux Fleurs. English alone is commonest on Rue des Tanneurs, where most shops opened after 2018.</p>',
    },
    {
      heading: 'Reading',
      html: '<p>Boards need a permit and a printer; windows and paper do not. Where the sign is cheap to change, it follows the customer. Counting boards alone would have missed most of the multilingual street.</p>',
    },
  ],
  figures: [
    {
      title: 'Each bar is one sign, in walking order',
      caption: 'Six streets, May 2024. Street names are changed. Numbers at the right: signs on the street.',
      alt: 'Six strips of coloured bars, one bar for each shop sign by language.',
      draw: strips,
    },
    {
      title: 'Why does your sign read as it does?',
      caption: 'Reasons given by 61 shopkeepers; many gave several.',
      alt: 'Bars: feel at home 44, modern 27, supplier 21, visitors 18, family name 12.',
      draw: reasonChart,
    },
    {
      title: 'Lower down, more languages',
      caption: 'By place on the shop: 1,018 boards, 769 in windows, 353 handwritten.',
      alt: 'Stacked bars: French only 70, 33 and 25 percent.',
      draw: placeChart,
    },
  ],
  references: [
    'Landry R, Bourhis RY. Linguistic landscape and ethnolinguistic vitality. J Lang Soc Psychol 1997;16:23–49. doi.org/10.1177/0261927X970161002',
    'Chelbi Y. A coding manual for signs. 2024. doi.org/10.5555/iflss.man.2',
  ],
}
