/** Scenes that are patterns: sound, motion, specimens, books, capsules. */
import { box, circle, curve, ellipse, fade, group, number, type Point, range, type Scene, seeded, shape, through } from './svg.ts'

/** An evening of sound: how loud, from moment to moment, and calls that rise and fall. */
export const soundscape: Scene = (width, height) => {
  const step = height / 38
  const random = seeded(19)
  const bars = range(Math.floor(width / step)).map(at => {
    const part = (at * step) / height
    const loud = 0.05 + 0.24 * Math.abs(Math.sin(part * 2.1) * Math.sin(part * 5.3 + 1)) + 0.07 * random()
    return `M${number((at + 0.5) * step)} ${number(height * (0.66 - loud))}v${number(height * loud * 2)}`
  })
  const calls = range(Math.ceil((width / height) * 4)).map(at => {
    const [x, y, long] = [height * (0.1 + at * 0.26), height * (0.2 + 0.1 * ((at * 7) % 4)), height * 0.13]
    return curve([
      [x, y],
      [x + long * 0.3, y - height * 0.09],
      [x + long * 0.65, y + height * 0.03],
      [x + long, y - height * 0.05],
    ])
  })
  return [
    `<defs>${fade('evening', ['#33245a', '#573b83', '#8f5f9e'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#evening)' }),
    shape(bars.join(''), { stroke: '#d3b8ea', width: step * 0.48, opacity: 0.85 }),
    shape(calls.join(''), { stroke: '#ffd28a', width: height / 85 }),
  ].join('')
}

/** One ball, many moments. */
export const motion: Scene = (width, height) => {
  const hop = (part: number) => Math.abs(Math.sin(part * Math.PI * Math.max(1, Math.round(width / height))))
  const count = Math.round((width / height) * 15)
  const ground = height * 0.82
  const at = (index: number): Point => {
    const part = index / (count - 1)
    return [width * (0.06 + part * 0.88), ground - height * 0.075 - height * 0.56 * hop(part) * (1 - 0.25 * part)]
  }
  const balls = range(count).map(index =>
    circle(at(index), height * 0.075, { fill: 'url(#ball)', opacity: Math.round((0.12 + (0.88 * index) / count) * 100) / 100 }),
  )
  const shadows = range(count).map(index =>
    ellipse([at(index)[0], ground], [height * 0.06, height * 0.012], { fill: '#04121c', opacity: 0.35 }),
  )
  const frames = range(Math.ceil(width / (height * 0.16)) + 1).map(index =>
    box([index * height * 0.16, height * 0.045], [height * 0.09, height * 0.06], { fill: '#0b2433', round: height * 0.012 }),
  )
  const lower = range(Math.ceil(width / (height * 0.16)) + 1).map(index =>
    box([index * height * 0.16, height * 0.9], [height * 0.09, height * 0.06], { fill: '#0b2433', round: height * 0.012 }),
  )
  return [
    `<defs>${fade('ball', ['#ffd9a3', '#ef7d4f'])}</defs>`,
    box([0, 0], [width, height], { fill: '#17445c' }),
    box([0, height * 0.15], [width, height * 0.7], { fill: '#1f5c77' }),
    ...frames,
    ...lower,
    ...shadows,
    ...balls,
  ].join('')
}

const specimens: ((size: number) => string)[] = [
  // A moth.
  size =>
    [-1, 1]
      .map(
        side =>
          shape(
            `M0 ${number(-size * 0.1)}C${number(side * size * 0.3)} ${number(-size * 0.5)} ${number(side * size * 0.55)} ${number(-size * 0.42)} ${number(side * size * 0.42)} 0C${number(side * size * 0.4)} ${number(size * 0.36)} ${number(side * size * 0.1)} ${number(size * 0.34)} 0 ${number(size * 0.08)}Z`,
            { fill: '#8a7a4f' },
          ) + circle([side * size * 0.27, -size * 0.14], size * 0.07, { fill: '#efe4c4' }),
      )
      .join('') + ellipse([0, 0], [size * 0.06, size * 0.26], { fill: '#4c4326' }),
  // An ice flower.
  size =>
    shape(
      range(6)
        .map(at => {
          const arm = (far: number, turned = 0): Point => [
            Math.cos(at * 1.047 + turned) * size * far,
            Math.sin(at * 1.047 + turned) * size * far,
          ]
          return through([[0, 0], arm(0.44)]) + through([arm(0.36, 0.28), arm(0.22), arm(0.36, -0.28)])
        })
        .join(''),
      { stroke: '#5f8ba0', width: size / 26 },
    ),
  // A shell.
  size =>
    shape(
      `M0 ${number(size * 0.34)}C${number(-size * 0.5)} ${number(size * 0.2)} ${number(-size * 0.5)} ${number(-size * 0.36)} 0 ${number(-size * 0.36)}S${number(size * 0.5)} ${number(size * 0.2)} 0 ${number(size * 0.34)}Z`,
      { fill: '#b08a6d' },
    ) +
    shape(
      [-0.3, -0.16, 0, 0.16, 0.3]
        .map(at =>
          through([
            [0, size * 0.34],
            [size * at, -size * 0.3 + Math.abs(at) * size * 0.3],
          ]),
        )
        .join(''),
      { stroke: '#7c5a42', width: size / 40 },
    ),
  // A cushion flower.
  size =>
    range(5)
      .map(at => ellipse([0, -size * 0.22], [size * 0.13, size * 0.19], { fill: '#c0628f', turn: `rotate(${at * 72})` }))
      .join('') + circle([0, 0], size * 0.1, { fill: '#f2d27a' }),
  // A feathered leaf.
  size =>
    shape(`M0 ${number(size * 0.42)}V${number(-size * 0.4)}`, { stroke: '#4e6a3a', width: size / 24 }) +
    shape(
      range(6)
        .map(
          at =>
            `M0 ${number(size * (0.28 - at * 0.11))}q${number(size * 0.12)} ${number(-size * 0.02)} ${number(size * (0.32 - at * 0.035))} ${number(-size * 0.16)}M0 ${number(size * (0.28 - at * 0.11))}q${number(-size * 0.12)} ${number(-size * 0.02)} ${number(-size * (0.32 - at * 0.035))} ${number(-size * 0.16)}`,
        )
        .join(''),
      { stroke: '#7c9a5c', width: size / 26 },
    ),
  // Rings on water.
  size =>
    range(4)
      .map(at => circle([0, 0], size * (0.1 + at * 0.1), { stroke: '#4c86a0', width: size / 36 }))
      .join(''),
]

/** A drawer of small finds. */
export const cabinet: Scene = (width, height) => {
  const rows = 2
  const step = height / rows
  const columns = Math.ceil(width / step)
  const inset = (width - columns * step) / 2
  const drawers = range(rows).flatMap(row =>
    range(columns).map(column => {
      const kind = specimens[(column * 2 + row * 3 + (column % 2)) % specimens.length]
      const [x, y] = [inset + (column + 0.5) * step, (row + 0.5) * step]
      return (
        box([x - step * 0.45, y - step * 0.45], [step * 0.9, step * 0.9], {
          fill: (column + row) % 2 ? '#f3eede' : '#faf7ec',
          round: step * 0.03,
        }) + group([kind?.(step * 0.72) ?? ''], { turn: `translate(${number(x)} ${number(y)})` })
      )
    }),
  )
  return [box([0, 0], [width, height], { fill: '#6f6a45' }), ...drawers].join('')
}

/** Books on two shelves. */
export const shelves: Scene = (width, height) => {
  const random = seeded(61)
  const colours = ['#27566b', '#c46a4a', '#e0b25c', '#5c7f63', '#8b4a5e', '#d9cdb4', '#3e3f63', '#a3b9b0']
  const books = [0.47, 0.94].flatMap(foot => {
    const spines: string[] = []
    for (let x = height * 0.04; x < width - height * 0.04; ) {
      const [wide, tall] = [height * (0.035 + random() * 0.05), height * (0.24 + random() * 0.13)]
      const fill = colours[Math.floor(random() * colours.length)] ?? '#27566b'
      const gap = random() < 0.07 ? height * 0.09 : 0
      spines.push(box([x, height * foot - tall], [wide, tall], { fill, round: height * 0.004 }))
      if (wide > height * 0.055)
        spines.push(box([x, height * foot - tall * 0.82], [wide, height * 0.014], { fill: '#fff6df', opacity: 0.6 }))
      x += wide + height * 0.006 + gap
    }
    return [...spines, box([0, height * foot], [width, height * 0.03], { fill: '#8a6844' })]
  })
  return [box([0, 0], [width, height], { fill: '#f1e4ce' }), ...books].join('')
}

/** Capsules in rows; one in a few is of another colour. */
export const capsules: Scene = (width, height) => {
  const step = height / 4
  const pills = range(5).flatMap(row =>
    range(Math.ceil(width / step) + 1).map(column => {
      const odd = (column * 5 + row * 3) % 7 === 0
      const [long, thick] = [step * 0.31, step * 0.17]
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * step, row * step]
      return group(
        [
          shape(`M0 ${number(-thick)}H${number(long - thick)}a${number(thick)} ${number(thick)} 0 0 1 0 ${number(thick * 2)}H0z`, {
            fill: odd ? '#ffcf6b' : '#f3f7f6',
          }),
          shape(`M0 ${number(-thick)}H${number(thick - long)}a${number(thick)} ${number(thick)} 0 0 0 0 ${number(thick * 2)}H0z`, {
            fill: odd ? '#e2843f' : '#7fc0b6',
          }),
        ],
        { turn: `translate(${number(x)} ${number(y)}) rotate(${((column * 37 + row * 53) % 90) - 45})` },
      )
    }),
  )
  return [`<defs>${fade('tray', ['#1f6a66', '#15504f'])}</defs>`, box([0, 0], [width, height], { fill: 'url(#tray)' }), ...pills].join('')
}
