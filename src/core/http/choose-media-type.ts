/** More than any client sends; what is longer is not read to its end. */
const maxHeaderLength = 2000

interface Range {
  type: string
  subtype: string
  quality: number
}

/**
 * The preferred media type of a response (RFC 9110, section 12.5.1). A more specific range takes precedence over a less
 * specific one; of equally preferred types the first in `offered` is chosen. Parameters other than the weight are ignored.
 * @param accept the value of Accept; undefined where there is none, which accepts everything
 * @param offered lower case, the preferred one first
 * @returns null where none is acceptable
 */
export function chooseMediaType<Offered extends string>(accept: string | undefined, offered: readonly Offered[]): Offered | null {
  const ranges = (accept ?? '*/*')
    .slice(0, maxHeaderLength)
    .replace(/"[^"]*"/g, '""')
    .split(',')
    .flatMap(readRange)
  let best: Offered | null = null
  let highest = 0
  for (const each of offered) {
    const quality = qualityOf(each, ranges)
    if (quality > highest) [best, highest] = [each, quality]
  }
  return best
}

function qualityOf(mediaType: string, ranges: readonly Range[]): number {
  const [type, subtype] = mediaType.split('/')
  const exact = ranges.find(range => range.type === type && range.subtype === subtype)
  const ofType = ranges.find(range => range.type === type && range.subtype === '*')
  const any = ranges.find(range => range.type === '*' && range.subtype === '*')
  return (exact ?? ofType ?? any)?.quality ?? 0
}

/** A weight that cannot be read counts as none given; a range that cannot be read is passed over. */
function readRange(text: string): Range[] {
  const [range = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  const [, type, subtype] = /^([!#$%&'*+.^_`|~\w-]+)\/([!#$%&'*+.^_`|~\w-]+)$/.exec(range) ?? []
  if (type === undefined || subtype === undefined) return []
  const weight = parameters.flatMap(parameter => /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter)?.[1] ?? [])[0]
  return [{ type, subtype, quality: weight === undefined ? 1 : Number(weight) }]
}
