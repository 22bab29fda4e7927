/** What a site still has to be given: values that came with the project as examples are never told to machines. */
import type { PlatformFacts } from './platform.ts'

/** 0000-0000 stands for none, and 1234-5679 is the example of the ISSN manual. */
const exampleIssns = new Set(['0000-0000', '1234-5679'])

export const isPlaceholderIssn = (issn: string): boolean => exampleIssns.has(issn.trim())

/** Domains that RFC 2606 and RFC 6761 keep for examples; no mail reaches them. */
const exampleDomain = /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$/i

export const isPlaceholderEmail = (email: string): boolean => exampleDomain.test(email.slice(email.lastIndexOf('@') + 1))

/** The address where readers reach the site; null where only an example is set. */
export const publicEmailOf = ({ infoEmail, editorialEmail }: Pick<PlatformFacts, 'infoEmail' | 'editorialEmail'>): string | null =>
  [infoEmail, editorialEmail].find(email => !isPlaceholderEmail(email)) ?? null

/** The site's own ISSN; null where it has none or only an example. */
export const ownIssnOf = ({ issn }: Pick<PlatformFacts, 'issn'>): string | null => (issn === null || isPlaceholderIssn(issn) ? null : issn)

/**
 * Settings of a platform that nobody has filled in, by the names that RECTO_PLATFORMS has for them.
 * A site may have no ISSN, but not the one of the example.
 */
export function missingSettings(platform: Pick<PlatformFacts, 'infoEmail' | 'editorialEmail' | 'issn'>): string[] {
  const emails = (['infoEmail', 'editorialEmail'] as const).filter(name => isPlaceholderEmail(platform[name]))
  return [...emails, ...(platform.issn !== null && ownIssnOf(platform) === null ? ['issn'] : [])]
}

/** Whether a page has a place that its publisher still has to fill in: `<mark>[postal address]</mark>`. */
export const hasBlanks = (html: string): boolean => /<mark>\[[^\]]+\]<\/mark>/.test(html)
