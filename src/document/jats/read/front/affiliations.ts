import type { Affiliation } from '../../../article-document.ts'
import { countryCode } from '../../../metadata/country.ts'
import { readRor } from '../../../metadata/identifiers.ts'
import type { Inline } from '../../../node.ts'
import { joinRuns, plainText, readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, descendants, descendantsNamed, elementChildren, firstChild, hasText, textOf } from '../xml/read.ts'
import { composedRun } from './composed-run.ts'
import { isInvalidIdentifier } from './invalid-identifier.ts'

/** Reads an `aff`, or the forms of one in `aff-alternatives` (in several languages, or as text and in fields). */
export function readAffiliation(element: XmlElement, id: string | null, context: ReadContext): Affiliation {
  const forms = element.name === 'aff-alternatives' ? elementChildren(element) : [element]
  const label = forms.map(readLabel).find(found => found !== null) ?? null
  const structured = forms.map(readFields)
  const first = <Key extends keyof Fields>(key: Key): Fields[Key] | null =>
    structured.map(fields => fields[key]).find(value => value !== null) ?? null
  const run = joinRuns(
    forms.map(form => affiliationText(form, context)),
    ' / ',
  )
  const guessed = first('institution') === null ? guessFields(plainText(run)) : null
  const country = first('country') ?? guessed?.country ?? null
  return {
    id,
    label,
    text: run,
    institution: first('institution') ?? guessed?.institution ?? null,
    department: first('department') ?? guessed?.department ?? null,
    city: first('city'),
    state: first('state'),
    country,
    countryCode: first('countryCode') ?? (country && countryCode(country)),
    parts: forms.flatMap(unprintedParts),
    ...readInstitutionIds(element, context),
  }
}

/** Reads ROR and all other identifiers of institutions below an element. */
export function readInstitutionIds(
  element: XmlElement,
  context: ReadContext,
): { ror: string | null; otherIdentifiers: { type: string; value: string }[] } {
  let ror: string | null = null
  const otherIdentifiers: { type: string; value: string }[] = []
  for (const id of descendantsNamed(element, 'institution-id')) {
    const value = textOf(id)
    const type = attribute(id, 'institution-id-type') ?? 'other'
    const asRor = readRor(value)
    const isInvalid = isInvalidIdentifier(type, value, id, context)
    if (asRor && !isInvalid && ror === null) ror = asRor
    else if (value) otherIdentifiers.push({ type, value })
  }
  return { ror, otherIdentifiers }
}

/** A superscript at the very beginning is the label of an affiliation without one. */
function readLabel(aff: XmlElement): string | null {
  const label = firstChild(aff, 'label') ?? leadingMark(aff)
  return (label && textOf(label)) || null
}

function leadingMark(aff: XmlElement): XmlElement | null {
  const first = aff.children.find(child => typeof child !== 'string' || hasText([child]))
  return typeof first === 'object' && first.name === 'sup' ? first : null
}

function affiliationText(aff: XmlElement, context: ReadContext): Inline[] {
  const mark = firstChild(aff, 'label') ? null : leadingMark(aff)
  const unmarked = mark ? { ...aff, children: aff.children.filter(child => child !== mark) } : aff
  const left = ['label', 'institution-id', 'object-id']
  const original = printedForm(aff)
  if (!original) return composedRun(unmarked, context, left)
  // SciELO gives the affiliation as printed and again in fields: only data that the printed one lacks are appended.
  const printed = readRun(original, context)
  const said = new Set(wordsOf(plainText(printed)))
  const unsaid = elementChildren(unmarked)
    .filter(child => child !== original && !left.includes(child.name))
    .map(child => composedRun(child, context, left))
  return joinRuns([printed, ...unsaid.filter(run => !wordsOf(plainText(run)).every(word => said.has(word)))], ', ')
}

function printedForm(aff: XmlElement): XmlElement | undefined {
  return elementChildren(aff).find(child => /^(?:original|verbatim)$/.test(attribute(child, 'content-type') ?? ''))
}

/** The fields beside the printed affiliation, each as text. */
function unprintedParts(aff: XmlElement): string[] {
  const printed = printedForm(aff)
  if (!printed) return []
  return elementChildren(aff)
    .filter(child => child !== printed && child.name !== 'label' && child.name !== 'institution-id')
    .flatMap(child => (child.name === 'addr-line' && elementChildren(child).length > 0 ? elementChildren(child) : [child]))
    .map(textOf)
    .filter(Boolean)
}

function wordsOf(words: string): string[] {
  return words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

interface Fields {
  institution: string | null
  department: string | null
  city: string | null
  state: string | null
  country: string | null
  countryCode: string | null
}

const departmentWords = /^(?:dep(?:t|artment)?|orgdiv\d*|org(?:anisation|anization)?-?division|division|faculty|school|unit|lab)/i

function readFields(aff: XmlElement): Fields {
  const fields: Fields = { institution: null, department: null, city: null, state: null, country: null, countryCode: null }
  for (const element of descendants(aff)) {
    const value = textOf(element)
    if (!value) continue
    const type = attribute(element, 'content-type') ?? ''
    if (element.name === 'country') {
      fields.country ??= value.replace(/[.,;]+$/, '')
      fields.countryCode ??= attribute(element, 'country')?.toUpperCase() ?? null
    } else if (element.name === 'institution' || element.name === 'named-content') {
      if (departmentWords.test(type)) fields.department ??= value
      else if (element.name === 'institution' && !/^(?:original|verbatim|normalized)$/.test(type)) fields.institution ??= value
    }
    if (element.name === 'city' || type === 'city') fields.city ??= value
    if (element.name === 'state' || type === 'state') fields.state ??= value
  }
  if (fields.countryCode && !/^[A-Z]{2}$/.test(fields.countryCode)) fields.countryCode = null
  return fields
}

const institutionWords = [
  /universi|universität|üniversit/i,
  /institut|istituto|college|hospital|klinik|clinic|academ|polytech|hochschule|école|ecole/i,
  /centre|center|laborator|museum|council|ministry|foundation|society|company|\b(?:inc|ltd|gmbh|llc)\b/i,
]

/** Plain affiliations usually name department, institution, place and country in this order, with commas. */
function guessFields(text: string): Pick<Fields, 'institution' | 'department' | 'country'> {
  const parts = text
    .split(/[,;]\s+/)
    .map(part => part.trim().replace(/\.$/, ''))
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  const institution = institutionWords.map(words => parts.find(part => words.test(part))).find(part => part !== undefined) ?? null
  const department = parts.find(part => /^(?:department|dept|division|faculty|school|section|unit)\b/i.test(part)) ?? null
  return {
    institution,
    department: department === institution ? null : department,
    country: parts.length > 1 && countryCode(last) ? last : null,
  }
}
