/** Who imports whom in src: values and types, `import()` and `import.meta.glob` left out of neither. */
import { posix } from 'node:path'
import { Visitor } from 'vite'
import { listFiles, parseTypeScript, readSource } from '../read-sources.ts'

export interface Import {
  /** Paths from the root. */
  from: string
  to: string
}

/**
 * Relative specifiers of a module: of imports, exports from elsewhere, `import()` of a string, and the folder of an `import.meta.glob`, which
 * ends in a slash.
 */
export function specifiersOf(path: string, text: string): string[] {
  const found: string[] = []
  const add = (source: { value: unknown } | null | undefined): void => {
    if (typeof source?.value === 'string' && source.value.startsWith('.')) found.push(source.value.replace(/[?#].*$/, ''))
  }
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source.type === 'Literal' ? source : null),
    TSImportType: ({ source }) => add(source),
    CallExpression: ({ callee, arguments: [pattern] }) => {
      const isGlob = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'glob'
      if (isGlob && pattern?.type === 'Literal' && typeof pattern.value === 'string')
        add({ value: pattern.value.replace(/[^/]*[*{].*$/, '') })
    },
  }).visit(parseTypeScript(path, text).program)
  return found
}

/** Tests left out: they may use what stands above the code that they test. */
export function readImports(): Import[] {
  const files = listFiles('src')
  const known = new Set([...files, ...listFiles('tools')])
  return files
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.gallery\.tsx$/.test(path))
    .flatMap(from =>
      specifiersOf(from, readSource(from)).flatMap(specifier => {
        const to = posix.join(posix.dirname(from), specifier)
        // One of the files of a folder stands for all: they are of the same part.
        const found = to.endsWith('/') ? files.find(path => path.startsWith(to)) : to
        return found !== undefined && known.has(found) ? [{ from, to: found }] : []
      }),
    )
}
