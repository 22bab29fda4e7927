/** A command from its arguments to its exit code: 0 done, 1 done in part or not at all, 2 asked wrongly. */
import { CommanderError } from 'commander'
import { createProgram } from './create-program.ts'
import { askedWrongly, describeError } from './describe-error.ts'

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
  // What commander has told the person already; asked for its help, it ends with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : askedWrongly
  // What a person can put right is told in a line; anything else is a fault of the program and shows where it was.
  const reported = describeError(error)
  console.error(reported?.message ?? error)
  return reported?.exitCode ?? 1
}
