import { BarChart } from '../../../../ui/bar-chart.tsx'
import { LineChart } from '../../../../ui/line-chart.tsx'
import { PieChart } from '../../../../ui/pie-chart.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'

/** A chart of numbers in the page with their table, for example a pie chart of the costs that an article processing charge covers. */
export function ChartBlock({ block }: { block: BlockOf<'chart'> }) {
  const { t, number } = useText()
  const { type, title, description, label, labels, series } = block
  const look = { title, ...(description !== null && { description }), messages: { showTable: t('page-show-table'), label }, format: number }
  const [first] = series
  switch (type) {
    case 'pie':
      return first === undefined ? null : (
        <PieChart
          {...look}
          columns={{ value: first.name, share: t('page-share') }}
          slices={labels.map((name, index) => ({ label: name, value: first.values[index] ?? 0 }))}
        />
      )
    case 'bar':
      return <BarChart {...look} data={{ labels, series }} />
    case 'line':
      return <LineChart {...look} data={{ labels, series }} />
  }
}
