import { affiliations, author } from '../../lib/item.ts'
import { normal, seeded } from '../../lib/random.ts'
import { clamp, closing, ease, fade, mix, opening, text } from '../motion.ts'
import type { Video } from '../video.ts'

const threshold = 10
const firstYear = 1994
const c = { ground: '#fdf8ef', ink: '#1f2d3a', dim: '#6c7781', early: '#4a90a4', late: '#c8502f', grid: '#e6ddcb' }

/** Flow every fifth day of thirty years: a spring flood, a summer low that deepens, storms. */
const years = (() => {
  const random = seeded(10)
  return Array.from({ length: 30 }, (_, k) => {
    const wet = 1 + normal(random) * 0.1
    const flood = 105 + normal(random) * 14 - k * 0.7
    const low = Math.max(4.4, 10.6 - k * 0.13 + normal(random) * 1.5)
    const storms = Array.from({ length: 5 }, () => ({ day: 250 + random() * 115, size: 18 + random() * 38 }))
    const flow = Array.from({ length: 73 }, (_unused, i) => {
      const day = i * 5
      const season = 1 + Math.min(1, ((day - 232) / 92) ** 2)
      const base =
        low * season + 20 * Math.exp(-(((day < 60 ? day : 365 - day) / 62) ** 2)) + flood * Math.exp(-(((day - 112 + k * 0.4) / 26) ** 2))
      const rain = storms.reduce((sum, s) => sum + (day < s.day ? 0 : s.size * Math.exp(-(day - s.day) / 9)), 0)
      return Math.max(3, wet * (base + rain * 0.5) * (1 + normal(random) * 0.04))
    })
    return { year: firstYear + k, flow, low: flow.filter(q => q < threshold).length * 5 }
  })
})()
const mean = (from: number, to: number): number => Math.round(years.slice(from, to).reduce((sum, y) => sum + y.low, 0) / (to - from))
export const [firstDecade, lastDecade] = [mean(0, 10), mean(20, 30)]
export const longest = years.reduce((most, y) => (y.low > most.low ? y : most))

const [x0, x1, y0, y1] = [110, 800, 560, 150]
const px = (day: number): number => mix(x0, x1, day / 365)
const py = (q: number): number => mix(y0, y1, clamp(q / 160, 0, 1.05))
const hue = (k: number): string => {
  const t = k / 29
  const channel = (a: number, b: number): number => Math.round(mix(a, b, t))
  return `rgb(${channel(74, 200)},${channel(144, 80)},${channel(164, 47)})`
}
const line = (flow: readonly number[], upTo: number): string =>
  `M${flow
    .slice(0, Math.max(2, Math.ceil(upTo * 73)))
    .map((q, i) => `${px(i * 5).toFixed(1)} ${py(q).toFixed(1)}`)
    .join('L')}`

export const riverYears: Video = {
  seconds: 30,
  ground: c.ground,
  posterAt: 24,
  languages: { en: 'English', fr: 'Français' },
  facts: {
    slug: 'thirty-years-of-a-river',
    volume: 2,
    publicationId: 803,
    title: 'Thirty years of a river, one line a year',
    abstract: [
      `The flow of one river from 1994 to 2023, drawn year upon year. On the right the days below ${threshold} cubic metres a second are counted: ${firstDecade} a year in the first decade, ${lastDecade} in the last.`,
      `The spring flood comes a little earlier and lower; the change that matters for those who draw water is the long low of summer. The driest year had ${longest.low} such days (${longest.year}).`,
    ],
    published: '2025-01-21',
    authors: [author('Ioana', 'Brătescu', '1', 'i.bratescu@example.org'), author('Samira', 'Benhaddou', '2')],
    affiliations: affiliations(
      ['River Observatory', 'Institutul Someșul de Hidrologie', 'Cluj-Napoca', 'RO'],
      ['Water Observation Laboratory', 'Atlas Institute of Hydrology', 'Ouarzazate', 'MA'],
    ),
    subjects: [
      ['Earth and environment', 'Hydrology'],
      ['Earth and environment', 'Climate'],
    ],
    keywords: ['river flow', 'low flow', 'hydrograph', 'drought', 'animation'],
    relatedDois: ['10.5555/recto.asset.502'],
  },
  cues: [
    {
      from: 0.4,
      to: 3.2,
      text: { en: 'Thirty years of a river,\none line a year.', fr: 'Trente ans d’une rivière,\nune ligne par année.' },
    },
    {
      from: 3.4,
      to: 7,
      text: {
        en: 'The first year, 1994: a flood in April,\na low in summer, autumn storms.',
        fr: 'La première année, 1994 : une crue en avril,\nun étiage en été, des orages en automne.',
      },
    },
    {
      from: 7.2,
      to: 14,
      text: {
        en: 'Year upon year. Blue lines are early,\nred lines are recent.',
        fr: 'Année après année. En bleu les premières,\nen rouge les plus récentes.',
      },
    },
    {
      from: 14.2,
      to: 20,
      text: {
        en: `On the right: days a year with less than\n${threshold} cubic metres a second.`,
        fr: `À droite : jours par an avec moins de\n${threshold} mètres cubes par seconde.`,
      },
    },
    {
      from: 20.2,
      to: 25,
      text: {
        en: `${firstDecade} days a year in the first decade,\n${lastDecade} in the last.`,
        fr: `${firstDecade} jours par an la première décennie,\n${lastDecade} la dernière.`,
      },
    },
    {
      from: 25.2,
      to: 29.6,
      text: {
        en: `The longest low so far: ${longest.low} days, in ${longest.year}.`,
        fr: `L’étiage le plus long : ${longest.low} jours, en ${longest.year}.`,
      },
    },
  ],
  chapters: [
    { at: 0, title: 'Title' },
    { at: 3, title: 'The first year' },
    { at: 7, title: 'Year upon year' },
    { at: 20, title: 'Days of low flow' },
  ],
  seen: [
    'A chart of flow against the months of the year. The line of 1994 is drawn from January to December, then twenty-nine further lines one after another, from blue to red. A dashed line marks 10 cubic metres a second.',
    `At the right a bar for each year grows as its line is drawn: the days below the dashed line. At the end two averages are marked: ${firstDecade} days for 1994–2003 and ${lastDecade} for 2014–2023.`,
  ],
  frame: second => {
    const done = second < 7 ? ease(second, 3.6, 6.8) : 1 + ((second - 7) / 12.6) * 29
    const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
      .map((m, i) => text(px(15 + i * 30.4), y0 + 34, m, { size: 20, fill: c.dim, anchor: 'middle' }))
      .join('')
    const grid = [0, 40, 80, 120, 160]
      .map(
        q =>
          `<path d="M${x0} ${py(q).toFixed(1)}H${x1}" stroke="${c.grid}" stroke-width="2"/>${text(x0 - 14, py(q) + 7, String(q), { size: 20, fill: c.dim, anchor: 'end' })}`,
      )
      .join('')
    const lines = years
      .map(({ flow }, k) => {
        const part = clamp(done - k)
        if (part <= 0) return ''
        const current = k === Math.min(29, Math.floor(done)) && second < 19.8
        const faded = second > 20 && k >= 10 && k < 20 ? 1 - 0.75 * ease(second, 20, 21) : 1
        return `<path d="${line(flow, part)}" fill="none" stroke="${hue(k)}" stroke-width="${current ? 5 : 2.2}" stroke-linejoin="round" opacity="${(current ? 1 : 0.62 * faded).toFixed(2)}"/>`
      })
      .join('')
    const [bx, bw, bh] = [870, 330, 380]
    const top = Math.max(...years.map(y => y.low))
    const bars = years
      .map(({ low }, k) => {
        const part = clamp(done - k)
        const h = (low / top) * bh * part
        const dim = second > 20 && k >= 10 && k < 20 ? 1 - 0.7 * ease(second, 20, 21) : 1
        return h < 0.5
          ? ''
          : `<rect x="${(bx + k * (bw / 30)).toFixed(1)}" y="${(y0 - h).toFixed(1)}" width="${(bw / 30 - 2.5).toFixed(1)}" height="${h.toFixed(1)}" fill="${hue(k)}" opacity="${dim.toFixed(2)}"/>`
      })
      .join('')
    const average = (days: number, from: number, colour: string, at: number): string => {
      const y = y0 - (days / top) * bh
      const left = bx + from * (bw / 30)
      return fade(
        ease(second, at, at + 0.8),
        `<path d="M${left.toFixed(1)} ${y.toFixed(1)}h${(bw / 3).toFixed(1)}" stroke="${c.ink}" stroke-width="4"/><rect x="${left.toFixed(1)}" y="${(y - 104).toFixed(1)}" width="${(bw / 3).toFixed(1)}" height="94" fill="${c.ground}" opacity=".88"/>${text(left + bw / 6, y - 54, String(days), { size: 50, fill: colour, weight: 800, anchor: 'middle' })}${text(left + bw / 6, y - 24, 'days a year', { size: 20, fill: c.ink, weight: 600, anchor: 'middle' })}`,
      )
    }
    const now = Math.min(2023, firstYear + Math.floor(Math.max(0, second < 7 ? 0 : done)))
    const most = years.indexOf(longest)
    const mark = fade(
      ease(second, 25, 25.8),
      `<path d="M${(bx + (most + 0.4) * (bw / 30)).toFixed(1)} ${y0 - bh - 12}v-22" stroke="${c.ink}" stroke-width="3"/>${text(bx + (most + 0.4) * (bw / 30) + (most > 22 ? 8 : 0), y0 - bh - 44, `${longest.low} days in ${longest.year}`, { size: 22, fill: c.ink, weight: 700, anchor: most > 18 ? 'end' : 'middle' })}`,
    )
    return `<rect width="1280" height="720" fill="${c.ground}"/>${fade(ease(second, 3, 3.7), `${text(x0, 76, 'Flow through the year', { size: 32, fill: c.ink, weight: 700, serif: true })}${text(x0, 110, 'cubic metres a second', { size: 21, fill: c.dim })}${text(bx, 76, 'Days below 10 m³/s', { size: 32, fill: c.ink, weight: 700, serif: true })}${grid}${months}${lines}<path d="M${x0} ${py(threshold).toFixed(1)}H${x1}" stroke="${c.ink}" stroke-width="2.5" stroke-dasharray="9 7"/>${fade(1 - ease(second, 19.8, 20.6), text(x1 - 4, 214, String(now), { size: 92, fill: hue(now - firstYear), weight: 800, anchor: 'end' }))}<path d="M${bx} ${y0}h${bw}" stroke="${c.ink}" stroke-width="2"/>${text(bx, y0 + 34, '1994', { size: 20, fill: c.dim })}${text(bx + bw, y0 + 34, '2023', { size: 20, fill: c.dim, anchor: 'end' })}${bars}${average(firstDecade, 0, c.early, 20.4)}${average(lastDecade, 20, c.late, 21.4)}${mark}`)}${opening(second, 3.3, ['Thirty years of a river,', 'one line a year'], 'Ioana Brătescu and Samira Benhaddou', c.ink, c.late)}${closing(second, 25, c.dim)}`
  },
}
