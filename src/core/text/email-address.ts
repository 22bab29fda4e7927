/**
 * Letters, digits and ._%+-' then @, a domain, a dot and a top-level domain of two letters or more, checked after trimming (specification,
 * accounts.md section 5).
 */
const form = /^[a-z0-9._%+\-']+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i

/** The trimmed address; null where it is invalid. */
export function parseEmailAddress(text: string): string | null {
  const address = text.trim()
  return address.length <= 254 && form.test(address) && !address.includes('..') ? address : null
}
