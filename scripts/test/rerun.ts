/**
 * The single rerun of what failed (docs/decisions/0126-one-rerun.md): which files are run once more, and what that means. A test that fails
 * twice is red. What passes the second time is flaky: named, and mended, but no reason to hold back somebody else's work.
 */
import type { FileResult, SuiteResult } from './suite-result.ts'

/** What fails here is an incident, however seldom: what a stranger sees, secrets in logs, and what a kill leaves behind. */
const neverRerun = /\/(?:access-matrix|secrets-in-logs|kills|[a-z-]*killed)[^/]*$/
/** No rerun begins later than this after the beginning of the run, in minutes: continuous integration ends it after 90. */
const lastMinute = 75
/** Above this share of a suite's files, and more than one file, something is wrong that is no coincidence. */
const flakyShare = 0.1

/** `all`: the suite as a whole; a list: these files; null: nothing, because nothing failed or nothing may be repeated. */
export type Rerun = 'all' | string[] | null

/** @param minutes since the run began */
export function planRerun({ files, unhandled, ended }: SuiteResult, minutes: number): Rerun {
  if (minutes > lastMinute) return null
  if (!ended || unhandled.length > 0) return 'all'
  const failed = files.filter(each => each.failed > 0 && !neverRerun.test(each.file)).map(each => each.file)
  return failed.length > 0 ? failed : null
}

export interface FlakyFile {
  file: string
  /** The errors of the first run. */
  first: string[]
  /** Of the second run, which passed. */
  second: { passed: number; seconds: number }
}

export interface Verdict {
  result: SuiteResult
  flaky: FlakyFile[]
  /** Why the suite is red although nothing failed twice; null: it is not. */
  tooMany: string | null
}

/** @param second null: there was no second run */
export function judge(first: SuiteResult, second: SuiteResult | null): Verdict {
  if (second === null) return { result: first, flaky: [], tooMany: null }
  const again = new Map(second.files.map(each => [each.file, each]))
  const flaky: FlakyFile[] = []
  const settle = (file: FileResult): FileResult => {
    if (file.failed === 0) return file
    const repeated = again.get(file.file)
    // What may not be repeated stays red, also where the whole suite was run again.
    if (repeated === undefined || repeated.failed > 0 || neverRerun.test(file.file)) return file
    flaky.push({ file: file.file, first: file.output, second: { passed: repeated.passed, seconds: repeated.seconds } })
    return repeated
  }
  const firstByName = new Map(first.files.map(each => [each.file, settle(each)]))
  // Files that a run which broke off has not come to, or that failed only now.
  for (const each of second.files) {
    const known = firstByName.get(each.file)
    if (known === undefined || (known.failed === 0 && each.failed > 0)) firstByName.set(each.file, each)
  }
  const isWhole = !first.ended || first.unhandled.length > 0
  if (isWhole && second.ended && second.unhandled.length === 0)
    flaky.push({
      file: '(the whole suite)',
      first: first.ended ? first.unhandled : ['It did not run to its end.'],
      second: sumOf(second.files),
    })
  const files = [...firstByName.values()]
  const flakyFiles = flaky.filter(each => firstByName.has(each.file)).length
  const tooMany =
    flakyFiles > 1 && flakyFiles > files.length * flakyShare ? `${flakyFiles} of ${files.length} files passed only the second time` : null
  return { result: { files, unhandled: second.unhandled, ended: second.ended }, flaky, tooMany }
}

const sumOf = (files: readonly FileResult[]): { passed: number; seconds: number } => ({
  passed: files.reduce((sum, each) => sum + each.passed, 0),
  seconds: files.reduce((sum, each) => sum + each.seconds, 0),
})
