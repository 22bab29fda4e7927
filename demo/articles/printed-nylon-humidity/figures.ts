import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '../../draw-figures.ts'

const bars = readFileSync(join(import.meta.dirname, 'bars.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => {
    const [humidity, , water, modulus] = row.split(',')
    return { humidity: `${humidity}%`, water: Number(water), modulus: Number(modulus) }
  })

export const figures: Figures = {
  'modulus.svg': {
    width: 540,
    height: 360,
    layer: [
      {
        data: { values: [0, 1.4].map(water => ({ water, modulus: 1784 - 323.5 * water })) },
        mark: { type: 'line', color: '#8a93a2', strokeDash: [5, 4] },
        encoding: { x: { field: 'water', type: 'quantitative' }, y: { field: 'modulus', type: 'quantitative' } },
      },
      {
        data: { values: bars },
        mark: { type: 'point', size: 55, strokeWidth: 1.8, opacity: 1 },
        encoding: {
          x: { field: 'water', type: 'quantitative', title: 'Water, % by mass' },
          y: { field: 'modulus', type: 'quantitative', title: 'Flexural modulus, MPa', scale: { zero: false, domain: [1250, 1850] } },
          color: { field: 'humidity', type: 'nominal', sort: ['5%', '25%', '50%', '75%', '90%'], title: 'Relative humidity' },
          shape: { field: 'humidity', type: 'nominal', sort: ['5%', '25%', '50%', '75%', '90%'], title: 'Relative humidity' },
        },
      },
    ],
  },
}
