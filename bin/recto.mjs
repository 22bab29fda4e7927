#!/usr/bin/env node
/** `recto COMMAND`: the command line, under the runtime that the project pins. */
process.argv.splice(2, 0, 'src/cli/recto.ts')
await import('../scripts/run.mjs')
