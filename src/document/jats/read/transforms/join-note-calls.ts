import type { Inline } from '../../../node.ts'
import { plainText } from '../inline-runs.ts'

/**
 * Joins a call with the note right after it (IOP: `xref` and then its `fn`, in the text), because the note is its own call there. The note
 * takes the call's mark where it has none.
 */
export function joinedNoteCalls(run: readonly Inline[]): Inline[] {
  return run.flatMap((node, index) => {
    if (callsNext(run, index)) return []
    if (node.kind !== 'inline-note' || node.label !== null) return [node]
    const call = run.slice(Math.max(0, index - 2), index).findLast((_, place, before) => callsNext(run, index - before.length + place))
    return [call === undefined ? node : { ...node, label: plainText([call]) || null }]
  })
}

function callsNext(run: readonly Inline[], index: number): boolean {
  const call = run[index]
  const reference = call?.kind === 'styled' && call.children.length === 1 ? call.children[0] : call
  if (reference?.kind !== 'cross-reference' || reference.targets.length !== 1) return false
  const after = run[index + 1]
  const next = after?.kind === 'text' && after.value.trim() === '' ? run[index + 2] : after
  if (next?.kind !== 'inline-note' || next.id !== reference.targets[0]) return false
  return next.label === null || next.label === plainText(reference.children)
}
