import type { Inline } from '../../../node.ts'
import { collapseSpaces } from '../xml/read.ts'

/**
 * Collapses a run as HTML would: neighbouring texts are joined, white space is collapsed also across styles and links, and removed at the
 * ends and beside line breaks. Empty texts and styles are removed, and line breaks at the end. The words stay the same.
 */
export function collapsedRun(run: readonly Inline[]): Inline[] {
  const state = { endsInSpace: true }
  return withoutTrailingSpace(collapse(run, state), true)
}

function collapse(run: readonly Inline[], state: { endsInSpace: boolean }): Inline[] {
  let collapsed: Inline[] = []
  for (const node of run) {
    switch (node.kind) {
      case 'text': {
        const value = state.endsInSpace ? collapseSpaces(node.value).replace(/^ /, '') : collapseSpaces(node.value)
        if (value === '') break
        state.endsInSpace = value.endsWith(' ')
        const last = collapsed.at(-1)
        if (last?.kind === 'text') collapsed[collapsed.length - 1] = { kind: 'text', value: last.value + value }
        else collapsed.push({ kind: 'text', value })
        break
      }
      case 'line-break':
        collapsed = [...withoutTrailingSpace(collapsed, false), node]
        state.endsInSpace = true
        break
      case 'inline-code':
      case 'inline-formula':
      case 'inline-graphic':
      case 'inline-note':
        collapsed.push(node)
        state.endsInSpace = false
        break
      case 'styled': {
        const children = collapse(node.children, state)
        if (children.length > 0) collapsed.push({ ...node, children })
        break
      }
      case 'file-link': {
        const children = collapse(node.children, state)
        if (children.length === 0) state.endsInSpace = false
        collapsed.push({ ...node, children })
        break
      }
      default:
        collapsed.push({ ...node, children: collapse(node.children, state) })
    }
  }
  return collapsed
}

/** Always returns a new list, never `run` itself. */
function withoutTrailingSpace(run: readonly Inline[], alsoLineBreaks: boolean): Inline[] {
  const last = run.at(-1)
  if (!last) return []
  const before = run.slice(0, -1)
  if (last.kind === 'text') {
    const value = last.value.replace(/ $/, '')
    return value === '' ? withoutTrailingSpace(before, alsoLineBreaks) : [...before, { kind: 'text', value }]
  }
  if (last.kind === 'line-break' && alsoLineBreaks) return withoutTrailingSpace(before, alsoLineBreaks)
  if ('children' in last && last.kind !== 'inline-note') {
    const children = withoutTrailingSpace(last.children, alsoLineBreaks)
    return children.length === 0 && last.kind === 'styled'
      ? withoutTrailingSpace(before, alsoLineBreaks)
      : [...before, { ...last, children }]
  }
  return [...run]
}
