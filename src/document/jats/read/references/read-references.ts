import type { Block, Citation, Inline, Reference, References } from '../../../node.ts'
import { readRun, trimRun } from '../inline-runs.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, elementChildren, firstChild, hasText } from '../xml/read.ts'
import { citationElements } from './citation-parts.ts'
import { printNodes } from './printed-parts.ts'
import { keepCitationId, plainCitation, readCitation } from './read-citation.ts'

/** Reads a `ref-list`. Its blocks that are not entries go to its introduction, wherever the source has them. */
export function readReferences(refList: XmlElement, context: ReadContext): References {
  const own = ['ref', 'ref-list']
  const label = firstChild(refList, 'label')
  const title = firstChild(refList, 'title')
  const loose = refList.children.filter(child =>
    typeof child === 'string' ? hasText([child]) : child !== label && child !== title && !own.includes(child.name),
  )
  return {
    kind: 'references',
    id: attribute(refList, 'id'),
    label: label ? readRun(label, context) : [],
    title: title ? readRun(title, context) : [],
    introduction: loose.length > 0 ? context.readBlocks(loose) : [],
    entries: elementChildren(refList)
      .filter(child => child.name === 'ref')
      .map(ref => readReference(ref, context)),
    lists: elementChildren(refList)
      .filter(child => child.name === 'ref-list')
      .map(list => readReferences(list, context)),
  }
}

function readReference(ref: XmlElement, context: ReadContext): Reference {
  const works = groupForms(elementChildren(ref))
  const onlyForm = works.length === 1 && works[0]?.length === 1 ? works[0][0] : null
  const ownLabel = firstChild(ref, 'label')
  const innerLabel = ownLabel || !onlyForm ? null : firstChild(onlyForm, 'label')
  const label = ownLabel ?? innerLabel
  const citations: Citation[] = []
  const notes: Block[] = []
  let loose: XmlNode[] = []
  const endLoose = () => {
    const display: Inline[] = hasText(loose) ? trimRun(printNodes(loose, context)) : []
    if (display.length > 0) citations.push(plainCitation(display))
    loose = []
  }
  for (const child of ref.children) {
    if (typeof child !== 'string' && isCitation(child)) {
      endLoose()
      const forms = works.find(work => work[0] === child || child.children.includes(work[0]))
      if (!forms) continue
      const citation = innerLabel ? readCitation([without(child, innerLabel)], context) : readCitation(forms, context)
      citations.push(works.length === 1 ? citation : keepCitationId(citation, child))
    } else if (typeof child !== 'string' && (child.name === 'note' || child.name === 'p')) {
      endLoose()
      notes.push(...context.readBlocks(child.name === 'note' ? child.children : [child]))
    } else if (child !== ownLabel) loose.push(child)
  }
  endLoose()
  return { id: attribute(ref, 'id'), label: label ? readRun(label, context) : [], citations, notes }
}

type Forms = [XmlElement, ...XmlElement[]]

/**
 * The works of a reference, each in all its forms. SciELO puts a mixed and an element form side by side without `citation-alternatives`.
 */
function groupForms(children: XmlElement[]): Forms[] {
  const cited = children.filter(isCitation)
  const [first, second] = cited
  if (cited.length === 2 && first && second && [first.name, second.name].toSorted().join() === 'element-citation,mixed-citation') {
    return [[first, second]]
  }
  return cited.flatMap(citation => {
    if (citation.name !== 'citation-alternatives') return [[citation]]
    const [form, ...others] = elementChildren(citation)
    return form ? [[form, ...others]] : []
  })
}

function isCitation(element: XmlElement): boolean {
  return citationElements.has(element.name) || element.name === 'citation-alternatives'
}

function without(element: XmlElement, child: XmlElement): XmlElement {
  return { ...element, children: element.children.filter(other => other !== child) }
}
