import { affiliations, author } from '../../lib/item.ts'
import { chart } from '../chart.ts'
import type { Paper } from '../document.ts'
import { report } from '../layouts/report.ts'

/** Wilson's 95% interval for a share p of n. */
export function wilson(p: number, n: number): readonly [low: number, high: number] {
  const z2 = 1.959964 ** 2
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n)
  const half = (1.959964 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))
  return [middle - half, middle + half]
}
const sizes = [50, 100, 200, 500, 1000, 5000]
const percent = (v: number): string => (100 * v).toFixed(1)
const curve = Array.from({ length: 41 }, (_, i) => {
  const n = Math.round(50 * 10 ** (i / 20))
  const [lo, hi] = wilson(0.9, n)
  return { n, lo: 100 * lo, hi: 100 * hi }
})

export const smallTestSets: Paper = {
  layout: report('Small test sets'),
  series: 'White paper',
  colours: { accent: '#0f4c5c', second: '#c8553d', ink: '#1d2528', soft: '#e3edef', muted: '#54656b', onAccent: '#ffffff' },
  facts: {
    slug: 'small-test-sets',
    volume: 2,
    publicationId: 704,
    documentType: 'White paper',
    title: 'Small test sets: how to report a classifier when a hundred cases are all there are',
    abstract: [
      'In many fields a labelled test set of a hundred cases is a year’s work. Results on such sets are still reported as if they came from a hundred thousand: one accuracy, three digits, no interval.',
      'This white paper sets out what a small test set can and cannot show. Ninety right of a hundred is compatible with a true accuracy from 82.6% to 94.5%. Two systems tested on the same cases should be compared case by case. Choosing the best of several systems on the test set inflates its result by an amount that can be worked out beforehand. The paper closes with a checklist of eight items and an example of a report that follows it.',
    ],
    published: '2025-09-16',
    authors: [
      author('Nandini', 'Kulasekara', '1', 'n.kulasekara@example.org'),
      author('Bálint', 'Szentmihályi', '2'),
      author('Chloé', 'Marchand-Diop', '3'),
    ],
    affiliations: affiliations(
      ['Applied Learning Systems', 'Peradeniya Hills Institute of Technology', 'Kandy', 'LK'],
      ['Department of Statistics', 'Bükk University', 'Eger', 'HU'],
      ['Medical Computing', 'Institut de la Teranga', 'Dakar', 'SN'],
    ),
    subjects: [
      ['Computing and mathematics', 'Machine learning'],
      ['Computing and mathematics', 'Statistics'],
    ],
    keywords: ['evaluation', 'test sets', 'confidence intervals', 'McNemar test', 'reporting'],
    relatedDois: ['10.5555/recto.asset.505'],
  },
  art: c => {
    const dots = Array.from({ length: 100 }, (_, k) => {
      const [i, j] = [k % 10, Math.floor(k / 10)]
      const wrong = [7, 18, 23, 41, 46, 58, 64, 72, 85, 93].includes(k)
      return `<circle cx="${33 + i * 16}" cy="${141 + j * 13.2}" r="${wrong ? 5.4 : 4.4}" fill="${wrong ? c.second : '#ffffff'}" fill-opacity="${wrong ? 1 : 0.16 + 0.06 * ((i + j) % 4)}"/>`
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">${dots.join('')}</svg>`
  },
  summary: [
    'Ninety right of a hundred is <b>90%, with an interval from 82.6 to 94.5</b>. Report the interval; it is one line of code.',
    'Two systems on the same cases: report the cases on which they differ, not two accuracies.',
    'The best of ten equal systems will look about four points better than it is, on a hundred cases at 90%.',
    'A small test set is not a bad one. It can rule things out. It cannot rank things that are close.',
  ],
  blocks: [
    { kind: 'h2', text: 'A hundred cases' },
    {
      kind: 'lead',
      text: 'A pathologist labels a hundred slides in eleven evenings. A linguist glosses a hundred sentences of a language with forty speakers. There will be no hundred and first.',
    },
    {
      kind: 'p',
      text: 'Much writing on evaluation assumes that more data can be had. Often they cannot. This paper is for those who have between 50 and 1,000 labelled cases, have built or bought a classifier, and wish to say how good it is without saying more than they know.',
    },
    { kind: 'h2', text: 'One system: give the interval' },
    {
      kind: 'p',
      text: 'If each case is an independent draw from those the system will meet, the number it gets right is binomial. Wilson’s interval [1] is a good choice for its unknown accuracy: it stays within 0 and 1, and covers close to 95% even with few cases, where the textbook interval does not [2]. Table 1 gives it for an observed accuracy of 90%.',
    },
    {
      kind: 'table',
      number: 1,
      numeric: true,
      caption: 'Ninety percent right: Wilson’s 95% interval by number of test cases.',
      header: ['Test cases', 'Right', 'Interval (%)', 'Width (points)'],
      widths: [2, 2, 3, 2],
      rows: sizes.map(n => {
        const [lo, hi] = wilson(0.9, n)
        return [n.toLocaleString('en'), Math.round(0.9 * n).toLocaleString('en'), `${percent(lo)} to ${percent(hi)}`, percent(hi - lo)]
      }),
    },
    {
      kind: 'p',
      text: 'To halve the width takes four times the cases. It follows that the third digit of an accuracy (“90.3%”) carries no information below some 5,000 cases, and should not be printed.',
    },
    {
      kind: 'figure',
      number: 1,
      caption: 'The interval around an observed accuracy of 90%, by number of test cases (logarithmic axis).',
      alt: 'A band around 90 percent that narrows from about 79–96 at 50 cases to under 2 points at 5,000.',
      draw: chart(c => ({
        width: 540,
        height: 230,
        data: { values: curve },
        layer: [
          {
            mark: { type: 'area', color: c.accent, opacity: 0.25 },
            encoding: {
              x: {
                field: 'n',
                type: 'quantitative',
                title: 'Test cases',
                scale: { type: 'log', domain: [50, 5000], nice: false },
                axis: { tickCount: 20, values: [50, 100, 200, 500, 1000, 2000, 5000], format: ',', grid: false, labelOverlap: false },
              },
              y: { field: 'lo', type: 'quantitative', title: 'Accuracy (%)', scale: { domain: [76, 100], zero: false } },
              y2: { field: 'hi' },
            },
          },
          {
            data: { values: [{ y: 90 }] },
            mark: { type: 'rule', color: c.accent, strokeWidth: 2.5 },
            encoding: { y: { field: 'y', type: 'quantitative', scale: { zero: false } } },
          },
          {
            data: { values: [{ n: 100, lo: 82.6, hi: 94.5, t: '82.6 to 94.5' }] },
            mark: { type: 'rule', color: c.second, strokeWidth: 3 },
            encoding: {
              x: { field: 'n', type: 'quantitative' },
              y: { field: 'lo', type: 'quantitative', scale: { zero: false } },
              y2: { field: 'hi' },
            },
          },
          {
            data: { values: [{ n: 100, y: 96.6, t: '100 cases: 82.6 to 94.5' }] },
            mark: { type: 'text', align: 'left', dx: -10, color: c.second, fontWeight: 700 },
            encoding: {
              x: { field: 'n', type: 'quantitative' },
              y: { field: 'y', type: 'quantitative', scale: { zero: false } },
              text: { field: 't' },
            },
          },
        ],
      })),
    },
    { kind: 'h3', text: 'Cases that come in groups' },
    {
      kind: 'p',
      text: 'Ten slides of each of ten patients are not a hundred cases. If cases share a patient, a speaker or a site, resample whole groups, and state the number of groups first. With ten groups an honest interval may be twice as wide as the one in Table 1.',
    },
    { kind: 'h2', text: 'Two systems: count where they differ' },
    {
      kind: 'p',
      text: 'Say system A gets 90 of 100 right and system B 86. Read as two shares, the intervals overlap and nothing seems to follow. But the systems saw the same cases, and most of them tell us nothing about which is better: both were right, or both wrong. What matters is the cases on which they part (Table 2).',
    },
    {
      kind: 'table',
      number: 2,
      numeric: true,
      caption: 'Two ways to get from 90 and 86: the same accuracies, different evidence.',
      header: ['', 'Only A right', 'Only B right', 'Both right', 'Both wrong', 'Exact McNemar p'],
      widths: [2.2, 1.7, 1.7, 1.6, 1.7, 2.2],
      rows: [
        ['First pair', '4', '0', '86', '10', '0.13'],
        ['Second pair', '13', '9', '77', '1', '0.52'],
      ],
    },
    {
      kind: 'p',
      text: 'In the first pair B was never right where A was wrong, and four cases in A’s favour are still not enough to be sure (p = 0.13) [3]. In the second the systems err on different cases: the better question is then whether to join them. Print the four counts. They let any reader do any test, and they take one line.',
    },
    { kind: 'h2', text: 'Many systems: the winner’s luck' },
    {
      kind: 'p',
      text: 'If ten systems all have a true accuracy of 90% and are tested on separate draws of a hundred cases, the best of them will score 94% or so by luck alone: the standard error is 3.0 points, and the largest of ten such draws lies on average about 1.5 standard errors above the mean. On one shared test set the effect is smaller, because the systems find the same cases hard, but it does not vanish.',
    },
    {
      kind: 'box',
      title: 'What to do about it',
      items: [
        'Choose on one part of the data and report on another that was not looked at.',
        'If there is too little for that, say how many systems and settings were tried, and report the result of all of them.',
        'Do not call a system best if the runner-up’s difference is smaller than the winner’s luck.',
      ],
    },
    { kind: 'h2', text: 'What a small test set is good for' },
    {
      kind: 'p',
      text: 'It can rule out. A system sold as “99% accurate” that gets ten of a hundred wrong is refuted: at 99% the chance of ten or more errors is less than one in ten million. It can find kinds of error that no summary shows, since a hundred cases can be read one by one. And a count of zero has a use: no error among a hundred cases means that the true rate is below about 3% (the rule of three), which may be all a reader needs.',
    },
    { kind: 'h2', text: 'A checklist' },
    {
      kind: 'ol',
      items: [
        'Number of test cases, and of groups they come from.',
        'How they were chosen, and from among which.',
        'Who labelled them, how often, and how far they agreed.',
        'Counts, not only shares: right, wrong, and of which kind.',
        'An interval for every share that is discussed.',
        'For comparisons, the four counts of Table 2.',
        'How many systems and settings were tried on these cases.',
        'The cases themselves, or the reason why not.',
      ],
    },
    { kind: 'break' },
    { kind: 'h3', text: 'An example that follows it' },
    {
      kind: 'p',
      text: '<em>“The test set holds 120 recordings of 40 speakers, drawn at random from the 410 of the archive and labelled by two of us (agreement 113 of 120; a third settled the rest). The system was right on 102: 85%, interval by resampling speakers 76 to 92. The earlier system was right on 97; 11 recordings were right with the new system only, 6 with the earlier only (exact McNemar p = 0.33). Three settings were tried on these recordings; the other two were right on 100 and 99.”</em> Eighty-nine words, and nothing that will have to be taken back.',
    },
  ],
  references: [
    'Wilson EB. Probable inference, the law of succession, and statistical inference. J Am Stat Assoc 1927;22:209–212. doi.org/10.1080/01621459.1927.10502953',
    'Brown LD, Cai TT, DasGupta A. Interval estimation for a binomial proportion. Stat Sci 2001;16:101–133. doi.org/10.1214/ss/1009213286',
    'McNemar Q. Note on the sampling error of the difference between correlated proportions or percentages. Psychometrika 1947;12:153–157. doi.org/10.1007/BF02295996',
    'Dietterich TG. Approximate statistical tests for comparing supervised classification learning algorithms. Neural Comput 1998;10:1895–1923. doi.org/10.1162/089976698300017197',
  ],
}
