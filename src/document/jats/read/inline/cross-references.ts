import type { CrossReferenceType, Inline } from '../../../node.ts'
import type { InlineHandler } from '../handlers.ts'
import { attribute } from '../xml/read.ts'
import { withoutLinks } from './without-links.ts'

const types = new Set<string>(
  (
    'bibr fig table disp-formula sec app boxed-text fn table-fn aff corresp author-notes supplementary-material media video list ' +
    'statement scheme chem plate custom contrib kwd other'
  ).split(' '),
)
/** Types that publishers use in addition to those of JATS. */
const synonyms: Readonly<Record<string, CrossReferenceType>> = {
  'bib-ref': 'bibr',
  bib: 'bibr',
  ref: 'bibr',
  citation: 'bibr',
  cit: 'bibr',
  reference: 'bibr',
  figure: 'fig',
  tbl: 'table',
  'table-wrap': 'table',
  eqn: 'disp-formula',
  equation: 'disp-formula',
  formula: 'disp-formula',
  section: 'sec',
  appendix: 'app',
  box: 'boxed-text',
  footnote: 'fn',
  tfn: 'table-fn',
  supplementary: 'supplementary-material',
  affiliation: 'aff',
}

function isCrossReferenceType(word: string): word is CrossReferenceType {
  return types.has(word)
}

/** Whether `targets` exist is checked after the whole document has been read. */
export const readCrossReference: InlineHandler = (element, context) => {
  const word = attribute(element, 'ref-type') ?? 'other'
  const refType = isCrossReferenceType(word) ? word : (synonyms[word.toLowerCase()] ?? 'other')
  const targets = (attribute(element, 'rid') ?? '').split(/\s+/).filter(target => target !== '')
  const inner = context.readInline(element.children)
  for (const target of innerTargets(inner)) if (!targets.includes(target)) targets.push(target)
  return [{ kind: 'cross-reference', refType, targets, children: withoutLinks(inner) }]
}

/** Nested cross-references become one link to all their targets. */
function innerTargets(run: readonly Inline[]): string[] {
  return run.flatMap(node => {
    if (node.kind === 'cross-reference') return node.targets
    return node.kind === 'styled' || node.kind === 'marked' ? innerTargets(node.children) : []
  })
}
