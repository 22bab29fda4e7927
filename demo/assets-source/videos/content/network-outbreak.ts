import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { clamp, closing, during, ease, fade, opening, text } from '../motion.ts'
import type { Video } from '../video.ts'

const people = 220
const vaccinated = 44
const steps = 40
interface Node {
  readonly x: number
  readonly y: number
  readonly links: number[]
}

/** Points in a disc, each linked to near neighbours; eighteen of them to many more. */
const nodes: readonly Node[] = (() => {
  const random = seeded(801)
  const made: Node[] = []
  while (made.length < people) {
    const [x, y] = [random() * 2 - 1, random() * 2 - 1]
    if (x * x + y * y > 1 || made.some(n => (n.x - x) ** 2 + (n.y - y) ** 2 < 0.0075)) continue
    made.push({ x, y, links: [] })
  }
  const join = (a: number, b: number): void => {
    if (a === b || made[a]?.links.includes(b)) return
    made[a]?.links.push(b)
    made[b]?.links.push(a)
  }
  made.forEach((node, a) => {
    const near = made.map((other, b) => ({ b, d: (other.x - node.x) ** 2 + (other.y - node.y) ** 2 })).sort((p, q) => p.d - q.d)
    const hub = a % 12 === 0
    for (const { b } of near.slice(1, hub ? 13 : 3)) join(a, b)
    if (hub) for (let k = 0; k < 3; k += 1) join(a, Math.floor(random() * people))
  })
  return made
})()
const byLinks = nodes
  .map((n, i) => ({ i, k: n.links.length }))
  .sort((a, b) => b.k - a.k)
  .map(({ i }) => i)

/** The step at which each person falls ill (−1: never), one course of an outbreak; ill for five steps. */
function outbreak(immune: ReadonlySet<number>, seed: number): number[] {
  const random = seeded(seed)
  const since = nodes.map(() => -1)
  const start = byLinks
    .slice(60)
    .filter(i => !immune.has(i))
    .slice(0, 3)
  for (const i of start) since[i] = 0
  for (let t = 1; t < steps; t += 1) {
    nodes.forEach((node, i) => {
      const from = since[i] ?? -1
      if (from < 0 || from >= t || t - from > 5) return
      for (const j of node.links) if ((since[j] ?? -1) < 0 && !immune.has(j) && random() < 0.16) since[j] = t
    })
  }
  return since
}

const atRandom = (() => {
  const random = seeded(8011)
  const order = nodes
    .map((_, i) => ({ i, r: random() }))
    .sort((a, b) => a.r - b.r)
    .map(({ i }) => i)
  return new Set(order.slice(0, vaccinated))
})()
const connected = new Set(byLinks.slice(0, vaccinated))
const sides = [
  { title: 'Vaccinated at random', immune: atRandom, since: outbreak(atRandom, 74) },
  { title: 'Most-connected vaccinated', immune: connected, since: outbreak(connected, 74) },
] as const
const total = (since: readonly number[], t = steps): number => since.filter(s => s >= 0 && s <= t).length
const ill = (since: readonly number[], t: number): number => since.filter(s => s >= 0 && s <= t && t - s <= 5).length
export const ended = sides.map(({ since }) => total(since))
const peak = Math.max(...sides.flatMap(({ since }) => Array.from({ length: steps }, (_, t) => ill(since, t))))
const [a = 0, b = 0] = ended
const c = { ground: '#10151f', ink: '#eef2f7', dim: '#8fa0b5', well: '#5b6b80', ill: '#ff6b4a', been: '#b58a3a', safe: '#4fc3b0' }

function network(side: number, cx: number, second: number): string {
  const { immune, since, title } = sides[side] ?? sides[0]
  const t = clamp((second - 9) / 16) * steps
  const [cy, r] = [278, 196]
  const at = (n: Node): readonly [number, number] => [cx + n.x * r, cy + n.y * r]
  const grow = ease(second, 3, 5)
  const lines = nodes
    .flatMap((n, i) =>
      n.links
        .filter(j => j > i)
        .map(j => {
          const m = nodes[j]
          if (!m) return ''
          const [x, y] = at(n)
          const [u, v] = at(m)
          const hot =
            (since[i] ?? -1) >= 0 &&
            (since[j] ?? -1) >= 0 &&
            Math.min(since[i] ?? 0, since[j] ?? 0) <= t &&
            Math.max(since[i] ?? 0, since[j] ?? 0) <= t
          return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}" stroke="${hot ? c.been : '#3b4a60'}" stroke-width="${hot ? 1.6 : 1}"/>`
        }),
    )
    .join('')
  const showImmune = ease(second, 6, 7.5)
  const dots = nodes
    .map((n, i) => {
      const [x, y] = at(n)
      const s = since[i] ?? -1
      const age = t - s
      const now = s >= 0 && age >= 0 && second >= 9
      const size = 3.2 + Math.sqrt(n.links.length) * 1.15
      const fill = immune.has(i) && showImmune > 0.5 ? c.safe : now ? (age <= 5 ? c.ill : c.been) : c.well
      const ring =
        now && age < 2
          ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size + age * 6).toFixed(1)}" fill="none" stroke="${c.ill}" stroke-width="2" opacity="${(1 - age / 2).toFixed(2)}"/>`
          : ''
      return `${ring}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * grow).toFixed(1)}" fill="${fill}"/>`
    })
    .join('')
  const chart = fade(
    ease(second, 8.6, 9.4),
    (() => {
      const [x0, y0, w, h] = [cx - 215, 598, 430, 78]
      const points = Array.from(
        { length: Math.floor(t) + 1 },
        (_, k) => `${(x0 + (k / steps) * w).toFixed(1)} ${(y0 - (ill(since, k) / peak) * h).toFixed(1)}`,
      )
      return `<path d="M${x0} ${y0}H${x0 + w}" stroke="${c.dim}" stroke-width="1"/><path d="M${x0} ${y0}L${points.join('L')}L${(x0 + (Math.floor(t) / steps) * w).toFixed(1)} ${y0}z" fill="${c.ill}" opacity=".85"/>${text(x0, 512, 'Ill at the same time', { size: 17, fill: c.dim })}${text(x0 + w, 512, `${second < 9 ? 3 : total(since, Math.floor(t))} ill so far`, { size: 22, fill: c.ink, weight: 700, anchor: 'end' })}`
    })(),
  )
  return `${fade(ease(second, 2.8, 4), lines)}${dots}${fade(ease(second, 5.8, 6.8), text(cx, 66, title, { size: 27, fill: c.safe, weight: 700, anchor: 'middle' }))}${chart}`
}

export const networkOutbreak: Video = {
  seconds: 32,
  ground: c.ground,
  posterAt: 17,
  languages: { en: 'English', pt: 'Português' },
  facts: {
    slug: 'outbreak-on-a-network',
    volume: 1,
    publicationId: 801,
    title: 'Forty-four doses: one outbreak on a network, two ways to vaccinate',
    abstract: [
      `A simulated outbreak among ${people} people who are linked by their contacts. Both panels show the same network, the same three first cases and the same ${vaccinated} doses; on the left they go to people chosen at random, on the right to those with most contacts.`,
      `In the course shown ${a} people fall ill on the left and ${b} on the right. It is one course of a random process, chosen because it is close to the middle of many, and the network is a model, not a town.`,
    ],
    published: '2024-08-13',
    authors: [author('Thandeka', 'Mokoena', '1', 't.mokoena@example.org'), author('Ansel', 'Rietveld', '2')],
    affiliations: affiliations(
      ['Infectious Disease Modelling', 'Umngeni School of Health', 'Pietermaritzburg', 'ZA'],
      ['Complex Systems Group', 'Vecht Institute', 'Zwolle', 'NL'],
    ),
    subjects: [
      ['Medicine and health', 'Infectious diseases'],
      ['Computing and mathematics', 'Statistics'],
    ],
    keywords: ['simulation', 'networks', 'vaccination', 'outbreaks', 'teaching'],
  },
  cues: [
    {
      from: 0.4,
      to: 3.2,
      text: { en: 'One outbreak on a network,\ntwo ways to vaccinate.', pt: 'Um surto numa rede,\nduas formas de vacinar.' },
    },
    {
      from: 3.4,
      to: 6,
      text: {
        en: 'Each dot is a person; each line is a contact.\nLarger dots have more contacts.',
        pt: 'Cada ponto é uma pessoa; cada linha, um contacto.\nPontos maiores têm mais contactos.',
      },
    },
    {
      from: 6.2,
      to: 9,
      text: {
        en: `${vaccinated} of ${people} people are vaccinated (green):\nat random, or the best connected first.`,
        pt: `${vaccinated} de ${people} pessoas são vacinadas (verde):\nao acaso, ou primeiro as mais ligadas.`,
      },
    },
    {
      from: 9.2,
      to: 13,
      text: {
        en: 'Three people fall ill in each panel.\nThe illness passes along the lines.',
        pt: 'Três pessoas adoecem em cada painel.\nA doença passa ao longo das linhas.',
      },
    },
    {
      from: 13.2,
      to: 19,
      text: {
        en: 'On the left it finds the hubs,\nand the hubs pass it on.',
        pt: 'À esquerda, encontra os nós centrais,\ne estes transmitem-na.',
      },
    },
    {
      from: 19.2,
      to: 25,
      text: {
        en: 'On the right the hubs are closed,\nand it runs into dead ends.',
        pt: 'À direita, os nós centrais estão fechados\ne a doença fica sem saída.',
      },
    },
    {
      from: 25.2,
      to: 31.6,
      text: {
        en: `In this course ${a} fell ill on the left and ${b} on the right.\nOne course of many; a model, not a town.`,
        pt: `Neste percurso adoeceram ${a} à esquerda e ${b} à direita.\nUm percurso entre muitos; um modelo, não uma cidade.`,
      },
    },
  ],
  chapters: [
    { at: 0, title: 'Title' },
    { at: 3, title: 'The network' },
    { at: 6, title: 'Forty-four doses' },
    { at: 9, title: 'The outbreak' },
    { at: 25, title: 'The count' },
  ],
  seen: [
    'Two copies of the same network stand side by side. Vaccinated people are green, those who are ill orange, those who were ill brown, everyone else grey. Below each network an orange area shows how many are ill at the same time.',
    `From second 9 the outbreak runs. On the left it spreads widely; on the right it stays small. At the end the panels read “${a} of ${people}” and “${b} of ${people}”.`,
  ],
  frame: second =>
    `<rect width="1280" height="720" fill="${c.ground}"/>${fade(ease(second, 2.8, 3.4), `${network(0, 330, second)}${network(1, 950, second)}`)}${[a, b].map((n, i) => fade(ease(second, 25.6, 26.6), `<rect x="${i === 0 ? 190 : 810}" y="222" width="280" height="112" rx="12" fill="${c.ground}" opacity=".92"/>${text(i === 0 ? 330 : 950, 278, String(n), { size: 60, fill: c.ill, weight: 800, anchor: 'middle' })}${text(i === 0 ? 330 : 950, 316, `of ${people} fell ill`, { size: 24, fill: c.ink, weight: 600, anchor: 'middle' })}`)).join('')}${opening(second, 3.2, ['Forty-four doses', 'One outbreak, two ways to vaccinate'], 'Thandeka Mokoena and Ansel Rietveld', c.ink, c.safe)}${closing(second, 26, c.dim)}${fade(during(second, 9, 25.4), text(640, 278, `day ${Math.floor(clamp((second - 9) / 16) * steps)}`, { size: 24, fill: c.dim, weight: 600, anchor: 'middle' }))}`,
}
