import type { Inline, InlineStyle } from '../../../node.ts'
import type { InlineHandler } from '../handlers.ts'
import { text } from '../inline-runs.ts'
import { attribute, childrenExcept, childrenNamed, elementChildren, textOf } from '../xml/read.ts'
import { accessionUrl } from './link-url.ts'
import { readSeparateWords } from './separate-words.ts'

export function styled(style: InlineStyle): InlineHandler {
  return (element, context) => wrap(style, context.readInline(element.children))
}

function wrap(style: InlineStyle, children: Inline[]): Inline[] {
  return children.length > 0 ? [{ kind: 'styled', style, children }] : []
}

/** Reads `named-content` and similar elements, marked with the source's name for them. */
export const readNamedContent: InlineHandler = (element, context) => {
  const as = attribute(element, 'content-type') ?? attribute(element, 'vocab-term') ?? element.name
  const children = context.readInline(element.children)
  const href = /accession/i.test(as) && elementChildren(element).length === 0 ? accessionUrl(textOf(element)) : null
  return [
    {
      kind: 'marked',
      as,
      id: attribute(element, 'id'),
      language: attribute(element, 'xml:lang'),
      children: href === null ? children : [{ kind: 'link', href, children }],
    },
  ]
}

/** Styles in CSS `style` that the tree has an equivalent for. */
const cssStyles: readonly (readonly [RegExp, InlineStyle])[] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'bold'],
  [/font-style:\s*(italic|oblique)/i, 'italic'],
  [/text-decoration[a-z-]*:[^;]*underline/i, 'underline'],
  [/text-decoration[a-z-]*:[^;]*overline/i, 'overline'],
  [/text-decoration[a-z-]*:[^;]*line-through/i, 'strike'],
  [/font-variant[a-z-]*:\s*(all-)?small-caps/i, 'small-caps'],
  [/font-family:[^;]*mono/i, 'monospace'],
  [/vertical-align:\s*super/i, 'superscript'],
  [/vertical-align:\s*sub/i, 'subscript'],
]
const styleTypes: Readonly<Record<string, InlineStyle>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  strikethrough: 'strike',
  smallcaps: 'small-caps',
  'small-caps': 'small-caps',
  monospace: 'monospace',
}

export const readStyledContent: InlineHandler = (element, context) => {
  const css = attribute(element, 'style') ?? ''
  const type = attribute(element, 'style-type') ?? attribute(element, 'content-type')
  const styles = cssStyles.filter(([pattern]) => pattern.test(css)).map(([, style]) => style)
  const named = styleTypes[type?.toLowerCase() ?? '']
  if (named && !styles.includes(named)) styles.push(named)
  let children = context.readInline(element.children)
  for (const style of styles) children = wrap(style, children)
  if (styles.length > 0 && attribute(element, 'id') === null) return children
  return [{ kind: 'marked', as: type ?? element.name, id: attribute(element, 'id'), language: attribute(element, 'xml:lang'), children }]
}

/** Reads `abbrev`: the short form, with its `def` as the expansion. */
export const readAbbreviation: InlineHandler = (element, context) => {
  const definitions = childrenNamed(element, 'def')
    .flatMap(definition => (elementChildren(definition).length > 0 ? elementChildren(definition) : [definition]))
    .map(textOf)
  const expansion = definitions.join('; ') || attribute(element, 'alt') || null
  return [{ kind: 'abbreviation', expansion, children: context.readInline(childrenExcept(element, 'def')) }]
}

/** Reads link targets without content. */
export const readTarget: InlineHandler = (element, context) => [
  { kind: 'marked', as: 'target', id: attribute(element, 'id'), language: null, children: context.readInline(element.children) },
]

/** Reads `index-term`, which is not part of the running text; the mark lets readers leave it out or use it. */
export const readIndexTerm: InlineHandler = (element, context) => [
  {
    kind: 'marked',
    as: 'index-term',
    id: attribute(element, 'id'),
    language: null,
    children: readSeparateWords(element.children, context),
  },
]

/** Reads a chemical structure in a line: its label is a word of its own. */
export const readChemicalStructure: InlineHandler = (element, context) => [
  {
    kind: 'marked',
    as: 'chem-struct',
    id: attribute(element, 'id'),
    language: null,
    children: readSeparateWords(element.children, context),
  },
]

export const readRuby: InlineHandler = (element, context) => {
  const children = elementChildren(element).flatMap((part): Inline[] => {
    const run = context.readInline(part.children)
    // `rp` contains the brackets for renderers without ruby support.
    if (part.name === 'rp') return []
    return part.name === 'rt' ? wrap('ruby-text', run) : run
  })
  return wrap('ruby', children)
}

/** Reads a character that Unicode lacks: its image, or its name. The bitmap of `glyph-data` is not text. */
export const readPrivateCharacter: InlineHandler = (element, context) => {
  const images = context.readInline(childrenNamed(element, 'inline-graphic'))
  if (images.length > 0) return images
  const name = attribute(element, 'description') ?? attribute(element, 'name')
  context.warn('invalid-value', element, `A private character${name ? ` (${name})` : ''} has no picture.`)
  return [{ kind: 'marked', as: 'private-char', id: null, language: null, children: [text(name ? `[${name}]` : '\uFFFD')] }]
}

/** Reads a taxon name, whose parts are separate words even without a space in the source. */
export const readTaxonName: InlineHandler = (element, context) => {
  const children = readSeparateWords(element.children, context)
  return [{ kind: 'marked', as: 'taxon-name', id: attribute(element, 'id'), language: null, children }]
}

export const readTaxonNamePart: InlineHandler = (element, context) => [
  {
    kind: 'marked',
    as: `taxon-${attribute(element, 'taxon-name-part-type') ?? 'name-part'}`,
    id: attribute(element, 'id'),
    language: null,
    children: context.readInline(element.children),
  },
]
