import parseRange from 'range-parser'

/**
 * Parses a Range header. Several ranges, another unit, or an invalid header give the whole file, which RFC 9110 allows.
 * @param bytes of the file
 */
export function chooseRange(header: string, bytes: number): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  // The parser rejects a suffix that is longer than the file, which means the whole file.
  const suffix = /^bytes=-(\d+)$/.exec(header)?.[1]
  if (suffix !== undefined && Number(suffix) >= bytes && bytes > 0) return { start: 0, end: bytes - 1 }
  if (!header.startsWith('bytes=')) return 'whole'
  const ranges = parseRange(bytes, header, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  const [range, another] = Array.isArray(ranges) ? ranges : []
  return range === undefined || another !== undefined ? 'whole' : { start: range.start, end: range.end }
}
