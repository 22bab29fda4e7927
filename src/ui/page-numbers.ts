/** The page numbers to show: first, last, and `siblings` on either side of the current one; null is a gap. */
export function pageNumbers(current: number, last: number, siblings: number): (number | null)[] {
  const wanted = new Set([1, last])
  for (let page = current - siblings; page <= current + siblings; page++) if (page >= 1 && page <= last) wanted.add(page)
  const pages = [...wanted].sort((a, b) => a - b)
  return pages.flatMap((page, position) => {
    const before = pages[position - 1]
    if (before === undefined || page === before + 1) return [page]
    return page === before + 2 ? [before + 1, page] : [null, page]
  })
}

/** Numbers of siblings from the narrowest screens (extra small) over small and medium to the widest (specification, reading.md section 9). */
export const siblingsByWidth = ['0', '1', '2'] as const
export type Siblings = (typeof siblingsByWidth)[number]

export type PageEntry =
  /** A page is shown from this number of siblings on: more siblings never hide it. */
  | { kind: 'page'; page: number; from: Siblings }
  /** A gap is there up to this number of siblings. */
  | { kind: 'gap'; side: 'before' | 'after'; until: Siblings }

/**
 * One list for all screen widths, since a page is rendered once for all: the entries of the widest, each with the widths that show it.
 * The entries of one number of siblings are those of `pageNumbers` for that number.
 */
export function pageEntries(current: number, last: number): PageEntry[] {
  const lists = siblingsByWidth.map(siblings => ({ siblings, pages: pageNumbers(current, last, Number(siblings)) }))
  const widest = lists.at(-1)?.pages ?? []
  const pages = widest.filter(page => page !== null)
  const gapUntil = (side: 'before' | 'after'): Siblings | undefined =>
    lists.findLast(({ pages }) =>
      pages.some((page, position) => page === null && (side === 'before') === isBefore(pages, position, current)),
    )?.siblings
  const entries: PageEntry[] = pages.map(page => ({
    kind: 'page',
    page,
    from: lists.find(list => list.pages.includes(page))?.siblings ?? '2',
  }))
  const before = gapUntil('before')
  const after = gapUntil('after')
  if (before !== undefined) entries.splice(1, 0, { kind: 'gap', side: 'before', until: before })
  if (after !== undefined) entries.splice(-1, 0, { kind: 'gap', side: 'after', until: after })
  return entries
}

/** Whether a gap is before the current page: the page that follows it is not past the current one. */
function isBefore(pages: (number | null)[], position: number, current: number): boolean {
  return (pages[position + 1] ?? Number.POSITIVE_INFINITY) <= current
}
