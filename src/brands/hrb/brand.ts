import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'HRB Open Research',
    displayNameShort: 'HRB',
    // The example number of the ISSN manual, until the platform has its own.
    issn: '1234-5679',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@hrb.example.org',
    infoEmail: 'info@hrb.example.org',
    features: { europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'band', showsIssn: true },
  partnerLogos: [
    { name: 'Example Council', file: 'council.svg', href: 'https://www.example.org/', width: 102, height: 40 },
    { name: 'Example Fund', file: 'fund.svg', href: 'https://www.example.org/', width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
