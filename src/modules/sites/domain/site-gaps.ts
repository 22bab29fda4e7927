/** Settings that a site still lacks. Values that are only examples are never published, neither to readers nor in metadata. */
import type { PlatformInfo } from './platform-info.ts'

/** 0000-0000 is a placeholder, and 1234-5679 is the example of the ISSN manual. */
const exampleIssns = new Set(['0000-0000', '1234-5679'])

export const isPlaceholderIssn = (issn: string): boolean => exampleIssns.has(issn.trim())

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

/**
 * The settings of a site that are not filled in, by their names in RECTO_PLATFORMS.
 * A site may have no ISSN, but not the example's.
 */
export function missingSettings(info: Given): string[] {
  const emails = (['infoEmail', 'editorialEmail'] as const).filter(name => real(info[name]) === null)
  return [...emails, ...(info.issn !== null && isPlaceholderIssn(info.issn) ? ['issn'] : [])]
}

/** Whether a page that the project provides has text that its publisher still has to fill in, marked by `<mark>`. */
export const hasBlanks = (html: string): boolean => html.includes('<mark>')
