/** Writes lists, lists of terms, notes and references, with the source's labels in place of numbers. */

import { doiUrl } from '../html/reference.ts'
import type { DefinitionList, Inline, List, ListItem, ListType, Note, Notes, Reference, References } from '../node.ts'
import { inlineText } from '../text.ts'
import { call, list, literal, noTypst, sequence, space, type Typst, words } from './code.ts'
import type { TypstContext } from './context.ts'
import { writeHeading } from './heading.ts'
import { isEmpty } from './inline.ts'

const numbering: Record<ListType, string | null> = {
  order: '1.',
  'alpha-lower': 'a.',
  'alpha-upper': 'A.',
  'roman-lower': 'i.',
  'roman-upper': 'I.',
  bullet: null,
  simple: null,
}

export function writeList(node: List, context: TypstContext): Typst {
  const title = writeBlockTitle(node.label, node.title, context)
  const place = context.place(node)
  const items = node.items.map(item => writeItem(item, context))
  return sequence([place, title, writeItems(node, items, context)])
}

function writeItems(node: List, items: readonly Typst[], context: TypstContext): Typst {
  if (items.length === 0) return noTypst
  if (node.items.some(item => !isEmpty(item.label))) {
    return writeLabelled(node.items.map((item, index) => ({ label: context.inlines(item.label), content: items[index] ?? noTypst })))
  }
  const pattern = numbering[node.type]
  if (pattern !== null) return call('enum', items, { numbering: literal(pattern), start: Math.max(0, Math.trunc(node.start)) })
  return node.type === 'simple' ? call('plain-list', items) : call('list', items)
}

function writeItem(item: ListItem, context: TypstContext): Typst {
  const title = isEmpty(item.title) ? noTypst : call('par', [call('strong', [context.inlines(item.title)])])
  return sequence([context.place(item), title, context.blocks(item.children)])
}

export function writeLabelled(items: readonly { label: Typst; content: Typst }[], small = false): Typst {
  if (items.length === 0) return noTypst
  if (items.every(item => item.label === noTypst))
    return call(
      small ? 'entry-list' : 'plain-list',
      items.map(item => item.content),
    )
  return call(
    'labelled-list',
    items.map(item => list([item.label, item.content])),
    { small },
  )
}

export function writeBlockTitle(label: readonly Inline[], title: readonly Inline[], context: TypstContext): Typst {
  const parts = [context.inlines(label), context.inlines(title)]
  const shown = sequence(parts, space)
  return shown === noTypst ? noTypst : call('block-title', [shown])
}

export function writeDefinitionList(node: DefinitionList, context: TypstContext): Typst {
  const title = writeBlockTitle(node.label, node.title, context)
  const heads = sequence([context.inlines(node.termHead), context.inlines(node.definitionHead)], words(' – '))
  const items = node.items.map(item => {
    const terms = sequence([context.inlines(item.label), ...item.terms.map(term => context.inlines(term))], words(', '))
    const content = sequence([context.place(item), ...item.definitions.map(definition => context.blocks(definition))])
    return call('terms.item', [terms, content])
  })
  const shown = items.length === 0 ? noTypst : call('terms', items)
  const heading = heads === noTypst ? noTypst : call('block-title', [heads])
  return sequence([context.place(node), title, heading, shown, context.blocks(node.children)])
}

export function writeNotes(node: Notes, context: TypstContext): Typst {
  const heading = isEmpty(node.title) ? context.place(node) : writeHeading(context.inlines(node.title), context, context.place(node))
  return sequence([heading, writeNoteList(node.notes, context)])
}

export function writeNoteList(notes: readonly Note[], context: TypstContext): Typst {
  return writeLabelled(
    notes.map(note => ({ label: context.inlines(note.label), content: sequence([context.place(note), context.blocks(note.children)]) })),
    true,
  )
}

/** A list without a title is titled “References”, but not inside one with that title. */
export function writeReferences(node: References, context: TypstContext, isInner = false): Typst {
  const own = sequence([context.inlines(node.label), context.inlines(node.title)], space)
  const name = own === noTypst && node.entries.length > 0 && !isInner ? words(context.labels.references) : own
  const place = context.place(node)
  const heading = name === noTypst ? place : writeHeading(name, context, place)
  const below = name === noTypst ? context : context.below()
  // The number is the one on the page, where the text cites entries by their numbers and the source labels none.
  const isNumbered = node.entries.every(entry => isEmpty(entry.label))
  const entries = node.entries.map((entry, index) => ({
    label: isNumbered ? words(`${index + 1}.`) : context.inlines(entry.label),
    content: writeReference(entry, below),
  }))
  return sequence([
    heading,
    below.blocks(node.introduction),
    writeLabelled(entries, true),
    ...node.lists.map(inner => writeReferences(inner, below, isInner || name !== noTypst)),
  ])
}

function writeReference(node: Reference, context: TypstContext): Typst {
  const citations = node.citations.map(citation => {
    const text = context.inlines(citation.display)
    const { doi } = citation
    if (doi === null || inlineText(citation.display).includes(doi)) return text
    return sequence([text, context.link(doiUrl(doi), words(`doi:${doi}`))], space)
  })
  return sequence([context.place(node), sequence(citations, space), context.blocks(node.notes)])
}
