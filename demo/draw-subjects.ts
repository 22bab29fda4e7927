/** Draws the images of the demo's broadest subjects as SVG: `node demo/draw-subjects.ts`. Each is one figure of its field, in lines. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [width, height] = [1296, 774]
const round = (value: number): string => value.toFixed(1)
const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
const path = (d: string, stroke: string, strokeWidth: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const wave = (yOf: (x: number) => number): string => line(range(109).map(at => [at * 12, yOf(at * 12)] as const))

/** The veins of a leaf: twigs that fork and end in a bud. */
function branches(x: number, y: number, angle: number, length: number): string {
  const [toX, toY] = [x + length * Math.cos(angle), y + length * Math.sin(angle)]
  const twig = path(
    line([
      [x, y],
      [toX, toY],
    ]),
    '#bfe3c0',
    Math.max(1.5, length / 16),
  )
  if (length < 26) return twig + circle(toX, toY, 5, '#f3d27a')
  return twig + branches(toX, toY, angle - 0.42, length * 0.78) + branches(toX, toY, angle + 0.36, length * 0.74)
}

const subjects: Record<string, { paper: string; figure: string }> = {
  'biological-sciences': { paper: '#1f4a3a', figure: branches(width / 2, height + 30, -Math.PI / 2, 185) },
  'earth-and-environment': {
    paper: '#24465c',
    figure: range(19)
      .map(at => {
        const depth = at * 40 + 60
        const y = (x: number) => depth + 46 * Math.sin(x / 190 + at / 4) + 22 * Math.sin(x / 71 - at / 3)
        return path(wave(y), at % 5 === 2 ? '#f0c987' : '#9ec9d6', at % 5 === 2 ? 5 : 2.5, ` opacity="${round(1 - at / 34)}"`)
      })
      .join(''),
  },
  'medicine-and-health': {
    paper: '#5b2338',
    figure: range(9)
      .map(at => {
        const pulse = (x: number) => {
          const beat = ((x + at * 37) % 324) - 162
          return height * 0.12 * (at + 0.7) - 74 * Math.exp(-((beat / 13) ** 2)) + 30 * Math.exp(-(((beat - 24) / 11) ** 2))
        }
        return path(wave(pulse), at === 4 ? '#ffd3a8' : '#e7a0ad', at === 4 ? 6 : 2.5, at === 4 ? '' : ' opacity="0.7"')
      })
      .join(''),
  },
  'computing-and-mathematics': {
    paper: '#2b2f5e',
    figure: range(13)
      .flatMap(column =>
        range(8).map(row => {
          const [x, y] = [column * 104 + 24, row * 104 + 24]
          const kind = (column * 7 + row * 11 + column * row) % 5
          if (kind === 0) return circle(x, y, 15, '#f5c86a')
          if (kind === 1)
            return (
              path(
                line([
                  [x, y],
                  [x + 104, y + 104],
                ]),
                '#aab4f2',
                3,
              ) + circle(x, y, 8, '#aab4f2')
            )
          if (kind === 2)
            return (
              path(
                line([
                  [x, y],
                  [x + 104, y],
                ]),
                '#aab4f2',
                3,
              ) + circle(x, y, 8, '#aab4f2')
            )
          return kind === 3
            ? path(
                line([
                  [x, y],
                  [x, y + 104],
                ]),
                '#aab4f2',
                3,
              ) + circle(x, y, 8, '#aab4f2')
            : circle(x, y, 5, '#7f89cf')
        }),
      )
      .join(''),
  },
  'physics-and-engineering': {
    paper: '#4a2b63',
    figure: [
      [width * 0.34, height * 0.5, '#d9b8f2'],
      [width * 0.66, height * 0.5, '#f2b98a'],
    ]
      .flatMap(([x, y, stroke]) =>
        range(15).map(at =>
          circle(Number(x), Number(y), 22 + at * 38, 'none', ` stroke="${stroke}" stroke-width="3" opacity="${round(1 - at / 18)}"`),
        ),
      )
      .join(''),
  },
  'social-sciences-and-humanities': {
    paper: '#6b3d1e',
    figure: range(12)
      .flatMap(row =>
        range(16).map(at => {
          const length = 30 + ((at * 53 + row * 31) % 60)
          const x = at * 96 - ((row * 47) % 90)
          return path(`M${x} ${row * 64 + 36}h${length}`, (at * 5 + row * 3) % 11 === 0 ? '#fff1d6' : '#e3a876', 12)
        }),
      )
      .join(''),
  },
}

for (const [slug, { paper, figure }] of Object.entries(subjects)) {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  writeFileSync(
    join(import.meta.dirname, 'subjects', `${slug}.svg`),
    `${frame}<rect width="${width}" height="${height}" fill="${paper}"/>${figure}</svg>\n`,
  )
}
