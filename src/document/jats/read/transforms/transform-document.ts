import type { Inline, References } from '../../../node.ts'
import type { XmlElement } from '../xml/node.ts'
import { adoptedTargets } from './adopt-targets.ts'
import { collapsedRun } from './collapse-spaces.ts'
import { filledRanges, type ReferenceOrder } from './fill-citation-ranges.ts'
import { filledEmptyReferences, targetNames } from './fill-empty-references.ts'
import { groupedSuperscripts } from './group-superscripts.ts'
import { joinedNoteCalls } from './join-note-calls.ts'
import { resolvedReferences } from './resolve-references.ts'
import { changedRun, idsOf, replaceRun, runsOf } from './runs.ts'

interface Facts {
  /** Ids that can be linked to. */
  ids: ReadonlySet<string>
  /** Maps the ids that references use to the actual ids where they differ. */
  aliases: ReadonlyMap<string, string>
  referenceOrder: ReferenceOrder
  names: ReadonlyMap<string, string>
  unresolved(target: string): void
}

type Step = (run: readonly Inline[], facts: Facts) => Inline[]

/** The transformations of each line of text; their order matters for the reasons given. */
const steps: readonly Step[] = [
  // First, so that all others find each text in one node and without line ends of the source.
  collapsedRun,
  // Runs before any step that looks at calls: a call right before its note is not one.
  run => changedRun(run, joinedNoteCalls),
  // Runs before superscripts are grouped, which may include the numbers added here.
  (run, { names }) => filledEmptyReferences(run, names),
  // Runs before ranges are completed: the dash of a raised range is between superscripts until they are joined.
  run => changedRun(run, groupedSuperscripts),
  // Runs before targets are resolved, so that added targets are checked like all others.
  (run, { referenceOrder }) => changedRun(run, inner => filledRanges(inner, referenceOrder)),
  (run, { ids, aliases, unresolved }) => changedRun(run, inner => resolvedReferences(inner, ids, unresolved, aliases)),
  // Grouping and resolving can leave adjacent texts.
  collapsedRun,
]

/** Brings a document that was just read into its final form. `unresolved` is called for every target that does not exist. */
export function transformDocument(document: object, unresolved: (target: string) => void, source: XmlElement | null = null): void {
  const aliases = adoptedTargets(document, source)
  const facts: Facts = {
    aliases,
    ids: idsOf(document),
    referenceOrder: referenceOrderOf(document),
    names: targetNames(document),
    unresolved,
  }
  for (const { inlines, holder } of runsOf(document)) {
    // White space is significant in code. All steps after the first are about cross-references.
    const isVerbatim = holder === 'code' || holder === 'preformatted'
    const needed = hasReference(inlines) ? steps : steps.slice(0, 1)
    let run: readonly Inline[] = inlines
    for (const step of needed) if (step !== collapsedRun || !isVerbatim) run = step(run, facts)
    if (run !== inlines) replaceRun(inlines, run)
  }
}

function hasReference(run: readonly Inline[]): boolean {
  return run.some(
    node => node.kind === 'cross-reference' || ('children' in node && node.kind !== 'inline-note' && hasReference(node.children)),
  )
}

function referenceOrderOf(document: object): ReferenceOrder {
  const places = new Map<string, number>()
  addReferences(document, places)
  return { places, ids: [...places.keys()] }
}

function addReferences(value: object, order: Map<string, number>): void {
  if (isReferences(value)) {
    for (const entry of value.entries) if (entry.id !== null && !order.has(entry.id)) order.set(entry.id, order.size)
  }
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value)
  for (const part of parts) if (typeof part === 'object' && part !== null && !isText(part)) addReferences(part, order)
}

function isText(value: object): boolean {
  return 'kind' in value && value.kind === 'text'
}

function isReferences(value: object): value is References {
  return 'kind' in value && value.kind === 'references'
}
