/** The position of a section's start: above the screen, on it above the reading line, or below that line. */
export type AnchorPlace = 'passed' | 'reached' | 'ahead'

/**
 * The section being read: the one that the URL's fragment names while its start is above the reading line, even if the next one's is too;
 * else the last one whose start is above the line. Null before the first.
 */
export function currentAnchor(order: readonly string[], places: ReadonlyMap<string, AnchorPlace>, named: string | null): string | null {
  if (named !== null && order.includes(named) && places.get(named) === 'reached') return named
  return order.findLast(id => places.has(id) && places.get(id) !== 'ahead') ?? null
}
