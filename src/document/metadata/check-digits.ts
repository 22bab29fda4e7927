/** Validates check digits, which reveal most typing errors: one wrong digit, or two that were swapped. */

/** 0000-0000 is a placeholder, and 1234-5679 is the example of the ISSN manual. */
const exampleIssns = new Set(['0000-0000', '1234-5679'])

export const isPlaceholderIssn = (issn: string): boolean => exampleIssns.has(issn.trim())

/** Source: ISO 3297. Written `1234-5679`, in any dashes or none. */
export function isIssn(text: string): boolean {
  const digits = /^(\d{4})[-‐–]?(\d{3}[\dXx])$/.exec(text.trim())?.slice(1).join('')
  if (digits === undefined) return false
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  return digits[7]?.toUpperCase() === elevens((11 - (sum % 11)) % 11)
}

/**
 * ORCID iDs are ISNIs in a range of their own. Source: ISO 7064 MOD 11-2.
 * @param text sixteen digits, in groups or not, with or without the URL
 */
export function isIsni(text: string): boolean {
  const digits = /(?:^|[^\d])(\d{4})[-‐–\s]?(\d{4})[-‐–\s]?(\d{4})[-‐–\s]?(\d{3}[\dXx])\s*\/?$/.exec(text.trim())?.slice(1).join('')
  if (digits === undefined) return false
  const total = [...digits.slice(0, 15)].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0)
  return digits[15]?.toUpperCase() === elevens((12 - total) % 11)
}

/** Crockford's letters for numbers, without i, l, o and u. */
const base32 = '0123456789abcdefghjkmnpqrstvwxyz'

/** Source: ROR, which takes its last two digits from ISO 7064 MOD 97-10. @param url as `readRor` returns it */
export function isRor(url: string): boolean {
  const [, letters = '', check] = /\/(0[a-z0-9]{6})(\d{2})$/.exec(url) ?? []
  const values = [...letters].map(letter => base32.indexOf(letter))
  if (values.length === 0 || values.includes(-1)) return false
  const number = values.reduce((total, value) => total * 32 + value, 0)
  return Number(check) === 98 - ((number * 100) % 97)
}

const elevens = (value: number): string => (value === 10 ? 'X' : String(value))
