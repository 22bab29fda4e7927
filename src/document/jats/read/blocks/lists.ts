import type { Block, ListItem, ListType } from '../../../node.ts'
import type { BlockHandler } from '../handlers.ts'
import { text } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenAfterFirst, childrenExcept, childrenNamed, firstChild, hasText } from '../xml/read.ts'
import { readLabel } from './read-float.ts'

const listTypes: Readonly<Record<string, ListType>> = {
  order: 'order',
  ordered: 'order',
  number: 'order',
  numbered: 'order',
  arabic: 'order',
  decimal: 'order',
  bullet: 'bullet',
  unordered: 'bullet',
  disc: 'bullet',
  circle: 'bullet',
  square: 'bullet',
  dash: 'bullet',
  'alpha-lower': 'alpha-lower',
  'lower-alpha': 'alpha-lower',
  loweralpha: 'alpha-lower',
  'alpha-upper': 'alpha-upper',
  'upper-alpha': 'alpha-upper',
  upperalpha: 'alpha-upper',
  'roman-lower': 'roman-lower',
  'lower-roman': 'roman-lower',
  lowerroman: 'roman-lower',
  'roman-upper': 'roman-upper',
  'upper-roman': 'roman-upper',
  upperroman: 'roman-upper',
  simple: 'simple',
  none: 'simple',
  plain: 'simple',
}
const typesByElement: Readonly<Record<string, ListType>> = { ol: 'order', ul: 'bullet' }
const itemNames = ['list-item', 'li']

export const readList: BlockHandler = (element, context) => {
  const word = attribute(element, 'list-type')
  const known = word === null ? undefined : listTypes[word.toLowerCase()]
  if (word !== null && !known)
    context.warn('unknown-attribute-value', element, `The list type “${word}” is not known; the list has bullets.`)
  const type = known ?? typesByElement[element.name] ?? 'bullet'
  const start = Number.parseInt(attribute(element, 'start') ?? '', 10) || 1
  const prefix = attribute(element, 'prefix-word')
  const items: ListItem[] = []
  for (const child of childrenAfterFirst({ ...element, children: childrenExcept(element, 'label') }, 'title')) {
    if (typeof child !== 'string') items.push(readItem(child, context, prefix === null ? null : `${prefix} ${start + items.length}`))
    else if (/\S/.test(child)) items.push({ id: null, label: [], title: [], children: context.readBlocks([child]) })
  }
  const title = firstChild(element, 'title')
  return [
    {
      kind: 'list',
      id: attribute(element, 'id'),
      type,
      start,
      label: readLabel(element, context),
      title: title ? context.readInline(title.children) : [],
      items,
    },
  ]
}

function readItem(element: XmlElement, context: ReadContext, numbered: string | null): ListItem {
  if (!itemNames.includes(element.name)) return { id: null, label: [], title: [], children: context.readBlocks([element]) }
  const label = readLabel(element, context)
  const title = firstChild(element, 'title')
  return {
    id: attribute(element, 'id'),
    label: label.length > 0 || numbered === null ? label : [text(numbered)],
    title: title ? context.readInline(title.children) : [],
    children: context.readBlocks(childrenAfterFirst({ ...element, children: childrenExcept(element, 'label') }, 'title')),
  }
}

export const readDefinitionList: BlockHandler = (element, context) => {
  const inlineOf = (name: string) => {
    const found = firstChild(element, name)
    return found ? context.readInline(found.children) : []
  }
  const nested: Block[] = context.readBlocks(
    childrenAfterFirst({ ...element, children: childrenExcept(element, 'label', 'def-item') }, 'title', 'term-head', 'def-head').filter(
      isFull,
    ),
  )
  return [
    {
      kind: 'definition-list',
      id: attribute(element, 'id'),
      label: readLabel(element, context),
      title: inlineOf('title'),
      termHead: inlineOf('term-head'),
      definitionHead: inlineOf('def-head'),
      items: childrenNamed(element, 'def-item').map(item => readDefinitionItem(item, context)),
      children: nested,
    },
  ]
}

function readDefinitionItem(item: XmlElement, context: ReadContext) {
  const rest = childrenExcept(item, 'label', 'term', 'def').filter(isFull)
  const definitions = childrenNamed(item, 'def').map(definition => context.readBlocks(definition.children))
  if (rest.length > 0) definitions.push(context.readBlocks(rest))
  return {
    id: attribute(item, 'id'),
    label: readLabel(item, context),
    terms: childrenNamed(item, 'term').map(term => context.readInline(term.children)),
    definitions,
  }
}

/** Generated punctuation (`x`) and white space between the parts of a list have no content. */
function isFull(node: XmlElement | string): boolean {
  return typeof node === 'string' ? /\S/.test(node) : node.name !== 'x' && (node.children.length === 0 || hasText([node]))
}
