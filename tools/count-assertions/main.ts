/**
 * `npm run count-assertions` counts assertions and tests by capability. `--check` fails where a number is below the recorded one
 * (baseline.json), `--record` writes the present ones.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { listFiles, readSource } from '../read-sources.ts'
import { areaOf } from './areas.ts'
import { type Count, countIn } from './count.ts'

const baselineFile = join(import.meta.dirname, 'baseline.json')
const baselineSchema = z.record(z.string(), z.object({ assertions: z.int(), tests: z.int() }))

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, record: { type: 'boolean', default: false } } })

const counts = new Map<string, Count>()
const withoutArea: string[] = []
const isCounted = (path: string): boolean => /\.test\.tsx?$/.test(path) || /^tests\/.*\.tsx?$/.test(path)
for (const path of listFiles('src', 'tests', 'tools', 'scripts').filter(isCounted)) {
  const { assertions, tests } = countIn(path, readSource(path))
  if (assertions + tests === 0) continue
  const area = areaOf(path)
  if (area === null) {
    withoutArea.push(path)
    continue
  }
  const sum = counts.get(area) ?? { assertions: 0, tests: 0 }
  counts.set(area, { assertions: sum.assertions + assertions, tests: sum.tests + tests })
}
if (withoutArea.length > 0) {
  console.error(`No pattern of tools/count-assertions/areas.ts matches:\n${withoutArea.map(path => `  ${path}`).join('\n')}`)
  process.exit(1)
}

const sorted = [...counts].toSorted(([one], [other]) => one.localeCompare(other))
if (values.record) writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
const baseline = baselineSchema.parse(JSON.parse(readFileSync(baselineFile, 'utf8')))

const line = (area: string, one: string, other: string): string => `${area.padEnd(14)}${one.padStart(18)}${other.padStart(14)}`
const changed = (now: number, before: number): string => `${now}${now === before ? '' : ` (${now > before ? '+' : ''}${now - before})`}`
const none: Count = { assertions: 0, tests: 0 }
const fallen: string[] = []
console.log(line('area', 'assertions', 'tests'))
for (const area of new Set([...counts.keys(), ...Object.keys(baseline)].toSorted())) {
  const now = counts.get(area) ?? none
  const before = baseline[area] ?? none
  console.log(line(area, changed(now.assertions, before.assertions), changed(now.tests, before.tests)))
  if (now.assertions < before.assertions || now.tests < before.tests) fallen.push(area)
}
if (values.check && fallen.length > 0) {
  console.error(
    `Fewer assertions or tests than recorded: ${fallen.join(', ')}. Where that is right, record it with --record and say why in the commit.`,
  )
  process.exitCode = 1
}
