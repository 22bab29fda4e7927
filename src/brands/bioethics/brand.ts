import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Bioethics Open Research',
    displayNameShort: 'Bioethics',
    // The example number of the ISSN manual, until the platform has its own.
    issn: '1234-5679',
    startYear: 2026,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@bioethics.example.org',
    infoEmail: 'info@bioethics.example.org',
    features: { europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'quiet', showsIssn: true },
  partnerLogos: [],
  menu: null,
  follow: [],
}
