/** What Vitest reports of a suite: by file, so that files that failed can be run again by themselves. */
import { relative } from 'node:path'
import { z } from 'zod'

export interface FileResult {
  /** Relative to the root. */
  file: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** The failed tests with the first line of their errors; the file’s own error where it could not be read. */
  failures: string[]
  /** Their errors in full. */
  output: string[]
}

export interface SuiteResult {
  /** In the order of the report. */
  files: FileResult[]
  /** Errors that belong to no test, such as the end of a worker process. */
  unhandled: string[]
  /** Whether Vitest has reported: false where it was killed, or its set-up failed. */
  ended: boolean
}

const testSchema = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() })
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(testSchema),
    }),
  ),
})
const unhandledSchema = z.array(z.object({ message: z.string(), stack: z.string().nullish() }))

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins colours in a terminal.
const plain = (text: string): string => text.replaceAll(/\u001b\[[\d;]*m/g, '')

/** The first place of the project's own in a stack. */
const placeIn = (stack: string | null | undefined, root: string): string =>
  stack
    ?.split('\n')
    .find(line => line.includes(root) && !line.includes('node_modules'))
    ?.trim() ?? ''

/** @param report of Vitest's reporter `json` @param unhandled by ./unhandled-errors.ts @throws where one of them is not what it should be */
export function readSuiteResult(report: unknown, unhandled: unknown, root: string): SuiteResult {
  const files = reportSchema
    .parse(report)
    .testResults.map(({ name, status, message, startTime, endTime, assertionResults }): FileResult => {
      const file = relative(root, name)
      const count = (wanted: (status: string) => boolean): number => assertionResults.filter(test => wanted(test.status)).length
      const failed = assertionResults.filter(test => test.status === 'failed')
      const ownError = status === 'failed' && failed.length === 0
      return {
        file,
        passed: count(each => each === 'passed'),
        failed: ownError ? 1 : failed.length,
        skipped: count(each => each !== 'passed' && each !== 'failed'),
        seconds: Math.max(0, endTime - startTime) / 1000,
        failures: ownError
          ? [`${file}: ${plain(firstLine(message))}`]
          : failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${plain(firstLine(failureMessages?.[0] ?? ''))}`),
        output: ownError
          ? [plain(message)]
          : failed.map(({ fullName, failureMessages }) => plain([fullName, ...(failureMessages ?? [])].join('\n'))),
      }
    })
  const errors = unhandledSchema.parse(unhandled).map(({ message, stack }) => plain(`${firstLine(message)} ${placeIn(stack, root)}`.trim()))
  return { files, unhandled: errors, ended: true }
}

export const didNotEnd: SuiteResult = { files: [], unhandled: [], ended: false }
