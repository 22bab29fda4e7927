/** The header Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07, section 2.1). */

/** Bytes of a key, without its quotes. */
export const maxKeyBytes = 255

/** A string of RFC 8941, section 3.3.3: printable ASCII in quotes, in which `\"` and `\\` stand for a quote and a backslash. */
const quoted = /^"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/
/** A key without quotes, as many clients send it, is accepted too: printable ASCII but for what ends or separates values of a header. */
const unquoted = /^[!#-+\--:<-[\]-~]+$/

/**
 * The key of a header; the same with quotes and without. Parameters after the key are not part of the draft and are refused.
 * @returns null where it is none: it is empty or too long, it has other characters, or the header was sent twice
 */
export function parseIdempotencyKey(header: string): string | null {
  const text = header.trim()
  const key = quoted.exec(text)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? unquoted.exec(text)?.[0] ?? ''
  return key === '' || key.length > maxKeyBytes ? null : key
}
