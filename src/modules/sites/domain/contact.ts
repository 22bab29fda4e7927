import type { PlatformFacts } from './platform.ts'

/** The purpose of a contact address. */
export type ContactKind = 'info' | 'editorial'

/** The email address for a purpose, else the site's other one; null where it has none. */
export const contactOf = (
  { infoEmail, editorialEmail }: Pick<PlatformFacts, 'infoEmail' | 'editorialEmail'>,
  kind: ContactKind,
): string | null => (kind === 'info' ? (infoEmail ?? editorialEmail) : (editorialEmail ?? infoEmail))
