import { affiliations, author } from '../../lib/item.ts'
import { seeded } from '../../lib/random.ts'
import { clamp, closing, during, ease, fade, mix, opening, text } from '../motion.ts'
import type { Video } from '../video.ts'

const c = {
  ground: '#f3f7ec',
  ink: '#1d3324',
  cell: '#7fb069',
  wall: '#2f6b3c',
  pale: '#d8e8c8',
  light: '#3d7be0',
  gold: '#f2b632',
  potassium: '#8e3b8c',
  water: '#2f86c1',
  carbon: '#8a8f8a',
  proton: '#d1495b',
}
const random = seeded(802)
const bits = Array.from({ length: 64 }, (_, i) => ({ u: random(), v: random(), w: random(), side: i % 2 === 0 ? -1 : 1 }))

/** One guard cell: its inner wall bows outward as the cell swells. */
function guardCell(side: -1 | 1, swell: number): string {
  const inner = (y: number): number => mix(3, 62, swell) * (1 - (y / 190) ** 2)
  const thick = mix(86, 104, swell)
  const points = (offset: number, sign: number): string[] =>
    Array.from({ length: 25 }, (_, k) => {
      const y = sign * mix(-190, 190, k / 24)
      const round = Math.sqrt(Math.max(0, 1 - (y / 200) ** 2))
      return `${(640 + side * (inner(y) + offset * round)).toFixed(1)} ${(350 + y).toFixed(1)}`
    })
  const chloroplasts = [-105, -50, 5, 60, 112]
    .map(
      (y, k) =>
        `<ellipse cx="${(640 + side * (inner(y) + thick * 0.52 + (k % 2 ? 12 : -10))).toFixed(1)}" cy="${350 + y}" rx="13" ry="19" fill="#4d8a43" transform="rotate(${side * (k * 17 - 30)} ${(640 + side * (inner(y) + thick * 0.52)).toFixed(1)} ${350 + y})"/>`,
    )
    .join('')
  return `<path d="M${points(0, 1).join('L')}L${points(thick, -1).join('L')}z" fill="${c.cell}" stroke="${c.wall}" stroke-width="5" stroke-linejoin="round"/><path d="M${points(0, 1).join('L')}" fill="none" stroke="${c.wall}" stroke-width="${mix(13, 11, swell).toFixed(1)}" stroke-linecap="round"/>${chloroplasts}`
}

/** Small labelled discs that travel from the neighbouring cells into the guard cells. */
function inward(
  second: number,
  from: number,
  to: number,
  colour: string,
  label: string,
  first: number,
  count: number,
  size: number,
): string {
  return bits
    .slice(first, first + count)
    .map(({ u, v, w, side }) => {
      const go = ease(second, from + w * (to - from - 1.6), from + w * (to - from - 1.6) + 1.6)
      if (go <= 0 && second < from - 0.3) return ''
      const y = 350 + (u - 0.5) * 210
      const x = 640 + side * mix(250 + v * 150, 28 + v * 42 + ease(second, 17.5, 22.5) * 52, go)
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" fill="${colour}"/>${label ? text(x, y + 5, label, { size: 15, fill: '#fff', weight: 700, anchor: 'middle' }) : ''}`
    })
    .join('')
}

/** Discs in the pore, seen from above: those that go in dwindle, those that come out grow. */
function throughPore(second: number, colour: string, label: string, out: boolean, phase: number): string {
  return Array.from({ length: 6 }, (_, k) => {
    const t = (second * 0.34 + k / 6 + phase) % 1
    const y = 350 + (((k * 7 + (out ? 3 : 0)) % 12) - 5.5) * 20
    const x = 640 + (out ? 1 : -1) * 19 * (1 - ((y - 350) / 190) ** 2)
    const size = out ? mix(0.35, 1, t) : mix(1, 0.35, t)
    return fade(
      Math.min(1, t * 5, (1 - t) * 5),
      `<g transform="translate(${x.toFixed(1)} ${y}) scale(${size.toFixed(2)})"><circle r="20" fill="${colour}"/>${text(0, 5, label, { size: 15, fill: '#fff', weight: 700, anchor: 'middle' })}</g>`,
    )
  }).join('')
}

const labels = [
  [4, 8, '1', 'Blue light reaches the guard cells'],
  [8, 12.5, '2', 'Pumps push protons out; potassium comes in'],
  [12.5, 18, '3', 'Water follows the potassium'],
  [18, 23, '4', 'The cells swell; their thick inner walls bow apart'],
  [23, 29, '5', 'The pore is open'],
] as const

export const stoma: Video = {
  cueSettings: 'line:8%',
  seconds: 33,
  ground: c.ground,
  posterAt: 25,
  languages: { en: 'English', es: 'Español' },
  facts: {
    slug: 'how-a-stoma-opens',
    volume: 1,
    publicationId: 802,
    title: 'How a stoma opens, in five steps',
    abstract: [
      'A diagram for teaching, drawn step by step: light, proton pumps, potassium, water, and the bowing of the guard cells that opens the pore of a leaf.',
      'The diagram shows one pair of guard cells from above. Sizes of ions and molecules are not to scale, and steps that overlap in a living leaf follow one another here. Captions are in English and Spanish.',
    ],
    published: '2023-09-19',
    authors: [author('Catalina', 'Huenchumán', '1', 'c.huenchuman@example.org'), author('Owain', 'Tregarth', '1')],
    affiliations: affiliations(['Plant Physiology Teaching Unit', 'Universidad del Río Cruces', 'Valdivia', 'CL']),
    subjects: [
      ['Biological sciences', 'Plant science'],
      ['Social sciences and humanities', 'Education'],
    ],
    keywords: ['stomata', 'guard cells', 'teaching', 'plant physiology', 'animation'],
  },
  cues: [
    { from: 0.4, to: 3.8, text: { en: 'How a stoma opens, in five steps.', es: 'Cómo se abre un estoma, en cinco pasos.' } },
    {
      from: 4,
      to: 7.8,
      text: { en: 'One: blue light reaches\nthe two guard cells.', es: 'Uno: la luz azul llega\na las dos células oclusivas.' },
    },
    {
      from: 8,
      to: 12.3,
      text: {
        en: 'Two: pumps push protons out.\nPotassium ions come in.',
        es: 'Dos: las bombas expulsan protones.\nEntran iones de potasio.',
      },
    },
    {
      from: 12.5,
      to: 17.8,
      text: { en: 'Three: water follows the potassium\nby osmosis.', es: 'Tres: el agua sigue al potasio\npor ósmosis.' },
    },
    {
      from: 18,
      to: 22.8,
      text: {
        en: 'Four: the cells swell.\nTheir thick inner walls bow apart.',
        es: 'Cuatro: las células se hinchan.\nSus gruesas paredes internas se separan.',
      },
    },
    {
      from: 23,
      to: 28.8,
      text: {
        en: 'Five: the pore is open. Carbon dioxide\ngoes in, water vapour goes out.',
        es: 'Cinco: el poro está abierto. Entra dióxido\nde carbono y sale vapor de agua.',
      },
    },
    {
      from: 29,
      to: 32.6,
      text: {
        en: 'In the dark the ions leave,\nwater follows, and the pore closes.',
        es: 'En la oscuridad los iones salen,\nel agua los sigue y el poro se cierra.',
      },
    },
  ],
  chapters: [
    { at: 0, title: 'Title' },
    { at: 4, title: 'Light' },
    { at: 8, title: 'Ions' },
    { at: 12.5, title: 'Water' },
    { at: 18, title: 'Swelling' },
    { at: 23, title: 'Open' },
    { at: 29, title: 'Closing' },
  ],
  seen: [
    'Two bean-shaped green guard cells lie side by side among paler cells, their inner walls touching. Blue rays come from the upper left. Red discs marked H⁺ leave the cells and purple discs marked K⁺ enter them; blue discs for water follow.',
    'The cells swell and bow apart, leaving a lens-shaped pore. Grey discs marked CO₂ dwindle as they go in and blue discs marked H₂O grow as they come out. At the end the light goes and the pore closes.',
  ],
  frame: second => {
    const swell = ease(second, 17.5, 22.5) * (1 - ease(second, 29.2, 32))
    const scene = ease(second, 3.4, 4.2)
    const lightOn = during(second, 4.3, 29.6, 0.8)
    const left = [
      [-40, -40, 540, 236],
      [-40, 208, 505, 250],
      [-40, 470, 540, 270],
    ] as const
    const neighbours = [
      ...left,
      ...left.map(([x, y, w, h]) => [1280 - x - w, y, w, h] as const),
      [512, -60, 256, 196] as const,
      [512, 562, 256, 200] as const,
    ]
      .map(
        ([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="58" fill="${c.pale}" stroke="#b4cfa0" stroke-width="4"/>`,
      )
      .join('')
    const rays = Array.from({ length: 6 }, (_, k) => {
      const t = (second * 0.6 + k / 6) % 1
      return `<path d="M${(80 + k * 74 + t * 60).toFixed(0)} ${(20 + t * 60).toFixed(0)}l70 70" stroke="${c.light}" stroke-width="9" stroke-linecap="round" opacity="${(Math.sin(Math.PI * t) * 0.9).toFixed(2)}"/>`
    }).join('')
    const protons =
      during(second, 8, 13) > 0
        ? bits
            .slice(48, 62)
            .map(({ u, v, w, side }) => {
              const t = clamp((second - 8.2 - w * 2.6) / 1.8)
              return t <= 0 || t >= 1
                ? ''
                : fade(
                    Math.sin(Math.PI * t),
                    `<circle cx="${(640 + side * mix(70 + v * 20, 190 + v * 70, t)).toFixed(1)}" cy="${(350 + (u - 0.5) * 240).toFixed(1)}" r="14" fill="${c.proton}"/>${text(640 + side * mix(70 + v * 20, 190 + v * 70, t), 355 + (u - 0.5) * 240, 'H⁺', { size: 13, fill: '#fff', weight: 700, anchor: 'middle' })}`,
                  )
            })
            .join('')
        : ''
    const leave = 1 - ease(second, 29.2, 31)
    const banner = labels
      .map(([from, to, n, words]) =>
        fade(
          during(second, from, to),
          `<rect x="0" y="640" width="1280" height="80" fill="${c.ink}"/><circle cx="74" cy="680" r="27" fill="${c.gold}"/>${text(74, 691, n, { size: 31, fill: c.ink, weight: 800, anchor: 'middle' })}${text(122, 691, words, { size: 31, fill: '#fff', weight: 600 })}`,
        ),
      )
      .join('')
    return `<rect width="1280" height="720" fill="${c.ground}"/>${fade(scene, `${neighbours}${fade(lightOn, rays)}<ellipse cx="640" cy="350" rx="${mix(4, 66, swell).toFixed(1)}" ry="176" fill="#24382a"/>${fade(during(second, 23.2, 29.6), throughPore(second, c.carbon, 'CO₂', false, 0) + throughPore(second, c.water, 'H₂O', true, 0.4))}${guardCell(-1, swell)}${guardCell(1, swell)}${fade(leave * ease(second, 8.6, 9.2), inward(second, 9, 13, c.potassium, 'K⁺', 0, 22, 15))}${fade(leave * ease(second, 12.6, 13.2), inward(second, 12.8, 18, c.water, '', 22, 26, 10))}${protons}`)}${banner}${opening(second, 3.8, ['How a stoma opens', 'in five steps'], 'Catalina Huenchumán and Owain Tregarth', c.ink, c.wall)}${closing(second, 29.4, c.ink)}`
  },
}
