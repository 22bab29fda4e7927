/** The keys of the lists that the code declares by `messageKeys` (src/core/text/message-keys.ts). */
import { dirname, join } from 'node:path/posix'
import { type ESTree, Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'

/** The text of a file of the project by its path. @throws where there is none */
export type ReadSource = (path: string) => string

/** The keys of one list, or why they are not known. */
export type DeclaredKeys = { line: number; keys: readonly string[] } | { line: number; problem: string }

/** What a key is made of cannot be known from the code alone. */
class UnreadableError extends Error {}

export function declaredKeys(path: string, read: ReadSource): DeclaredKeys[] {
  const text = read(path)
  // Few files declare a list.
  if (!text.includes('messageKeys(')) return []
  const declared: DeclaredKeys[] = []
  const { program } = parseTypeScript(path, text)
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'messageKeys') return
      const line = lineAt(text, start)
      try {
        declared.push({ line, keys: keysOfCall(given, { path, program, read }) })
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error
        declared.push({ line, problem: error.message })
      }
    },
  }).visit(program)
  return declared
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Where an expression stands. */
interface Scope {
  path: string
  program: ESTree.Program
  read: ReadSource
}

function keysOfCall([prefix, list, suffix]: readonly ESTree.Argument[], scope: Scope): string[] {
  const before = prefix === undefined ? null : literalOf(prefix)
  if (before === null) throw new UnreadableError('the prefix of messageKeys is not written out')
  if (list === undefined) throw new UnreadableError('messageKeys has no list')
  const after = suffix === undefined ? '' : literalOf(suffix)
  if (after === null) throw new UnreadableError('the suffix of messageKeys is not written out')
  return valuesOf(list, scope).map(value => `${before}-${value}${after === '' ? '' : `-${after}`}`)
}

const literalOf = (node: ESTree.Argument): string | null => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : null)

/** The values of an array of literals, and of arrays that it takes over from constants of this or another file. */
function valuesOf(node: ESTree.Node, scope: Scope): string[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return valuesOf(node.expression, scope)
    case 'Identifier':
      return valuesOfConstant(node.name, scope)
    case 'ArrayExpression':
      return node.elements.flatMap(element => {
        if (element?.type === 'SpreadElement') return valuesOf(element.argument, scope)
        if (element?.type === 'Literal' && typeof element.value === 'string') return [element.value]
        throw new UnreadableError('a value of messageKeys is not written out')
      })
    default:
      throw new UnreadableError('the list of messageKeys is no array of literals')
  }
}

function valuesOfConstant(name: string, scope: Scope): string[] {
  for (const statement of scope.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
    if (declaration.type === 'VariableDeclaration' && declaration.kind === 'const') {
      const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
      if (found?.init) return valuesOf(found.init, scope)
    }
    if (declaration.type === 'ImportDeclaration') {
      const found = declaration.specifiers.find(({ local }) => local.name === name)
      if (found?.type === 'ImportSpecifier') return valuesOfFile(declaration.source.value, nameOf(found.imported), scope)
    }
    if (declaration.type === 'ExportNamedDeclaration' && declaration.source !== null) {
      const found = declaration.specifiers.find(({ exported }) => nameOf(exported) === name)
      if (found !== undefined) return valuesOfFile(declaration.source.value, nameOf(found.local), scope)
    }
  }
  throw new UnreadableError(`${scope.path} has no constant ${name}, whose values messageKeys needs`)
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

function valuesOfFile(source: string, name: string, { path, read }: Scope): string[] {
  if (!source.startsWith('.')) throw new UnreadableError(`the list of messageKeys comes from ${source}, which is no file of the project`)
  const file = join(dirname(path), source)
  return valuesOfConstant(name, { path: file, program: parseTypeScript(file, read(file)).program, read })
}
