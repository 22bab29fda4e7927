/** Tells the variables of a file from the properties that have the same name, and where each stands. */
import { type ESTree, Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'
import type { Change } from './names.ts'

interface Span {
  start: number
  end: number
}
export interface NameRoles {
  /** Where names of properties start: keys, members, attributes of components. All other names are variables. */
  properties: ReadonlySet<number>
  /** Where names start that are both, as in `{ name }`. */
  shorthand: ReadonlySet<number>
  /** Keys and values that are names: `{ key: value }`. */
  pairs: readonly { key: Span; value: Span }[]
  /** The names of what encloses a place, the innermost first: functions, variables, types, keys, calls, components, and the object of a member. */
  enclosing: (place: number) => string[]
}

/** Old name → new name. `outer.name` is the name within `outer`, and wins over `name`; a name that becomes itself stays. */
export type RoleTable = Readonly<Record<string, string>>

export function rolesOf(path: string, text: string): NameRoles {
  const properties = new Set<number>()
  const shorthand = new Set<number>()
  const pairs: { key: Span; value: Span }[] = []
  const outer: (Span & { name: string })[] = []
  const nameOf = (node: ESTree.Node): string | null =>
    node.type === 'Identifier' || node.type === 'JSXIdentifier'
      ? node.name
      : node.type === 'MemberExpression'
        ? nameOf(node.property)
        : node.type === 'CallExpression'
          ? nameOf(node.callee)
          : null
  const enclose = ({ start, end }: Span, name: ESTree.Node | null): void => {
    const known = name === null ? null : nameOf(name)
    if (known !== null) outer.push({ start, end, name: known })
  }
  const addKey = (node: Span & { computed?: boolean; key: ESTree.Node }): void => {
    if (node.computed === true) return
    properties.add(node.key.start)
    enclose(node, node.key)
  }
  const literals = (node: ESTree.Node): void => {
    if (node.type === 'TSLiteralType') properties.add(node.literal.start + 1)
    else if (node.type === 'TSUnionType') node.types.forEach(literals)
  }
  new Visitor({
    FunctionDeclaration: node => enclose(node, node.id),
    VariableDeclarator: node => enclose(node, node.id),
    AssignmentExpression: node => enclose(node, node.left),
    TSInterfaceDeclaration: node => enclose(node, node.id),
    TSTypeAliasDeclaration: node => enclose(node, node.id),
    CallExpression: node => enclose(node, node.callee),
    NewExpression: node => enclose(node, node.callee),
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
    MemberExpression(node) {
      if (node.computed) return
      properties.add(node.property.start)
      enclose({ start: node.property.start, end: node.end }, node.object)
    },
    JSXOpeningElement(node) {
      for (const attribute of node.attributes)
        if (attribute.type === 'JSXAttribute') {
          properties.add(attribute.name.start)
          enclose({ start: attribute.name.start, end: attribute.name.end }, node.name)
        }
    },
    TSIndexedAccessType: ({ indexType }) => literals(indexType),
    TSTypeReference({ typeName, typeArguments }) {
      const [, second] = typeArguments?.params ?? []
      if (typeName.type === 'Identifier' && /^(Pick|Omit)$/.test(typeName.name) && second !== undefined) literals(second)
    },
    Property(node) {
      if (node.computed) return
      if (node.shorthand) return void shorthand.add(node.key.start)
      addKey(node)
      const value = node.value.type === 'AssignmentPattern' ? node.value.left : node.value
      if (node.key.type === 'Identifier' && value.type === 'Identifier') pairs.push({ key: node.key, value })
    },
  }).visit(parseTypeScript(path, text).program)
  const enclosing = (place: number): string[] =>
    outer
      .filter(({ start, end }) => start <= place && place < end)
      .toSorted((one, other) => one.end - one.start - (other.end - other.start))
      .map(({ name }) => name)
  return { properties, shorthand, pairs, enclosing }
}

/** What a name becomes by its role; undefined: it stays. */
export function renameByRole(
  { name, start }: { name: string; start: number },
  roles: NameRoles,
  tables: { variables: RoleTable; properties: RoleTable },
): string | undefined {
  const within = (table: RoleTable): string => {
    const key = roles.enclosing(start).find(outer => Object.hasOwn(table, `${outer}.${name}`))
    if (key !== undefined) return table[`${key}.${name}`] ?? name
    return Object.hasOwn(table, name) ? (table[name] ?? name) : name
  }
  if (!roles.shorthand.has(start)) {
    const now = within(roles.properties.has(start) ? tables.properties : tables.variables)
    return now === name ? undefined : now
  }
  const [key, value] = [within(tables.properties), within(tables.variables)]
  return key === name && value === name ? undefined : key === value ? key : `${key}: ${value}`
}

/** Writes `{ url: url }` as `{ url }` where one of both was renamed. */
export function joinPairs(text: string, roles: NameRoles, changes: Map<number, Change>): void {
  for (const { key, value } of roles.pairs) {
    const [newKey, newValue] = [key, value].map(({ start, end }) => changes.get(start)?.text ?? text.slice(start, end))
    if (newKey === undefined || newKey !== newValue || (!changes.has(key.start) && !changes.has(value.start))) continue
    changes.delete(value.start)
    changes.set(key.start, { start: key.start, end: value.end, text: newKey })
  }
}
