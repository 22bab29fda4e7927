import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '../../draw-figures.ts'

const predictions = readFileSync(join(import.meta.dirname, 'predictions.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => {
    const [, observed, predicted] = row.split(',')
    return { observed: Number(observed), predicted: Number(predicted) }
  })

const repeats = {
  'Mean of the training cells': [17.7, 17.33],
  'First ten cycles': [10.7, 9.5, 11, 10.6, 11, 10.4, 10, 10.9, 11, 9.6, 9.2, 11.1, 9.7, 10.9, 10.4, 9.7, 9.3, 10.4, 10.8, 9.4],
}

export const figures: Figures = {
  'predicted.svg': {
    width: 520,
    height: 420,
    layer: [
      {
        data: {
          values: [
            { observed: 330, predicted: 330 },
            { observed: 930, predicted: 930 },
          ],
        },
        mark: { type: 'line', color: '#8a93a2', strokeDash: [5, 4] },
        encoding: { x: { field: 'observed', type: 'quantitative' }, y: { field: 'predicted', type: 'quantitative' } },
      },
      {
        data: { values: predictions },
        mark: { type: 'point', filled: true, size: 60, opacity: 0.8 },
        encoding: {
          x: { field: 'observed', type: 'quantitative', title: 'Observed life, cycles', scale: { zero: false, domain: [300, 950] } },
          y: { field: 'predicted', type: 'quantitative', title: 'Predicted life, cycles', scale: { zero: false, domain: [300, 950] } },
        },
      },
    ],
  },
  'repeats.svg': {
    width: 560,
    height: 130,
    encoding: { y: { field: 'method', type: 'nominal', title: null, sort: null, axis: { labelLimit: 0 } } },
    layer: [
      {
        data: { values: repeats['First ten cycles'].map(error => ({ method: 'First ten cycles', error })) },
        mark: { type: 'tick', thickness: 2, size: 30, color: '#2f5d8c' },
        encoding: { x: { field: 'error', type: 'quantitative', title: 'Mean absolute percentage error, %', scale: { domain: [0, 20] } } },
      },
      {
        data: {
          values: [
            {
              method: 'Mean of training cells',
              low: Math.min(...repeats['Mean of the training cells']),
              high: Math.max(...repeats['Mean of the training cells']),
            },
          ],
        },
        mark: { type: 'bar', height: 30, color: '#d9812b' },
        encoding: { x: { field: 'low', type: 'quantitative', scale: { domain: [0, 20], zero: true } }, x2: { field: 'high' } },
      },
    ],
  },
}
