/** The command line: `npm run recto -- COMMAND`, or `recto COMMAND`. Exit codes: 0 done, 1 done in part or not at all, 2 asked wrongly. */
import { createProgram } from './create-program.ts'
import { askedWrongly, wordsFor } from './words-for-errors.ts'

const program = await createProgram({
  args: process.argv.slice(2),
  exit: error => process.exit(error.exitCode === 0 ? 0 : askedWrongly),
})

try {
  await program.parseAsync()
} catch (error) {
  // What a person can put right is told in a line; anything else is a fault of the program and shows where it was.
  const told = wordsFor(error)
  console.error(told?.message ?? error)
  process.exitCode = told?.exitCode ?? 1
}
