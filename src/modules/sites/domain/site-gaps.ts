/** Settings that a site still lacks. Values that are only examples are never published, neither to readers nor in metadata. */
import { isPlaceholderIssn } from '../../../document/metadata/check-digits.ts'
import type { PlatformInfo } from './platform-info.ts'

/** Domains that RFC 2606 and RFC 6761 reserve for examples; no email reaches them. */
const exampleDomain = /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$/i

export const isPlaceholderEmail = (email: string): boolean => exampleDomain.test(email.slice(email.lastIndexOf('@') + 1))

type Given = Pick<PlatformInfo, 'infoEmail' | 'editorialEmail' | 'issn'>

const real = (email: string | null): string | null => (email === null || isPlaceholderEmail(email) ? null : email)

/** Replaces example values by null, as if they had not been set. */
export const withoutExamples = <Info extends Given>(info: Info): Info => ({
  ...info,
  infoEmail: real(info.infoEmail),
  editorialEmail: real(info.editorialEmail),
  issn: info.issn === null || isPlaceholderIssn(info.issn) ? null : info.issn,
})

/** The settings that a public site needs, by their names in RECTO_PLATFORMS. */
export const neededSettings = ['infoEmail', 'editorialEmail', 'postalAddress', 'issn'] as const
export type NeededSetting = (typeof neededSettings)[number]

/** The needed settings of a site that are not filled in. A site may have no ISSN, but not the example's. */
export function missingSettings(info: Given & Pick<PlatformInfo, 'postalAddress'>): NeededSetting[] {
  const isMissing: Record<NeededSetting, boolean> = {
    infoEmail: real(info.infoEmail) === null,
    editorialEmail: real(info.editorialEmail) === null,
    postalAddress: info.postalAddress === null,
    issn: info.issn !== null && isPlaceholderIssn(info.issn),
  }
  return neededSettings.filter(name => isMissing[name])
}

/** Whether a page that the project provides has text that its publisher still has to fill in, marked by `<mark>`. */
export const hasBlanks = (html: string): boolean => html.includes('<mark>')
