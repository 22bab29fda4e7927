import type { Block, Section, SectionRole } from '../../../node.ts'
import type { BlockHandler } from '../handlers.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenExcept, childrenNamed } from '../xml/read.ts'
import { paragraphOf, readLabel } from './read-float.ts'

export function section(role: SectionRole): BlockHandler {
  return (element, context) => [readSection(element, role, context)]
}

/** Reads `notes`, whose type states their topic. */
export const readNotesSection: BlockHandler = (element, context) => [
  readSection(element, roleOfType(attribute(element, 'notes-type')) ?? 'notes', context),
]

export const readSec: BlockHandler = (element, context) => [
  readSection(element, roleOfType(attribute(element, 'sec-type')) ?? 'section', context),
]

function readSection(element: XmlElement, role: SectionRole, context: ReadContext): Section {
  const [title, ...furtherTitles] = childrenNamed(element, 'title')
  const [subtitle, ...furtherSubtitles] = childrenNamed(element, 'subtitle')
  const children: Block[] = [...furtherTitles, ...furtherSubtitles].flatMap(further => context.readBlocks([further]))
  children.push(...context.readBlocks(childrenExcept(element, 'title', 'label', 'subtitle')))
  return {
    kind: 'section',
    id: attribute(element, 'id'),
    role,
    type:
      attribute(element, 'sec-type') ??
      attribute(element, 'notes-type') ??
      attribute(element, 'abstract-type') ??
      attribute(element, 'content-type'),
    label: readLabel(element, context),
    title: title ? context.readInline(title.children) : [],
    subtitle: subtitle ? context.readInline(subtitle.children) : [],
    language: attribute(element, 'xml:lang'),
    children,
  }
}

/** Values of `sec-type` and `notes-type` that state the role of a section, by JATS4R and by publishers' convention. */
const rolesByType: readonly (readonly [RegExp, SectionRole])[] = [
  [/^data[- ]?(and[- ].*)?availability|^availability[- ]of[- ]data/i, 'data-availability'],
  [/^(coi|conflict|competing|disclosure)/i, 'competing-interests'],
  [/^(ethic|animal-ethics|.*-ethics|consent)/i, 'ethics'],
  [/^(funding|financial)/i, 'funding'],
  [/^author-?contribution|^contributions?$/i, 'contributions'],
  [/^(supplement|si$|supporting)/i, 'supplementary'],
  [/^version-changes|^revision/i, 'version-changes'],
  [/^ack/i, 'acknowledgements'],
]

function roleOfType(type: string | null): SectionRole | null {
  return type === null ? null : (rolesByType.find(([pattern]) => pattern.test(type))?.[1] ?? null)
}

/** Reads a title that no section used: a second one, or a loose one. */
export const readLooseTitle: BlockHandler = (element, context) => {
  const run = context.readInline(element.children)
  return run.length > 0 ? paragraphOf([{ kind: 'styled', style: 'bold', children: run }]) : []
}

/** Reads a species description of TaxPub: a section with the taxon's name as its heading. */
export const readTaxonTreatment: BlockHandler = (element, context) => {
  const [nomenclature, ...others] = childrenNamed(element, 'tp:nomenclature')
  const treatment: Section = {
    kind: 'section',
    id: attribute(element, 'id'),
    role: 'section',
    type: 'taxon-treatment',
    label: [],
    title: nomenclature
      ? context.readInline(childrenExcept(nomenclature, 'tp:nomenclature-citation-list', 'tp:type-genus', 'tp:type-species'))
      : [],
    subtitle: [],
    language: attribute(element, 'xml:lang'),
    children: [
      ...(nomenclature
        ? context.readBlocks(childrenNamed(nomenclature, 'tp:nomenclature-citation-list', 'tp:type-genus', 'tp:type-species'))
        : []),
      ...context.readBlocks([...others, ...childrenExcept(element, 'tp:nomenclature')]),
    ],
  }
  return [treatment]
}
