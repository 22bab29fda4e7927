import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Bioethics Open Research',
    displayNameShort: 'Bioethics',
    // The example number of the ISSN manual, until the platform has its own.
    startYear: 2026,
    copyrightOwner: 'the authors',
    features: { europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'quiet', showsIssn: true },
  partnerLogos: [],
  menu: null,
  follow: [],
}
