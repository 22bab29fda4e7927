/** Finds paths of the site's pages that are written out instead of made by `href` (src/core/http/href.ts). */
import { matchRoutes } from 'react-router'
import { type ESTree, Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'

export interface WrittenPath {
  line: number
  /** As it stands in the file. */
  code: string
}

/** Where a path is certainly a link, so that also those are found that lead to no page. */
const linkNames: ReadonlySet<string> = new Set(['to', 'href', 'action', 'formAction'])
const redirects: ReadonlySet<string> = new Set(['redirect', 'redirectDocument'])
/** Calls that compare paths, and the one that makes them. */
const notLinking: ReadonlySet<string> = new Set(['startsWith', 'endsWith', 'includes', 'href'])

/** What is no page, though links lead there: calls, feeds and files. */
const isFile = (path: string): boolean => /^\/(?:api|published|files|brand)\/|\.\w+$/.test(path)

/**
 * @param table the routes of the site
 * @returns whether a path, which may have query and fragment, is that of a page; what only `*` answers is not
 */
export function pagesOf(table: readonly { path?: string; index?: boolean }[]): (path: string) => boolean {
  const routes = table.map(({ path, index }) => (index ? { index } : { path: path ?? '' }))
  return path => {
    const match = matchRoutes(routes, path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, ''))?.at(-1)
    return match !== undefined && match.route.path !== '*'
  }
}

/**
 * Paths in attributes, properties and calls that link, and elsewhere those of pages alone. Keys of objects are not looked at: they hold what
 * is known of a path.
 */
export function findWrittenPaths(file: string, text: string, isPage: (path: string) => boolean): WrittenPath[] {
  const { program } = parseTypeScript(file, text)
  const ignored = new Set<ESTree.Node>()
  const links = new Set<ESTree.Node>()
  const ignore = (nodes: readonly ESTree.Node[]): void => {
    for (const node of nodes) ignored.add(node)
  }
  const link = (node: ESTree.Node): void => {
    for (const branch of branchesOf(node)) links.add(branch)
  }
  new Visitor({
    TSLiteralType: ({ literal }) => ignore([literal]),
    Property: ({ key, value }) => {
      ignore([key])
      if (linkNames.has(nameOf(key))) link(value)
    },
    JSXAttribute: ({ name, value }) => {
      if (value && linkNames.has(nameOf(name))) link(value.type === 'JSXExpressionContainer' ? value.expression : value)
    },
    CallExpression: ({ callee, arguments: given }) => {
      const called = nameOf(callee.type === 'MemberExpression' ? callee.property : callee)
      if (notLinking.has(called)) ignore(given.flatMap(branchesOf))
      if (redirects.has(called) && given[0]) link(given[0])
    },
  }).visit(program)

  const found: WrittenPath[] = []
  const check = (node: ESTree.Node, path: string | null): void => {
    if (path === null || ignored.has(node) || !(links.has(node) ? !isFile(path) : path !== '/' && isPage(path))) return
    found.push({ line: text.slice(0, node.start).split('\n').length, code: text.slice(node.start, node.end) })
  }
  new Visitor({
    Literal: node => check(node, typeof node.value === 'string' && /^\/(?!\/)/.test(node.value) ? node.value : null),
    TemplateLiteral: node => check(node, pathOf(node, text, links.has(node))),
  }).visit(program)
  return found.toSorted((one, other) => one.line - other.line)
}

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

/** What an expression can be: both branches of a choice, or itself. */
function branchesOf(node: ESTree.Node): ESTree.Node[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(branchesOf)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(branchesOf)
    default:
      return [node]
  }
}

/**
 * A template as a path in which each expression is `x`; null where it is none. A link may also be joined to another path.
 * @param isLink whether it is certainly a link
 */
function pathOf({ quasis, expressions }: ESTree.TemplateLiteral, text: string, isLink: boolean): string | null {
  const [start = '', ...rest] = quasis.map(({ value }) => value.cooked ?? '')
  const [first] = expressions
  if (/^\/(?!\/)/.test(start)) return [start, ...rest].join('x')
  if (start !== '' || first === undefined || !rest[0]?.startsWith('/')) return null
  const isOrigin = /\borigin$/i.test(text.slice(first.start, first.end))
  return isOrigin || isLink ? rest.join('x') : null
}
