/** The figure of “Pay for the ending”. All values are invented. */
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

const items = [
  { item: 'Documentation by the outgoing data manager', share: 1.6 },
  { item: 'Custodian, part-time, for three years', share: 1.2 },
  { item: 'Telling participants; answering them', share: 0.6 },
  { item: 'Deposit and disclosure review', share: 0.4 },
  { item: 'Care of biological samples', share: 0.2 },
  { item: 'Storage', share: 0.1 },
]
const costs: TopLevelSpec = {
  data: { values: items.map(row => ({ ...row, text: `${row.share.toFixed(1)}%` })) },
  width: 380,
  height: 250,
  encoding: {
    y: {
      field: 'item',
      type: 'nominal',
      sort: items.map(row => row.item),
      title: null,
      axis: { labelLimit: 480, ticks: false, domain: false, labelPadding: 8 },
    },
    x: { field: 'share', type: 'quantitative', title: 'Share of total direct costs (%)', scale: { domain: [0, 2] } },
  },
  layer: [
    { mark: { type: 'bar', height: 26, color: '#3f8f6b' } },
    { mark: { type: 'text', align: 'left', dx: 6, fontSize: 14, color: '#2b3340' }, encoding: { text: { field: 'text' } } },
  ],
}
export const figures: Figures = { 'closing-costs.svg': costs }
