/** Writes the common parts of all figures, tables and files: a link target, a caption, a note of rights. */
import { safeHref } from '../../core/text/link.ts'
import type { Attribution, Block, Caption, Figure, FigureGroup, Inline, Licence, Media, Supplement, TableGroup } from '../node.ts'
import { inlineText, titleText } from '../text.ts'
import { call, literal, noTypst, sequence, space, type Typst, words } from './code.ts'
import type { TypstContext } from './context.ts'
import { fileName } from './file-name.ts'
import { findImage, writeImage } from './image.ts'

interface FloatFacts {
  id: string | null
  label: Inline[]
  caption: Caption | null
  attribution: Attribution | null
}

/** Label and title in one line, then the rest of the caption. */
export function writeCaption(node: Omit<FloatFacts, 'id'>, context: TypstContext): Typst {
  const label = context.inlines(node.label)
  const title = node.caption === null ? noTypst : context.inlines(node.caption.title)
  const heading = sequence([label, title], space)
  const text = node.caption === null ? noTypst : writeCaptionText(node.caption.children, context)
  const rights = writeAttribution(node.attribution, context)
  return sequence([heading === noTypst ? noTypst : call('strong', [heading]), text, rights], space)
}

/** A caption of one paragraph continues on the line of its title. */
function writeCaptionText(children: readonly Block[], context: TypstContext): Typst {
  const only = children[0]
  if (children.length !== 1 || only?.kind !== 'paragraph') return context.blocks(children)
  return sequence([context.place(only), context.inlines(only.children)])
}

function writeAttribution(attribution: Attribution | null, context: TypstContext): Typst {
  if (attribution === null) return noTypst
  const statements = attribution.statements.map(statement => context.inlines(statement))
  const licence = attribution.licence === null ? noTypst : writeLicence(attribution.licence, context)
  return sequence([...statements, licence], space)
}

export function writeLicence(licence: Licence, context: TypstContext): Typst {
  const text = context.blocks(licence.text)
  const url = licence.href === null ? null : safeHref(licence.href)
  if (url === null || inlineText(licence.text.flatMap(block => (block.kind === 'paragraph' ? block.children : []))).includes(url))
    return text
  return sequence([text, call('par', [context.link(url, words(url))])])
}

interface FloatParts {
  /** `loose`: PDF/UA allows a figure only with an image, and a table only with cells. */
  kind: 'figure' | 'table' | 'loose'
  content: Typst
  caption: Typst
  after?: Typst
  /** One image with a short caption may move to the top or bottom of a page. */
  mayMove?: boolean
}

export function writeFloat(node: { id: string | null }, parts: FloatParts, context: TypstContext): Typst {
  const place = context.place(node)
  if (parts.content === noTypst && parts.caption === noTypst) return sequence([place, parts.after ?? noTypst])
  return call(`${parts.kind}-float`, [sequence([place, parts.content])], {
    caption: parts.caption,
    after: parts.after ?? noTypst,
    moves: parts.mayMove ?? false,
  })
}

/** The maximum characters of a caption that leave room for its image. */
const maxMovableLength = 900

export function writeFigure(node: Figure, context: TypstContext): Typst {
  const content = writeChildren(node.children, node, context)
  const caption = writeCaption(node, context)
  const length = inlineText(node.caption?.children.flatMap(block => (block.kind === 'paragraph' ? block.children : [])) ?? []).length
  const mayMove = node.children.length === 1 && node.children[0]?.kind === 'graphic' && length < maxMovableLength
  const isImage =
    node.children.length > 0 && node.children.every(child => child.kind === 'graphic' && findImage(child.graphic, context) !== null)
  return writeFloat(node, { kind: isImage ? 'figure' : 'loose', content, caption, mayMove }, context)
}

/** Writes the children of a float; its description applies to the images that have none. */
function writeChildren(
  children: readonly Block[],
  node: { alt: string | null; label: Inline[]; caption: Caption | null },
  context: TypstContext,
): Typst {
  const named = node.alt ?? [titleText(node.label), titleText(node.caption?.title ?? [])].filter(text => text !== '').join(' ')
  return sequence(
    children.map(child => {
      if (child.kind !== 'graphic') return context.blocks([child])
      const { graphic } = child
      const caption = writeCaption({ label: graphic.label, caption: graphic.caption, attribution: null }, context)
      return sequence([
        context.place(graphic),
        call('picture', [writeImage(graphic, context, { alt: named })]),
        caption === noTypst ? noTypst : call('caption-of', [caption]),
      ])
    }),
  )
}

/** Figures in a group are figures of their own with a common caption. */
export function writeGroup(node: FigureGroup | TableGroup, context: TypstContext): Typst {
  const caption = writeCaption(node, context)
  const heading = caption === noTypst ? noTypst : call('group-caption', [caption])
  const children = node.children.map(child =>
    child.kind === 'graphic'
      ? call('picture', [writeImage(child.graphic, context, { alt: titleText(node.label) })])
      : context.blocks([child]),
  )
  return sequence([context.place(node), heading, ...children])
}

/** Media that paper cannot show are named and linked. */
export function writeFile(node: Media | Supplement, context: TypstContext): Typst {
  const url = node.href === null ? null : (context.setting.file(node.href)?.url ?? safeHref(node.href))
  const name = node.href === null || node.href === '' ? noTypst : words(fileName(node.href))
  const file = url === null || name === noTypst ? name : call('link', [literal(url), name])
  const content = sequence([writeChildren(node.children, node, context), file === noTypst ? noTypst : call('par', [file])])
  return writeFloat(node, { kind: 'loose', content, caption: writeCaption(node, context) }, context)
}
