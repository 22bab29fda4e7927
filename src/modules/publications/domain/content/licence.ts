/** The licences of Creative Commons by their addresses (creativecommons.org/licenses, creativecommons.org/publicdomain). */
export const licenceElements = ['by', 'sa', 'nc', 'nd', 'zero'] as const
export type LicenceElement = (typeof licenceElements)[number]

export interface CreativeCommons {
  /** As it is written: `CC BY-NC 4.0`. */
  name: string
  /** What it asks of others, in the order of its name. */
  elements: LicenceElement[]
}

const licence = /^https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/((?:by|nc|nd|sa)(?:-(?:by|nc|nd|sa))*)\/(\d\.\d)(?:\/|$)/i
const zero = /^https?:\/\/(?:www\.)?creativecommons\.org\/publicdomain\/zero\/(\d\.\d)(?:\/|$)/i

const isElement = (text: string): text is LicenceElement => licenceElements.some(element => element === text)

/** Null for every other licence, of which its address alone is known. */
export function creativeCommonsOf(address: string): CreativeCommons | null {
  const [, waived] = zero.exec(address) ?? []
  if (waived !== undefined) return { name: `CC0 ${waived}`, elements: ['zero'] }
  const [, terms, number] = licence.exec(address) ?? []
  if (terms === undefined || number === undefined) return null
  return { name: `CC ${terms.toUpperCase()} ${number}`, elements: terms.toLowerCase().split('-').filter(isElement) }
}
