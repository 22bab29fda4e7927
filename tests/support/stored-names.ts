/** Names that are stored, configured or used by others, as the code has them now (docs/decisions/0104-names-that-stay.md). */
import { basename } from 'node:path'
import { storedNames } from '../../tools/codemods/rename-terms.ts'
import { listFiles, readSource } from '../../tools/read-sources.ts'

interface Place {
  /** Matches the paths of files, whatever their module. */
  path: RegExp
  /** The first group captures a name; null: the file names are the names. */
  name: RegExp | null
}

const schemaKey = /(?:^\s+|\{ )'?(\w+)'?: (?:z\.|optional|text|day|doi|maybe|id|idList|\w+\()/gm
const places: Readonly<Record<string, Place>> = {
  'environment variables': { path: /\/(?:config|provider-settings)\.ts$/, name: /\b(RECTO_[A-Z_]+)\b/g },
  'commands and options': { path: /^src\/cli\//, name: /(?:command|[oO]ption)\(\s*'((?:-\w, )?--?[\w-]+|[a-z][\w-]*)/g },
  migrations: { path: /\/migrations\/\d{4}-.*\.ts$/, name: null },
  'cookies and keys of storage': { path: /\.tsx?$/, name: /'((?:__Host-)?recto[_-][\w-]*\w)'/g },
  'pages of the site': { path: /\/routes\.ts$/, name: /'([^'\s]+)', '[^']*pages\//g },
  'calls of the API': { path: /\/api\/.*\.ts$/, name: /url: '(\/[^']+)'/g },
  'fields of the API': { path: /\/api\/.*schemas\.ts$/, name: schemaKey },
  'fields of files': {
    path: /\/(?:gateway-file|asset-package|export-manifest|[\w-]*export-parts|transferred-[\w-]+|platform-info)\.ts$/,
    name: schemaKey,
  },
  'fields of forms': { path: /^src\/(?:site|modules)\/.*\.tsx$/, name: /\bname="([\w.-]+)"/g },
  'query parameters': { path: /\.tsx?$/, name: /searchParams\.(?:get|getAll|has)\('([\w-]+)'\)/g },
  'the article tree': { path: /\/document\/(?:node|schema)\.ts$/, name: /^\s+(\w+)\??:/gm },
  'values of columns': { path: /\/data\/.*-tables\.ts$/, name: /'([\w-]+)'/g },
  'classes of articles': { path: /\/document\/(?:html|difference)\/.*\.ts$/, name: /class="([\w -]+)"/g },
  'custom properties': { path: /\/ui\/tokens\.css$/, name: /(--[\w-]+):/g },
}

/** The names by their kind. */
export function lastingNames(): Record<string, string[]> {
  const files = listFiles('src').filter(path => !path.includes('.test.'))
  const namesAt = ({ path, name }: Place): string[] => {
    const found = files.filter(file => path.test(file))
    if (name === null) return found.map(file => basename(file))
    return found.flatMap(file => [...readSource(file).matchAll(name)].map(([, each = '']) => each))
  }
  const kinds = Object.entries(places).map(([kind, place]): [string, string[]] => [kind, namesAt(place)])
  // The names that the renaming codemod never changes.
  kinds.push(['columns and keys of schemas', [...storedNames()]])
  return Object.fromEntries(kinds.map(([kind, names]) => [kind, [...new Set(names)].toSorted()]))
}
