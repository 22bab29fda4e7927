import type { Inline } from '../../../node.ts'

type Reference = Extract<Inline, { kind: 'cross-reference' }>

/** The references of a document in listed order: the position of each id, and the ids by position. */
export interface ReferenceOrder {
  places: ReadonlyMap<string, number>
  ids: readonly string[]
}

const dash = /^\s*[-‐‑‒–—−]\s*$/
const number = /^[[(]?\s*(\d{1,4})\s*[\])]?$/
const numberRange = /^[[(]?\s*(\d{1,4})\s*[-‐‑‒–—−]\s*(\d{1,4})\s*[\])]?$/
/** A longer range is not a range of citations. */
const maxRangeLength = 200

/**
 * Completes citation ranges: `xref(3) – xref(6)` becomes one cross-reference `3–6` to all from the third to the sixth, and so does a single
 * `xref` with the text `3–6` that targets its ends or its first alone. `order` is that of the reference lists.
 */
export function filledRanges(run: readonly Inline[], { places, ids }: ReferenceOrder): Inline[] {
  const filled: Inline[] = []
  for (let at = 0; at < run.length; at++) {
    const node = run[at]
    if (!node) continue
    const between = run[at + 1]
    const last = run[at + 2]
    const joined =
      isCitation(node) && between?.kind === 'text' && dash.test(between.value) && last && isCitation(last)
        ? join(node, between.value, last)
        : null
    if (joined) at += 2
    filled.push(joined ?? (isCitation(node) ? widened(node) : node))
  }
  return filled

  function join(first: Reference, separator: string, last: Reference): Reference | null {
    if (!number.test(plain(first.children)) || !number.test(plain(last.children))) return null
    const targets = between(first.targets.at(-1), last.targets[0])
    if (targets === null) return null
    return {
      ...first,
      targets: [...first.targets.slice(0, -1), ...targets, ...last.targets.slice(1)],
      children: [...first.children, { kind: 'text', value: separator }, ...last.children],
    }
  }

  function widened(node: Reference): Reference {
    const [, from = '', to = ''] = numberRange.exec(plain(node.children)) ?? []
    const [first, second, ...others] = node.targets
    const distance = Number(to) - Number(from)
    if (!first || others.length > 0 || distance < 1) return node
    const start = places.get(first)
    const end = second ?? (start === undefined ? undefined : ids[start + distance])
    const targets = between(first, end)
    return targets?.length === distance + 1 ? { ...node, targets } : node
  }

  function between(from: string | undefined, to: string | undefined): string[] | null {
    const start = from === undefined ? undefined : places.get(from)
    const end = to === undefined ? undefined : places.get(to)
    if (start === undefined || end === undefined || end <= start || end - start > maxRangeLength) return null
    return ids.slice(start, end + 1)
  }
}

function isCitation(node: Inline): node is Reference {
  return node.kind === 'cross-reference' && node.refType === 'bibr'
}

function plain(run: readonly Inline[]): string {
  return run
    .map(node => (node.kind === 'text' ? node.value : node.kind === 'styled' ? plain(node.children) : '?'))
    .join('')
    .trim()
}
