import { JatsSyntaxError, placeOf } from './syntax-error.ts'

const xmlDeclaration = /^<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/

/**
 * Decodes an XML file by its byte order mark and XML declaration (XML 1.0, appendix F). Throws JatsSyntaxError at the first invalid byte,
 * and where declaration and bytes contradict each other.
 */
export function decodeXml(source: Uint8Array): string {
  const found = encodingByBytes(source)
  const declared = declaredEncoding(source, found)
  if (found === null) return decode(source, declared ?? 'utf-8')
  if (declared !== null && !sameFamily(declared, found)) {
    throw new JatsSyntaxError(`The file says that it is ${declared}, but its bytes are ${found.toUpperCase()}.`, 1, 1)
  }
  return decode(source, found)
}

/** The encoding that the first bytes prove; null where only the declaration can tell. */
function encodingByBytes(source: Uint8Array): string | null {
  const [a, b, c] = source
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0x00 && b === 0x3c) return 'utf-16be'
  if (a === 0x3c && b === 0x00) return 'utf-16le'
  return null
}

function declaredEncoding(source: Uint8Array, found: string | null): string | null {
  const head = new TextDecoder(found?.startsWith('utf-16') ? found : 'windows-1252').decode(source.subarray(0, 400))
  const declared = xmlDeclaration.exec(head.replace(/^(\uFEFF|ï»¿)/, ''))?.[1]?.toLowerCase() ?? null
  if (found === null && declared?.startsWith('utf-16')) {
    throw new JatsSyntaxError(`The file says that it is ${declared}, but its bytes are not.`, 1, 1)
  }
  return declared
}

function sameFamily(declared: string, found: string): boolean {
  return found.startsWith('utf-16') ? /^utf-?16|^ucs-?2|^iso-10646-ucs-2/.test(declared) : /^utf-?8$|^(us-)?ascii$/.test(declared)
}

function decode(source: Uint8Array, encoding: string): string {
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new JatsSyntaxError(`The encoding ${encoding} is not known.`, 1, 1)
  }
  try {
    return decoder.decode(source)
  } catch {
    const good = maxDecodableLength(source, encoding)
    const text = new TextDecoder(encoding).decode(source.subarray(0, good))
    const { line, column } = placeOf(text, text.length)
    throw new JatsSyntaxError(`A byte here is not ${encoding.toUpperCase()}.`, line, column)
  }
}

/** The number of bytes before the first one that cannot be decoded. */
function maxDecodableLength(source: Uint8Array, encoding: string): number {
  let good = 0
  let bad = source.length
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    try {
      // `stream` allows a prefix to end in the middle of a character.
      new TextDecoder(encoding, { fatal: true }).decode(source.subarray(0, middle), { stream: true })
      good = middle
    } catch {
      bad = middle
    }
  }
  return good
}
