/** The mathematics of charts, without an image: positions are per cent of the plot, from its left and its top. */
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { arc, line, pie } from 'd3-shape'

export interface ChartSeries {
  name: string
  /** There is one for each label; null: an unknown value. */
  values: readonly (number | null)[]
}
export interface ChartData {
  labels: readonly string[]
  series: readonly ChartSeries[]
}

const usualTicks = 5

export interface ValueAxis {
  /** Round values from the lowest to the highest, at equal distances, the first and the last at the ends of the axis. */
  ticks: number[]
  /** The position of a value on the axis, from 0 to 100. */
  at: (value: number) => number
}

const known = (value: number | null | undefined): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** An axis with round ends that holds all values and zero, without which the length of a bar means nothing. */
export function valueAxis(series: readonly ChartSeries[]): ValueAxis {
  const values = series.flatMap(({ values }) => values.map(known).filter(value => value !== null))
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const scale = scaleLinear([0, 100])
    .domain([lowest, highest === lowest ? lowest + 1 : highest])
    .nice(usualTicks)
  return { ticks: scale.ticks(usualTicks), at: value => scale(value) }
}

export interface Bar {
  series: number
  label: number
  value: number
  /** Place along the categories. */
  start: number
  breadth: number
  /** Place along the values, from the lower end of the axis. */
  from: number
  length: number
}

/** Bars side by side for each label. An unknown value has none. */
export function bars({ labels, series }: ChartData, axis: ValueAxis): Bar[] {
  const groups = scaleBand<number>().domain(labels.keys()).range([0, 100]).paddingInner(0.3).paddingOuter(0.15)
  const within = scaleBand<number>().domain(series.keys()).range([0, groups.bandwidth()]).paddingInner(0.08)
  return series.flatMap(({ values }, index) =>
    labels.flatMap((_, label): Bar[] => {
      const value = known(values[label])
      if (value === null) return []
      const [low, high] = [axis.at(Math.min(0, value)), axis.at(Math.max(0, value))]
      const start = (groups(label) ?? 0) + (within(index) ?? 0)
      return [{ series: index, label, value, start, breadth: within.bandwidth(), from: low, length: high - low }]
    }),
  )
}

/** The middle of each label's space, where bars and points are placed. */
export function labelPositions(count: number): number[] {
  const scale = scalePoint<number>().domain(Array(count).keys()).range([0, 100]).padding(0.5)
  return Array.from({ length: count }, (_, index) => scale(index) ?? 0)
}

export interface LinePoint {
  x: number
  y: number
  value: number
}

/** A line through known values, interrupted at unknown ones, as a path in a box of 100 by 100; and its points. */
export function lineOf(
  values: readonly (number | null)[],
  positions: readonly number[],
  axis: ValueAxis,
): { path: string; points: LinePoint[] } {
  const places = positions.map((x, index) => {
    const value = known(values[index])
    return value === null ? null : { x, y: 100 - axis.at(value), value }
  })
  const draw = line<LinePoint | null>()
    .defined(place => place !== null)
    .x(place => place?.x ?? 0)
    .y(place => place?.y ?? 0)
  return { path: draw(places) ?? '', points: places.filter(place => place !== null) }
}

export interface PieSlice {
  index: number
  value: number
  /** 0 to 1. */
  share: number
  /** A path around the middle of the pie. */
  path: string
  /** The position of a label outside the slice. */
  labelAt: { x: number; y: number }
}

/** Slices from twelve o'clock onwards in the order given. What is not above zero has no slice. */
export function pieSlices(values: readonly number[], radius: number, labelRadius: number): PieSlice[] {
  const parts = values.map((value, index) => ({ value, index })).filter(({ value }) => value > 0)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const angles = pie<{ value: number }>()
    .sort(null)
    .value(part => part.value)(parts)
  return angles.map((angle, position) => {
    const [x, y] = arc().centroid({ ...angle, innerRadius: labelRadius, outerRadius: labelRadius })
    return {
      index: parts[position]?.index ?? 0,
      value: angle.value,
      share: angle.value / total,
      path: arc()({ ...angle, innerRadius: 0, outerRadius: radius }) ?? '',
      labelAt: { x, y },
    }
  })
}

/** Returns n where every n-th label under a plot has room. @param plotWidth in CSS pixels */
export function labelStep(labels: readonly string[], plotWidth: number): number {
  const widest = Math.max(1, ...labels.map(label => label.length)) * 7.5 + 12
  return Math.max(1, Math.ceil((widest * labels.length) / plotWidth))
}
