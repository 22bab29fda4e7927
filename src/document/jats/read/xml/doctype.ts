import { JatsSyntaxError, placeOf } from './syntax-error.ts'

export interface Doctype {
  /** True where it names a DTD of JATS, NLM or BITS, whose meaning of entities applies. */
  isJats: boolean
  /** Index in the source just after the declaration's `>`. */
  end: number
  /** General entities of the internal subset: their replacement text. The first declaration counts (XML 1.0, 4.2). */
  internal: ReadonlyMap<string, string>
  /** External general entities, which are never loaded. */
  external: ReadonlySet<string>
}

const literal = `"[^"]*"|'[^']*'`
const head = new RegExp(
  `<!DOCTYPE\\s+[^\\s\\[>"']+(?:\\s+SYSTEM\\s+(?:${literal})|\\s+PUBLIC\\s+(?:${literal})\\s+(?:${literal}))?\\s*`,
  'y',
)
const jatsName = /JATS|NLM|BITS|archivearticle|journalpublishing|articleauthoring/i
const prolog = /(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/y
const declaration = new RegExp(
  [
    `<!--[\\s\\S]*?-->`,
    `<\\?[\\s\\S]*?\\?>`,
    `%[^\\s;%]+;`,
    `\\s+`,
    `<!ENTITY\\s+(?<parameter>%\\s+)?(?<name>[^\\s%"'>]+)\\s+(?:(?<value>${literal})\\s*|(?<external>SYSTEM|PUBLIC)\\s(?:[^>"']|${literal})*)>`,
    `<!(?:ELEMENT|ATTLIST|NOTATION)\\s(?:[^>"']|${literal})*>`,
  ].join('|'),
  'y',
)

/** The DOCTYPE before the root element, null where there is none. Throws JatsSyntaxError where it is ill-formed. */
export function readDoctype(source: string): Doctype | null {
  prolog.lastIndex = 0
  prolog.test(source)
  const start = prolog.lastIndex
  if (!source.startsWith('<!DOCTYPE', start)) return null
  head.lastIndex = start
  if (!head.test(source)) throw illFormed(source, start)
  const internal = new Map<string, string>()
  const external = new Set<string>()
  let at = head.lastIndex
  const isJats = jatsName.test(source.slice(start, at))
  if (source[at] === '[') {
    at++
    while (source[at] !== ']') {
      declaration.lastIndex = at
      const found = declaration.exec(source)
      if (!found) throw illFormed(source, at)
      at = declaration.lastIndex
      const { name, value, parameter, external: externalId } = found.groups ?? {}
      if (name === undefined || parameter !== undefined || internal.has(name) || external.has(name)) continue
      if (externalId !== undefined) external.add(name)
      else internal.set(name, withCharacterReferences((value ?? '').slice(1, -1)))
    }
    at++
  }
  while (/\s/.test(source[at] ?? '')) at++
  if (source[at] !== '>') throw illFormed(source, at)
  return { isJats, end: at + 1, internal, external }
}

/** Character references are expanded at once, entity references only where the entity is used (XML 1.0, 4.5). */
function withCharacterReferences(value: string): string {
  return value.replace(
    /&#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}));/g,
    (whole, hexadecimal: string | undefined, decimal: string | undefined) => {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

function illFormed(source: string, index: number): JatsSyntaxError {
  const { line, column } = placeOf(source, index)
  return new JatsSyntaxError('The DOCTYPE declaration is not well-formed.', line, column)
}
