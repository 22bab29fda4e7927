/** Copies a page's HTML; reads pasted HTML as a page, and removes everything unknown from it. */

import { DOMParser, DOMSerializer, Fragment, type Mark, type Node as PageNode, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { mayBeLinked } from '../../../core/text/link.ts'
import { isFramed, isInTable } from './commands/find-block.ts'
import { readFragment } from './html/read-page.ts'
import { writeNodes } from './html/write-page.ts'
import { type Attributes, attributesOf, nodeTypes, pageSchema, stringAttribute } from './schema.ts'

/** Pasted text has the formatting of another page; only these attributes of it are kept. */
const attributesOfText = new Set([
  'href',
  'hreflang',
  'src',
  'alt',
  'width',
  'height',
  'lang',
  'dir',
  'title',
  'datetime',
  'cite',
  'start',
  'scope',
])

/** Images must be in the media library; one from another site would be missing on the page. */
const isOwnImage = (node: PageNode): boolean => /^\/(?!\/)/.test(attributesOf(node).src ?? '')

function cleaned(node: PageNode): PageNode | null {
  if ([nodeTypes.rawBlock, nodeTypes.rawInline].includes(node.type)) return null
  if (node.type === nodeTypes.image && !isOwnImage(node)) return null
  const marks = node.marks.flatMap(mark => cleanedMark(mark) ?? [])
  if (node.isText) return node.mark(marks)
  const isOfBlock = isFramed(node) || [nodeTypes.blockItem, nodeTypes.itemTitle].includes(node.type)
  const attributes = known(attributesOf(node), isOfBlock)
  const children = node.children.flatMap(child => cleaned(child) ?? [])
  const attrs = {
    ...node.attrs,
    ...('attributes' in node.attrs && { attributes }),
    ...('image' in node.attrs && { image: cleanedImage(stringAttribute(node, 'image')) }),
    ...('inner' in node.attrs && { inner: '' }),
  }
  const content = Fragment.from(children)
  return node.type.validContent(content) ? node.type.create(attrs, content, marks) : node.type.createAndFill(attrs, content, marks)
}

/** Cleans the image of an image block. */
function cleanedImage(html: string): string {
  const image = readFragment(html)[0]?.firstChild
  return image?.type === nodeTypes.image ? writeNodes([image].flatMap(node => cleaned(node) ?? [])) : ''
}

function cleanedMark(mark: Mark): Mark | null {
  const attributes = known(attributesOf(mark), false)
  const isWithoutContent = mark.type.name === 'span' && Object.keys(attributes).length === 0
  const leadsAstray = mark.type.name === 'a' && !mayBeLinked(attributes.href ?? '')
  return isWithoutContent || leadsAstray ? null : mark.type.create({ attributes })
}

const known = (attributes: Attributes, isOfBlock: boolean): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => attributesOfText.has(name) || (isOfBlock && (name.startsWith('data-') || name === 'open')),
    ),
  )

/** ProseMirror's own mark says how copied content was cut; our parser does not understand it. */
const ownMark = / data-pm-slice="[^"]*"/g

/** Foreign HTML is cleaned before it is parsed into elements, not even into an inert document. */
export const cleanPasted = (html: string): string =>
  html.search(ownMark) >= 0 ? html.replace(ownMark, '') : writeNodes(readFragment(html).flatMap(node => cleaned(node) ?? []))

/** A single line is pasted into the current line; several become lines of their own. */
class PastedPage extends DOMParser {
  override parseSlice(pasted: globalThis.Node): Slice {
    if (!(pasted instanceof Element || pasted instanceof DocumentFragment)) return Slice.empty
    const nodes = readFragment(htmlOf(pasted))
    return Slice.maxOpen(Fragment.from(nodes.map(node => (node.type === nodeTypes.paragraph ? paragraphOf(node) : node))), false)
  }
}
const paragraphOf = (node: PageNode): PageNode => nodeTypes.paragraph.create({ attributes: attributesOf(node) }, node.content)
function htmlOf(pasted: Element | DocumentFragment): string {
  return [...pasted.childNodes].map(node => (node instanceof Element ? node.outerHTML : escapedText(node.textContent ?? ''))).join('')
}
const escapedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

class CopiedPage extends DOMSerializer {
  override serializeFragment(fragment: Fragment, { document }: { document?: Document } = {}): DocumentFragment {
    const template = (document ?? globalThis.document).createElement('template')
    template.innerHTML = writeNodes(fragment.content)
    return template.content
  }
}

export const clipboardParser = new PastedPage(pageSchema, [])
export const clipboardSerializer = new CopiedPage({}, {})

/** A table that is pasted into a table fills its cells. */
export function fitIntoTable(slice: Slice, view: EditorView): Slice {
  const only = slice.content.childCount === 1 ? slice.content.firstChild : null
  const table = only?.type === nodeTypes.captionedTable ? only.lastChild : null
  return table && isInTable(view.state) ? new Slice(table.content, 1, 1) : slice
}
