/** The results as tables: aligned for a terminal, in Markdown for the project's papers. */

import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import type { ImportRate } from './imports.ts'
import type { Load } from './load.ts'
import type { PageWeight } from './page-weight.ts'

export interface Results {
  database: string
  seconds: number
  /** Load average of the last minute before the run. */
  loadBefore: number
  loads: { page: string; cache: 'off' | 'on'; load: Load }[]
  weight: PageWeight
  longArticleBytes: number
  /** Null where the folder is absent. */
  imports: { name: string; rate: ImportRate | null }[]
  peaks: { process: string; bytes: number | null }[]
}

type Row = readonly string[]
interface Part {
  title: string
  /** The first is the head; columns after the first hold numbers. */
  rows: Row[]
}

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const megabytes = (bytes: number | null): string => (bytes === null ? 'not told' : `${(bytes / 1e6).toFixed(0)} MB`)
/** @param atMost the client was too slow to tell how little it is */
const milliseconds = (value: number, atMost: boolean): string => (value < 1 ? '< 1 ms' : `${atMost ? '≤ ' : ''}${count.format(value)} ms`)

function partsOf({ loads, weight, longArticleBytes, imports, peaks }: Results): Part[] {
  return [
    {
      title: `Load, 20 connections, and one reader alone (long article: ${kilobytes(longArticleBytes)} of HTML in its body)`,
      rows: [
        ['Page', 'Cache', 'Requests/s', 'p50', 'p99', 'Server CPU', 'p50 alone'],
        ...loads.map(({ page, cache, load: { perSecond, p50, p99, sequential, serverCpu, clientBound } }) => [
          page,
          cache,
          `${clientBound ? '≥ ' : ''}${count.format(perSecond)}`,
          milliseconds(p50, clientBound),
          milliseconds(p99, clientBound),
          serverCpu === null ? 'not told' : `${serverCpu.toFixed(serverCpu < 1 ? 3 : 1)} ms`,
          `${sequential.toFixed(1)} ms`,
        ]),
      ],
    },
    {
      title: 'The demo article’s page as sent, compressed',
      rows: [
        ['Kind', 'Bytes'],
        ['HTML', `${kilobytes(weight.html)} (${kilobytes(weight.plainHtml)} before)`],
        ['CSS', kilobytes(weight.css)],
        ['JavaScript', kilobytes(weight.js)],
      ],
    },
    {
      title: 'Import',
      rows: [
        ['Articles of', 'Taken in', 'Refused', 'Articles/s'],
        ...imports.map(({ name, rate }) =>
          rate === null
            ? [name, 'absent', '–', '–']
            : [name, count.format(rate.articles), count.format(rate.failed), rate.perSecond.toFixed(1)],
        ),
      ],
    },
    { title: 'Peak memory', rows: [['Process', 'Resident'], ...peaks.map(({ process, bytes }) => [process, megabytes(bytes)])] },
  ]
}

const machine = ({ database, seconds, loadBefore }: Results): string =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}, ${database}; ${seconds} s a row; load average before ${loadBefore.toFixed(1)}`

export function asText(results: Results): string {
  const parts = partsOf(results).map(({ title, rows }) => `${title}\n${alignRows(rows)}`)
  return [machine(results), ...parts].join('\n\n')
}

function alignRows(rows: readonly Row[]): string {
  const width = (column: number): number => Math.max(...rows.map(row => row[column]?.length ?? 0))
  const align = (cell: string, column: number): string => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)))
  return rows.map(row => `  ${row.map(align).join('  ')}`).join('\n')
}

function asMarkdown(results: Results): string {
  const parts = partsOf(results).map(({ title, rows: [head = [], ...rows] }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `**${title}**\n\n${lines.map(line => `| ${line.join(' | ')} |`).join('\n')}`
  })
  return [`${new Date().toISOString().slice(0, 10)}: ${machine(results)}.`, ...parts].join('\n\n')
}

const paper = resolve(import.meta.dirname, '../../docs/performance.md')
const block = /(<!-- bench:start -->\n)[\s\S]*?(<!-- bench:end -->)/

/** Puts the tables between the marks in docs/performance.md. @returns the file */
export function writeReport(results: Results): string {
  const old = readFileSync(paper, 'utf8')
  if (!block.test(old)) throw new Error(`${join('docs', 'performance.md')} has no place for the results.`)
  writeFileSync(
    paper,
    old.replace(block, (_, start: string, end: string) => `${start}\n${asMarkdown(results)}\n\n${end}`),
  )
  return join('docs', 'performance.md')
}
