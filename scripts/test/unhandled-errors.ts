/** A reporter of Vitest's: writes what no test is to blame for, which its report in JSON leaves out, to the file that UNHANDLED_ERRORS_FILE names. */
import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Such as the exit code of a worker and the file that it was running, which only the cause says. */
function causeOf({ cause }: { cause?: unknown }): string {
  if (cause === undefined || cause === null) return ''
  return typeof cause === 'object' && 'message' in cause ? ` (${String(cause.message)})` : ` (${String(cause)})`
}

export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env.UNHANDLED_ERRORS_FILE
    if (file)
      writeFileSync(
        file,
        JSON.stringify(errors.map(error => ({ message: `${error.name}: ${error.message}${causeOf(error)}`, stack: error.stack }))),
      )
  }
}
