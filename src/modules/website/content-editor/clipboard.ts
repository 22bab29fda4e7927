/** What is copied is the HTML of the page; what is pasted is read as a page is, and loses all that is not known here. */

import { DOMParser, DOMSerializer, Fragment, type Mark, type Node as PageNode, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { mayBeLinked } from '../../../core/text/link.ts'
import { isFramed, isInTable } from './commands/find-block.ts'
import { readFragment } from './html/read-page.ts'
import { writeNodes } from './html/write-page.ts'
import { type Attributes, attributesOf, nodeTypes, pageSchema, stringAttribute } from './schema.ts'

/** Elsewhere people format for another page: of what they say of text, this may come along. */
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

/** Images come from the media library: one from elsewhere would be missing when the page is shown. */
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

/** The image of an image block. */
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

/** ProseMirror says of what it copied how it was cut, for a parser that knows nodes without what they stand in. */
const ownMark = / data-pm-slice="[^"]*"/g

/** What comes from elsewhere is cleaned before it is any element: not even a document that runs and loads nothing is given the rest. */
export const cleanPasted = (html: string): string =>
  html.search(ownMark) >= 0 ? html.replace(ownMark, '') : writeNodes(readFragment(html).flatMap(node => cleaned(node) ?? []))

/** One line goes into the line where it is pasted; more are lines of their own. */
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
