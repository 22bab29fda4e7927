/** Scenes of towns, rooms and things. */
import {
  across,
  beneath,
  box,
  circle,
  curve,
  ellipse,
  fade,
  group,
  hills,
  number,
  type Point,
  range,
  type Scene,
  seeded,
  shape,
  through,
} from './svg.ts'

const pane = (x: number, y: number, width: number, height: number): string =>
  `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`

/** A town at the end of a hot day: the sun does not quite leave. */
export const hotTown: Scene = (width, height) => {
  const random = seeded(5)
  const rows = [
    { fill: '#c98a1e', foot: 0.82, tall: 0.42, pane: '#e9b94c' },
    { fill: '#8a5713', foot: 0.92, tall: 0.36, pane: '#f2cf6b' },
    { fill: '#4a2e12', foot: 1.02, tall: 0.3, pane: '#ffe08a' },
  ]
  const town = rows.map(({ fill, foot, tall, pane: light }) => {
    const houses: string[] = []
    const windows: string[] = []
    for (let x = -height * 0.05; x < width; ) {
      const wide = height * (0.09 + random() * 0.13)
      const top = height * (foot - tall * (0.35 + 0.65 * random()))
      houses.push(pane(x, top, wide, height - top))
      const step = height * 0.038
      for (let across = x + step * 0.6; across < x + wide - step * 0.7; across += step)
        for (let down = top + step * 0.7; down < height * Math.min(foot, 0.97); down += step * 1.3)
          if (random() < 0.17) windows.push(pane(across, down, step * 0.42, step * 0.62))
      x += wide + (random() < 0.3 ? height * 0.02 : 0)
    }
    return shape(houses.join(''), { fill }) + shape(windows.join(''), { fill: light, opacity: 0.9 })
  })
  const sun: Point = [width * 0.68, height * 0.46]
  return [
    `<defs>${fade('dusk', ['#f6d36b', '#fbe6a6', '#f7c978'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#dusk)' }),
    ...range(4).map(at => circle(sun, height * (0.46 - at * 0.08), { fill: '#fff3c9', opacity: 0.3 })),
    circle(sun, height * 0.15, { fill: '#f0a81c' }),
    ...town,
  ].join('')
}

/** The front of a house at night: most sleep, some cannot. */
export const wakefulHouse: Scene = (width, height) => {
  const random = seeded(23)
  const rows = 5
  const step = height / rows
  const columns = Math.ceil(width / (step * 0.86)) + 1
  const windows = range(rows).flatMap(row =>
    range(columns).flatMap(column => {
      const [x, y] = [column * step * 0.86 - step * 0.2, row * step + step * 0.18]
      const kind = random()
      const fill = kind < 0.1 ? 'url(#lamp)' : kind < 0.22 ? '#5b4660' : kind < 0.6 ? '#2b2a4a' : '#232341'
      const blind = kind > 0.75 ? [box([x, y], [step * 0.46, step * (0.15 + random() * 0.3)], { fill: '#3a3960' })] : []
      const bars = shape(
        `${through([
          [x + step * 0.23, y],
          [x + step * 0.23, y + step * 0.62],
        ])}`,
        { stroke: '#191932', width: height / 150 },
      )
      return [
        box([x, y], [step * 0.46, step * 0.62], { fill }),
        ...blind,
        bars,
        box([x - step * 0.04, y + step * 0.62], [step * 0.54, step * 0.045], { fill: '#3f3d63' }),
      ]
    }),
  )
  return [
    `<defs>${fade('wall', ['#1b1a36', '#2c2547', '#3d2a46'])}${fade('lamp', ['#e9a951', '#c4713f'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#wall)' }),
    ...windows,
  ].join('')
}

/** A waiting room, before the first patient. */
export const waitingRoom: Scene = (width, height) => {
  const floor = height * 0.8
  const step = height * 0.27
  const chairs = range(Math.ceil(width / step) + 1).map(at => {
    const [x, y] = [at * step - step * 0.35, floor]
    const size = height * 0.17
    const seat = at % 5 === 3 ? '#f0c78a' : '#7d1f34'
    return group(
      [
        shape(`M${number(x)} ${number(y + size * 0.45)}v${number(-size * 0.75)}m${number(size)} 0v${number(size * 0.75)}`, {
          stroke: '#3a1019',
          width: height / 70,
        }),
        box([x - size * 0.08, y - size * 0.38], [size * 1.16, size * 0.2], { fill: seat, round: size * 0.08 }),
        box([x - size * 0.04, y - size * 1.3], [size * 1.08, size * 0.78], { fill: seat, round: size * 0.16 }),
      ],
      {},
    )
  })
  const frames = range(Math.ceil(width / (height * 1.1))).map(at => {
    const [x, y, wide, tall] = [height * (0.28 + at * 1.1), height * 0.12, height * 0.52, height * 0.34]
    const hill = across(wide, 8, part => y + tall * (0.6 - 0.16 * hills(at * 5 + 3, 0.8)(part))).map(([px, py]): Point => [px + x, py])
    return [
      box([x, y], [wide, tall], { fill: '#e8b9a6' }),
      circle([x + wide * (0.3 + 0.3 * (at % 2)), y + tall * 0.34], tall * 0.13, { fill: '#fbe7d0' }),
      shape(beneath(hill, y + tall), { fill: '#a3434f' }),
      box([x, y], [wide, tall], { stroke: '#5a1626', width: height / 55 }),
      shape(`M${number(x + wide / 2)} ${number(y)}v${number(tall)}`, { stroke: '#5a1626', width: height / 90 }),
    ].join('')
  })
  return [
    `<defs>${fade('room', ['#b65a60', '#a84852'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#room)' }),
    ...frames,
    box([0, floor], [width, height - floor], { fill: '#5f1829' }),
    box([0, floor - height * 0.02], [width, height * 0.02], { fill: '#7a2234' }),
    ...chairs,
  ].join('')
}

/** A bowl that was broken and is mended with gold. */
export const mendedBowl: Scene = (width, height) => {
  const random = seeded(44)
  const [x, y, size] = [width * (width / height > 2 ? 0.72 : 0.5), height * 0.5, height * 0.4]
  const crack = (from: Point, angle: number, length: number, depth: number): string => {
    const bend: Point = [from[0] + Math.cos(angle) * length * 0.5, from[1] + Math.sin(angle) * length * 0.5]
    const turned = angle + (random() - 0.5) * 0.7
    const to: Point = [bend[0] + Math.cos(turned) * length * 0.5, bend[1] + Math.sin(turned) * length * 0.5]
    const own = through([from, bend, to])
    if (depth === 0) return own
    return (
      own +
      crack(to, turned - 0.35 - random() * 0.3, length * 0.85, depth - 1) +
      (random() < 0.8 ? crack(to, turned + 0.4 + random() * 0.4, length * 0.7, depth - 1) : '')
    )
  }
  const start: Point = [x - size * 0.18, y - size * 0.12]
  const cracks = range(5)
    .map(at => crack(start, at * 1.28 + 0.3, size * 0.42, 3))
    .join('')
  const rings = range(7).map(at => circle([x, y], size * (0.94 - at * 0.13), { stroke: '#6f8288', width: height / 300, opacity: 0.45 }))
  return [
    `<defs>${fade('cloth', ['#e6e1d6', '#d6cfc0'])}${fade('glaze', ['#8fa3a5', '#56696e'], 'round')}<clipPath id="bowl">${circle([x, y], size, {})}</clipPath></defs>`,
    box([0, 0], [width, height], { fill: 'url(#cloth)' }),
    ellipse([x + size * 0.08, y + size * 0.1], [size * 1.04, size * 1.02], { fill: '#a89f8c', opacity: 0.5 }),
    circle([x, y], size, { fill: '#5d7176' }),
    circle([x, y], size * 0.96, { fill: 'url(#glaze)' }),
    ...rings,
    `<g clip-path="url(#bowl)">${shape(cracks, { stroke: '#8a6a1e', width: height / 55, opacity: 0.5 })}${shape(cracks, { stroke: '#e3b94f', width: height / 85 })}</g>`,
    circle([x, y], size, { stroke: '#4a5b60', width: height / 110 }),
  ].join('')
}

/** Brass weights on a ruled page. */
export const weights: Scene = (width, height) => {
  const rules = range(13).map(at =>
    through([
      [0, height * (at + 0.6) * 0.08],
      [width, height * (at + 0.6) * 0.08],
    ]),
  )
  const columns = range(Math.ceil(width / (height * 0.5)) + 1).map(at =>
    through([
      [height * (at * 0.5 + 0.14), 0],
      [height * (at * 0.5 + 0.14), height],
    ]),
  )
  const sizes = [0.9, 0.72, 0.56, 0.43, 0.33, 0.25, 0.19, 0.14]
  let left = height * 0.12
  const brass = sizes.flatMap(size => {
    const [wide, tall] = [height * 0.44 * size, height * 0.5 * size]
    const [x, y] = [left, height * 0.86]
    left += wide + height * 0.07
    return [
      ellipse([x + wide / 2 + wide * 0.08, y], [wide * 0.62, wide * 0.1], { fill: '#7b6a45', opacity: 0.4 }),
      shape(
        `M${number(x)} ${number(y)}L${number(x + wide * 0.07)} ${number(y - tall)}H${number(x + wide * 0.93)}L${number(x + wide)} ${number(y)}Q${number(x + wide / 2)} ${number(y + wide * 0.12)} ${number(x)} ${number(y)}Z`,
        { fill: 'url(#brass)' },
      ),
      ellipse([x + wide / 2, y - tall], [wide * 0.43, wide * 0.08], { fill: '#e8cf86' }),
      box([x + wide * 0.43, y - tall - wide * 0.16], [wide * 0.14, wide * 0.16], { fill: '#a8853a' }),
      circle([x + wide / 2, y - tall - wide * 0.24], wide * 0.15, { fill: '#c9a453' }),
    ]
  })
  return [
    `<defs>${fade('brass', ['#8f6f2c', '#dcbd6c', '#a8853a', '#74581f'], 'right')}</defs>`,
    box([0, 0], [width, height], { fill: '#efe6d0' }),
    shape(rules.join(''), { stroke: '#b9c6cf', width: height / 300 }),
    shape(columns.join(''), { stroke: '#cf9a8c', width: height / 260 }),
    ...brass,
  ].join('')
}

/** Doorways, one behind the other and side by side. */
export const doorways: Scene = (width, height) => {
  const pairs = [
    ['#34506b', '#e8d9b8'],
    ['#8a5a44', '#f0e3cc'],
    ['#4f6b57', '#e6dcc0'],
    ['#6a4f6e', '#efe0d2'],
    ['#a67c3d', '#f4e8cf'],
  ] as const
  const step = height * 0.5
  const arch = (x: number, wide: number, top: number) =>
    `M${number(x)} ${number(height)}V${number(top + wide / 2)}a${number(wide / 2)} ${number(wide / 2)} 0 0 1 ${number(wide)} 0V${number(height)}z`
  const doors = range(Math.ceil(width / step)).flatMap(at => {
    const [dark, light] = pairs[at % pairs.length] ?? ['#34506b', '#e8d9b8']
    const x = at * step + step * 0.08
    const top = height * (0.2 + 0.12 * ((at * 2) % 3))
    return [0, 1, 2, 3].map(depth =>
      shape(arch(x + step * 0.1 * depth, step * (0.84 - 0.2 * depth), top + height * 0.09 * depth), {
        fill: depth % 2 === 0 ? dark : light,
      }),
    )
  })
  return [box([0, 0], [width, height], { fill: '#f6efe1' }), ...doors].join('')
}

/** A table from above, with what a lesson leaves on it. */
export const tableTop: Scene = (width, height) => {
  const random = seeded(77)
  const sheet = (x: number, y: number, turned: number, fill: string) =>
    group(
      [
        box([-0.17 * height, -0.22 * height], [0.34 * height, 0.44 * height], { fill, round: height * 0.01 }),
        shape(
          range(6)
            .map(at => `M${number(-0.12 * height)} ${number((at * 0.055 - 0.13) * height)}h${number(height * (0.12 + random() * 0.12))}`)
            .join(''),
          { stroke: '#7d6a58', width: height / 150, opacity: 0.6 },
        ),
      ],
      { turn: `translate(${number(x)} ${number(y)}) rotate(${turned})` },
    )
  const cup = (x: number, y: number, fill: string) =>
    circle([x + height * 0.01, y + height * 0.015], height * 0.105, { fill: '#6b3f1c', opacity: 0.4 }) +
    circle([x, y], height * 0.1, { fill: '#fbf4e8' }) +
    circle([x, y], height * 0.078, { fill })
  const pencil = (x: number, y: number, turned: number, fill: string) =>
    group(
      [
        box([-0.16 * height, -0.012 * height], [0.28 * height, 0.024 * height], { fill }),
        shape(
          `M${number(0.12 * height)} ${number(-0.012 * height)}l${number(0.04 * height)} ${number(0.012 * height)}l${number(-0.04 * height)} ${number(0.012 * height)}z`,
          { fill: '#f2dcb8' },
        ),
      ],
      { turn: `translate(${number(x)} ${number(y)}) rotate(${turned})` },
    )
  const places = Math.max(2, Math.round(width / height / 0.62))
  const things = range(places).map(at => {
    const x = ((at + 0.5) * width) / places
    const up = at % 2 === 0
    return [
      sheet(x - height * 0.05, height * (up ? 0.36 : 0.62), up ? -9 : 14, at % 3 === 1 ? '#f7d9a0' : '#fdf7ec'),
      sheet(x + height * 0.08, height * (up ? 0.46 : 0.56), up ? 6 : -4, at % 3 === 2 ? '#bcd8d0' : '#fffdf8'),
      cup(x + height * 0.2, height * (up ? 0.8 : 0.2), at % 2 ? '#7a4a24' : '#9db58a'),
      pencil(x - height * 0.12, height * (up ? 0.78 : 0.22), up ? 32 : -24, at % 2 ? '#2f7f86' : '#c2452d'),
    ].join('')
  })
  const grain = range(9).map(at =>
    curve(across(width, 10, part => height * (at + 0.5) * 0.11 + height * 0.012 * Math.sin(part * 9 + at * 2))),
  )
  return [
    `<defs>${fade('wood', ['#c9854a', '#b8713a'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#wood)' }),
    shape(grain.join(''), { stroke: '#a2612e', width: height / 200, opacity: 0.6 }),
    ...things,
  ].join('')
}
