/**
 * The form data of an institution field (specification, accounts.md section 5 “Affiliation”): the typed text, and the identifier of the
 * organisation that was picked. `institutionUnlisted` says that the institution is not in the list, and the text counts.
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

/** The option, besides the matches, that keeps the text as it was typed. */
export const noMatch = 'none'

export const maxInstitutionLength = 255

export const noInstitution: InstitutionEntries = { institution: '', institutionRor: '', institutionUnlisted: '', institutionChoice: '' }

/** An organisation that a user can pick. */
export interface InstitutionMatch {
  /** The ROR id, such as https://ror.org/00abc1234. */
  ror: string
  name: string
  /** Distinguishes it from others of the same name: "Leiden, NL". */
  place: string
}

/** The institution that an account or a comment stores; `ror` is null for one that is not in the list. */
export interface Institution {
  name: string
  ror: string | null
}

/** Reads the entries of a posted form; missing ones are empty. */
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

/** Fills the field with a known institution. */
export function entriesOfInstitution(known: { name: string | null; ror: string | null }): InstitutionEntries {
  if (known.name === null) return noInstitution
  return { ...noInstitution, institution: known.name, institutionRor: known.ror ?? '', institutionUnlisted: known.ror === null ? 'on' : '' }
}

/** The institution of a form: none, one that is known (or kept as it was typed), or a text that was not picked from the list. */
export type FoundInstitution =
  | { kind: 'none' }
  | { kind: 'known'; institution: Institution }
  | { kind: 'not-selected'; name: string; matches: readonly InstitutionMatch[] }

/** The validation errors of an institution, at the matches where there are any. The form decides whether one is required. */
export function institutionErrors(found: FoundInstitution): Partial<Record<keyof InstitutionEntries, FormMessageKey>> {
  if (found.kind !== 'not-selected') return {}
  return { [found.matches.length > 0 ? 'institutionChoice' : 'institution']: 'institution-not-selected-title' }
}
