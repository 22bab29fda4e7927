/**
 * The public face of a module, src/modules/NAME/index.ts: what other modules use of its server code, and nothing else of it is imported by them
 * (decision 0106). Its routes and their schemas have a face of their own, api/index.ts: the site's build, which takes use-cases from the other,
 * would name each schema a second time. Domain, messages and what the browser shows are imported by file.
 */
import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { parseTypeScript } from '../read-sources.ts'
import { isOfScreens, partOf } from './directions.ts'

/** Layers that the browser loads: one file with all of them would bring every screen of a module into each page that uses one. */
const layersByFile = ['domain', 'messages'] as const

/** Layers of a module from which a layer of another one takes something through the face. Others take nothing. */
const layersThroughFace: Readonly<Record<string, readonly string[]>> = {
  data: ['data'],
  'use-cases': ['data', 'use-cases', 'external', 'engine'],
  api: ['api', 'use-cases'],
  serve: ['use-cases', 'serve'],
  'module.ts': ['data', 'use-cases', 'external', 'engine', 'api', 'serve', 'application.ts'],
}

export interface ImportedName {
  name: string
  /** As it is called in the file that imports it, or exported again from there. */
  local: string
  isType: boolean
}
/** A declaration that imports names of another file of the project, or exports them again. */
export interface Declaration {
  keyword: 'import' | 'export'
  start: number
  end: number
  /** Path from the root. */
  target: string
  names: ImportedName[]
}

/** @param path from the root, beneath src/modules @returns such as `data` or `module.ts` */
export const layerOf = (path: string): string => path.split('/')[3] ?? ''
const isTest = (path: string): boolean => /\.test\.tsx?$|\.gallery\.tsx$/.test(path)
const isOfModule = (path: string): boolean => path.startsWith('src/modules/')
const nameIn = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name)

/** The face by which other modules import a file. @param path from the root, beneath src/modules */
export function faceFor(path: string): string {
  const module = `src/modules/${partOf(path)}`
  return layerOf(path) === 'api' ? `${module}/api/index.ts` : `${module}/index.ts`
}

/** Whether an import of one module names a file of another module's server code in place of its face. Paths from the root. */
export function isPastFace(from: string, to: string): boolean {
  if (!isOfModule(from) || !isOfModule(to) || partOf(from) === partOf(to) || isTest(from)) return false
  return to !== faceFor(to) && !layersByFile.some(name => name === layerOf(to)) && !isOfScreens(to.slice('src/'.length))
}

/** Declarations that name files by relative path. A default or a whole namespace has the name `default` or `*`. @param path from the root */
export function declarationsOf(path: string, text: string): Declaration[] {
  const declarations: Declaration[] = []
  for (const statement of parseTypeScript(path, text).program.body) {
    if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') continue
    if (!statement.source?.value.startsWith('.')) continue
    const { start, end } = statement
    const target = posix.join(posix.dirname(path), statement.source.value)
    if (statement.type === 'ExportNamedDeclaration') {
      const names = statement.specifiers.map(({ local, exported, exportKind }) => {
        const isType = statement.exportKind === 'type' || exportKind === 'type'
        return { name: nameIn(local), local: nameIn(exported), isType }
      })
      declarations.push({ keyword: 'export', start, end, target, names })
      continue
    }
    const names = statement.specifiers.map(specifier => {
      if (specifier.type !== 'ImportSpecifier')
        return { name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*', local: specifier.local.name, isType: false }
      const isType = statement.importKind === 'type' || specifier.importKind === 'type'
      return { name: nameIn(specifier.imported), local: specifier.local.name, isType }
    })
    declarations.push({ keyword: 'import', start, end, target, names })
  }
  return declarations
}

/**
 * Imports past a face, and names that a layer takes through a face although it may not use the layer that they come from; a line for each.
 * @param files the text of each file beneath src/modules, by path from the root
 */
export function faceProblems(files: ReadonlyMap<string, string>): string[] {
  const sources = new Map<string, Map<string, string>>()
  for (const [path, text] of files)
    if (path === faceFor(path))
      sources.set(
        path,
        new Map(declarationsOf(path, text).flatMap(({ target, names }) => names.map(({ local }) => [local, target] as const))),
      )
  return Array.from(files).flatMap(([path, text]) =>
    isTest(path)
      ? []
      : declarationsOf(path, text).flatMap(({ target, names }) => {
          if (isPastFace(path, target)) return [`${path} imports ${target} past ${faceFor(target)}.`]
          const face = sources.get(target)
          if (face === undefined) return []
          return names.flatMap(({ name }) => {
            const source = face.get(name)
            if (source === undefined || (layersThroughFace[layerOf(path)] ?? []).includes(layerOf(source))) return []
            return [`${path} takes ${name} of ${source}: ${layerOf(path)} uses no ${layerOf(source)} of another module.`]
          })
        }),
  )
}
