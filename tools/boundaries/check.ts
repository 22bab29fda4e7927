import { isAllowed, isComposition, partOf } from './directions.ts'
import type { Import } from './imports.ts'

/** Imports that the table refuses, by the parts between which they lead, such as `comments → website`. */
export function againstDirections(imports: readonly Import[]): Map<string, Import[]> {
  const found = new Map<string, Import[]>()
  for (const each of imports) {
    const [from, to] = [partOf(each.from), partOf(each.to)]
    if (isAllowed(from, to)) continue
    const pair = `${from} → ${to}`
    found.set(pair, [...(found.get(pair) ?? []), each])
  }
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)))
}

/** What to do about an import that is refused. */
export function advice(from: string, to: string): string {
  if (isComposition(from))
    return `${from} and ${to} put the modules together, ${from} beneath ${to}: what ${from} needs of it belongs in ${from}, in a module or in the core.`
  if (isComposition(to))
    return `${to === 'tools' ? to : `src/${to}`} puts the modules together, and none of them imports it: what ${from} needs of it belongs in the core, in sites, or in ${from}.`
  if (isAllowed(to, from))
    return `${to} stands above ${from}: let ${to} register what it adds, or move what both need to ${from} or beneath it.`
  return `${from} and ${to} stand side by side: move what both need beneath them.`
}

/**
 * Groups of files that import each other in a circle, types included (strongly connected components of more than one file), the largest
 * first, each sorted.
 */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  // Tarjan's algorithm.
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    open.push(file)
    let low = index
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === index) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1) cycles.push(group.toSorted())
    }
    return low
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return cycles.toSorted((one, other) => other.length - one.length)
}
