/**
 * `npm run interop`: the demo library's JATS sources, and what an export of them writes, by the JATS DTD, JATS4R's Schematron and PMC's style
 * checker. Exit code 1 where one of them finds an error, 2 where something that they need is absent. It needs Java, xmllint, Maven (once)
 * and ../shared/data/schemas. `npm run interop -- FILE…` validates other files instead. Then the virus scanner of uploads beside ClamAV's own
 * daemon (./interop/clamd.ts).
 *
 * A source that is broken on purpose comes along: a validator that finds nothing in it did not work.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../tools/bench/child.ts'
import { makeLibrary } from '../tools/bench/library.ts'
import { tryClamd } from './interop/clamd.ts'
import type { Finding } from './interop/findings.ts'
import { jatsValidators, type Verdict, validateJats } from './interop/jats.ts'
import { AbsentError, findTools } from './interop/tools.ts'

const demoArticles = resolve(import.meta.dirname, '../demo/articles')
const brokenName = 'broken-on-purpose.xml'
/** So many places are printed of one kind of finding. */
const maxShown = 3

const { positionals } = parseArgs({ allowPositionals: true })

async function xmlBelow(folder: string, name: RegExp): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter(entry => entry.isFile() && name.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}

/** `folder--v1.xml`: the names of sources repeat, those of their folders do not. */
const nameOf = (path: string): string => path.split('/').slice(-2).join('--')

/** The JATS files that an export of the demo's articles holds. */
async function exportedArticles(folder: string): Promise<string[]> {
  const library = await makeLibrary(null)
  try {
    await runCommand(['import', demoArticles, '--no-pdf'], library.environment)
    await runCommand(['export', folder], library.environment)
    return await xmlBelow(folder, /^v\d+\.xml$/)
  } finally {
    await library.remove()
  }
}

/** Without a title, without words for its images, and with a formula that has no id: one error at least for each validator. */
async function breakOnPurpose(source: string, to: string): Promise<void> {
  const text = await readFile(source, 'utf8')
  const broken = text
    .replace(/<article-title>[\s\S]*?<\/article-title>/, '')
    .replaceAll(/<alt-text>[\s\S]*?<\/alt-text>/g, '')
    .replaceAll(/<tex-math id="[^"]*">/g, '<tex-math>')
  await writeFile(to, broken)
}

function report({ validator, errors, warnings }: Verdict): void {
  console.log(`${validator}: ${errors.length} errors, ${warnings.length} warnings`)
  for (const [word, findings] of [
    ['error', errors],
    ['warning', warnings],
  ] as const) {
    for (const [message, alike = []] of Object.entries(Object.groupBy(findings, finding => finding.message))) {
      console.log(`  ${alike.length} × ${word}: ${message}`)
      const places = alike.slice(0, maxShown).map(({ file, place }: Finding) => `${file} ${place}`.trim())
      console.log(`      ${places.join('; ')}${alike.length > maxShown ? '; …' : ''}`)
    }
  }
}

const workplace = await mkdtemp(join(tmpdir(), 'recto-interop-'))
try {
  const tools = await findTools()
  const documents = new Map<string, string>()
  if (positionals.length > 0) for (const path of positionals) documents.set(nameOf(resolve(path)), resolve(path))
  else {
    const sources = await xmlBelow(demoArticles, /^v\d+\.xml$/)
    for (const path of sources) documents.set(nameOf(path), path)
    const written = new Set(await Promise.all(sources.map(path => readFile(path, 'utf8'))))
    const exported = await exportedArticles(join(workplace, 'export'))
    let alike = 0
    for (const path of exported) {
      if (written.has(await readFile(path, 'utf8'))) alike += 1
      else documents.set(`export--${nameOf(path)}`, path)
    }
    console.log(`${sources.length} sources; ${exported.length} in an export, of which ${alike} are the sources byte for byte.`)
    if (exported.length !== sources.length) throw new Error('The export does not hold every version of the demo’s articles.')
  }
  const broken = join(workplace, brokenName)
  await breakOnPurpose(join(demoArticles, 'rowshade-web-tool/v1.xml'), broken)
  const verdicts = await validateJats(tools, new Map([...documents, [brokenName, broken]]))
  let failed = false
  for (const { validator, errors, warnings } of verdicts) {
    const expected = errors.filter(({ file }) => file === brokenName)
    const found = errors.filter(({ file }) => file !== brokenName)
    report({ validator, errors: found, warnings: warnings.filter(({ file }) => file !== brokenName) })
    if (expected.length === 0) console.error(`${validator} found nothing in a document that was broken on purpose: it did not work.`)
    if (found.length > 0 || expected.length === 0) failed = true
  }
  if (verdicts.length !== jatsValidators.length) failed = true
  console.log(`${documents.size} documents by ${verdicts.length} validators: ${failed ? 'not valid' : 'valid'}.`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  if (!(error instanceof AbsentError)) throw error
  console.error(`Nothing was validated.\n${error.message}`)
  process.exitCode = 2
}
try {
  if (positionals.length === 0 && (await tryClamd(workplace)).length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof AbsentError)) throw error
  console.error(`The virus scanner was not tried.\n${error.message}`)
  process.exitCode ||= 2
} finally {
  await rm(workplace, { recursive: true, force: true })
}
