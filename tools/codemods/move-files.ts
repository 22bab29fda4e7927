/**
 * `npm run codemod:move -- TABLE.json`: moves tracked files and folders, and rewrites what names them: relative paths in strings of code and
 * style sheets (imports, `import.meta.glob`, `new URL(…, import.meta.url)`, `join(import.meta.dirname, …)`), links of Markdown, and paths
 * from the root such as `src/…` anywhere. The table is an object of old and new paths; of two that fit, the longer one decides. What stands
 * in regular expressions, or is put together from several strings, is left: `git grep` for the old names afterwards.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, normalize, relative, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const textual = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.md', '.html', '.sh', '.yml', ''])
/** A string that begins with `./` or `../`, or is `..`; what follows `?` belongs to Vite. */
const relativePath = /(?<open>['"`(])(?<path>\.{1,2}\/[^'"`()\s?#]*|(?<=dirname, ['"])\.\.)(?<rest>[?#][^'"`()\s]*)?(?<close>['"`)])/g
const fromRoot = /(?<![\w./-])(?:src|tests|scripts|tools)\/[\w./-]*\w/g

export type Moves = Readonly<Record<string, string>>

/** Where a path goes: the path itself where no entry of the table fits. */
export function movedPath(path: string, moves: Moves): string {
  const from = Object.keys(moves)
    .filter(old => path === old || path.startsWith(`${old}/`))
    .toSorted((one, other) => other.length - one.length)[0]
  return from === undefined ? path : (moves[from] ?? from) + path.slice(from.length)
}

export interface RewriteInput {
  /** The path of the file from the root, before it moves. */
  path: string
  text: string
  moves: Moves
  /** Whether a path from the root is a tracked file, or a folder with some. */
  exists: (path: string) => boolean
}

/** The text as it has to stand in the file's new place. */
export function rewritePaths({ path, text, moves, exists }: RewriteInput): string {
  const from = dirname(path)
  const to = dirname(movedPath(path, moves))
  const rewritten = text.replaceAll(relativePath, (whole, ...args) => {
    const groups = z.object({ open: z.string(), path: z.string(), rest: z.string().optional(), close: z.string() }).parse(args.at(-1))
    const before = text.slice(0, z.number().parse(args.at(-3)))
    // Dots alone are the path of a folder beside `import.meta.dirname`; elsewhere they are somebody's data.
    if (!/[^./]/.test(groups.path) && !before.endsWith('dirname, ')) return whole
    // A pattern is resolved by the folders before its first star.
    const [, fixed = '', pattern = ''] = /^([^*{]*?)((?:\/[^/]*[*{].*)?)$/.exec(groups.path) ?? []
    const target = normalize(join(from, fixed)).replace(/\/$/, '')
    if (target.startsWith('..') || !exists(target)) return whole
    const moved = relative(to, movedPath(target, moves))
    const named = moved === '' ? '.' : moved.startsWith('.') ? moved : `./${moved}`
    // What did not move against the file stays as it was written.
    const unchanged = relative(from, target) === moved
    return unchanged
      ? whole
      : groups.open + named + (fixed.endsWith('/') && pattern === '' ? '/' : '') + pattern + (groups.rest ?? '') + groups.close
  })
  return rewritten.replaceAll(fromRoot, named => movedPath(named, moves))
}

function main(tables: readonly string[]): void {
  const moves: Moves = Object.fromEntries(
    tables.flatMap(table => Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(table, 'utf8'))))),
  )
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const known = new Set<string>(['.'])
  for (const path of tracked) for (let each = path; each !== '.'; each = dirname(each)) known.add(each)
  const moved = tracked.filter(path => movedPath(path, moves) !== path)
  for (const old of Object.keys(moves)) if (!known.has(old)) throw new Error(`${old} is no tracked file or folder.`)
  const taken = moved.map(path => movedPath(path, moves)).filter(path => known.has(path) && movedPath(path, moves) === path)
  if (taken.length > 0) throw new Error(`Something is there already: ${taken.join(', ')}`)
  const isOwn = (path: string): boolean => /^tools\/codemods\/move(?:s\/|-files\.test)/.test(path)
  let rewritten = 0
  for (const path of tracked) {
    if (!textual.has(extname(path)) || isOwn(path)) continue
    const text = readFileSync(join(root, path), 'utf8')
    const changed = rewritePaths({ path, text, moves, exists: each => known.has(each) })
    if (changed === text) continue
    writeFileSync(join(root, path), changed)
    rewritten += 1
  }
  for (const path of moved) {
    const to = join(root, movedPath(path, moves))
    mkdirSync(dirname(to), { recursive: true })
    renameSync(join(root, path), to)
  }
  execFileSync('git', ['add', '--all', ...Object.entries(moves).flat()], { cwd: root })
  console.log(`${moved.length} files moved, ${rewritten} rewritten.`)
}

if (import.meta.main) main(process.argv.slice(2))
