/** The three validators of JATS: the DTD that a document declares, JATS4R's Schematron, and PMC's style checker. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Finding, findingsOfStyleChecker, findingsOfSvrl, findingsOfXmllint } from './findings.ts'
import { AbsentError, hashOf, type Tools } from './tools.ts'

export const jatsValidators = ['JATS DTD', 'JATS4R Schematron', 'PMC style 5.12'] as const
export type JatsValidator = (typeof jatsValidators)[number]

export interface Verdict {
  validator: JatsValidator
  errors: Finding[]
  warnings: Finding[]
}

/** @param documents name → file; a name is told in findings */
export async function validateJats(tools: Tools, documents: ReadonlyMap<string, string>): Promise<Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-interop-'))
  try {
    const sources = join(folder, 'sources')
    await mkdir(sources)
    for (const [name, path] of documents) await symlink(path, join(sources, name))
    const names = [...documents.keys()]
    const invalid = findingsOfXmllint(await tools.xmllint('--valid', ...names.map(name => join(sources, name))))
    const schematron = await compiledSchematron(tools)
    const style = join(tools.schemas, 'pmc-stylechecker-5.12/nlm-stylechecker.xsl')
    if (!existsSync(style)) throw new AbsentError(`PMC's style checker is absent: ${style}.`)
    const reports = await transformAll(tools, sources, names, schematron, join(folder, 'svrl'))
    const checked = await transformAll(tools, sources, names, style, join(folder, 'pmc'))
    const styled = [...checked].map(([name, bytes]) => findingsOfStyleChecker(name, bytes))
    return [
      { validator: 'JATS DTD', errors: invalid, warnings: [] },
      { validator: 'JATS4R Schematron', errors: [...reports].flatMap(([name, bytes]) => findingsOfSvrl(name, bytes)), warnings: [] },
      { validator: 'PMC style 5.12', errors: styled.flatMap(({ errors }) => errors), warnings: styled.flatMap(({ warnings }) => warnings) },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One Java process for all documents: most of the time of a process is its start. @throws Error where a document has no answer */
async function transformAll(
  tools: Tools,
  sources: string,
  names: readonly string[],
  stylesheet: string,
  output: string,
): Promise<Map<string, Uint8Array>> {
  await mkdir(output)
  await tools.transform(`-s:${sources}`, `-o:${output}`, `-xsl:${stylesheet}`, '-dtd:off', '-expand:off')
  const answers = new Map<string, Uint8Array>()
  for (const name of names) answers.set(name, await readFile(join(output, name)))
  return answers
}

/**
 * JATS4R's rules, phase “errors”, as a stylesheet, compiled once for each state of their files. Its look-up lists (CRediT roles, countries,
 * languages, registries of trials) lie in a folder of their own and must stand beside the stylesheet, which reads them by `document()`.
 */
async function compiledSchematron(tools: Tools): Promise<string> {
  const folders = ['jats4r-schematron', 'jats4r-lookups'].map(name => join(tools.schemas, name))
  const files: string[] = []
  for (const folder of folders) {
    if (!existsSync(folder)) throw new AbsentError(`JATS4R's rules are absent: ${folder}.`)
    for (const name of (await readdir(folder)).toSorted()) if (/\.(sch|xml)$/.test(name)) files.push(join(folder, name))
  }
  const contents = await Promise.all(files.map(file => readFile(file)))
  const place = join(tools.cache, `jats4r-${hashOf(...contents)}`)
  const stylesheet = join(place, 'errors.xsl')
  if (existsSync(stylesheet)) return stylesheet
  const partial = `${place}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  for (const file of files) await copyFile(file, join(partial, basename(file)))
  const main = join(partial, 'jats4r.sch')
  await writeFile(main, orderedForSchxslt(await readFile(main, 'utf8')))
  const steps = [
    ['jats4r.sch', 'include.xsl', 'included.sch'],
    ['included.sch', 'expand.xsl', 'expanded.sch'],
    ['expanded.sch', 'compile-for-svrl.xsl', 'errors.xsl'],
  ] as const
  for (const [from, step, to] of steps) {
    const phase = to === 'errors.xsl' ? ['phase=errors'] : []
    await tools.transform(`-s:${join(partial, from)}`, `-xsl:classpath:xslt/2.0/${step}`, `-o:${join(partial, to)}`, ...phase)
  }
  await rm(place, { recursive: true, force: true })
  await rename(partial, place)
  return stylesheet
}

/** SchXslt copies only functions and variables that stand before the first pattern, and the namespace of types is not declared. */
export function orderedForSchxslt(schematron: string): string {
  const declared = schematron.includes('xmlns:xsd')
    ? schematron
    : schematron.replace('<schema ', '<schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" ')
  const functions = /<xsl:function\b[\s\S]*?<\/xsl:function>/g
  const variables = /^\s*<let\b[^>]*\/>/gm
  const moved = [...(declared.match(functions) ?? []), ...(declared.replace(functions, '').match(variables) ?? [])]
  const rest = declared.replace(functions, '').replace(variables, '')
  const lastNamespace = rest.slice(0, rest.indexOf('<include')).lastIndexOf('<ns ')
  const end = rest.indexOf('/>', lastNamespace) + '/>'.length
  return `${rest.slice(0, end)}\n${moved.join('\n')}${rest.slice(end)}`
}
