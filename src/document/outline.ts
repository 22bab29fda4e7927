/** The headings of an article as a tree. */
import type { Block, References, Section } from './node.ts'
import { titleText } from './text.ts'

export interface OutlineEntry {
  /** Id of the section in the page. */
  id: string
  /** The source's number of the section, such as “2.1”; null where it has none. */
  label: string | null
  title: string
  /** BCP 47 tag of the title where it differs from the article's language: for a label, or in a part in another language. */
  language?: string
  children: OutlineEntry[]
}

/** How sections get their names and ids: a page gives ids to those without one, and labels to those without a title. */
export interface OutlineNaming {
  idOf: (node: Section | References) => string
  untitled: { section: (node: Section) => string | null; references: (node: References) => string }
  /** The language of the names in `untitled`; null where it is the article's. */
  language: string | null
}

const sourceNaming: OutlineNaming = {
  idOf: node => node.id ?? '',
  untitled: { section: () => null, references: () => 'References' },
  language: null,
}

/** The tree of sections among blocks. A section without a name is left out, and its own sections replace it. */
export function outlineOf(blocks: readonly Block[], naming: OutlineNaming = sourceNaming): OutlineEntry[] {
  return blocks.flatMap(block => {
    if (block.kind === 'section') return sectionEntries(block, naming)
    return block.kind === 'references' ? referencesEntries(block, naming) : []
  })
}

function sectionEntries(section: Section, naming: OutlineNaming): OutlineEntry[] {
  const children = outlineOf(section.children, naming)
  const label = titleText(section.label)
  const title = titleText(section.title)
  if (title !== '')
    return [{ id: naming.idOf(section), label: label === '' ? null : label, title, ...inLanguage(section.language), children }]
  const named = label === '' ? naming.untitled.section(section) : label
  const language = label === '' ? naming.language : section.language
  return named === null ? children : [{ id: naming.idOf(section), label: null, title: named, ...inLanguage(language), children }]
}

const inLanguage = (language: string | null): { language?: string } => (language === null ? {} : { language })

function referencesEntries(node: References, naming: OutlineNaming): OutlineEntry[] {
  const label = titleText(node.label)
  const title = titleText(node.title)
  // A nested list needs a name of its own: the outer one has “References” already.
  const children = node.lists.filter(isNamedList).flatMap(list => referencesEntries(list, naming))
  if (title === '' && node.entries.length === 0 && label === '') return children
  return [
    {
      id: naming.idOf(node),
      label: label === '' ? null : label,
      title: title === '' ? naming.untitled.references(node) : title,
      ...inLanguage(title === '' ? naming.language : null),
      children,
    },
  ]
}

/** Whether a list of references, or one within it, has a title or label of its own. */
export function isNamedList(node: References): boolean {
  return titleText(node.title) !== '' || titleText(node.label) !== '' || node.lists.some(isNamedList)
}

/** The tree limited to its first levels. */
export function limitOutline(entries: readonly OutlineEntry[], levels: number): OutlineEntry[] {
  if (levels < 1) return []
  return entries.map(entry => ({ ...entry, children: limitOutline(entry.children, levels - 1) }))
}
