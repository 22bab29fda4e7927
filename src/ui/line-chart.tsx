import styles from './chart.module.css'
import { ChartFrame, type ChartProps, colourOf, Legend, markerOf, patternOf } from './chart.tsx'
import { type ChartData, labelPositions, lineOf, valueAxis } from './chart-geometry.ts'
import { tableOf } from './chart-table.ts'
import { Plot } from './plot.tsx'

/** The maximum number of points that have room for a marker each. */
const maxPointsWithMarkers = 24

/** Lines over ordered labels (years, months), distinguished by colour, dashes and markers. */
export function LineChart({ title, description, messages, format = String, data }: ChartProps & { data: ChartData }) {
  const axis = valueAxis(data.series)
  const positions = labelPositions(data.labels.length)
  const lines = data.series.map(({ name, values }) => ({ name, ...lineOf(values, positions, axis) }))
  return (
    <ChartFrame
      title={title}
      description={description}
      messages={messages}
      table={tableOf(data, format)}
      legend={data.series.length > 1 && <Legend entries={data.series.map(({ name }) => ({ name }))} sample={sample} />}
    >
      <Plot labels={data.labels} axis={axis} format={format}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          {lines.map(({ name, path }, index) => (
            <path key={name} d={path} className={styles.line} data-colour={colourOf(index)} data-dashes={patternOf(index)} />
          ))}
        </svg>
        {lines.map(({ name, points }, index) =>
          points.map(point =>
            data.labels.length <= maxPointsWithMarkers || points.length === 1 ? (
              <svg
                key={`${name} ${point.x}`}
                x={`${point.x}%`}
                y={`${point.y}%`}
                className={styles.marker}
                data-colour={colourOf(index)}
                aria-hidden="true"
              >
                <path d={markerOf(index)} />
              </svg>
            ) : null,
          ),
        )}
      </Plot>
    </ChartFrame>
  )
}

const sample = (index: number) => (
  <>
    <path d="M0 8H24" className={styles.line} data-dashes={patternOf(index)} />
    <g transform="translate(12 8)" className={styles.marker}>
      <path d={markerOf(index)} />
    </g>
  </>
)
