/** The page numbers to offer: first, last, and `siblings` on either side of the current one; null stands for a gap. */
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
