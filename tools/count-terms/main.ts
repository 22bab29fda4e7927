/**
 * `npm run count-terms` counts the terms that docs/glossary.md says are not to be used, in identifiers, paths and comments. `--check` fails
 * where a number is above the recorded one (baseline.json), `--record` writes the present ones.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { listFiles, readSource } from '../read-sources.ts'
import { countTerms, readCss, readTypeScript, type Texts } from './count.ts'
import { readAvoidedTerms } from './read-glossary.ts'

const baselineFile = join(import.meta.dirname, 'baseline.json')
const places = ['identifiers', 'paths', 'comments'] as const
type Counts = Record<(typeof places)[number], number>
const baselineSchema = z.record(z.string(), z.object({ identifiers: z.int(), paths: z.int(), comments: z.int() }))

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, record: { type: 'boolean', default: false } } })

const terms = readAvoidedTerms(readSource('docs/glossary.md'))
const files = listFiles('src', 'tests', 'scripts', 'tools', 'demo', 'bin')
const texts: Texts = { identifiers: [], comments: [] }
const names = new Set<string>()
for (const path of files) {
  // Each folder and each file is named once.
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) names.add(path.slice(0, end))
  const read = /\.tsx?$/.test(path) ? readTypeScript(path, readSource(path)) : path.endsWith('.css') ? readCss(readSource(path)) : null
  if (read === null) continue
  texts.identifiers.push(...read.identifiers)
  texts.comments.push(...read.comments)
}
const found = {
  identifiers: countTerms(terms, texts.identifiers),
  paths: countTerms(
    terms,
    Array.from(names, name => name.slice(name.lastIndexOf('/') + 1)),
  ),
  comments: countTerms(terms, texts.comments),
}
const counts: Record<string, Counts> = Object.fromEntries(
  terms.map(({ term }) => [
    term,
    { identifiers: found.identifiers.get(term) ?? 0, paths: found.paths.get(term) ?? 0, comments: found.comments.get(term) ?? 0 },
  ]),
)

if (values.record) writeFileSync(baselineFile, `${JSON.stringify(counts, null, 2)}\n`)
const baseline = baselineSchema.parse(JSON.parse(readFileSync(baselineFile, 'utf8')))

const zero: Counts = { identifiers: 0, paths: 0, comments: 0 }
const cell = (now: number, before: number): string =>
  `${now}${now === before ? '' : ` (${now > before ? '+' : ''}${now - before})`}`.padStart(16)
const risen: string[] = []
console.log(`${'term'.padEnd(24)}${places.map(place => place.padStart(16)).join('')}`)
const sum = { ...zero }
const sumBefore = { ...zero }
for (const [term, now] of Object.entries(counts)) {
  const before = baseline[term] ?? zero
  for (const place of places) {
    sum[place] += now[place]
    sumBefore[place] += before[place]
    if (now[place] > before[place]) risen.push(`${term} (${place})`)
  }
  console.log(`${term.padEnd(24)}${places.map(place => cell(now[place], before[place])).join('')}`)
}
console.log(`${'all'.padEnd(24)}${places.map(place => cell(sum[place], sumBefore[place])).join('')}`)
if (values.check && risen.length > 0) {
  console.error(`More often than recorded: ${risen.join(', ')}. Say what docs/glossary.md says instead.`)
  process.exitCode = 1
}
