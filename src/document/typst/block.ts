/** Writes blocks by their kind; and sections. */
import { roleTitle } from '../html/section.ts'
import type { Block, Box, Paragraph, Quote, Section, Speech, Statement, Verse } from '../node.ts'
import type { BlockOfKind } from '../parts.ts'
import { titleText } from '../text.ts'
import { call, literal, noTypst, points, sequence, space, type Typst, words } from './code.ts'
import type { TypstContext } from './context.ts'
import { writeCaption, writeFigure, writeFile, writeGroup } from './float.ts'
import { writeDisplayFormula } from './formula.ts'
import { writeHeading } from './heading.ts'
import { writeImage } from './image.ts'
import { inLanguage } from './inline.ts'
import { writeBlockTitle, writeDefinitionList, writeList, writeNotes, writeReferences } from './list.ts'
import { plainText } from './plain-text.ts'
import { writeTable } from './table.ts'

type Writers = { [Kind in keyof BlockOfKind]: (node: BlockOfKind[Kind], context: TypstContext) => Typst }

const writers: Writers = {
  paragraph: writeParagraph,
  section: writeSection,
  figure: writeFigure,
  'figure-group': writeGroup,
  table: writeTable,
  'table-group': writeGroup,
  'display-formula': writeDisplayFormula,
  'formula-group': (node, context) => sequence([context.place(node), writeCaptionBlock(node, context), context.blocks(node.children)]),
  list: writeList,
  'definition-list': writeDefinitionList,
  quote: writeQuote,
  verse: writeVerse,
  speech: writeSpeech,
  box: writeBox,
  statement: writeStatement,
  code: (node, context) => sequence([context.place(node), call('raw', [literal(plainText(node.children))], { block: true })]),
  preformatted: (node, context) =>
    sequence([
      context.place(node),
      call('raw', [literal(plainText(node.children))], { block: true }),
      attributed(node.attribution, context),
    ]),
  media: writeFile,
  supplement: writeFile,
  notes: writeNotes,
  references: (node, context) => writeReferences(node, context),
  graphic: (node, context) => {
    const { graphic } = node
    const caption = writeCaption({ label: graphic.label, caption: graphic.caption, attribution: null }, context)
    const picture = call('picture', [writeImage(graphic, context, { alt: titleText(graphic.caption?.title ?? []) || null })])
    return sequence([context.place(graphic), picture, caption === noTypst ? noTypst : call('caption-of', [caption])])
  },
  rule: () => call('rule'),
  'unknown-block': (node, context) => sequence([context.place(node), context.blocks(node.children)]),
}

export function writeBlock(node: Block, context: TypstContext): Typst {
  return writeKind(node.kind, node, context)
}
function writeKind<Kind extends keyof BlockOfKind>(kind: Kind, node: BlockOfKind[Kind], context: TypstContext): Typst {
  return writers[kind](node, context)
}

function writeParagraph(node: Paragraph, context: TypstContext): Typst {
  const text = sequence([context.place(node), context.inlines(node.children)])
  return text === noTypst ? noTypst : call('par', [text])
}

export function writeSection(node: Section, context: TypstContext): Typst {
  const own = sequence([context.inlines(node.label), context.inlines(node.title)], space)
  const name = own === noTypst ? words(roleTitle(node, context.labels) ?? '') : own
  const place = context.place(node)
  const below = name === noTypst ? context : context.below()
  const subtitle = context.inlines(node.subtitle)
  const content = sequence([
    writeHeading(name, context, place),
    subtitle === noTypst ? noTypst : call('par', [call('emph', [subtitle])]),
    below.blocks(node.children),
  ])
  return inLanguage(node.language, content)
}

function writeCaptionBlock(node: { label: Section['label']; caption: Box['caption'] }, context: TypstContext): Typst {
  const caption = writeCaption({ ...node, attribution: null }, context)
  return caption === noTypst ? noTypst : call('caption-of', [caption])
}

const attributed = (attribution: Section['title'], context: TypstContext): Typst => {
  const source = context.inlines(attribution)
  return source === noTypst ? noTypst : call('attributed', [source])
}

function writeQuote(node: Quote, context: TypstContext): Typst {
  const title = writeBlockTitle(node.label, node.title, context)
  return call('quoted-block', [
    sequence([context.place(node), title, context.blocks(node.children), attributed(node.attribution, context)]),
  ])
}

function writeVerse(node: Verse, context: TypstContext): Typst {
  const title = writeBlockTitle(node.label, [...node.title, ...node.subtitle], context)
  const lines = node.lines.map(line => {
    if (line.kind === 'verse') return writeVerse(line, context)
    const indent = Math.min(Math.max(line.indent, 0), 10)
    return sequence([call('h', [points(indent * 12)]), context.inlines(line.children), call('linebreak')])
  })
  return call('quoted-block', [sequence([context.place(node), title, ...lines, attributed(node.attribution, context)])])
}

function writeSpeech(node: Speech, context: TypstContext): Typst {
  const speaker = context.inlines(node.speaker)
  return sequence([context.place(node), speaker === noTypst ? noTypst : call('block-title', [speaker]), context.blocks(node.children)])
}

function writeBox(node: Box, context: TypstContext): Typst {
  const caption = writeCaption(node, context)
  const content = [context.place(node), caption === noTypst ? noTypst : call('caption-of', [caption]), context.blocks(node.children)]
  return call('boxed', [sequence(content)])
}

function writeStatement(node: Statement, context: TypstContext): Typst {
  const title = writeBlockTitle(node.label, node.title, context)
  return call('stated', [sequence([context.place(node), title, context.blocks(node.children), attributed(node.attribution, context)])])
}
