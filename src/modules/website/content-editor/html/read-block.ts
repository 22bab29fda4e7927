import { defaultTreeAdapter } from 'parse5'
import type { Node as PageNode } from 'prosemirror-model'
import { attributeOf, childElements, type HtmlElement, innerHtml, isElement, outerHtml } from '../../domain/site-pages/html-tree.ts'
import { blockForms, isBlockKind } from '../block-forms.ts'
import { elementsOfBlocks } from '../elements.ts'
import { nodeTypes } from '../schema.ts'
import type { PageReader } from './page-reader.ts'
import { attributesIn, isBlank, standsInText } from './read-text.ts'

/** @returns null for a block of an unknown kind, or one whose content does not fit its kind */
export function readBlock(element: HtmlElement, reader: PageReader): PageNode | null {
  const kind = attributeOf(element, 'data-block') ?? ''
  if (!isBlockKind(kind)) return null
  const attrs = { kind, tag: element.tagName, attributes: attributesIn(element) }
  const { holds } = blockForms[kind]
  if (holds === 'nothing') return nodeTypes.blockWithoutContent.create({ ...attrs, inner: innerHtml(element) })
  if (holds === 'line') {
    return element.childNodes.every(standsInText) ? nodeTypes.blockLine.create(attrs, reader.text(element.childNodes)) : null
  }
  if (!elementsOfBlocks.has(element.tagName)) return null
  if (holds === 'text') return readBlockOfText(element, attrs, reader)
  const items = element.childNodes.every(node => isElement(node) || isBlank(node))
    ? childElements(element).map(item => readItem(item, reader))
    : []
  return items.length === 0 || items.includes(null)
    ? null
    : nodeTypes.blockOfItems.create(
        attrs,
        items.filter(item => item !== null),
      )
}

/** The image of an image block becomes a setting; the rest of its content is the caption. */
function readBlockOfText(element: HtmlElement, attrs: { kind: string }, reader: PageReader): PageNode | null {
  const images = attrs.kind === 'image' ? childElements(element).filter(({ tagName }) => tagName === 'img') : []
  const [image] = images
  if (images.length > 1) return null
  const content = element.childNodes.filter(node => node !== image)
  return nodeTypes.blockOfText.create({ ...attrs, image: image ? outerHtml(image) : '' }, reader.blocks(content, 'blockOfText'))
}

function readItem(element: HtmlElement, reader: PageReader): PageNode | null {
  if (!elementsOfBlocks.has(element.tagName)) return null
  const { 'data-title': title, ...others } = attributesIn(element)
  const nodes = element.childNodes
  const item = (content: PageNode[]): PageNode =>
    reader.note(nodeTypes.blockItem.create({ tag: element.tagName, attributes: others }, content), outerHtml(element), 'blockOfItems')
  if (title !== undefined) {
    const titleNode = nodeTypes.itemTitle.create(null, reader.text([defaultTreeAdapter.createTextNode(title.trim())], true))
    return item([titleNode, ...reader.blocks(nodes, 'blockItem')])
  }
  const titleElement = childElements(element)[0]
  if (titleElement === undefined || !/^(?:h[1-6]|summary)$/.test(titleElement.tagName)) return item(reader.blocks(nodes, 'blockItem'))
  // The parser of pages accepts a title after other text; such an item cannot be represented here.
  const begin = nodes.findIndex(node => !isBlank(node))
  if (nodes[begin] !== titleElement || !titleElement.childNodes.every(standsInText)) return null
  const titleNode = nodeTypes.itemTitle.create(
    { tag: titleElement.tagName, attributes: attributesIn(titleElement) },
    reader.text(titleElement.childNodes),
  )
  reader.note(titleNode, outerHtml(titleElement), 'blockItem')
  return item([titleNode, ...reader.blocks(nodes.slice(begin + 1), 'blockItem')])
}
