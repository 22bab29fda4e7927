/** Runs a command from its arguments to its exit code: 0 success, 1 partial or complete failure, 2 invalid arguments. */
import { CommanderError } from 'commander'
import { usageExitCode } from '../core/operator-error.ts'
import { describeError } from '../main/terminal-commands/describe-error.ts'
import { createProgram } from './create-program.ts'

/** Runs the command that `args` ask for (`process.argv` without the program) and leaves its exit code in `process.exitCode`. */
export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    const program = await createProgram(args)
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    process.exitCode = exitCodeOf(error)
  }
}

function exitCodeOf(error: unknown): number {
  // Commander has already printed the message; for the help it ends with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : usageExitCode
  // An error that the user can correct is printed as one line; a bug is printed with its stack.
  const reported = describeError(error)
  console.error(reported?.message ?? error)
  return reported?.exitCode ?? 1
}
