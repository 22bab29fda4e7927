import type { ArticleDocument } from '../../domain/content/article-document.ts'
import type { References } from '../../domain/document/node.ts'
import { collapsedRun } from './collapse-spaces.ts'
import { filledRanges } from './fill-citation-ranges.ts'
import { groupedSuperscripts } from './group-superscripts.ts'
import { resolvedReferences } from './resolve-references.ts'
import { idsOf, replaceRun, runsOf } from './runs.ts'

interface Facts {
  /** Ids that can be linked to. */
  ids: ReadonlySet<string>
  /** Place of each reference in the lists of the document, by id. */
  referenceOrder: ReadonlyMap<string, number>
  unresolved(target: string): void
}

type Step = (document: ArticleDocument, facts: Facts) => void

/** In this order, each for its reason. All work on the runs of the whole document, in place. */
const steps: readonly Step[] = [
  // First, so that all others find each text in one node and without line ends of the source.
  collapseSpacesOfLines,
  // Before ranges: the dash of a raised range stands between superscripts until they are one.
  document => changeRuns(document, groupedSuperscripts),
  // Before targets are resolved, so that filled targets are checked like all others.
  (document, { referenceOrder }) => changeRuns(document, run => filledRanges(run, referenceOrder)),
  (document, { ids, unresolved }) => changeRuns(document, run => resolvedReferences(run, ids, unresolved)),
  // Grouping and resolving can leave texts beside each other.
  collapseSpacesOfLines,
]

/** Brings a document that was just read into its final form. `unresolved` hears of every target that does not exist. */
export function transformDocument(document: ArticleDocument, unresolved: (target: string) => void): void {
  const facts: Facts = { ids: idsOf(document), referenceOrder: referenceOrderOf(document), unresolved }
  for (const step of steps) step(document, facts)
}

function collapseSpacesOfLines(document: ArticleDocument): void {
  for (const { inlines, isOutermost, holder } of [...runsOf(document)]) {
    if (isOutermost && holder !== 'code' && holder !== 'preformatted') replaceRun(inlines, collapsedRun(inlines))
  }
}

type RunChange = (run: Parameters<typeof groupedSuperscripts>[0]) => ReturnType<typeof groupedSuperscripts>

/** Inner runs first: a superscript's content is settled before the run around it is looked at. */
function changeRuns(document: ArticleDocument, change: RunChange): void {
  for (const { inlines } of [...runsOf(document)]) {
    if (inlines.some(node => node.kind === 'cross-reference' || node.kind === 'styled')) replaceRun(inlines, change(inlines))
  }
}

function referenceOrderOf(document: ArticleDocument): Map<string, number> {
  const order = new Map<string, number>()
  for (const list of referenceListsOf(document)) {
    for (const entry of list.entries) if (entry.id !== null && !order.has(entry.id)) order.set(entry.id, order.size)
  }
  return order
}

function* referenceListsOf(value: object): Generator<References> {
  if (isReferences(value)) yield value
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'mathml' && key !== 'entries' && typeof part === 'object' && part !== null) yield* referenceListsOf(part)
  }
}

function isReferences(value: object): value is References {
  return 'kind' in value && value.kind === 'references'
}
