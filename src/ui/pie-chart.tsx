import { useId } from 'react'
import styles from './chart.module.css'
import { ChartFrame, type ChartProps, filledSample, fillOf, Legend, Patterns } from './chart.tsx'
import { pieSlices } from './chart-geometry.ts'

interface PieChartProps extends ChartProps {
  slices: readonly { label: string; value: number }[]
  /** Heads the columns of the table: 'Charge', 'Share'. */
  columns: { value: string; share: string }
  /** A share, 0 to 1, as it is written: '24%'. */
  formatShare?: (share: number) => string
}

/** Radius of the pie in a box of 240 by 240, and of the circle of its labels. */
const radius = 96
const labelRadius = 108
/** Below this share, labels would overlap. */
const minLabelledShare = 0.04

const inPercent = (share: number): string => `${Math.round(share * 100)}%`

/** Parts of a whole. The legend names each with its value, so that no colour has to be remembered. */
export function PieChart({ title, description, messages, format = String, slices, columns, formatShare = inPercent }: PieChartProps) {
  const id = useId()
  const parts = pieSlices(
    slices.map(slice => slice.value),
    radius,
    labelRadius,
  )
  const shareOf = (index: number): string => formatShare(parts.find(part => part.index === index)?.share ?? 0)
  return (
    <ChartFrame
      title={title}
      description={description}
      messages={messages}
      table={{
        columns: [columns.value, columns.share],
        rows: slices.map(({ label, value }, index) => ({ label, cells: [format(value), shareOf(index)] })),
      }}
    >
      <Patterns id={id} count={slices.length} />
      <div className={styles.pie}>
        <svg viewBox="-124 -120 248 240" aria-hidden="true">
          {parts.map(part => (
            <path key={part.index} d={part.path} fill={fillOf(id, part.index)} className={styles.slice} />
          ))}
          {parts.map(({ index, share, labelAt }) =>
            share >= minLabelledShare && share < 1 ? (
              <text key={index} x={labelAt.x} y={labelAt.y} dy="0.35em" textAnchor="middle" className={styles.share}>
                {formatShare(share)}
              </text>
            ) : null,
          )}
        </svg>
        <Legend entries={slices.map(({ label, value }) => ({ name: label, value: format(value) }))} sample={filledSample(id)} />
      </div>
    </ChartFrame>
  )
}
