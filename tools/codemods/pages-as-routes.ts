/**
 * `npm run codemod:routes`: makes a page its own route module where the route's file only lists what other files export and nobody else uses the
 * page. The page's file gets the name of the route's, exports its component as default, and lists loader, action and headers itself; what names
 * the file by its path (imports, documents, tables of tools) follows. `--check` changes nothing and exits with 1 where a list is left to replace.
 * React Router takes loader, action and headers out of the browser's copy of a route module by the names of its exports (decision 106).
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, normalize } from 'node:path'
import type { ESTree } from 'vite'
import { listFiles, parseTypeScript, root } from '../read-sources.ts'
import { replaceSpans } from './names.ts'
import { namesOf } from './rename-terms.ts'

/** What a route's file that only re-exports says. Paths are from the root. */
export interface RouteList {
  path: string
  /** The file of the default export and the name that the component has there; null: the route shows no page. */
  page: { path: string; component: string } | null
  /** The statements that do not name the page's file, with the comments before them. */
  others: string[]
  /** The names of what the route exports from the page's file beside the component. */
  alsoFromPage: string[]
  /** The names of all its exports. */
  exported: string[]
}

const isTest = (path: string): boolean => /\.test\.tsx?$|^tests\//.test(path)
const isRoute = (path: string): boolean => /^src\/.*[/-]route\.tsx$/.test(path)
const isCode = (path: string): boolean => /\.(?:tsx?|mjs|js)$/.test(path)
const nameIn = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name)
const resolveFrom = (file: string, specifier: string): string => normalize(join(dirname(file), specifier))

/** Null where the file has code or imports of its own. */
export function readRouteList(path: string, text: string): RouteList | null {
  const { program } = parseTypeScript(path, text)
  const list: RouteList = { path, page: null, others: [], alsoFromPage: [], exported: [] }
  const statements: { source: string; text: string; names: { local: string; exported: string }[] }[] = []
  let end = 0
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return null
    const names = statement.specifiers.map(({ local, exported }) => ({ local: nameIn(local), exported: nameIn(exported) }))
    statements.push({ source: statement.source.value, text: text.slice(end, statement.end).trim(), names })
    end = statement.end
  }
  const source = statements.find(({ names }) => names.some(({ exported }) => exported === 'default'))?.source
  for (const statement of statements) {
    list.exported.push(...statement.names.map(({ exported }) => exported))
    if (statement.source !== source) list.others.push(statement.text)
    else
      for (const name of statement.names)
        if (name.exported === 'default') list.page = { path: resolveFrom(path, source), component: name.local }
        else list.alsoFromPage.push(name.exported)
  }
  return list
}

/** The files that name a path in an import or another string, by that path. */
function usersOf(files: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const [path, text] of files) {
    if (!isCode(path)) continue
    for (const [, specifier = ''] of text.matchAll(/['"`](\.{1,2}\/[^'"`\n?]+\.tsx)(?:\?[^'"`\n]*)?['"`]/g)) {
      const target = resolveFrom(path, specifier)
      users.set(target, (users.get(target) ?? new Set()).add(path))
    }
  }
  return users
}

/** The component's declaration among the exports of its page; null where it is declared in another way, or takes props. */
function findComponent(program: ESTree.Program, component: string) {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === component)
      return declaration.params.length > 0 ? null : { statement, declaration, name: declaration.id, value: declaration }
    const [first, ...more] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
    if (declaration === null || first?.id.type !== 'Identifier' || first.id.name !== component || more.length > 0) continue
    return first.init === null ? null : { statement, declaration, name: first.id, value: first.init }
  }
  return null
}

/**
 * The text of the page as a route module. The component keeps its own name beside the default export where the page uses it in another place or
 * `keepName` says that others import it.
 * @throws where the page has no such component
 */
export function pageAsRoute(
  path: string,
  text: string,
  { component, others, keepName }: { component: string; others: readonly string[]; keepName: boolean },
): string {
  const { program } = parseTypeScript(path, text)
  const found = findComponent(program, component)
  if (found === null) throw new Error(`${path} declares no component ${component} without props.`)
  const { statement, declaration, name, value } = found
  const isUsedInside = namesOf(path, text).some(each => each.name === component && each.start !== name.start)
  const needsName = keepName || isUsedInside || value.type === 'ArrowFunctionExpression'
  const changes = needsName
    ? [
        ...(keepName ? [] : [{ start: statement.start, end: declaration.start, text: '' }]),
        { start: statement.end, end: statement.end, text: `\n\nexport default ${component}` },
      ]
    : [{ start: statement.start, end: value.start, text: 'export default ' }]
  const lastImport = program.body.findLast(({ type }) => type === 'ImportDeclaration')
  const [place, before, after] = lastImport === undefined ? [0, '', '\n\n'] : [lastImport.end, '\n\n', '']
  if (others.length > 0) changes.push({ start: place, end: place, text: before + others.join('\n') + after })
  return replaceSpans(text, changes)
}

export interface Plan {
  /** The lists that go, with the text of their page as a route module. */
  pages: { route: string; page: string; text: string }[]
  /** The lists that stay, and why. */
  lists: { route: string; reason: string }[]
}

/** @param files texts by path from the root; those that are not code are ignored */
export function planRoutes(files: ReadonlyMap<string, string>): Plan {
  const plan: Plan = { pages: [], lists: [] }
  const users = usersOf(files)
  const lists = [...files].flatMap(([path, text]) => (isRoute(path) ? (readRouteList(path, text) ?? []) : []))
  const isList = new Set(lists.map(({ path }) => path))
  for (const list of lists) {
    const reason = reasonToStay(list, files, users, isList)
    if (reason !== null || list.page === null) plan.lists.push({ route: list.path, reason: reason ?? 'shows no page' })
    else {
      const { path, component } = list.page
      const keepName = [...(users.get(path) ?? [])].some(
        user => isTest(user) && new RegExp(`\\b${component}\\b`).test(files.get(user) ?? ''),
      )
      plan.pages.push({ route: list.path, page: path, text: pageAsRoute(path, files.get(path) ?? '', { ...list, component, keepName }) })
    }
  }
  return plan
}

function reasonToStay(
  { path, page, alsoFromPage, exported }: RouteList,
  files: ReadonlyMap<string, string>,
  users: ReadonlyMap<string, ReadonlySet<string>>,
  isList: ReadonlySet<string>,
): string | null {
  if (page === null) return 'shows no page'
  if (dirname(page.path) !== dirname(path)) return `its page lies in another folder: ${page.path}`
  // Measured with the sign-in page: in one module with its clientAction, what both share with the frame of every page became a chunk of its own,
  // one more request of each page.
  if (alsoFromPage.length > 0) return `it takes ${alsoFromPage.join(', ')} from its page too`
  const others = [...(users.get(page.path) ?? [])].filter(user => user !== path && !isTest(user)).toSorted()
  if (others.length > 0) {
    const kind = others.every(user => isList.has(user)) ? 'its page is also that of' : 'its page is also used by'
    return `${kind} ${others.join(', ')}`
  }
  const { program } = parseTypeScript(page.path, files.get(page.path) ?? '')
  if (findComponent(program, page.component) === null) return `${page.path} declares no component ${page.component} without props`
  const ofPage = program.body.flatMap(statement =>
    statement.type === 'ExportNamedDeclaration' ? statement.specifiers.map(each => nameIn(each.exported)) : [],
  )
  const twice = exported.filter(name => ofPage.includes(name))
  return twice.length > 0 ? `its page exports ${twice.join(', ')} too` : null
}

/**
 * The text with the new names of files that it names: relative to itself, from the root, from `src`, or from the folder of its module.
 * @param names old path → new path, both in the same folder
 */
export function renameFilesIn(path: string, text: string, names: ReadonlyMap<string, string>): string {
  const [ofModule = ''] = /^src\/modules\/[^/]+/.exec(path) ?? []
  return text.replaceAll(/(?<![\w.@/-])[\w.@/-]+\.tsx\b/g, named => {
    for (const from of [dirname(path), '.', 'src', ofModule]) {
      const to = names.get(normalize(join(from, named)))
      if (to !== undefined) return named.slice(0, named.length - basename(named).length) + basename(to)
    }
    return named
  })
}

const textual = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.jsonc', '.md', '.html', '.yml'])
/** Tables of former moves say what files were called then; the tests of codemods invent names. */
const isHistory = (path: string): boolean => /^tools\/codemods\/(?:moves\/|[a-z-]+\.test\.ts$)/.test(path)

/** The texts of all files of the project that may name others. */
export function readProject(): Map<string, string> {
  const paths = listFiles('.').filter(path => textual.has(extname(path)) && !/^(?:demo|reference)\/|^package-lock\.json$/.test(path))
  return new Map(paths.filter(path => !isHistory(path)).map(path => [path, readFileSync(join(root, path), 'utf8')]))
}

function main(isCheck: boolean): void {
  const files = readProject()
  const { pages, lists } = planRoutes(files)
  for (const { route, reason } of lists) console.log(`${route} stays a list: ${reason}`)
  if (isCheck) {
    for (const { route, page } of pages) console.error(`${route} only lists what others export, and is the only user of ${page}.`)
    process.exitCode = pages.length > 0 ? 1 : 0
    return
  }
  const names = new Map(pages.map(({ page, route }) => [page, route]))
  for (const { page, route, text } of pages) {
    files.delete(page)
    files.set(route, text)
    rmSync(join(root, page))
  }
  const changed = new Set(pages.map(({ route }) => route))
  for (const [path, text] of files) {
    const now = renameFilesIn(path, text, names)
    if (now !== text) changed.add(path)
    if (changed.has(path)) writeFileSync(join(root, path), now)
  }
  // Sorts the exports, and joins the lines that are short enough now.
  const toFormat = [...changed].filter(path => isCode(path) || path.endsWith('.json'))
  if (toFormat.length > 0)
    execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...toFormat], { cwd: root, stdio: 'inherit' })
  console.log(`${pages.length} pages are route modules now, ${lists.length} lists stay; ${changed.size} files changed.`)
}

if (import.meta.main) main(process.argv.includes('--check'))
