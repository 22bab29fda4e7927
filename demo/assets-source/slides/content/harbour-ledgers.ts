import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { artSvg, chartImage } from '../chart-picture.ts'
import type { Deck } from '../deck.ts'
import { margin } from '../themes/margin.ts'

const prices = (() => {
  const random = seeded(64)
  const dear: Readonly<Record<number, number>> = {
    1740: 1.62,
    1741: 1.5,
    1757: 1.34,
    1771: 1.55,
    1772: 1.71,
    1773: 1.28,
    1788: 1.24,
    1789: 1.47,
  }
  return Array.from({ length: 51 }, (_, i) => {
    const year = 1740 + i
    const v = (62 + i * 0.42) * (dear[year] ?? 1) + (random() - 0.5) * 9
    return { year: `${year}-01-01`, v: Math.round(v) }
  })
})()
const cargo = [
  { p: 'Königsberg', r: 412, w: 264 },
  { p: 'Danzig', r: 388, w: 342 },
  { p: 'Riga', r: 501, w: 58 },
  { p: 'Stettin', r: 143, w: 96 },
  { p: 'Lübeck', r: 77, w: 41 },
]

export const harbourLedgers: Deck = {
  theme: margin,
  shortTitle: 'Harbour ledgers',
  colours: {
    paper: '#fdf9f0',
    ink: '#2c2119',
    accent: '#7c2d1e',
    second: '#2f5f6b',
    soft: '#efe4cd',
    muted: '#6b5a48',
    onAccent: '#fdf3e1',
  },
  facts: {
    slug: 'harbour-ledgers',
    volume: 2,
    publicationId: 604,
    title: 'What the grain measurers wrote: fifty-one years of harbour ledgers',
    abstract: [
      'The sworn grain measurers of a North Sea harbour wrote down every cargo of grain they measured from 1740 to 1790: ship, master, port of lading, kind, amount and the price at the quay. The ledgers have been photographed and 31,870 lines of them transcribed.',
      'The talk shows how the lines became a table, what the table says of prices in years of dearth, and what it cannot say. In 1740 and again in 1772 rye cost about two thirds more than in the years around. Cargoes came then from other ports, in smaller ships. The measurers’ abbreviations, and their strikes of the pen, are kept as evidence.',
    ],
    published: '2025-03-11',
    authors: [
      author('Geesje', 'van Oudheusden', '1', 'g.oudheusden@example.org'),
      author('Rasmus', 'Thorsager', '2'),
      author('Inês', 'Quaresma', '1'),
    ],
    affiliations: affiliations(
      ['Digital History', 'Eems Institute for the Humanities', 'Delfzijl', 'NL'],
      ['Department of Economic History', 'Kattegat University', 'Grenaa', 'DK'],
    ),
    subjects: [['Social sciences and humanities', 'History']],
    keywords: ['grain trade', 'prices', 'eighteenth century', 'transcription', 'harbours'],
    funding: [{ funder: 'Foundation for Written Heritage', awards: ['WH-2021-33'] }],
    conference: { name: 'Ports and Papers', place: 'Aarhus, Denmark', date: '2025-03-06' },
  },
  art: (c, w, h) => {
    const random = seeded(640)
    const lines: string[] = []
    for (let y = 66; y < h - 20; y += 26) {
      lines.push(`<path d="M0 ${y}H${w}" stroke="#d9c7a4" stroke-width="1.2"/>`)
      for (const [x0, x1] of [
        [40, 150],
        [176, 350],
        [384, 470],
        [510, 585],
      ] as const) {
        if (random() < 0.1) continue
        const end = x0 + (x1 - x0) * (0.55 + random() * 0.45)
        let d = ''
        for (let x = x0; x < end; x += 7 + random() * 6) {
          d += `M${x.toFixed(1)} ${y - 6}`
          for (let k = 1 + Math.floor(random() * 6); k > 0 && x < end; k -= 1) {
            const tall = random() < 0.22
            const low = !tall && random() < 0.12
            const step = 4 + random() * 4
            d += tall
              ? `c5 -6 9 -19 4 -19 s-3 15 ${step.toFixed(1)} 19`
              : low
                ? `c4 -8 6 -4 3 5 s-7 9 ${step.toFixed(1)} -5`
                : `c1 -8 5 -8 3 -2 s0 4 ${step.toFixed(1)} 2`
            x += step + 3
          }
        }
        lines.push(
          `<path d="${d}" fill="none" stroke="#4a3423" stroke-width="${(1.5 + random()).toFixed(1)}" stroke-linecap="round" opacity="${(0.65 + random() * 0.35).toFixed(2)}"/>`,
        )
      }
      if (random() < 0.07) lines.push(`<path d="M34 ${y - 8}L590 ${y - 12}" stroke="${c.accent}" stroke-width="3"/>`)
    }
    const rules = [162, 366, 490].map(x => `<path d="M${x} 0V${h}" stroke="${c.accent}" stroke-opacity=".45" stroke-width="1.6"/>`).join('')
    return artSvg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="#f3e6c8"/>${rules}${lines.join('')}<path d="M0 0H18V${h}H0z" fill="#5a3a24"/>`,
    )
  },
  slides: [
    {
      kind: 'statement',
      text: 'The skipper swears his rye is dry. I have put my arm in it to the elbow and it is not.',
      source: 'Margin of the ledger of 1757, hand B. (Words and ledger are invented for this sample.)',
    },
    {
      kind: 'points',
      title: 'A source written to settle quarrels',
      points: [
        'Five sworn measurers, paid by the last, each with his own book',
        'Every cargo of grain over the quay, *whoever* owned it',
        'Written on the spot, signed by the skipper, never meant to be added up',
        'Fifty-one years, 1740 to 1790; four volumes are lost, so 1763 and 1764 rest on two hands only',
      ],
    },
    {
      kind: 'steps',
      title: 'From line to table',
      steps: [
        { heading: 'Photograph', text: '118 volumes, both pages, with a colour card.' },
        { heading: 'Transcribe', text: 'Two readers a line; they agreed on 96.4% of fields.' },
        { heading: 'Settle', text: 'A third reader rules; doubt is kept as doubt.' },
        { heading: 'Convert', text: 'Lasts to litres, stivers to grams of silver.' },
      ],
    },
    {
      kind: 'stats',
      title: 'What there is',
      stats: [
        { value: '31,870', label: 'lines, each one cargo or part of one' },
        { value: '4,106', label: 'skippers’ names; perhaps 2,900 people' },
      ],
      text: 'One line in twelve was struck out and written again. We transcribe both: the difference is often the price.',
    },
    {
      kind: 'picture',
      wide: true,
      title: 'Two dearths and a long climb',
      picture: chartImage('Yearly price of rye, with peaks in 1740 and 1772.', c => ({
        width: 720,
        height: 360,
        layer: [
          {
            data: { values: prices },
            mark: { type: 'line', strokeWidth: 3.5, color: c.accent },
            encoding: {
              x: { field: 'year', type: 'temporal', title: null, axis: { format: '%Y', grid: false, tickCount: 6 } },
              y: {
                field: 'v',
                type: 'quantitative',
                title: 'Rye, grams of silver a hectolitre',
                scale: { domain: [40, 140], zero: false },
              },
            },
          },
          {
            data: {
              values: [
                { year: '1742-06-01', v: 106, t: '1740–41' },
                { year: '1774-06-01', v: 130, t: '1771–73' },
                { year: '1783-06-01', v: 121, t: '1789' },
              ],
            },
            mark: { type: 'text', align: 'left', fontWeight: 600 },
            encoding: {
              x: { field: 'year', type: 'temporal' },
              y: { field: 'v', type: 'quantitative', scale: { zero: false } },
              text: { field: 't' },
            },
          },
        ],
      })),
      text: 'In 1740 and in 1772 a hectolitre of rye cost some *60 to 70% more* than the trend of the years around. The climb between is slower: about 0.4 g a year.',
      note: 'Median price at the quay of all cargoes of the year. The axis starts at 40.',
    },
    {
      kind: 'picture',
      wide: true,
      title: 'Rye from Riga, wheat from Danzig',
      picture: chartImage('Bars of rye and wheat cargoes from five ports.', c => ({
        width: 640,
        height: 350,
        data: {
          values: cargo.flatMap(({ p, r, w }) => [
            { p, k: 'Rye', v: r },
            { p, k: 'Wheat', v: w },
          ]),
        },
        layer: [
          {
            mark: { type: 'bar', height: 24 },
            encoding: {
              y: { field: 'p', type: 'nominal', sort: null, title: null, axis: { ticks: false, domain: false } },
              yOffset: { field: 'k', sort: null },
              x: { field: 'v', type: 'quantitative', title: 'Cargoes measured, 1785–1790', scale: { domain: [0, 560] } },
              color: {
                field: 'k',
                type: 'nominal',
                sort: null,
                scale: { range: [c.accent, c.second] },
                legend: { title: null, orient: 'top', symbolType: 'square' },
              },
            },
          },
          {
            mark: { type: 'text', align: 'left', dx: 6 },
            encoding: {
              y: { field: 'p', type: 'nominal', sort: null },
              yOffset: { field: 'k', sort: null },
              x: { field: 'v', type: 'quantitative' },
              text: { field: 'v' },
            },
          },
        ],
      })),
      text: 'The five largest ports of lading in the last six years. Of 2,322 cargoes, 1,521 were rye.',
      note: 'Port as the skipper declared it; some named the last port called at.',
    },
    {
      kind: 'table',
      title: 'How a year of dearth looks in the book',
      header: ['', '1768–70', '1771–73'],
      widths: [3.6, 2, 2],
      rows: [
        ['Cargoes a year', '671', '548'],
        ['Median cargo (lasts)', '38', '24'],
        ['From ports seldom seen', '6%', '19%'],
        ['Prices struck and rewritten', '7%', '22%'],
        ['Rye, g silver/hl (mean)', '74', '111'],
      ],
      note: 'Ports seldom seen: fewer than ten cargoes in the ten years before.',
    },
    {
      kind: 'compare',
      title: 'What a ledger leaves out',
      sides: [
        { heading: 'In the book', points: ['Grain that was measured', 'The price that was declared', 'Skippers, by name'] },
        {
          heading: 'Not in it',
          points: ['Grain that went round the measurer', 'What was paid after the quarrel', 'Those who carried the sacks'],
        },
      ],
    },
    {
      kind: 'end',
      title: 'To take along',
      points: [
        'A book written to settle quarrels can be read for prices, if the quarrels are read too',
        'Keep what was struck out: it is data',
        'In dearth, look for *new ports and small ships* before you look at the price',
        'Table and photographs: doi.org/10.5555/eih.grain.1740',
      ],
    },
  ],
}
