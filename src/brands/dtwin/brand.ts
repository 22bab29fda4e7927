import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Digital Twin',
    // The example number of the ISSN manual, until the platform has its own.
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { aimsAndScopeLink: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'centred', showsIssn: true },
  partnerLogos: [
    { name: 'Example Laboratory', file: 'lab.svg', href: null, width: 119, height: 40 },
    { name: 'Example Trust', file: 'trust.svg', href: null, width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
