import type { Figures } from '../../draw-figures.ts'

const face = `font-family="Helvetica, Arial, sans-serif"`

function box(x: number, y: number, width: number, lines: readonly string[], fill: string): string {
  const height = 26 + lines.length * 20
  const text = lines.map(
    (line, index) =>
      `<text x="${x + width / 2}" y="${y + 28 + index * 20}" text-anchor="middle" font-size="${index === 0 ? 15 : 13}" font-weight="${index === 0 ? 600 : 400}" fill="#2b3340">${line}</text>`,
  )
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}" stroke="#8a93a2"/>${text.join('')}`
}

function arrow(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#2b3340" stroke-width="1.5" marker-end="url(#head)"/>`
}

const design = `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="330" viewBox="0 0 840 330" ${face}>
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z" fill="#2b3340"/></marker></defs>
<rect width="840" height="330" fill="#ffffff"/>
${box(20, 40, 170, ['Raw table', 'CSV, Parquet', 'checksum taken'], '#eef2f7')}
${box(250, 40, 190, ['Tracked frame', 'data + row numbers', 'pandas calls wrapped'], '#e3eef8')}
${box(500, 40, 150, ['Clean table', 'no extra columns'], '#eef2f7')}
${box(250, 200, 190, ['Ledger', 'one line a change', 'step, row, cell, reason'], '#fbeee0')}
${box(500, 200, 150, ['Fate table', 'one line a raw row'], '#fbeee0')}
${box(700, 118, 120, ['Reader', 'report', 'explain'], '#e8f4ee')}
${arrow(190, 83, 248, 83)}
${arrow(440, 83, 498, 83)}
${arrow(345, 126, 345, 198)}
${arrow(440, 243, 498, 243)}
${arrow(650, 73, 698, 135)}
${arrow(650, 243, 698, 190)}
<text x="356" y="166" font-size="13" fill="#2b3340">written as the script runs</text>
</svg>`

const fates = [
  { fate: 'Kept, untouched', rows: 9425 },
  { fate: 'Kept, changed', rows: 1745 },
  { fate: 'Dropped: outside area', rows: 661 },
  { fate: 'Dropped: no consent', rows: 318 },
  { fate: 'Merged: exact duplicate', rows: 212 },
  { fate: 'Dropped: test entry', rows: 57 },
]

const scaling = [
  [
    'Household survey',
    [
      [1552, 0.12],
      [3105, 0.19],
      [6209, 0.31],
      [12418, 0.5],
    ],
  ],
  [
    'Museum catalogue',
    [
      [48276, 1.1],
      [96551, 2.0],
      [193102, 3.7],
      [386204, 7.2],
    ],
  ],
  [
    'River loggers',
    [
      [263064, 2.4],
      [526128, 4.7],
      [1052256, 9.3],
      [2104511, 18.4],
    ],
  ],
] satisfies [string, [number, number][]][]

export const figures: Figures = {
  'design.svg': design,
  'fates.svg': {
    width: 520,
    height: 220,
    data: { values: fates },
    encoding: {
      y: { field: 'fate', type: 'nominal', sort: null, title: null, axis: { labelLimit: 0 } },
      x: { field: 'rows', type: 'quantitative', title: 'Rows of the raw table', scale: { domain: [0, 10500] }, axis: { tickCount: 6 } },
    },
    layer: [
      {
        mark: { type: 'bar', height: 20 },
        encoding: {
          color: {
            field: 'fate',
            type: 'nominal',
            legend: null,
            scale: { domain: fates.map(({ fate }) => fate), range: ['#2f5d8c', '#7fa6cc', '#d9812b', '#d9812b', '#8c8273', '#d9812b'] },
          },
        },
      },
      {
        mark: { type: 'text', align: 'left', dx: 6, fontSize: 13 },
        encoding: { text: { field: 'rows', type: 'quantitative', format: ',' } },
      },
    ],
  },
  'scaling.svg': {
    width: 520,
    height: 320,
    data: { values: scaling.flatMap(([table, points]) => points.map(([rows, seconds]) => ({ table, rows, seconds }))) },
    mark: { type: 'line', point: { size: 55 } },
    encoding: {
      x: {
        field: 'rows',
        type: 'quantitative',
        scale: { type: 'log', domain: [1000, 3000000] },
        axis: { values: [1000, 10000, 100000, 1000000], format: ',' },
        title: 'Rows (log scale)',
      },
      y: {
        field: 'seconds',
        type: 'quantitative',
        scale: { type: 'log', domain: [0.1, 30] },
        axis: { values: [0.1, 0.3, 1, 3, 10, 30], format: 'g' },
        title: 'Time added by tracking, s (log scale)',
      },
      color: { field: 'table', type: 'nominal', title: null, sort: null, legend: { labelLimit: 0 } },
      shape: { field: 'table', type: 'nominal', title: null, sort: null },
    },
  },
}
