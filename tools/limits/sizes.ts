/** How long functions are, how many files lie in a folder, and which of both are above their limit. */
import { posix } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'

export const maxLines = 120
export const maxFiles = 40

/** A function or a folder, and its lines or files. */
export interface Size {
  /** `src/core/text/date.ts formatDate` for a function, its path from the root for a folder. */
  of: string
  size: number
}

interface Named {
  name: string
  start: number
  end: number
}

type Func = ESTree.Function | ESTree.ArrowFunctionExpression

/**
 * The functions of a file with their lines, comments and inner functions included. One without a name of its own has that of the innermost
 * constant, property or method around it.
 * @throws where the file has an error of syntax
 */
export function functionSizes(path: string, text: string): Size[] {
  const named: Named[] = []
  const functions: { own: string | null; start: number; end: number }[] = []
  const add = (key: { type: string; name?: unknown }, { start, end }: { start: number; end: number }): void => {
    if (key.type === 'Identifier' && typeof key.name === 'string') named.push({ name: key.name, start, end })
  }
  const addFunction = (func: Func): void => {
    functions.push({ own: func.id?.name ?? null, start: func.start, end: func.end })
  }
  new Visitor({
    VariableDeclarator: node => add(node.id, node),
    Property: node => add(node.key, node),
    MethodDefinition: node => add(node.key, node),
    PropertyDefinition: node => add(node.key, node),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
  }).visit(parseTypeScript(path, text).program)
  return functions.map(({ own, start, end }) => {
    const around = named.filter(each => each.start <= start && each.end >= end).toSorted((one, other) => other.start - one.start)[0]
    return { of: `${path} ${own ?? around?.name ?? 'without a name'}`, size: text.slice(start, end).split('\n').length }
  })
}

/** The files that lie in each folder itself, those of its subfolders left out. */
export function folderSizes(paths: readonly string[]): Size[] {
  const sizes = new Map<string, number>()
  for (const path of paths) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1)
  return Array.from(sizes, ([of, size]) => ({ of, size }))
}

/** What is too large, and exceptions that are not needed any more. */
export interface Findings {
  tooLarge: Size[]
  unneeded: string[]
}

/** @param exceptions the reason of each, by what it is for; `src/ui/` is an exception for all that begins so */
export function compareSizes(sizes: readonly Size[], max: number, exceptions: Readonly<Record<string, string>>): Findings {
  const large = sizes.filter(({ size }) => size > max).toSorted((one, other) => other.size - one.size)
  const covers = (exception: string, of: string): boolean => (exception.endsWith('/') ? of.startsWith(exception) : of === exception)
  return {
    tooLarge: large.filter(({ of }) => !Object.keys(exceptions).some(exception => covers(exception, of))),
    unneeded: Object.keys(exceptions).filter(exception => !large.some(({ of }) => covers(exception, of))),
  }
}
