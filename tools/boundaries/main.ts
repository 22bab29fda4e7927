/**
 * `npm run boundaries` lists the imports between modules that the table of directions refuses, and files that import each other in a
 * circle, and imports past the public face of a module (./faces.ts). The others that were there when the table was made are counted in exceptions.json. `--check` fails where there are more, or fewer:
 * a number that has fallen is recorded with `--record`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { listFiles, readSource } from '../read-sources.ts'
import { advice, againstDirections, findCycles } from './check.ts'
import { faceProblems } from './faces.ts'
import { readImports } from './imports.ts'

const exceptionsFile = join(import.meta.dirname, 'exceptions.json')
const exceptionsSchema = z.object({
  /** Imports by pair of parts. */
  imports: z.record(z.string(), z.int().positive()),
  /** Files in circles. */
  circles: z.int(),
})
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, record: { type: 'boolean', default: false } } })

const imports = readImports()
const refused = againstDirections(imports)
const cycles = findCycles(imports)
const found: z.infer<typeof exceptionsSchema> = {
  imports: Object.fromEntries(Array.from(refused, ([pair, each]) => [pair, each.length])),
  circles: cycles.flat().length,
}
if (values.record) writeFileSync(exceptionsFile, `${JSON.stringify(found, null, 2)}\n`)
const recorded = exceptionsSchema.parse(JSON.parse(readFileSync(exceptionsFile, 'utf8')))

const changed = [...new Set([...refused.keys(), ...Object.keys(recorded.imports)])].filter(
  pair => (found.imports[pair] ?? 0) !== (recorded.imports[pair] ?? 0),
)
for (const pair of values.check ? changed : refused.keys()) {
  const now = refused.get(pair) ?? []
  const [from = '', to = ''] = pair.split(' → ')
  console.log(`${pair}: ${now.length} imports (${recorded.imports[pair] ?? 0} recorded). ${advice(from, to)}`)
  for (const each of now) console.log(`  ${each.from} imports ${each.to}`)
}
if (!values.check || found.circles !== recorded.circles) {
  console.log(`${found.circles} files import each other in circles (${recorded.circles} recorded).`)
  for (const cycle of cycles) console.log(`  ${cycle.join('\n    ')}`)
}
const pastFaces = faceProblems(
  new Map(
    listFiles('src/modules')
      .filter(path => /\.tsx?$/.test(path))
      .map(path => [path, readSource(path)]),
  ),
)
for (const problem of pastFaces) console.log(problem)
if (pastFaces.length > 0) {
  console.log('Other modules use the server code of a module by its index.ts: npm run codemod:faces rewrites such imports.')
  process.exitCode = 1
}
const sum = Object.values(found.imports).reduce((total, count) => total + count, 0)
console.log(`${imports.length} imports in src; ${sum} against the directions of tools/boundaries/directions.ts.`)
if (values.check && (changed.length > 0 || found.circles !== recorded.circles)) {
  console.log('Where there are more, change the code; where there are fewer, run npm run boundaries -- --record.')
  process.exitCode = 1
}
