import { isIsni, isRor } from '../../../metadata/check-digits.ts'
import { readOrcid, readRor } from '../../../metadata/identifiers.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'

/**
 * Whether an ORCID iD, ISNI or ROR id has a wrong check digit, and so identifies the wrong one or nobody. It is shown as written but not
 * linked, with a warning.
 */
export function isInvalidIdentifier(type: string | null, value: string, element: XmlElement, context: ReadContext): boolean {
  const kind = invalidKind(type?.trim() ?? '', value)
  if (kind !== null) warnOfCheckDigit(kind, value, element, context)
  return kind !== null
}

export function warnOfCheckDigit(kind: string, value: string, element: XmlElement, context: ReadContext): void {
  context.warn('invalid-value', element, `“${value}” is no ${kind}: its check digit is wrong. It is shown and told to no machine.`)
}

function invalidKind(type: string, value: string): string | null {
  const orcid = /^orcid$/i.test(type) || /orcid\.org/i.test(value) ? readOrcid(value) : null
  if (orcid !== null) return isIsni(orcid) ? null : 'ORCID iD'
  if (/^isni$/i.test(type) || /isni\.org/i.test(value)) return value === '' || isIsni(value) ? null : 'ISNI'
  const ror = readRor(value)
  return ror === null || isRor(ror) ? null : 'ROR id'
}
