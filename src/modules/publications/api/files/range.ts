import parseRange from 'range-parser'

/**
 * What a Range header asks of a file. Several ranges at once, another unit, or a header that is none: the whole file, which RFC 9110 allows.
 * @param bytes of the file
 */
export function chooseRange(header: string, bytes: number): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  // The parser refuses a suffix that is longer than the file, which means all of it.
  const suffix = /^bytes=-(\d+)$/.exec(header)?.[1]
  if (suffix !== undefined && Number(suffix) >= bytes && bytes > 0) return { start: 0, end: bytes - 1 }
  if (!header.startsWith('bytes=')) return 'whole'
  const ranges = parseRange(bytes, header, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  const [range, another] = Array.isArray(ranges) ? ranges : []
  return range === undefined || another !== undefined ? 'whole' : { start: range.start, end: range.end }
}
