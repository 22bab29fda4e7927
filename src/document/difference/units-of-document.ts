/**
 * Converts a document to the sequence of units for comparison. Data that differ in any two versions (dates, DOI, status line) are left out.
 */

import type { ArticleDocument, ArticleMetadata, Contributor } from '../article-document.ts'
import { authorsOf } from '../metadata/authors.ts'
import type { Block, Inline, References, Section, SectionRole } from '../node.ts'
import { type Part, partsOf } from '../parts.ts'
import { blockText, inlineText } from '../text.ts'
import { floatOf } from './float-of-block.ts'
import type { DocumentPart, TextRole, Unit } from './unit.ts'

/** The current place in the document, to which the units found here belong. */
interface Place {
  part: DocumentPart
  node: object | null
  /** The level of the next heading. */
  level: number
}

const written = (value: string): Inline[] => (value === '' ? [] : [{ kind: 'text', value }])

export function unitsOfDocument(document: ArticleDocument): Unit[] {
  const { metadata } = document
  const text = [...document.body, ...document.floats, ...document.back]
  const [references, rest] = [text.filter(isReferences), text.filter(block => !isReferences(block))]
  return [
    ...part('title', null, [metadata.title, ...metadata.subtitles].map(line('title'))),
    ...part('authors', null, authorsOf(metadata.contributorGroups).flatMap(authorUnits)),
    ...part(
      'affiliations',
      null,
      metadata.affiliations.map(affiliation => textUnit('author', affiliation.text, { part: 'affiliations', node: null, level: 2 })),
    ),
    ...metadata.abstracts.flatMap(abstract => {
      const place: Place = { part: 'abstract', node: abstract, level: 2 }
      return [
        textUnit('heading', [...abstract.label, ...written(' '), ...abstract.title], { ...place, level: 1 }),
        ...blockUnits(abstract.children, place),
      ]
    }),
    ...part('keywords', null, metadata.keywords.map(({ keywords }) => joined(keywords)).map(line('keywords'))),
    ...blockUnits(rest, { part: 'text', node: null, level: 1 }),
    ...blockUnits(references, { part: 'references', node: null, level: 1 }),
    ...part('information', null, informationUnits(metadata, text)),
  ]
}

const isReferences = (block: Block): boolean => block.kind === 'references'

/** A part without a heading in the article gets one without words. Empty where the part is empty. */
function part(name: DocumentPart, node: object | null, units: readonly Unit[]): Unit[] {
  const shown = units.filter(({ content }) => content.kind !== 'text' || inlineText(content.text) !== '')
  return shown.length === 0 ? [] : [textUnit('heading', [], { part: name, node, level: 1 }), ...shown]
}

function textUnit(role: TextRole, text: Inline[], place: Place): Unit {
  return { part: place.part, place: place.node, content: { kind: 'text', role, text, level: place.level } }
}

const line =
  (name: DocumentPart) =>
  (text: Inline[]): Unit =>
    textUnit('line', text, { part: name, node: null, level: 1 })

function joined(texts: readonly (readonly Inline[])[]): Inline[] {
  return texts.flatMap((text, index) => (index === 0 ? text : [...written('; '), ...text]))
}

/** Name, CRediT roles and ORCID iD, which matter for changes of authorship. */
function authorUnits(contributor: Contributor): Unit[] {
  const place: Place = { part: 'authors', node: null, level: 1 }
  const roles = contributor.creditRoles.map(({ term }) => term).join(', ')
  const facts = [...(contributor.orcid === null ? [] : [contributor.orcid]), ...(roles === '' ? [] : [roles])].join(' · ')
  const rest = written(facts === '' ? '' : ` · ${facts}`)
  if (contributor.kind === 'group') {
    return [textUnit('author', [...contributor.collectiveName, ...rest], place), ...contributor.members.flatMap(authorUnits)]
  }
  return contributor.kind === 'person' ? [textUnit('author', [...written(contributor.name.full), ...rest], place)] : []
}

/** Statements that appear only in the metadata: sources often repeat them among the sections. */
function informationUnits(metadata: ArticleMetadata, text: readonly Block[]): Unit[] {
  const place: Place = { part: 'information', node: null, level: 2 }
  const { funding } = metadata
  const awards = funding.awards.map(({ funder, awardNumbers, text: whole }) =>
    inlineText(whole) === '' ? written([funder, ...awardNumbers].filter(Boolean).join(' ')) : whole,
  )
  const units = [
    ...blockUnits([...metadata.competingInterests, ...metadata.ethics, ...metadata.dataAvailability], place),
    ...[...metadata.datasets.map(dataset => dataset.text), ...awards, ...funding.statements].map(line('information')),
    ...blockUnits(
      metadata.authorNotes.flatMap(note => note.children),
      place,
    ),
    ...blockUnits(metadata.other, place),
  ]
  const cited = text.flatMap(block => (block.kind === 'references' ? citedIn(block) : []))
  const shown = new Set([...blockText(text).split('\n'), ...cited])
  return units.filter(unit => {
    const said = unit.content.kind === 'text' ? inlineText(unit.content.text) : null
    if (said === null) return true
    const isNew = said !== '' && !shown.has(said)
    shown.add(said)
    return isNew
  })
}

/** Cited data appear among the references, after a number. */
function citedIn({ entries, lists }: References): string[] {
  return [...entries.flatMap(({ citations }) => citations.map(({ display }) => inlineText(display))), ...lists.flatMap(citedIn)]
}

function blockUnits(blocks: readonly Block[], place: Place): Unit[] {
  return blocks.flatMap(block => unitsOfBlock(block, place))
}

function unitsOfBlock(block: Block, around: Place): Unit[] {
  const node = block.kind === 'section' || block.kind === 'references' || ('id' in block && block.id !== null) ? block : around.node
  const place = { ...around, node }
  switch (block.kind) {
    case 'paragraph':
      return [textUnit('paragraph', block.children, place)]
    case 'section': {
      // The authors' account of the changes is shown above the comparison, not in it.
      if (block.role === 'version-changes') return []
      if (isFrame(block) || (around.level > 1 && isNameless(block))) return blockUnits(block.children, place)
      const heading = [...block.label, ...written(' '), ...block.title]
      const titled = textUnit('heading', heading, place)
      const subtitle = inlineText(block.subtitle) === '' ? [] : [textUnit('line', block.subtitle, place)]
      return [titled, ...subtitle, ...blockUnits(block.children, { ...place, level: place.level + 1 })]
    }
    case 'figure':
    case 'table':
    case 'media':
    case 'supplement':
      return [{ part: place.part, place: node, content: { kind: 'float', float: floatOf(block) } }]
    case 'graphic':
      return [{ part: place.part, place: node, content: { kind: 'float', float: floatOf(block) } }]
    case 'display-formula':
      return [{ part: place.part, place: node, content: { kind: 'formula', formula: block } }]
    case 'code':
    case 'preformatted':
      return [{ part: place.part, place: node, content: { kind: 'code', text: rawText(block.children) } }]
    case 'list':
      return [
        ...partUnits([{ kind: 'line', runs: [block.label, block.title] }], place),
        ...block.items.flatMap(item => itemUnits(item.title, item.children, place)),
      ]
    case 'notes':
      return [
        ...(inlineText(block.title) === '' ? [] : [textUnit('heading', block.title, place)]),
        ...block.notes.flatMap(note => itemUnits([], note.children, { ...place, node: note.id === null ? node : note })),
      ]
    case 'references':
      return referenceUnits(block, { ...place, part: 'references' })
    default:
      return partUnits(partsOf(block), place)
  }
}

/** A section that only groups others: its sections replace it. */
const isFrame = (section: Section): boolean => isNameless(section) && section.children.every(child => child.kind === 'section')

function isNameless({ title, label, role }: Section): boolean {
  return inlineText(title) === '' && inlineText(label) === '' && !rolesWithName.has(role)
}
/** Roles that serve as names of sections without a title. */
const rolesWithName: ReadonlySet<SectionRole> = new Set([
  'abstract',
  'acknowledgements',
  'glossary',
  'data-availability',
  'ethics',
  'competing-interests',
  'funding',
  'contributions',
  'supplementary',
])

/** The first paragraph of an item follows its mark; the mark itself is left out, because it changes whenever items are added or removed. */
function itemUnits(title: Inline[], children: readonly Block[], place: Place): Unit[] {
  const [first, ...rest] = children
  const titled = inlineText(title) === '' ? [] : [...title, ...written(' ')]
  if (first?.kind !== 'paragraph')
    return [...(titled.length === 0 ? [] : [textUnit('item', titled, place)]), ...blockUnits(children, place)]
  return [textUnit('item', [...titled, ...first.children], place), ...blockUnits(rest, place)]
}

function referenceUnits(list: References, place: Place): Unit[] {
  const inner = { ...place, level: place.level + 1 }
  return [
    textUnit('heading', [...list.label, ...written(' '), ...list.title], place),
    ...blockUnits(list.introduction, inner),
    ...list.entries.map(
      (reference): Unit => ({
        part: 'references',
        place: reference.id === null ? list : reference,
        content: { kind: 'reference', reference },
      }),
    ),
    ...list.lists.flatMap(each => referenceUnits(each, inner)),
  ]
}

/** Splits blocks without a unit kind of their own into their parts, so that no readable text is left out. */
function partUnits(parts: readonly Part[], place: Place): Unit[] {
  return parts.flatMap((each): Unit[] => {
    switch (each.kind) {
      case 'line': {
        const text = each.runs.filter(run => inlineText(run) !== '').flatMap((run, index) => [...written(index === 0 ? '' : ' '), ...run])
        return text.length === 0 ? [] : [textUnit('line', text, place)]
      }
      case 'blocks':
        return blockUnits(each.blocks, place)
      case 'formula':
        return [
          {
            part: place.part,
            place: place.node,
            content: { kind: 'formula', formula: { kind: 'display-formula', id: null, label: [], formula: each.formula } },
          },
        ]
      case 'graphic':
        return [
          { part: place.part, place: place.node, content: { kind: 'float', float: floatOf({ kind: 'graphic', graphic: each.graphic }) } },
        ]
      case 'row':
        return each.cells.flatMap(cell => blockUnits(cell, place))
      default:
        return []
    }
  })
}

/** Keeps white space, which is significant in code. */
function rawText(nodes: readonly Inline[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'text') return node.value
      if (node.kind === 'line-break') return '\n'
      if (node.kind === 'inline-code') return node.text
      return 'children' in node && node.kind !== 'inline-note' ? rawText(node.children) : inlineText([node])
    })
    .join('')
}
