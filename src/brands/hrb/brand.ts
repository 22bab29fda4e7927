import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'HRB Open Research',
    displayNameShort: 'HRB',
    // The example number of the ISSN manual, until the platform has its own.
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'band', showsIssn: true },
  partnerLogos: [
    { name: 'Example Council', file: 'council.svg', href: null, width: 102, height: 40 },
    { name: 'Example Fund', file: 'fund.svg', href: null, width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
