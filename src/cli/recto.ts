/** The command line: `npm run recto -- COMMAND`, or `recto COMMAND`. */
import { runProgram } from './run-program.ts'

await runProgram(process.argv.slice(2))
