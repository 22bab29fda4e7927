import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Gates Open Research',
    displayNameShort: 'Gates',
    // The example number of the ISSN manual, until the platform has its own.
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { gateways: { enabled: true }, europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: true },
  partnerLogos: [
    { name: 'Example Fund', file: 'fund.svg', href: null, width: 102, height: 40 },
    { name: 'Example Network', file: 'network.svg', href: null, width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
