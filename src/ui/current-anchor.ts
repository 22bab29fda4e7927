/** The position of a section's start: above the screen, on it above the reading line, or below that line. */
export type AnchorPlace = 'passed' | 'reached' | 'ahead'

/**
 * The section being read: the one that the address names while its beginning is above the line, even where the next is so short a way
 * below that it is above the line too; else the last that begins above it. Before the first it is none.
 */
export function currentAnchor(order: readonly string[], places: ReadonlyMap<string, AnchorPlace>, named: string | null): string | null {
  if (named !== null && order.includes(named) && places.get(named) === 'reached') return named
  return order.findLast(id => places.has(id) && places.get(id) !== 'ahead') ?? null
}
