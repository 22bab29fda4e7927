/** What is copied is the HTML of the page; what is pasted is read as a page is, and loses all that is not known here. */
import { DOMParser, DOMSerializer, Fragment, type Mark, type Node as PageNode, Slice } from 'prosemirror-model'
import { mayBeLinked } from '../../domain/text/link.ts'
import { isFramed } from './commands/find-block.ts'
import { readFragment } from './html/read-page.ts'
import { writeNodes } from './html/write-page.ts'
import { type Attributes, attributesOf, nodeTypes, pageSchema } from './schema.ts'

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

/** Pictures come from the media library: one from elsewhere would be missing when the page is shown. */
const isOwnPicture = (node: PageNode): boolean => /^\/(?!\/)/.test(attributesOf(node).src ?? '')

function cleaned(node: PageNode): PageNode | null {
  if ([nodeTypes.rawBlock, nodeTypes.rawInline].includes(node.type)) return null
  if (node.type === nodeTypes.image && !isOwnPicture(node)) return null
  const marks = node.marks.flatMap(mark => cleanedMark(mark) ?? [])
  if (node.isText) return node.mark(marks)
  const isOfBlock = isFramed(node) || [nodeTypes.blockItem, nodeTypes.itemTitle].includes(node.type)
  const attributes = known(attributesOf(node), isOfBlock)
  const children = node.children.flatMap(child => cleaned(child) ?? [])
  const attrs = { ...node.attrs, ...('attributes' in node.attrs && { attributes }) }
  const content = Fragment.from(children)
  return node.type.validContent(content) ? node.type.create(attrs, content, marks) : node.type.createAndFill(attrs, content, marks)
}

function cleanedMark(mark: Mark): Mark | null {
  const attributes = known(attributesOf(mark), false)
  const saysNothing = mark.type.name === 'span' && Object.keys(attributes).length === 0
  const leadsAstray = mark.type.name === 'a' && !mayBeLinked(attributes.href ?? '')
  return saysNothing || leadsAstray ? null : mark.type.create({ attributes })
}

const known = (attributes: Attributes, isOfBlock: boolean): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => attributesOfText.has(name) || (isOfBlock && (name.startsWith('data-') || name === 'open')),
    ),
  )

/** One line goes into the line where it is pasted; more are lines of their own. */
export function readClipboard(html: string): Slice {
  const nodes = readFragment(html).flatMap(node => cleaned(node) ?? [])
  const content = Fragment.from(nodes.map(node => (node.type === nodeTypes.paragraph ? paragraphOf(node) : node)))
  return Slice.maxOpen(content, false)
}
const paragraphOf = (node: PageNode): PageNode => nodeTypes.paragraph.create({ attributes: attributesOf(node) }, node.content)

/** ProseMirror parses what is pasted in a document that runs and loads nothing. */
class PastedPage extends DOMParser {
  override parseSlice(pasted: globalThis.Node): Slice {
    return pasted instanceof Element || pasted instanceof DocumentFragment ? readClipboard(htmlOf(pasted)) : Slice.empty
  }
}
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
