/** The end of a test run, for a reader who has not seen the rest: what failed, what was flaky, and where the time went. */
import { writeFileSync } from 'node:fs'
import type { FlakyFile } from './rerun.ts'
import type { FileResult } from './suite-result.ts'

export interface Outcome {
  step: string
  passed: number
  failed: number
  skipped: number
  note: string
  /** The failed tests by file and name: what ran long before the end is hard to find in the output. */
  failures: string[]
  flaky: FlakyFile[]
  /** Of a suite: its files with their times. */
  files: readonly FileResult[]
}

const slowestFiles = 10
/** Of its suite’s time: a file above it is named, since a worker waits for it at the end. */
const largeShare = 0.04

export function writeFlaky(path: string, outcomes: readonly Outcome[]): void {
  const flaky = outcomes.flatMap(({ step, flaky: files }) => files.map(file => ({ suite: step, ...file })))
  writeFileSync(path, `${JSON.stringify(flaky, null, 2)}\n`)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function printTimes(outcomes: readonly Outcome[], durations: ReadonlyMap<string, number>): void {
  const total = [...durations.values()].reduce((sum, seconds) => sum + seconds, 0)
  console.log('\nTime')
  for (const [step, seconds] of durations)
    if (seconds >= 0.5) console.log(`  ${step.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s ${percent(seconds / total).padStart(7)}`)
  console.log(`  ${'all'.padEnd(12)} ${total.toFixed(0).padStart(5)} s`)
  for (const { step, files } of outcomes) {
    const sum = files.reduce((seconds, file) => seconds + file.seconds, 0)
    if (files.length <= slowestFiles || sum < 10) continue
    console.log(`\nSlowest files of ${step} (share of its ${files.length} files’ time; * above ${percent(largeShare)})`)
    for (const { file, seconds } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestFiles))
      console.log(
        `  ${seconds.toFixed(1).padStart(6)} s ${percent(seconds / sum).padStart(7)} ${seconds / sum > largeShare ? '*' : ' '} ${file}`,
      )
  }
}

/** @param durations seconds by step, in the order in which they ran @param results the folder of logs and images */
export function printSummary(outcomes: readonly Outcome[], durations: ReadonlyMap<string, number>, results: string): void {
  printTimes(outcomes, durations)
  console.log('\nSummary')
  for (const { step, passed, failed, skipped, note, failures, flaky } of outcomes) {
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    console.log(
      `  ${failed > 0 ? '✗' : '✓'} ${step.padEnd(12)} ${counts}${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}${note && `  ${note}`}`,
    )
    for (const failure of failures) console.log(`      ${failure}`)
    for (const { file, first, second } of flaky)
      console.log(
        `      flaky: ${file}: ${first.map(error => error.split('\n', 2).join(': ')).join('; ')} – the second time ${second.passed} passed in ${second.seconds.toFixed(0)} s`,
      )
  }
  const sum = (count: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + count(outcome), 0)
  console.log(
    `\n${sum(each => each.passed)} passed, ${sum(each => each.failed)} failed, ${sum(each => each.skipped)} skipped, ${sum(each => each.flaky.length)} flaky`,
  )
  console.log(`Logs, images of failures and flaky.json: ${results}`)
}
