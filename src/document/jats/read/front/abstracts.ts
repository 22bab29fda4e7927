import type { Abstract } from '../../../article-document.ts'
import { readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenAfterFirst, childrenExcept, childrenNamed, firstChild } from '../xml/read.ts'

/** Reads the main abstract and all others (plain-language summary, graphical, teaser, translated …), in the source's order. */
export function readAbstracts(meta: XmlElement, context: ReadContext): Abstract[] {
  return childrenNamed(meta, 'abstract', 'trans-abstract').map(abstract => {
    const label = firstChild(abstract, 'label')
    const title = firstChild(abstract, 'title')
    return {
      type: attribute(abstract, 'abstract-type'),
      language: attribute(abstract, 'xml:lang'),
      label: label ? readRun(label, context) : [],
      title: title ? readRun(title, context) : [],
      children: context.readBlocks(childrenAfterFirst({ ...abstract, children: childrenExcept(abstract, 'object-id') }, 'label', 'title')),
    }
  })
}
