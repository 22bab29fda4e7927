/** A reporter of Vitest's: writes what no test is to blame for, which its report in JSON leaves out, to the file that UNHANDLED_ERRORS_FILE names. */
import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env.UNHANDLED_ERRORS_FILE
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => ({ message: `${name}: ${message}`, stack }))))
  }
}
