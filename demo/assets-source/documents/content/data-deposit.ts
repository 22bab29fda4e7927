import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { chart } from '../chart.ts'
import type { Paper } from '../document.ts'
import { report } from '../layouts/report.ts'

const places = [
  { p: 'A', articles: 214, open: 92, requested: 61, none: 61 },
  { p: 'B', articles: 388, open: 128, requested: 136, none: 124 },
  { p: 'C', articles: 142, open: 81, requested: 27, none: 34 },
  { p: 'D', articles: 305, open: 88, requested: 113, none: 104 },
  { p: 'E', articles: 176, open: 60, requested: 52, none: 64 },
  { p: 'F', articles: 255, open: 143, requested: 58, none: 54 },
] as const
const all = places.reduce(
  (sum, row) => ({
    articles: sum.articles + row.articles,
    open: sum.open + row.open,
    requested: sum.requested + row.requested,
    none: sum.none + row.none,
  }),
  { articles: 0, open: 0, requested: 0, none: 0 },
)
const share = (n: number, of: number): string => `${Math.round((100 * n) / of)}%`

export const dataDeposit: Paper = {
  layout: report('Where the data went'),
  series: 'Report',
  colours: { accent: '#27306b', second: '#d9662b', ink: '#20222e', soft: '#e8e9f4', muted: '#565a72', onAccent: '#ffffff' },
  facts: {
    slug: 'where-the-data-went',
    volume: 2,
    publicationId: 702,
    documentType: 'Report',
    title: 'Where the data went: deposit of research data at six small universities, 2024',
    abstract: [
      'Policies on research data are written with large universities in mind. We followed the data of 1,480 articles published in 2024 by authors at six universities with fewer than 6,000 students, and asked 96 of the authors how deposit had gone.',
      'For 592 articles (40%) data were in a repository; for 447 (30%) they were said to be available on request; for 441 (30%) nothing was said. Of 120 requests that we sent, 38 brought data within six weeks. The two universities with most deposits have no more money than the others: each has one person whose task it is to help.',
    ],
    published: '2025-04-08',
    authors: [
      author('Wanjiru', 'Kamande', '1', 'w.kamande@example.org'),
      author('Stellan', 'Brorsson', '2'),
      author('Lucía', 'Etxeberria', '3'),
      author('Tariq', 'Mahmoud-Hale', '1'),
    ],
    affiliations: affiliations(
      ['Open Scholarship Observatory', 'Rift Valley Institute for Research Policy', 'Nakuru', 'KE'],
      ['Library', 'Vänern College', 'Karlstad', 'SE'],
      ['Science Studies Unit', 'Universidad del Bidasoa', 'Irun', 'ES'],
    ),
    subjects: [
      ['Social sciences and humanities', 'Research on research'],
      ['Computing and mathematics', 'Research software'],
    ],
    keywords: ['research data', 'repositories', 'data availability', 'universities', 'data stewards'],
    funding: [{ funder: 'Consortium for Small Universities', awards: ['CSU-7', 'CSU-12'] }],
    competingInterests:
      'Stellan Brorsson is employed at the library of one of the six universities. He took no part in coding its articles.',
    relatedDois: ['10.5555/recto.asset.703'],
  },
  art: c => {
    const random = seeded(702)
    const marks: string[] = []
    for (let row = 0; row < 24; row += 1) {
      for (let column = 0; column < 30; column += 1) {
        const x = 24 + column * 5.5
        const y = 138 + row * 5.2
        const r = random()
        marks.push(
          r < 0.4
            ? `<rect x="${x}" y="${y}" width="3.6" height="3.6" fill="${c.second}"/>`
            : r < 0.7
              ? `<rect x="${x + 0.25}" y="${y + 0.25}" width="3.1" height="3.1" fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width=".5"/>`
              : `<circle cx="${x + 1.8}" cy="${y + 1.8}" r=".45" fill="#ffffff" fill-opacity=".6"/>`,
        )
      }
    }
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">${marks.join('')}</svg>`
  },
  summary: [
    'Data of two articles in five were in a repository. For three in ten the reader is told to ask, and for three in ten is told nothing.',
    'Asking works in about a third of cases: 38 of 120 requests brought data within six weeks.',
    'Deposits vary twofold between universities of the same size, from 29% to 57%. Policy, money and field explain little of it. Having a person to ask explains a good deal.',
    'Authors name time, not will, as the obstacle: the median deposit took five and a half hours, and four of those were spent on work that could have been done while collecting.',
  ],
  blocks: [
    { kind: 'h2', text: 'Why small universities' },
    {
      kind: 'p',
      text: 'Most of what is known about data deposit comes from journals or from universities with large libraries. Yet much research is done in places with a library of nine people, no repository of their own, and a policy copied from elsewhere. If deposit is to become ordinary it must be possible there.',
    },
    {
      kind: 'p',
      text: 'We chose six universities in five countries, each with fewer than 6,000 students and between 100 and 400 articles a year. They agreed to take part on condition that they are not named. We call them A to F.',
    },
    { kind: 'h2', text: 'What we did' },
    {
      kind: 'p',
      text: 'From each university’s own list we took every research article of 2024 that reports data collected or produced by its authors: 1,480 in all. Two of us read each availability statement and followed its links. We coded an article as <em>deposited</em> if at least one data set stood in a repository under a persistent identifier and could be downloaded without asking; as <em>on request</em> if the statement said so; and as <em>silent</em> otherwise. We disagreed on 5.2% of articles and settled these with a third reader.',
    },
    {
      kind: 'p',
      text: 'From the 447 articles with data on request we drew 120 at random, 20 from each university, and asked for the data by e-mail, with one reminder after three weeks. We then interviewed 96 authors, 16 at each place, half of whom had deposited.',
    },
    { kind: 'h2', text: 'What we found' },
    { kind: 'h3', text: 'Two in five deposit' },
    {
      kind: 'p',
      text: `Of 1,480 articles, ${all.open} (${share(all.open, all.articles)}) had deposited data, ${all.requested} (${share(all.requested, all.articles)}) offered them on request and ${all.none} (${share(all.none, all.articles)}) were silent (Table 1). Where a university lies within this range has little to do with its size (Figure 1).`,
    },
    {
      kind: 'table',
      number: 1,
      numeric: true,
      caption: 'Articles of 2024 by university and what became of their data.',
      header: ['University', 'Articles', 'Deposited', 'On request', 'Silent', 'Share deposited', 'Data steward'],
      widths: [1.6, 1.3, 1.5, 1.5, 1.2, 1.8, 1.8],
      rows: [
        ...places.map((row, i) => [
          row.p,
          String(row.articles),
          String(row.open),
          String(row.requested),
          String(row.none),
          share(row.open, row.articles),
          ['0.2', '0', '1.0', '0', '0.2', '1.0'][i] ?? '',
        ]),
        [
          '<b>All</b>',
          '<b>1,480</b>',
          `<b>${all.open}</b>`,
          `<b>${all.requested}</b>`,
          `<b>${all.none}</b>`,
          `<b>${share(all.open, all.articles)}</b>`,
          '',
        ],
      ],
    },
    { kind: 'p', text: 'Data steward: full-time equivalents of staff whose task includes help with deposit.' },
    {
      kind: 'figure',
      number: 1,
      caption: 'Share of articles with deposited data (orange: universities with a full-time data steward).',
      alt: 'Bars of the share deposited: C 57, F 56, A 43, E 34, B 33, D 29 percent.',
      draw: chart(c => ({
        width: 520,
        height: 210,
        data: {
          values: places.map(row => ({ p: `University ${row.p}`, v: (100 * row.open) / row.articles, s: row.p === 'C' || row.p === 'F' })),
        },
        layer: [
          {
            mark: { type: 'bar', height: 24 },
            encoding: {
              y: { field: 'p', type: 'nominal', sort: '-x', title: null, axis: { ticks: false, domain: false } },
              x: { field: 'v', type: 'quantitative', title: 'Articles with deposited data (%)', scale: { domain: [0, 70] } },
              color: { condition: { test: 'datum.s', value: c.second }, value: c.accent },
            },
          },
          {
            mark: { type: 'text', align: 'left', dx: 6, fontWeight: 600 },
            encoding: {
              y: { field: 'p', type: 'nominal', sort: '-x' },
              x: { field: 'v', type: 'quantitative' },
              text: { field: 'v', format: '.0f' },
            },
          },
        ],
      })),
    },
    { kind: 'h3', text: 'Asking works one time in three' },
    {
      kind: 'p',
      text: 'Our 120 requests brought 38 data sets within six weeks (32%). Nineteen authors declined, most of them giving a reason; 12 addresses no longer worked; 51 did not answer. Answers came quickly or not at all: 31 of the 38 arrived within eight days. Articles older than nine months did worse (24%) than younger ones (39%).',
    },
    {
      kind: 'figure',
      number: 2,
      caption: 'What became of 120 requests for data “available on request”.',
      alt: 'Bar in parts: 38 data received, 19 declined, 12 address failed, 51 no answer.',
      draw: chart(c => ({
        width: 560,
        height: 60,
        data: {
          values: [
            { k: 'Data received', v: 38, o: 1 },
            { k: 'Declined', v: 19, o: 2 },
            { k: 'Address failed', v: 12, o: 3 },
            { k: 'No answer', v: 51, o: 4 },
          ],
        },
        layer: [
          {
            mark: { type: 'bar', height: 46, stroke: '#ffffff', strokeWidth: 2 },
            encoding: {
              x: { field: 'v', type: 'quantitative', stack: 'zero', axis: null, scale: { domain: [0, 120] } },
              order: { field: 'o' },
              color: {
                field: 'k',
                type: 'nominal',
                sort: null,
                scale: { range: [c.second, '#7f86b8', '#b9bdd8', '#e0e2ee'] },
                legend: { title: null, orient: 'bottom', symbolType: 'square', columns: 4 },
              },
            },
          },
          {
            data: {
              values: [
                { x: 19, t: '38' },
                { x: 47.5, t: '19' },
                { x: 63, t: '12' },
                { x: 94.5, t: '51' },
              ],
            },
            mark: { type: 'text', fontSize: 16, fontWeight: 700 },
            encoding: { x: { field: 'x', type: 'quantitative', scale: { domain: [0, 120] } }, text: { field: 't' } },
          },
        ],
        resolve: { scale: { color: 'independent' } },
      })),
    },
    { kind: 'h3', text: 'A person to ask' },
    {
      kind: 'p',
      text: 'Universities C and F each have one full-time data steward; A and E share a fifth of a post with the library desk; B and D have none. The stewards at C and F do the same unglamorous thing: they write to each author on acceptance of an article, offer an hour, and sit beside them while the deposit is made. At C this took 1.4 hours of the steward’s time for each deposit.',
    },
    { kind: 'p', text: 'All six universities have a policy that requires deposit. In 96 interviews 22 authors knew of it.' },
    {
      kind: 'box',
      title: 'In their own words (invented for this sample)',
      items: [
        '“I meant to. Then the next paper was due.” (author, B)',
        '“She opened the form and asked me what the columns were. I did not know any more. That was the lesson.” (author, C)',
        '“If I wait until I am asked, I have to remember what I did. If I deposit, I have to remember now.” (author, F)',
      ],
    },
    { kind: 'h3', text: 'Where the hours go' },
    {
      kind: 'p',
      text: 'The 48 authors who had deposited put the time it took at a median of five and a half hours. They spent it on naming and explaining variables (2.5 hours), finding the final version of files (1.5), permissions (0.5), and the repository’s form (1.0). The first two, four hours of the five and a half, are work that is cheap during collection and dear afterwards.',
    },
    { kind: 'break' },
    { kind: 'h2', text: 'What would help' },
    {
      kind: 'ol',
      items: [
        '<b>Pay for a person before a platform.</b> General repositories are free to use. One steward serves about 250 articles a year.',
        '<b>Write on acceptance, not on submission.</b> The article is safe, and its author still remembers.',
        '<b>Count deposits by department and show the count.</b> F does so each quarter; nobody is named.',
        '<b>Retire “available on request”.</b> It costs the reader an e-mail and brings data one time in three.',
        '<b>Ask for a list of variables at the start</b> of ethics review or of a thesis, where a form is being filled in anyway.',
      ],
    },
    { kind: 'h2', text: 'Limits' },
    {
      kind: 'p',
      text: 'Six universities that were willing to be looked at are not all small universities. Stewards were not placed at random: a university that pays for one may care more to begin with. C and F also have somewhat more biology and less engineering than the rest; within biology alone the difference is smaller (61% against 47%) but remains. We did not judge whether deposited data are fit to be used again. A look at 60 of them suggests that about half have a description a stranger could follow.',
    },
    { kind: 'h2', text: 'Data and thanks' },
    {
      kind: 'p',
      text: 'The coding sheet, the anonymised codes of all 1,480 articles and the wording of our requests are at doi.org/10.5555/rvi.data.1480. We thank the six libraries, and everyone who answered a stranger’s e-mail.',
    },
  ],
  references: [
    'Wilkinson MD, Dumontier M, Aalbersberg IJ, et al. The FAIR Guiding Principles for scientific data management and stewardship. Sci Data 2016;3:160018. doi.org/10.1038/sdata.2016.18',
    'Kamande W, Etxeberria L. Coding availability statements: a manual. 2024. doi.org/10.5555/rvi.man.3',
    'Brorsson S. An hour beside the author. 2023. doi.org/10.5555/vc.lib.9',
    'Mahmoud-Hale T. What “on request” has meant, 2010–2022. 2023. doi.org/10.5555/rvi.wp.17',
  ],
}
