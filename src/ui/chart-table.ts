import type { ChartData } from './chart-geometry.ts'

/** An unknown value in a table. */
const unknown = '–'

/** The data of bars and lines as a table: a row for each label, a column for each series. */
export function tableOf({ labels, series }: ChartData, format: (value: number) => string) {
  return {
    columns: series.map(({ name }) => name),
    rows: labels.map((label, index) => ({
      label,
      cells: series.map(({ values }) => {
        const value = values[index] ?? null
        return value === null ? unknown : format(value)
      }),
    })),
  }
}
