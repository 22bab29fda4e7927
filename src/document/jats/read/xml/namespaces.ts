/** The prefixes that the handlers use for namespaces other than JATS, whatever prefix the source used. */
const prefixByNamespace = new Map([
  ['http://www.w3.org/1998/Math/MathML', 'mml'],
  ['http://www.w3.org/1999/xlink', 'xlink'],
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
  ['http://www.w3.org/2001/XMLSchema-instance', 'xsi'],
  ['http://www.niso.org/schemas/ali/1.0/', 'ali'],
  ['http://www.niso.org/schemas/ali/1.0', 'ali'],
  ['http://www.plazi.org/taxpub', 'tp'],
  ['http://www.niso.org/standards/z39-96/ns/oasis-exchange/table', 'oasis'],
  ['http://docs.oasis-open.org/ns/oasis-exchange/table', 'oasis'],
  // XHTML in an article is read like the JATS elements of the same name.
  ['http://www.w3.org/1999/xhtml', ''],
])

const usualNamespaces = new Map([
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['mml', 'http://www.w3.org/1998/Math/MathML'],
  ['m', 'http://www.w3.org/1998/Math/MathML'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
  ['ali', 'http://www.niso.org/schemas/ali/1.0/'],
  ['tp', 'http://www.plazi.org/taxpub'],
  ['oasis', 'http://www.niso.org/standards/z39-96/ns/oasis-exchange/table'],
])

/** The namespace of a well-known prefix that the source never declared; a URL of our own for any other. */
export function namespaceOfUnboundPrefix(prefix: string): string {
  return usualNamespaces.get(prefix) ?? `unbound:${prefix}`
}

/** The namespace of a prefix that the handlers use; null for any other, whose meaning the source declares. */
export const usualNamespaceOf = (prefix: string): string | null => usualNamespaces.get(prefix) ?? null

/** The name by which handlers look it up. Elements without a prefix are JATS, unless their namespace is one of the known others. */
export function normalisedName(local: string, prefix: string, namespace: string): string {
  const known = prefixByNamespace.get(namespace)
  if (known !== undefined) return known ? `${known}:${local}` : local
  return prefix ? `${prefix}:${local}` : local
}
