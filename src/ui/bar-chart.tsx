import { useId } from 'react'
import styles from './chart.module.css'
import { ChartFrame, type ChartProps, colourOf, filledSample, fillOf, Legend, Patterns } from './chart.tsx'
import { type Bar, bars, type ChartData, labelStep, type ValueAxis, valueAxis } from './chart-geometry.ts'
import { tableOf } from './chart-table.ts'
import { Plot } from './plot.tsx'

interface BarChartProps extends ChartProps {
  data: ChartData
  /** Absent: bars are horizontal if their labels have no room side by side. */
  orientation?: 'horizontal' | 'vertical'
}

/** Width of a plot in CSS pixels in which labels must fit side by side. */
const usualWidth = 520
/** The maximum number of bars that have room for their values above them, also on a phone. */
const maxBarsWithValues = 6

export function BarChart({ title, description, messages, format = String, data, orientation }: BarChartProps) {
  const id = useId()
  const axis = valueAxis(data.series)
  const drawn = bars(data, axis)
  const lying = (orientation ?? (labelStep(data.labels, usualWidth) > 1 ? 'horizontal' : 'vertical')) === 'horizontal'
  return (
    <ChartFrame
      title={title}
      description={description}
      messages={messages}
      table={tableOf(data, format)}
      legend={data.series.length > 1 && <Legend entries={data.series.map(({ name }) => ({ name }))} sample={filledSample(id)} />}
    >
      <Patterns id={id} count={data.series.length} />
      {lying ? (
        <Rows id={id} labels={data.labels} axis={axis} drawn={drawn} format={format} />
      ) : (
        <Plot labels={data.labels} axis={axis} format={format}>
          <Columns id={id} drawn={drawn} format={format} />
        </Plot>
      )}
    </ChartFrame>
  )
}

interface DrawnProps {
  id: string
  drawn: Bar[]
  format: (value: number) => string
}

function Columns({ id, drawn, format }: DrawnProps) {
  return drawn.map(bar => (
    <g key={`${bar.series} ${bar.label}`} data-colour={colourOf(bar.series)}>
      <rect
        x={`${bar.start}%`}
        width={`${bar.breadth}%`}
        y={`${100 - bar.from - bar.length}%`}
        height={`${bar.length}%`}
        fill={fillOf(id, bar.series)}
        className={styles.area}
      />
      {drawn.length <= maxBarsWithValues && (
        <text
          x={`${bar.start + bar.breadth / 2}%`}
          y={`${bar.value < 0 ? 100 - bar.from : 100 - bar.from - bar.length}%`}
          dy={bar.value < 0 ? '1.1em' : '-0.4em'}
          textAnchor="middle"
          className={styles.direct}
        >
          {format(bar.value)}
        </text>
      )}
    </g>
  ))
}

/** The share of the width that the longest bar takes; the rest is for its value. */
const maxBar = 0.8

/** Labels are above their bars, because they may be as long as the chart is wide. */
function Rows({ id, labels, axis, drawn, format }: DrawnProps & { labels: readonly string[]; axis: ValueAxis }) {
  return (
    <div className={styles.rows}>
      {labels.map((label, index) => (
        <div key={label}>
          <span>{label}</span>
          {drawn
            .filter(bar => bar.label === index)
            .map(bar => (
              <svg key={bar.series} className={styles.row} aria-hidden="true" data-colour={colourOf(bar.series)}>
                <line x1={`${axis.at(0) * maxBar}%`} x2={`${axis.at(0) * maxBar}%`} y1="0%" y2="100%" data-zero="true" />
                <rect
                  x={`${bar.from * maxBar}%`}
                  width={`${bar.length * maxBar}%`}
                  y="15%"
                  height="70%"
                  fill={fillOf(id, bar.series)}
                  className={styles.area}
                />
                <text x={`${(bar.from + bar.length) * maxBar}%`} dx="0.5em" y="50%" dy="0.35em" className={styles.direct}>
                  {format(bar.value)}
                </text>
              </svg>
            ))}
        </div>
      ))}
    </div>
  )
}
