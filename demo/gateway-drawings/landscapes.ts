/** Scenes of land, water and weather. Those that stand behind light words keep dark. */
import { across, beneath, box, circle, curve, fade, hills, type Point, range, type Scene, seeded, shape, through } from './svg.ts'

/** Ridges behind ridges, and a river that comes out between them. */
export const valley: Scene = (width, height) => {
  const shades = ['#2f747c', '#22626b', '#17505a', '#0f3f49']
  const ridges = shades.map((fill, at) => {
    const profile = hills(at * 3 + 2, width / height / 2.2)
    const line = across(width, 26, part => height * (0.36 + at * 0.1) - height * (0.13 - at * 0.02) * profile(part))
    return shape(beneath(line, height), { fill })
  })
  const middle = (depth: number) => width * (0.63 - 0.1 * Math.sin(depth * 6.2) * (0.25 + depth) + 0.05 * depth)
  const half = (depth: number) => height * (0.006 + 0.16 * depth ** 2.2)
  const steps = range(15).map(at => at / 14)
  const yOf = (depth: number) => height * (0.7 + 0.32 * depth)
  const left: Point[] = steps.map(depth => [middle(depth) - half(depth), yOf(depth)])
  const right: Point[] = steps.map(depth => [middle(depth) + half(depth) * 1.3, yOf(depth)])
  const river = `${curve(left)}${curve([...right].reverse()).replace('M', 'L')}Z`
  const shore = across(width, 20, part => height * 0.93 - height * 0.11 * hills(17, width / height / 2)(part) * (part < 0.45 ? 1 : 0.35))
  return [
    `<defs>${fade('sky', ['#0c3440', '#1d5a66', '#5f9a98'])}${fade('water', ['#8fc3bd', '#3f8388'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#sky)' }),
    circle([width * 0.8, height * 0.26], height * 0.075, { fill: '#d9e6c9', opacity: 0.75 }),
    ...ridges,
    shape(river, { fill: 'url(#water)', opacity: 0.8 }),
    shape(beneath(shore, height), { fill: '#0a2d36' }),
  ].join('')
}

/** A lake that has frozen, snow on the far shore, and a band of northern light. */
export const winterLake: Scene = (width, height) => {
  const random = seeded(12)
  const bands = range(4).map(at => {
    const top = across(width, 16, part => height * (0.1 + at * 0.075) + height * 0.07 * Math.sin(part * 5 + at * 0.7))
    const bottom = across(width, 16, part => height * (0.28 + at * 0.07) + height * 0.05 * Math.sin(part * 4.2 + at * 0.9)).reverse()
    return shape(`${curve(top)}${curve(bottom).replace('M', 'L')}Z`, { fill: 'url(#light)', opacity: 0.16 })
  })
  const stars = range(46).map(() => {
    const [x, y, size] = [random() * width, random() * height * 0.45, 0.7 + random() * 1.3]
    return circle([x, y], (size * height) / 420, { fill: '#e8eefc', opacity: 0.75 })
  })
  const far = across(width, 30, part => height * 0.56 - height * 0.11 * hills(5, width / height / 1.8)(part))
  const near = across(width, 30, part => height * 0.62 - height * 0.045 * hills(9, width / height / 1.2)(part))
  const firs = range(Math.round((width / height) * 26)).map(at => {
    const x = ((at + random() * 0.8) * width) / ((width / height) * 26)
    const tall = height * (0.03 + 0.05 * random())
    const foot = height * 0.635
    return `M${x.toFixed(1)} ${(foot - tall).toFixed(1)}l${(tall * 0.24).toFixed(1)} ${tall.toFixed(1)}h${(-tall * 0.48).toFixed(1)}z`
  })
  const crack = (x: number, y: number, angle: number, length: number, depth: number): string => {
    const to: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.36]
    const own = through([[x, y], to])
    if (depth === 0) return own
    return (
      own +
      crack(...to, angle - 0.3 - random() * 0.4, length * 0.72, depth - 1) +
      crack(...to, angle + 0.2 + random() * 0.5, length * 0.66, depth - 1)
    )
  }
  const cracks = range(5)
    .map(at => crack(width * (0.08 + at * 0.21), height * (0.7 + 0.05 * (at % 3)), at * 1.3, height * 0.17, 4))
    .join('')
  return [
    `<defs>${fade('night', ['#0a1633', '#15305a', '#2a5573'])}${fade('light', ['#4fc4a8', '#3a6ec0'], 'right')}${fade('ice', ['#36607c', '#1a3a5b'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#night)' }),
    ...stars,
    ...bands,
    shape(beneath(far, height * 0.66), { fill: '#557c9b' }),
    shape(beneath(near, height * 0.66), { fill: '#24466a' }),
    shape(firs.join(''), { fill: '#0d2240' }),
    box([0, height * 0.63], [width, height * 0.37], { fill: 'url(#ice)' }),
    shape(cracks, { stroke: '#a9cbdd', width: height / 330, opacity: 0.5 }),
  ].join('')
}

/** Ground cut open: sedges above, the water table, and the peat of centuries beneath. */
export const peat: Scene = (width, height) => {
  const random = seeded(31)
  const layers = ['#4d4a2c', '#453f26', '#3b3320', '#32291b', '#281f16', '#1e1812']
  const soil = layers.map((fill, at) => {
    const profile = hills(at * 2 + 1, width / height / 2)
    return shape(
      beneath(
        across(width, 18, part => height * (0.46 + at * 0.095) + height * 0.018 * profile(part)),
        height,
      ),
      { fill },
    )
  })
  const blades = range(Math.round((width / height) * 52)).map(() => {
    const x = random() * width
    const tall = height * (0.08 + 0.24 * random())
    const lean = height * (random() - 0.45) * 0.16
    return `M${x.toFixed(0)} ${(height * 0.475).toFixed(0)}q0 ${(-tall * 0.6).toFixed(0)} ${lean.toFixed(0)} ${(-tall).toFixed(0)}`
  })
  const third = Math.ceil(blades.length / 3)
  const twigs = range(Math.round((width / height) * 22)).map(() => {
    const [x, y] = [random() * width, height * (0.56 + random() * 0.42)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(height * (0.015 + random() * 0.05)).toFixed(0)} ${(height * (random() - 0.5) * 0.025).toFixed(0)}`
  })
  const water = across(width, 14, part => height * 0.535 + height * 0.004 * Math.sin(part * 40))
  return [
    `<defs>${fade('air', ['#24463b', '#4f7a5d', '#9db98a'])}</defs>`,
    box([0, 0], [width, height], { fill: 'url(#air)' }),
    ...['#2f5a3a', '#6d9450', '#1d4030'].map((stroke, at) =>
      shape(blades.slice(at * third, (at + 1) * third).join(''), { stroke, width: height / 170 }),
    ),
    ...soil,
    shape(beneath(water, height), { fill: '#3f7fa0', opacity: 0.2 }),
    shape(curve(water), { stroke: '#8fc0d0', width: height / 220 }),
    shape(twigs.join(''), { stroke: '#8a7a4c', width: height / 240, opacity: 0.6 }),
  ].join('')
}

/** Fields from above: terraces along the slope, and rows of trees. */
export const terraces: Scene = (width, height) => {
  const random = seeded(8)
  const colours = ['#d9b978', '#c99f5c', '#a9a25a', '#bf8f52', '#8f9a55', '#d3b06a', '#b5884b', '#7f8f52']
  const edge = (at: number) => (part: number) =>
    height * (at / 8) + height * 0.07 * Math.sin(part * 4.2 + at * 0.35) + height * 0.025 * Math.sin(part * 11 + at)
  const strips = colours.map((fill, at) => shape(beneath(across(width, 16, edge(at - 0.6)), height), { fill }))
  const trees = range(8).flatMap(row =>
    range(Math.round((width / height) * 9)).flatMap(at => {
      if (random() < (row % 3 === 0 ? 0.8 : 0.25)) return []
      const part = (at + 0.5 + (random() - 0.5) * 0.3) / ((width / height) * 9)
      const [x, y] = [part * width, edge(row - 0.05)(part)]
      const size = height * (0.018 + random() * 0.012)
      return [circle([x + size * 0.5, y + size * 0.5], size, { fill: '#5a4a22', opacity: 0.35 }), circle([x, y], size, { fill: '#4f6238' })]
    }),
  )
  return [box([0, 0], [width, height], { fill: '#d9b978' }), ...strips, ...trees].join('')
}
