import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Warsaw Open Research',
    displayNameShort: 'Warsaw',
    // The example number of the ISSN manual, until the platform has its own.
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { gateways: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'sheet', showsIssn: true },
  partnerLogos: [
    { name: 'Example Faculties', file: 'faculties.svg', href: null, width: 104, height: 40 },
    { name: 'Example Library', file: 'library.svg', href: null, width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
