import type { PlatformFacts } from './platform.ts'

/** What an address is for. */
export type ContactKind = 'info' | 'editorial'

/** Where a site is written to: at its address for that, else at its other one; null where it has none. */
export const contactOf = (
  { infoEmail, editorialEmail }: Pick<PlatformFacts, 'infoEmail' | 'editorialEmail'>,
  kind: ContactKind,
): string | null => (kind === 'info' ? (infoEmail ?? editorialEmail) : (editorialEmail ?? infoEmail))
