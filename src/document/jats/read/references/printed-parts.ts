/** Prints the parts of a citation, in the source's order or in ours. */
import { identifierType, identifierUrl, readUrl } from '../../../metadata/identifiers.ts'
import type { Inline } from '../../../node.ts'
import { readSeparateWords } from '../inline/separate-words.ts'
import { joinRuns, plainText, text, trimRun } from '../inline-runs.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, descendants, elementChildren, hasText, textOf } from '../xml/read.ts'
import { citationParts, styleOfElement } from './citation-parts.ts'
import { nameElements, personGroupRole, printedName } from './people.ts'

/** Prints the content of a citation in the source's order and with its punctuation. */
export function printNodes(nodes: readonly XmlNode[], context: ReadContext, insideStyle = false): Inline[] {
  const printed: Inline[] = []
  let afterElement = false
  for (const node of nodes) {
    if (typeof node === 'string') printed.push(text(/et al\.$/.test(tailOf(printed)) ? node.replace(/^\./, '') : node))
    else {
      const part = printPart(node, context, insideStyle, tailOf(printed))
      if (printed.at(-1)?.kind === 'person' && part[0]?.kind === 'person') printed.push(text(', '))
      else if (needsSpace(printed, afterElement, node, part)) printed.push(text(' '))
      printed.push(...part)
    }
    afterElement = typeof node !== 'string'
  }
  return gatherLooseNames(printed)
}

function printPart(element: XmlElement, context: ReadContext, insideStyle: boolean, before: string): Inline[] {
  const style = styleOfElement.get(element.name)
  if (element.name === 'person-group') return printPersonGroup(element, context)
  if (nameElements.has(element.name)) return printName(element, context)
  if (element.name === 'pub-id' || element.name === 'object-id' || element.name === 'article-id')
    return printIdentifier(element, context, before)
  if (style && holdsParts(element)) return [{ kind: 'styled', style, children: printNodes(element.children, context, true) }]
  if (!citationParts.has(element.name)) return context.readInline([element])
  const children = printNodes(element.children, context, insideStyle)
  const alreadyStyled = insideStyle || element.children.some(child => typeof child !== 'string' && child.name === 'italic')
  return element.name === 'source' && !alreadyStyled && hasText(element.children)
    ? [{ kind: 'styled', style: 'italic', children }]
    : children
}

function holdsParts(element: XmlElement): boolean {
  for (const inside of descendants(element)) {
    if (citationParts.has(inside.name) || nameElements.has(inside.name) || inside.name === 'person-group') return true
  }
  return false
}

/** Prints people, with a comma between names where the source leaves that to the page. */
export function printPersonGroup(group: XmlElement, context: ReadContext): Inline[] {
  const children: Inline[] = []
  let pending = ''
  for (const child of group.children) {
    if (typeof child === 'string') {
      pending += child
      continue
    }
    const part = nameElements.has(child.name) ? printName(child, context) : context.readInline([child])
    if (part.length === 0) continue
    if (pending.trim() !== '') children.push(text(pending))
    else if (children.length > 0) children.push(text(', '))
    pending = ''
    children.push(...part)
  }
  if (pending.trim() !== '') children.push(text(pending))
  return children.length > 0 ? [{ kind: 'people', role: personGroupRole(group), children }] : []
}

export function printName(element: XmlElement, context: ReadContext): Inline[] {
  if (element.name === 'etal') return hasText(element.children) ? context.readInline(element.children) : [text('et al.')]
  if (element.name === 'name') {
    const name = printedName(element)
    return name.length > 0 ? [{ kind: 'person', children: name }] : []
  }
  if (element.name === 'anonymous')
    return [{ kind: 'person', children: hasText(element.children) ? context.readInline(element.children) : [text('Anonymous')] }]
  if (element.name.endsWith('-alternatives'))
    return joinRuns(
      elementChildren(element).map(form => printName(form, context)),
      ' / ',
    )
  if (!hasText(element.children)) return []
  if (element.name === 'string-name' && hasNoPrintedForm(element)) return [{ kind: 'person', children: printedName(element) }]
  const children = element.name === 'collab' ? trimRun(readSeparateWords(element.children, context)) : printStringName(element, context)
  return [{ kind: 'person', children }]
}

const nameParts: ReadonlySet<string> = new Set(['surname', 'given-names', 'prefix', 'suffix', 'degrees'])

/** Whether the parts of a name stand without punctuation and in the order of a `name`, so that the page decides about its form. */
function hasNoPrintedForm(name: XmlElement): boolean {
  return (
    elementChildren(name)[0]?.name === 'surname' &&
    name.children.every(child => (typeof child === 'string' ? child.trim() === '' : nameParts.has(child.name) && child.name !== 'degrees'))
  )
}

function printStringName(element: XmlElement, context: ReadContext): Inline[] {
  const printed: Inline[] = []
  let afterPart = false
  for (const child of element.children) {
    const isPart = typeof child !== 'string' && nameParts.has(child.name)
    if (isPart && afterPart) printed.push(text(' '))
    printed.push(...(typeof child === 'string' ? [text(child)] : context.readInline(isPart ? child.children : [child])))
    afterPart = isPart
  }
  return trimRun(printed)
}

const identifierLabels: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    doi: 'doi: ',
    pmid: 'PMID: ',
    pmcid: 'PMCID: ',
    arxiv: 'arXiv: ',
    isbn: 'ISBN ',
    issn: 'ISSN ',
  }),
)

/** Prints an identifier with its link, and a label unless `before`, the text before it, contains that already. */
export function printIdentifier(element: XmlElement, context: ReadContext, before: string): Inline[] {
  const type = identifierType(attribute(element, 'pub-id-type'))
  const value = textOf(element)
  // APS repeats the reference's number in an untyped object-id.
  if (!value || (element.name === 'object-id' && type === null && /^\d{1,3}$/.test(value))) return []
  const children = trimRun(context.readInline(element.children))
  const own = readUrl(attribute(element, 'xlink:href') ?? '')
  const url = own ?? identifierUrl(type, value) ?? readUrl(value)
  const link: Inline[] = url ? [{ kind: 'link', href: url, children }] : children
  const label = identifierLabels.get(type ?? '')
  const labelled =
    /(?:doi|pmid|pmcid|pubmed|pmc|arxiv|isbn|issn|id|accession|org\/)\W*$/i.test(before) ||
    /^(?:https?:|doi|pmid|pmc|arxiv|isbn|issn)/i.test(value)
  return label && !labelled ? [text(label), ...link] : link
}

/** Whether adjacent parts without anything in between would run into one word. */
function needsSpace(printed: readonly Inline[], afterElement: boolean, next: XmlElement, part: readonly Inline[]): boolean {
  const tail = tailOf(printed)
  const head = plainText(part.slice(0, 1)).at(0) ?? ''
  if (tail === '' || head === '') return false
  if (['pub-id', 'object-id', 'ext-link', 'uri'].includes(next.name)) return /[\p{L}\p{N}.,;)\]]$/u.test(tail)
  const separate = citationParts.has(next.name) || nameElements.has(next.name) || next.name === 'person-group'
  return separate && afterElement && /[\p{L}\p{N}.,;?!)\]”]$/u.test(tail) && /[\p{L}\p{N}]/u.test(head)
}

/** The last characters printed so far. */
function tailOf(printed: readonly Inline[]): string {
  const last = printed.slice(-2)
  return last
    .map(node => (node.kind === 'text' ? node.value : plainText([node])))
    .join('')
    .slice(-24)
}

/** Groups names outside any `person-group` that are separated only by “, ”, “and” or “&”. */
function gatherLooseNames(printed: readonly Inline[]): Inline[] {
  const gathered: Inline[] = []
  for (let index = 0; index < printed.length; ) {
    const node = printed[index]
    let end = index + 1
    if (node?.kind === 'person') {
      for (let next = nextPerson(printed, end); next >= 0; next = nextPerson(printed, end)) end = next + 1
      gathered.push({ kind: 'people', role: null, children: printed.slice(index, end) })
    } else if (node) gathered.push(node)
    index = end
  }
  return gathered
}

const separators = /^[\s,;&.]*(?:(?:and|und|et|y|e|og|och)\s)?[\s,;&]*$/iu

function nextPerson(printed: readonly Inline[], from: number): number {
  let between = ''
  for (let index = from; index < printed.length; index++) {
    const node = printed[index]
    if (node?.kind === 'person') return separators.test(between) ? index : -1
    if (node?.kind !== 'text') return -1
    between += node.value
  }
  return -1
}
