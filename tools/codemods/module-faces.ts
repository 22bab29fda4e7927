/**
 * `npm run codemod:faces`: lets modules import the server code of others by its public faces, where they name its files, and adds to each face what it lacks (decision 0106). `npm run boundaries` says what is left, and `npm run check` fails then.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { partOf } from '../boundaries/directions.ts'
import { type Declaration, declarationsOf, faceFor, type ImportedName, isPastFace } from '../boundaries/faces.ts'
import { listFiles, readSource, root } from '../read-sources.ts'

function listOf(names: readonly ImportedName[]): string {
  const typesAlone = names.every(({ isType }) => isType)
  const each = names
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, local, isType }) => `${isType && !typesAlone ? 'type ' : ''}${name}${local === name ? '' : ` as ${local}`}`)
  return `${typesAlone ? 'type ' : ''}{ ${each.join(', ')} }`
}

/** The text with one import, and one export, for each face, in the place of the first of those that it replaces. @throws where one is whole */
export function withFaces(path: string, text: string): string {
  const past = declarationsOf(path, text).filter(({ target }) => isPastFace(path, target))
  const replacements = Array.from(
    Map.groupBy(past, ({ keyword, target }) => `${keyword} ${faceFor(target)}`),
    ([group, declarations]) => {
      const [keyword, face = ''] = group.split(' ')
      const names = declarations.flatMap(each => each.names)
      if (names.some(({ name }) => name === 'default' || name === '*')) throw new Error(`${path} takes a file behind ${face} whole.`)
      const statement = `${keyword} ${listOf(names)} from '${posix.relative(posix.dirname(path), face)}'`
      return declarations.map(({ start, end }, index) => ({ start, end, statement: index === 0 ? statement : '' }))
    },
  ).flat()
  let result = text
  for (const { start, end, statement } of replacements.toSorted((one, other) => other.start - one.start)) {
    const rest = result.slice(end)
    result = `${result.slice(0, start)}${statement}${statement === '' ? rest.replace(/^\n/, '') : rest}`
  }
  return result
}

/** The text of a face. @param face its path from the root @param past what is imported past it @param text the face as it is, empty where there is none */
export function faceText(face: string, text: string, past: readonly Pick<Declaration, 'target' | 'names'>[]): string {
  const files = Map.groupBy([...declarationsOf(face, text), ...past], ({ target }) => target)
  const lines = Array.from(files, ([file, declarations]) => {
    // Who imports the value can import its type.
    const isType = new Map<string, boolean>()
    for (const { name, isType: asType } of declarations.flatMap(({ names }) => names))
      isType.set(name, (isType.get(name) ?? true) && asType)
    const list = listOf(Array.from(isType, ([name, asType]) => ({ name, local: name, isType: asType })))
    return [file, `export ${list} from './${posix.relative(posix.dirname(face), file)}'`] as const
  })
  const code = face.endsWith('/api/index.ts') ? 'routes' : 'server code'
  const comment = `/** What other modules use of the ${code} of ${partOf(face)}; they import nothing else of them (decision 0106). */`
  return `${[comment, ...lines.toSorted(([one], [other]) => one.localeCompare(other)).map(([, line]) => line)].join('\n')}\n`
}

if (import.meta.main) {
  const changed = new Map<string, string>()
  const past = new Map<string, Declaration[]>()
  const files = new Map(
    listFiles('src/modules')
      .filter(path => /\.tsx?$/.test(path))
      .map(path => [path, readSource(path)]),
  )
  for (const [path, text] of files) {
    const declarations = declarationsOf(path, text).filter(({ target }) => isPastFace(path, target))
    if (declarations.length > 0) changed.set(path, withFaces(path, text))
    for (const each of declarations) past.set(faceFor(each.target), [...(past.get(faceFor(each.target)) ?? []), each])
  }
  for (const [face, each] of past) changed.set(face, faceText(face, files.get(face) ?? '', each))
  for (const [path, text] of changed) writeFileSync(join(root, path), text)
  if (changed.size > 0)
    execFileSync('node_modules/.bin/biome', ['check', '--write', ...changed.keys()], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  console.log(`${changed.size} files changed, ${past.size} of them faces.`)
}
