/**
 * What the field for an institution sends (specification, accounts.md section 5 “Affiliation”): a text that was typed, and the identifier
 * of what was picked from the list. Whose institution is not in the list says so, and the text stands.
 */
import type { FormMessageKey } from '../../../../core/forms/message-keys.ts'

/** The names of its fields, in the browser and in a form that was posted. */
export const institutionFields = {
  /** The text. */
  institution: 'institution',
  /** The ROR id of what was picked from the suggestions; empty where nothing was. */
  institutionRor: 'institutionRor',
  /** Ticked: it is not in the list. */
  institutionUnlisted: 'institutionUnlisted',
  /** The ROR id of one of the matches that the server found for a text, or `none`. */
  institutionChoice: 'institutionChoice',
} as const
export type InstitutionEntries = Readonly<Record<keyof typeof institutionFields, string>>

/** The choice beside the matches that leaves the text as it was typed. */
export const noMatch = 'none'

export const maxInstitutionLength = 255

export const noInstitution: InstitutionEntries = { institution: '', institutionRor: '', institutionUnlisted: '', institutionChoice: '' }

/** One organisation, as it is offered to be picked. */
export interface InstitutionMatch {
  /** Such as https://ror.org/00abc1234. */
  ror: string
  name: string
  /** Tells it from others of the same name: "Leiden, NL". */
  place: string
}

/** What an account or a comment keeps of an institution; `ror` is null for one that is not in the list. */
export interface Institution {
  name: string
  ror: string | null
}

/** Of a form that was posted: what is missing is empty. */
export function readInstitutionEntries(form: { get(name: string): unknown }): InstitutionEntries {
  const entry = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    institution: entry(institutionFields.institution),
    institutionRor: entry(institutionFields.institutionRor),
    institutionUnlisted: entry(institutionFields.institutionUnlisted),
    institutionChoice: entry(institutionFields.institutionChoice),
  }
}

/** What the field shows of an institution that is known already. */
export function entriesOfInstitution(known: { name: string | null; ror: string | null }): InstitutionEntries {
  if (known.name === null) return noInstitution
  return { ...noInstitution, institution: known.name, institutionRor: known.ror ?? '', institutionUnlisted: known.ror === null ? 'on' : '' }
}

/** What a form says of an institution: nothing, one that is known (or kept as it was typed), or a text that was not picked from the list. */
export type FoundInstitution =
  | { kind: 'none' }
  | { kind: 'known'; institution: Institution }
  | { kind: 'not-selected'; name: string; matches: readonly InstitutionMatch[] }

/** What is wrong with it, as the errors of a form: at the matches where there are any. Whether one is required is the form’s to say. */
export function institutionErrors(found: FoundInstitution): Partial<Record<keyof InstitutionEntries, FormMessageKey>> {
  if (found.kind !== 'not-selected') return {}
  return { [found.matches.length > 0 ? 'institutionChoice' : 'institution']: 'institution-not-selected-title' }
}
