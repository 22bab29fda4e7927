import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { artSvg, chartImage, drawing } from '../chart-picture.ts'
import type { Deck } from '../deck.ts'
import { rule } from '../themes/rule.ts'

const months = [0, 1, 2, 3, 4, 5, 6]
const before = [8.4, 8.3, 8.1, 8.2, 8.0, 8.1, 7.9]
const after = [8.4, 7.6, 6.9, 6.5, 6.2, 6.0, 5.9]

export const headacheDiaries: Deck = {
  theme: rule,
  shortTitle: 'Headache diaries in general practice',
  colours: {
    paper: '#ffffff',
    ink: '#27233a',
    accent: '#4a2f86',
    second: '#c2386b',
    soft: '#ece8f6',
    muted: '#625c78',
    onAccent: '#ffffff',
  },
  facts: {
    slug: 'headache-diaries',
    volume: 2,
    publicationId: 605,
    title: 'Two minutes a day: headache diaries in general practice, a stepped-wedge trial',
    abstract: [
      'People with frequent headache are asked by specialists to keep a diary, and seldom by their own doctor. In a stepped-wedge trial, 24 practices began in random order to offer a one-line daily diary with a review after eight weeks.',
      'Among 1,118 people the number of headache days in the sixth month was 5.9 in diary periods and 7.9 in usual-care periods: 2.0 fewer (95% CI 1.4 to 2.6). Days with acute medicine fell from 6.1 to 4.3. Two in three diaries were kept for at least 45 of 56 days. Medicine overuse was seen for the first time in 143 people, by the diary alone.',
    ],
    published: '2025-06-17',
    authors: [
      author('Fionnuala', 'Brophy', '1', 'f.brophy@example.org'),
      author('Mehdi', 'Zaouali', '2'),
      author('Sunniva', 'Eikeland', '1'),
      author('Peadar', 'Lenihan', '1'),
    ],
    affiliations: affiliations(
      ['Primary Care Research Group', 'Corrib School of Medicine', 'Galway', 'IE'],
      ['Department of Neurology', 'Institut Carthage de Santé', 'Tunis', 'TN'],
    ),
    subjects: [
      ['Medicine and health', 'Neurology'],
      ['Medicine and health', 'Primary care'],
    ],
    keywords: ['headache', 'diary', 'primary care', 'stepped-wedge trial', 'medication overuse'],
    funding: [{ funder: 'Western Health Practice Fund', awards: ['WHP-44'] }],
    conference: { name: 'General Practice Research Days', place: 'Limerick, Ireland', date: '2025-06-12' },
  },
  art: (c, w, h) => {
    const random = seeded(65)
    const dots: string[] = []
    for (let i = 0; i < 52; i += 1) {
      for (let j = 0; j < 7; j += 1) {
        const p = 0.5 - 0.4 * (i / 51)
        const hit = random() < p
        const bad = hit && random() < 0.4
        dots.push(
          `<circle cx="${38 + i * 23.6}" cy="${40 + j * 28.5}" r="${bad ? 11 : hit ? 8.5 : 3.4}" fill="${bad ? '#ff8fb0' : hit ? '#ffffff' : '#b7a6e0'}"/>`,
        )
      }
    }
    return artSvg(w, h, `<rect width="${w}" height="${h}" fill="${c.accent}"/>${dots.join('')}`)
  },
  slides: [
    {
      kind: 'points',
      title: 'The problem in ten minutes',
      points: [
        'Headache is behind one in twenty-five consultations in our practices',
        'Asked how many days last month, people are out by *three days either way*',
        'Treatment turns on that number: prevention from four days, overuse from ten',
        'Diaries work in clinics. Would they in a practice?',
      ],
      aside: '“About the usual, doctor.”',
    },
    {
      kind: 'picture',
      wide: true,
      title: 'The diary: one line, four taps',
      picture: drawing('One week of the diary: pain from none to severe, and a tick for medicine.', 1100, 300, c => {
        const week: readonly (readonly [string, number, boolean])[] = [
          ['Mon', 0, false],
          ['Tue', 2, true],
          ['Wed', 3, true],
          ['Thu', 1, false],
          ['Fri', 0, false],
          ['Sat', 2, false],
          ['Sun', 0, false],
        ]
        return week
          .map(([day, pain, pill], i) => {
            const x = 60 + i * 146
            const bars = [1, 2, 3]
              .map(
                level =>
                  `<rect x="${x + (level - 1) * 36}" y="${190 - level * 42}" width="30" height="${level * 42}" rx="4" fill="${pain >= level ? (pain === 3 ? c.second : c.accent) : c.soft}"/>`,
              )
              .join('')
            return `${bars}<text x="${x + 51}" y="230" text-anchor="middle" font-size="24" font-weight="700" fill="${c.ink}">${day}</text>${pill ? `<rect x="${x + 24}" y="250" width="54" height="26" rx="13" fill="${c.second}"/><path d="M${x + 51} 250v26" stroke="#fff" stroke-width="3"/>` : `<path d="M${x + 39} 263h24" stroke="${c.muted}" stroke-width="3"/>`}`
          })
          .join('')
      }),
      text: 'Pain: none, mild, moderate, severe. Medicine: yes or no. On paper or on a telephone; 58% chose paper. Filling it in took a median of *two minutes a day* at first and under one later.',
    },
    {
      kind: 'picture',
      title: 'Twenty-four practices, six steps',
      picture: drawing('Staircase of six groups of practices that begin the diary two months after one another.', 760, 420, c => {
        const cells = Array.from(
          { length: 6 },
          (_, g) =>
            `${Array.from(
              { length: 7 },
              (_unused, t) => `<rect x="${150 + t * 86}" y="${20 + g * 56}" width="80" height="50" fill="${t > g ? c.accent : c.soft}"/>`,
            ).join('')}<text x="134" y="${53 + g * 56}" text-anchor="end" font-size="19" fill="${c.ink}">4 practices</text>`,
        ).join('')
        const axis = Array.from(
          { length: 7 },
          (_, t) => `<text x="${190 + t * 86}" y="385" text-anchor="middle" font-size="19" fill="${c.ink}">${t * 2}–${t * 2 + 2}</text>`,
        ).join('')
        return `${cells}${axis}<text x="451" y="414" text-anchor="middle" font-size="19" font-weight="600" fill="${c.ink}">Months</text>`
      }),
      text: 'Each step, four more practices begin (dark).\n\nEvery practice is its own control, and time is allowed for in the model.\n\n*1,118 people*, four or more headache days in the month before.',
    },
    {
      kind: 'picture',
      title: 'Headache days fall by a quarter',
      picture: chartImage('Lines from 8.4 days: usual care reaches 7.9, diary 5.9 in the sixth month.', c => ({
        width: 640,
        height: 330,
        data: {
          values: months.flatMap(m => [
            { m, t: 'Usual care', v: before[m] },
            { m, t: 'Diary', v: after[m] },
          ]),
        },
        layer: [
          {
            mark: { type: 'line', strokeWidth: 5, point: { size: 120, filled: true } },
            encoding: {
              x: {
                field: 'm',
                type: 'quantitative',
                title: 'Months since entry',
                scale: { domain: [0, 7.3], nice: false },
                axis: { tickCount: 20, format: 'd', values: months, grid: false },
              },
              y: { field: 'v', type: 'quantitative', title: 'Headache days in the month', scale: { domain: [0, 10] } },
              color: { field: 't', type: 'nominal', sort: null, scale: { range: [c.muted, c.second] }, legend: null },
            },
          },
          {
            transform: [{ filter: 'datum.m == 6' }],
            mark: { type: 'text', align: 'left', dx: 14, fontWeight: 700 },
            encoding: {
              x: { field: 'm', type: 'quantitative' },
              y: { field: 'v', type: 'quantitative' },
              text: { field: 't' },
              color: { field: 't', type: 'nominal', sort: null, legend: null },
            },
          },
        ],
      })),
      text: 'Sixth month: *5.9* against *7.9* days.\n\nDifference 2.0 days\n(95% CI 1.4 to 2.6)',
      note: 'Means adjusted for calendar time, practice and days at entry.',
    },
    {
      kind: 'table',
      title: 'Other outcomes in the sixth month',
      header: ['', 'Usual care', 'Diary', 'Difference (95% CI)'],
      widths: [4.4, 2, 2, 3],
      rows: [
        ['Days with acute medicine', '6.1', '4.3', '−1.8 (−2.4 to −1.2)'],
        ['Days with severe pain', '2.2', '1.7', '−0.5 (−0.8 to −0.2)'],
        ['Days off work or school', '1.3', '1.0', '−0.3 (−0.6 to 0.0)'],
        ['On a preventive medicine', '18%', '31%', '+13 points (8 to 18)'],
        ['Referred to neurology', '6%', '6%', '0 points (−3 to 3)'],
      ],
      note: 'People analysed: 1,012 with at least one diary or survey after entry.',
    },
    {
      kind: 'stats',
      title: 'Overuse came to light',
      stats: [
        { value: '143', label: 'people with medicine on ten days a month or more, not known before the diary' },
        { value: '88', label: 'of them below ten days six months on' },
        { value: '67%', label: 'kept at least 45 of 56 days' },
      ],
      text: 'Nobody had been asked to cut down before the review. For 31 of the 88 the count fell before they had seen a doctor.',
    },
    {
      kind: 'compare',
      title: 'Why believe it, why doubt it',
      sides: [
        {
          heading: 'Believe',
          points: ['Order of practices was random', 'All 24 stayed to the end', 'The effect is like that seen in clinics'],
        },
        {
          heading: 'Doubt',
          points: ['People knew when they had a diary', 'Recall was the measure in usual-care periods', 'One region, one kind of practice'],
        },
      ],
    },
    {
      kind: 'end',
      title: 'On Monday morning',
      points: [
        'Offer a one-line diary at the *first* headache visit',
        'Book the review for eight weeks on, then and there',
        'Look for ten days of medicine before you look for anything else',
        'Paper is as good as a telephone',
      ],
    },
  ],
}
