/** Who imports whom in src: values and types, `import()` and `import.meta.glob` left out of neither. */
import { posix } from 'node:path'
import { Visitor } from 'vite'
import { listFiles, parseTypeScript, readSource } from '../read-sources.ts'

export interface Import {
  /** Paths from the root. */
  from: string
  to: string
}

/** Relative specifiers of a module: of imports, exports from elsewhere, and `import()` of a string. */
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
  }).visit(parseTypeScript(path, text).program)
  return found
}

/** Tests left out: they may use what stands above the code that they test. */
export function readImports(): Import[] {
  const files = listFiles('src')
  const known = new Set(files)
  return files
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.gallery\.tsx$/.test(path))
    .flatMap(from =>
      specifiersOf(from, readSource(from)).flatMap(specifier => {
        const to = posix.join(posix.dirname(from), specifier)
        return known.has(to) ? [{ from, to }] : []
      }),
    )
}
