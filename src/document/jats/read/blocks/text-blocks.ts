import type { Block, Inline, Verse } from '../../../node.ts'
import type { BlockHandler } from '../handlers.ts'
import { runningText } from '../inline/running-text.ts'
import { joinRuns } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenAfterFirst, childrenExcept, childrenNamed, elementChildren, firstChild, hasText } from '../xml/read.ts'
import { readAttribution } from './read-attribution.ts'
import { paragraphOf, readLabel } from './read-float.ts'

/** Reads label, title and source, which quotes, verse and statements share. */
function readHead(element: XmlElement, context: ReadContext) {
  const title = firstChild(element, 'title')
  const attribution = readAttribution(element, context)
  return {
    id: attribute(element, 'id'),
    label: readLabel(element, context),
    title: title ? context.readInline(title.children) : [],
    attribution: joinRuns(attribution?.statements ?? [], ' '),
    licence: attribution?.licence?.text ?? [],
  }
}
const headParts = ['label', 'attrib', 'permissions', 'object-id', 'copyright-statement']

function belowHead(element: XmlElement, ...taken: string[]): (XmlElement | string)[] {
  return childrenAfterFirst({ ...element, children: childrenExcept(element, ...headParts) }, 'title', ...taken)
}

export const readQuote: BlockHandler = (element, context) => {
  const { id, label, title, attribution, licence } = readHead(element, context)
  const children = [...context.readBlocks(belowHead(element)), ...licence]
  return [{ kind: 'quote', id, label, title, children, attribution }]
}

/** Reads statements, and the questions, answers and options of teaching material. */
export const readStatement: BlockHandler = (element, context) => {
  const { id, label, title, attribution, licence } = readHead(element, context)
  const type =
    attribute(element, 'content-type') ?? attribute(element, 'statement-type') ?? (element.name === 'statement' ? null : element.name)
  const children = [...context.readBlocks(belowHead(element)), ...licence]
  return [{ kind: 'statement', id, type, label, title, children, attribution }]
}

export const readVerse: BlockHandler = (element, context) => [verse(element, context)]

function verse(element: XmlElement, context: ReadContext): Verse {
  const { id, label, title, attribution, licence } = readHead(element, context)
  const subtitle = firstChild(element, 'subtitle')
  const lines: Verse['lines'] = []
  for (const part of belowHead(element, 'subtitle')) {
    if (typeof part !== 'string' && part.name === 'verse-group') lines.push(verse(part, context))
    else if (typeof part === 'string' ? /\S/.test(part) : true) lines.push(readLine(part, context))
  }
  return {
    kind: 'verse',
    id,
    label,
    title,
    subtitle: subtitle ? context.readInline(subtitle.children) : [],
    lines,
    attribution: joinRuns([attribution, runningText(licence)], ' '),
  }
}

function readLine(part: XmlElement | string, context: ReadContext): { kind: 'line'; indent: number; children: Inline[] } {
  if (typeof part === 'string') return { kind: 'line', indent: 0, children: context.readInline([part]) }
  const indent = Number.parseInt(attribute(part, 'indent-level') ?? '0', 10) || 0
  return { kind: 'line', indent, children: context.readInline(part.name === 'verse-line' ? part.children : [part]) }
}

export const readSpeech: BlockHandler = (element, context) => {
  const speaker = joinRuns(
    childrenNamed(element, 'speaker').map(name => context.readInline(name.children)),
    ' ',
  )
  return [{ kind: 'speech', id: attribute(element, 'id'), speaker, children: context.readBlocks(childrenExcept(element, 'speaker')) }]
}

export const readCode: BlockHandler = (element, context) => [
  {
    kind: 'code',
    id: attribute(element, 'id'),
    language: attribute(element, 'language') ?? attribute(element, 'code-type'),
    executable: attribute(element, 'executable') === 'yes',
    children: context.readInline(element.children),
  },
]

export const readPreformatted: BlockHandler = (element, context) => {
  const attribution = readAttribution(element, context)
  return [
    {
      kind: 'preformatted',
      id: attribute(element, 'id'),
      type: attribute(element, 'preformat-type'),
      children: context.readInline(childrenExcept(element, 'attrib', 'permissions', 'object-id')),
      attribution: joinRuns([...(attribution?.statements ?? []), runningText(attribution?.licence?.text ?? [])], ' '),
    },
  ]
}

/** Reads metadata among blocks (keywords of a section, an address, signatures): a paragraph for each part, with its pieces separated. */
export const readPartsAsParagraphs: BlockHandler = (element, context) => {
  const heads = childrenNamed(element, 'title', 'label').map(head => context.readInline(head.children))
  const parts = elementChildren(element).filter(part => part.name !== 'title' && part.name !== 'label' && hasText([part]))
  const loose = element.children.some(child => typeof child === 'string' && /\S/.test(child))
  if (loose) return paragraphOf(context.readInline(element.children))
  const run = joinRuns(
    parts.map(part => context.readInline([part])),
    separatorOf(element.name),
  )
  return paragraphOf(joinRuns([...heads, run], ': '))
}

function separatorOf(name: string): string {
  return /kwd|subj|contrib/.test(name) ? ', ' : ' '
}

/** Reads elements that only group others. */
export const readContents: BlockHandler = (element, context): Block[] => context.readBlocks(element.children)
