/**
 * An operator error is something that whoever runs Recto can correct: a setting, a file, an argument of a command, a database that is away.
 */

/** The exit code of a command whose arguments or settings are wrong. */
export const usageExitCode = 2

interface OperatorErrorOptions extends ErrorOptions {
  /** The exit code of the command that fails is 2 where something is wrong with what was asked or set, 1 where it may succeed later. */
  exitCode?: number
}

/** The message says what is wrong and where, and contains no secret: it is all that a terminal shows. The stack is for errors of the program. */
export class OperatorError extends Error {
  override name = 'OperatorError'
  readonly exitCode: number
  constructor(message: string, { exitCode = usageExitCode, ...options }: OperatorErrorOptions = {}) {
    super(message, options)
    this.exitCode = exitCode
  }
}
