import type { Attribution, Block, Caption } from '../../../node.ts'
import type { BlockHandler } from '../handlers.ts'
import { attribute, elementChildren } from '../xml/read.ts'
import { joinGraphicForms } from './graphic-forms.ts'
import { paragraphOf, readFloat } from './read-float.ts'
import { hrefOf, readGraphic } from './read-graphic.ts'

export const readFigure: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  const type = attribute(element, 'fig-type') ?? (element.name === 'fig' ? null : 'chem-struct')
  return [{ kind: 'figure', ...float, type, children: joinGraphicForms(context.readBlocks(rest)) }]
}

export const readFigureGroup: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  return [{ kind: 'figure-group', ...float, children: context.readBlocks(rest) }]
}

export const readBlockGraphic: BlockHandler = (element, context) => {
  const graphic = readGraphic(element, context)
  return graphic ? [{ kind: 'graphic', graphic }] : context.readBlocks(element.children)
}

export const readMedia: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  const children = context.readBlocks(rest)
  const href = hrefOf(element)
  if (href === null) {
    context.warn('invalid-value', element, '<media> names no file.')
    return [
      { kind: 'box', id: float.id, type: 'media', label: float.label, caption: float.caption, children, attribution: float.attribution },
    ]
  }
  const { mimeType, mimeSubtype } = mimeOf(element.attributes)
  return [{ kind: 'media', ...float, href, mimeType, mimeSubtype, children }]
}

export const readSupplement: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  const { mimeType, mimeSubtype } = mimeOf(element.attributes)
  return [{ kind: 'supplement', ...float, href: hrefOf(element), mimeType, mimeSubtype, children: context.readBlocks(rest) }]
}

function mimeOf(attributes: Readonly<Record<string, string>>): { mimeType: string | null; mimeSubtype: string | null } {
  const [type, subtype] = (attributes.mimetype ?? '').trim().split('/')
  return { mimeType: type || null, mimeSubtype: attributes['mime-subtype']?.trim() || subtype || null }
}

export const readBox: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  const { id, label, attribution } = float
  return [
    {
      kind: 'box',
      id,
      type: attribute(element, 'content-type'),
      label,
      caption: withAlt(float),
      children: context.readBlocks(rest),
      attribution,
    },
  ]
}

/** Boxes and groups of formulas have no field for alternative text, so it is added to the caption. */
function withAlt(float: {
  caption: Caption | null
  alt: string | null
  longDescription: string | null
  attribution: Attribution | null
}): Caption | null {
  const said = [float.alt, float.longDescription].filter(words => words !== null)
  if (said.length === 0) return float.caption
  const paragraphs = said.map((value): Block => ({ kind: 'paragraph', id: null, continued: false, children: [{ kind: 'text', value }] }))
  return { title: float.caption?.title ?? [], children: [...(float.caption?.children ?? []), ...paragraphs] }
}

/** Reads the forms of one thing: images become one image with its other formats, all else stays in order. */
export const readBlockAlternatives: BlockHandler = (element, context) => {
  const images = elementChildren(element).filter(part => part.name === 'graphic' || part.name === 'inline-graphic')
  const graphics = images.map(part => readGraphic(part, context)).filter(graphic => graphic !== null)
  const others = context.readBlocks(element.children.filter(part => typeof part === 'string' || !images.includes(part)))
  const [graphic, ...alternatives] = graphics
  if (!graphic) return others
  for (const alternative of alternatives) graphic.alternatives.push(alternative.href)
  const lost = alternatives.flatMap(({ label, caption }) => [
    ...paragraphOf([...label, ...(caption?.title ?? [])]),
    ...(caption?.children ?? []),
  ])
  return [{ kind: 'graphic', graphic: { ...graphic, id: graphic.id ?? attribute(element, 'id') } }, ...others, ...lost]
}

export const readFormulaGroup: BlockHandler = (element, context) => {
  const { float, rest } = readFloat(element, context)
  const children = [
    ...context.readBlocks(rest),
    ...(float.attribution?.statements ?? []).flatMap(paragraphOf),
    ...(float.attribution?.licence?.text ?? []),
  ]
  return [{ kind: 'formula-group', id: float.id, label: float.label, caption: withAlt(float), children }]
}
