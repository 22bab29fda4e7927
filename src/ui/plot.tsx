import { labelPositions, labelStep, type ValueAxis } from './chart-geometry.ts'
import styles from './plot.module.css'

interface PlotProps {
  labels: readonly string[]
  axis: ValueAxis
  format: (value: number) => string
  /** Rendered over the grid, in an `svg` whose lengths are percentages of the plot. */
  children: React.ReactNode
}

/** Widths of the plot in CSS pixels for which labels are thinned out: a phone's, and from 30rem of the chart on. */
const narrow = 260
const wide = 420

/**
 * Axes and grid around columns or lines. Positions are percentages, so that the plot takes any width while its text keeps its size; the
 * labels of
 * the values are text beside it, as wide as needed.
 */
export function Plot({ labels, axis, format, children }: PlotProps) {
  const positions = labelPositions(labels.length)
  const narrowStep = labelStep(labels, narrow)
  const wideStep = labelStep(labels, wide)
  return (
    <div className={styles.plot}>
      <div className={styles.ticks}>
        {axis.ticks.toReversed().map(tick => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <svg className={styles.drawing} aria-hidden="true">
        {axis.ticks.map(tick => (
          <line key={tick} x1="0%" x2="100%" y1={`${100 - axis.at(tick)}%`} y2={`${100 - axis.at(tick)}%`} data-zero={tick === 0} />
        ))}
        {children}
      </svg>
      <svg className={styles.labels} aria-hidden="true">
        {labels.map((label, index) =>
          index % narrowStep === 0 || index % wideStep === 0 ? (
            <text
              key={label}
              x={`${positions[index]}%`}
              y="1.1em"
              textAnchor="middle"
              data-width={index % narrowStep !== 0 ? 'wide' : index % wideStep !== 0 ? 'narrow' : 'any'}
            >
              {label}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}
