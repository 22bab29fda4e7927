/**
 * Reads the HTML that our own renderers write, strictly: every tag closed in order, every attribute quoted, no stray `<`.
 * Browsers would mend such faults in silence; tests should not.
 */
export interface MarkupElement {
  name: string
  attributes: ReadonlyMap<string, string>
  /** Names of the elements around it, outermost first. */
  path: readonly string[]
}
export interface Markup {
  elements: MarkupElement[]
  /** The text as a reader sees it: block elements are separated by spaces, inline elements are not. */
  text: string
}

const withinLine = new Set(
  'a abbr b code i input label math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow ms msqrt mstyle msub msubsup msup mtext munder munderover q rt ruby s semantics span sub sup time'.split(
    ' ',
  ),
)
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const token = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[a-zA-Z][\w:-]*(?:="[^"<>]*")?)*)\s*>|[^<>]+|[<>]/g
const attribute = /([a-zA-Z][\w:-]*)(?:="([^"]*)")?/g
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function decode(text: string): string {
  return text.replace(/&[^;\s]*;?/g, entity => {
    const decoded = entities[entity]
    if (decoded === undefined) throw new Error(`“${entity}” is an entity that the renderers do not write`)
    return decoded
  })
}

export function readMarkup(source: string): Markup {
  const elements: MarkupElement[] = []
  const open: string[] = []
  let text = ''
  for (const [whole, slash, tag, attributeText] of source.matchAll(token)) {
    if (tag === undefined) {
      if (whole === '<' || whole === '>') throw new Error(`A stray “${whole}” within ${open.join(' > ')}`)
      text += decode(whole)
    } else if (slash === '/') {
      const last = open.pop()
      if (last !== tag) throw new Error(`</${tag}> where </${last ?? 'nothing'}> was to come, within ${open.join(' > ')}`)
      if (!withinLine.has(tag)) text += ' '
    } else {
      const attributes = new Map<string, string>()
      for (const [, name = '', value = ''] of (attributeText ?? '').matchAll(attribute)) {
        if (attributes.has(name)) throw new Error(`<${tag}> has ${name} twice`)
        attributes.set(name, decode(value))
      }
      elements.push({ name: tag, attributes, path: [...open] })
      if (!voidElements.has(tag)) open.push(tag)
      if (!withinLine.has(tag)) text += ' '
    }
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(' > ')}`)
  return { elements, text }
}

const phrasingOnly = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'summary', 'span', 'label'])
const blockElements = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'details',
  'div',
  'dl',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
])

/** Finds errors in well-formed markup: repeated ids, broken fragment links, blocks within inline elements, nested links. */
export function findErrors({ elements }: Markup): string[] {
  const errors: string[] = []
  const ids = new Set<string>()
  for (const element of elements) {
    const id = element.attributes.get('id')
    if (id === undefined) continue
    if (ids.has(id)) errors.push(`id ${id} twice`)
    if (/\s/.test(id) || id === '') errors.push(`id “${id}”`)
    ids.add(id)
  }
  for (const { name, attributes, path } of elements) {
    const href = attributes.get('href')
    if (href?.startsWith('#') && !ids.has(href.slice(1))) errors.push(`nothing at ${href}`)
    for (const target of attributes.get('aria-labelledby')?.split(' ') ?? []) if (!ids.has(target)) errors.push(`nothing called ${target}`)
    if (name === 'a' && path.includes('a')) errors.push('a link in a link')
    const around = path.findLast(outer => phrasingOnly.has(outer))
    if (around !== undefined && blockElements.has(name)) errors.push(`${name} in ${around}: ${path.join(' > ')}`)
  }
  return errors
}
