/** Creative Commons licences by their URLs (creativecommons.org/licenses, creativecommons.org/publicdomain). */
export const licenceElements = ['by', 'sa', 'nc', 'nd', 'zero'] as const
export type LicenceElement = (typeof licenceElements)[number]

export interface CreativeCommons {
  /** The short name: `CC BY-NC 4.0`. */
  name: string
  /** The conditions of the licence, in the order of its name. */
  elements: LicenceElement[]
}

const licence = /^https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/((?:by|nc|nd|sa)(?:-(?:by|nc|nd|sa))*)\/(\d\.\d)(?:\/|$)/i
const zero = /^https?:\/\/(?:www\.)?creativecommons\.org\/publicdomain\/zero\/(\d\.\d)(?:\/|$)/i

const isElement = (text: string): text is LicenceElement => licenceElements.some(element => element === text)

/** Returns null for every other licence, of which only the URL is known. */
export function creativeCommonsOf(url: string): CreativeCommons | null {
  const [, waived] = zero.exec(url) ?? []
  if (waived !== undefined) return { name: `CC0 ${waived}`, elements: ['zero'] }
  const [, terms, number] = licence.exec(url) ?? []
  if (terms === undefined || number === undefined) return null
  return { name: `CC ${terms.toUpperCase()} ${number}`, elements: terms.toLowerCase().split('-').filter(isElement) }
}
