import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape'
import { useId } from 'react'
import styles from './chart.module.css'
import { Table } from './table.tsx'

export interface ChartMessages {
  /** Opens the table behind the image: 'Show as table'. */
  showTable: string
  /** Heads the column of labels: 'Year'. */
  label: string
}

export interface ChartProps {
  title: string
  /** A description of the chart in a sentence or two. */
  description?: string
  messages: ChartMessages
  /** A value as it is written, by the reader's language. */
  format?: (value: number) => string
}

interface ChartFrameProps extends Pick<ChartProps, 'title' | 'messages'> {
  description?: string | undefined
  legend?: React.ReactNode
  /** The image; decoration to assistive technology, which reads title, description and table. */
  children: React.ReactNode
  table: { columns: string[]; rows: { label: string; cells: string[] }[] }
}

/** The frame of every chart: title, description, image, legend, and the table of its data. Works without JavaScript. */
export function ChartFrame({ title, description, messages, legend, children, table }: ChartFrameProps) {
  const id = useId()
  return (
    <figure className={styles.chart} aria-labelledby={`${id}-title`}>
      <figcaption className={styles.caption}>
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        {description !== undefined && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
      </figcaption>
      <div
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className={styles.image}
      >
        {children}
      </div>
      {legend}
      <details className={styles.table}>
        <summary>{messages.showTable}</summary>
        <Table caption={title} captionHidden>
          <thead>
            <tr>
              <th scope="col">{messages.label}</th>
              {table.columns.map(column => (
                <th key={column} scope="col" data-numeric="">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(row => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, column) => (
                  <td key={table.columns[column]} data-numeric="">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

/** The number of colours; beyond it they repeat, and patterns or markers distinguish the series. */
const colours = 6
export const colourOf = (index: number): number => index % colours
/** Another pattern for each colour, and another again when the colours repeat. */
export const patternOf = (index: number): number => (index + Math.floor(index / colours)) % colours

const textures = ['', 'M-2 2L2 -2M0 8L8 0M6 10L10 6', 'M2 2h.01M6 6h.01', 'M0 2H8M0 6H8', 'M0 0L8 8M0 8L8 0', 'M2 0V8M6 0V8']

/** Fills for `count` series; `fillOf` names them. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      <defs>
        {Array.from({ length: count }, (_, index) => (
          <pattern
            // biome-ignore lint/suspicious/noArrayIndexKey: a series is known by its place.
            key={index}
            id={`${id}-${index}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            data-colour={colourOf(index)}
          >
            <rect width="8" height="8" className={styles.paint} />
            <path d={textures[patternOf(index)]} className={styles.texture} data-pattern={patternOf(index)} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
export const fillOf = (id: string, index: number): string => `url(#${id}-${index})`

const markers = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar]

/** The shape of a point, around the origin. */
export function markerOf(index: number): string {
  return symbol(markers[patternOf(index)] ?? symbolCircle, 64)() ?? ''
}

interface LegendProps {
  entries: { name: string; value?: string }[]
  /** Draws the sample of an entry, in a box of 24 by 16. */
  sample: (index: number) => React.ReactNode
}

export function Legend({ entries, sample }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map((entry, index) => (
        <li key={entry.name}>
          <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" data-colour={colourOf(index)}>
            {sample(index)}
          </svg>
          <span>{entry.name}</span>
          {entry.value !== undefined && <span className={styles.value}>{entry.value}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Samples of filled areas. */
export const filledSample = (id: string) => (index: number) => (
  <rect x="1" y="1" width="22" height="14" rx="2" fill={fillOf(id, index)} className={styles.area} />
)
