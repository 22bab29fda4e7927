import type { Attribution, Block, Caption, Inline } from '../../../node.ts'
import { joinRuns } from '../inline-runs.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenExcept, childrenNamed, textOf } from '../xml/read.ts'
import { readAttribution } from './read-attribution.ts'

/** The common parts of figures, tables, media and boxes. */
export interface FloatFacts {
  id: string | null
  label: Inline[]
  caption: Caption | null
  alt: string | null
  longDescription: string | null
  attribution: Attribution | null
}

const floatParts = ['label', 'caption', 'alt-text', 'long-desc', 'attrib', 'permissions', 'object-id', 'copyright-statement']

/** Reads the common parts of a float, and returns its other children. */
export function readFloat(element: XmlElement, context: ReadContext): { float: FloatFacts; rest: XmlNode[] } {
  const directTitle = childrenNamed(element, 'caption').length === 0 ? childrenNamed(element, 'title') : []
  const float: FloatFacts = {
    id: attribute(element, 'id'),
    label: readLabel(element, context),
    caption: readCaption([...childrenNamed(element, 'caption')], directTitle, context),
    alt: words(element, 'alt-text'),
    longDescription: words(element, 'long-desc'),
    attribution: readAttribution(element, context),
  }
  return { float, rest: childrenExcept(element, ...floatParts, ...(directTitle.length > 0 ? ['title'] : [])) }
}

/** All labels of an element as one run: some have one in each language. */
export function readLabel(element: XmlElement, context: ReadContext): Inline[] {
  return joinRuns(
    childrenNamed(element, 'label').map(label => context.readInline(label.children)),
    ' ',
  )
}

/** The first title is the caption's; those of further captions (translations) become paragraphs. */
function readCaption(captions: XmlElement[], looseTitles: XmlElement[], context: ReadContext): Caption | null {
  let title: Inline[] = []
  const children: Block[] = []
  const take = (element: XmlElement) => {
    const run = context.readInline(element.children)
    if (title.length === 0 && children.length === 0) title = run
    else if (run.length > 0)
      children.push({ kind: 'paragraph', id: null, continued: false, children: [{ kind: 'styled', style: 'bold', children: run }] })
  }
  for (const loose of looseTitles) take(loose)
  for (const caption of captions) {
    for (const label of childrenNamed(caption, 'label')) take(label)
    for (const heading of childrenNamed(caption, 'title')) take(heading)
    children.push(...context.readBlocks(childrenExcept(caption, 'title', 'label')))
  }
  return title.length > 0 || children.length > 0 ? { title, children } : null
}

function words(element: XmlElement, name: string): string | null {
  const all = childrenNamed(element, name)
    .map(textOf)
    .filter(found => found !== '')
  return all.length > 0 ? all.join(' ') : null
}

/** A paragraph of one run; empty where the run is empty. */
export function paragraphOf(children: Inline[]): Block[] {
  return children.length > 0 ? [{ kind: 'paragraph', id: null, continued: false, children }] : []
}
