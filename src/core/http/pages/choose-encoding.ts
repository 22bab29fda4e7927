export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

/** The encodings are sorted from the smallest response to the largest. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The form in which to send a stored body (RFC 9110, section 12.5.3): the one with the highest weight, and of equals the smallest.
 * Where a client accepts none, it gets the plain body rather than nothing.
 * @param accepted the request's Accept-Encoding; undefined where it has none
 */
export function chooseEncoding(accepted: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  const weights = new Map((accepted ?? '').split(',').map(readWeight))
  // Without an explicit entry, identity is acceptable, but only if nothing else is.
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
  const [best] = preferred.filter(encoding => available.has(encoding)).sort((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > 0 ? best : 'identity'
}

/** Reads `gzip;q=0.5`. A weight that is no number counts as none given. */
function readWeight(part: string): [string, number] {
  const [coding = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
  const weight = Number(parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? 1)
  return [coding === 'x-gzip' ? 'gzip' : coding, Number.isNaN(weight) ? 1 : weight]
}
